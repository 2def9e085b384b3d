import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * OpenAI's own service. Its reasoning models refuse `max_tokens`; it takes 4 stop strings.
 * Source: the reference of `POST /v1/chat/completions`.
 */
export const openai: Dialect = Object.freeze({
  ...compatible,
  name: "openai",
  hosts: ["api.openai.com"],
  maxTokensField: "max_completion_tokens",
  stopMax: 4,
});
