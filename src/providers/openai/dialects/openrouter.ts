import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * OpenRouter: one reasoning format for all of its models, their cache marks, and `top_k`. Source:
 * openrouter.ai/docs ("Reasoning tokens" with `reasoning_details`, "Prompt caching", "Parameters").
 */
export const openrouter: Dialect = Object.freeze({
  ...compatible,
  name: "openrouter",
  hosts: ["openrouter.ai"],
  reasoningField: "object",
  reasoningBack: "reasoning-details",
  cacheControl: true,
  topK: true,
  userMax: 128,
});
