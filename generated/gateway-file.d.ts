// Made from src/system/config/gateway-schema.ts by scripts/generate.ts. Do not edit.
import type { ErrorObject } from "ajv";

/** Whether a document of `gateway.yaml` keeps to its schema; `errors` lists each broken rule. */
export declare const validateGatewayFile: {
  (document: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
};
