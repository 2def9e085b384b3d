import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * Anthropic's models on bedrock-runtime; bedrock-mantle (`api.aws`) behaves like the vendor.
 * Source: Bedrock's user guide (Anthropic Claude Messages API).
 */
export const bedrock: Dialect = Object.freeze({
  ...compatible,
  name: "bedrock",
  hosts: ["amazonaws.com"],
  keyHeader: "authorization",
  endpoint: "invoke",
});
