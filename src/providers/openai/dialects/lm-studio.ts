import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** LM Studio, at its usual port. Source: lmstudio.ai/docs (OpenAI compatibility). */
export const lmStudio: Dialect = Object.freeze({
  ...compatible,
  name: "lm-studio",
  hosts: [":1234"],
});
