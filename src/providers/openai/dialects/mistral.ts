import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Mistral. Source: docs.mistral.ai/api and `@ai-sdk/mistral`. */
export const mistral: Dialect = Object.freeze({
  ...compatible,
  name: "mistral",
  hosts: ["mistral.ai"],
});
