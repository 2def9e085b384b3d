import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * Moonshot's Kimi models. From K2.5 on, thinking is on by default, `thinking` turns it off, and
 * tool calls must send their `reasoning_content` back. Source: platform.moonshot.ai/docs (thinking
 * models, tool use); opencode 16318.
 */
export const moonshot: Dialect = Object.freeze({
  ...compatible,
  name: "moonshot",
  hosts: ["moonshot.ai", "moonshot.cn"],
  reasoningField: "thinking",
  reasoningBack: "reasoning-content",
  jsonFormats: "object",
});
