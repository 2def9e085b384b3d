import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** vLLM. Source: docs.vllm.ai (OpenAI-compatible server). */
export const vllm: Dialect = Object.freeze({
  ...compatible,
  name: "vllm",
  hosts: [],
});
