// Made from spec/ by scripts/generate.ts. Do not edit.
import type { Schemas } from "./types.ts";
import type { Validator } from "./validators.js";

export const Account: Validator<Schemas["Account"]>;
export const ErrorResponse: Validator<Schemas["ErrorResponse"]>;
export const Statement: Validator<Schemas["Statement"]>;
export const UsageReport: Validator<Schemas["UsageReport"]>;
