import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** SGLang. Source: docs.sglang.ai (OpenAI-compatible APIs). */
export const sglang: Dialect = Object.freeze({
  ...compatible,
  name: "sglang",
  hosts: [],
});
