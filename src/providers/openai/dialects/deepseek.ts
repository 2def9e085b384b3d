import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * DeepSeek. Thinking is on by default and `thinking` turns it off; if a conversation has tool
 * calls, each must send its `reasoning_content` back. No JSON Schema, but JSON objects. Source:
 * api-docs.deepseek.com/guides/thinking_mode and /guides/json_mode.
 */
export const deepseek: Dialect = Object.freeze({
  ...compatible,
  name: "deepseek",
  hosts: ["deepseek.com"],
  reasoningField: "thinking",
  reasoningBack: "reasoning-content",
  jsonFormats: "object",
  stopMax: 16,
});
