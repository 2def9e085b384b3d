import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * OpenAI's own service. Its reasoning models reject `max_tokens`; at most 4 stop strings, 64
 * characters of `user`, and 40 of an id. Source: the reference of `POST /v1/chat/completions`;
 * LiteLLM for the limits of `user` and ids.
 */
export const openai: Dialect = Object.freeze({
  ...compatible,
  name: "openai",
  hosts: ["api.openai.com"],
  maxTokensField: "max_completion_tokens",
  stopMax: 4,
  userMax: 64,
  callIds: "short",
});
