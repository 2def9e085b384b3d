import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * LM Studio, on its usual port. A tool cannot be forced by name; JSON needs a schema. Source:
 * lmstudio.ai/docs (OpenAI compatibility, tool use).
 */
export const lmStudio: Dialect = Object.freeze({
  ...compatible,
  name: "lm-studio",
  hosts: [":1234"],
  toolChoice: "required",
  jsonFormats: "schema",
});
