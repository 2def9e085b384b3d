import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * Gemini's OpenAI-compatible endpoint. Gemini 3 rejects a tool call that is sent back without its
 * thought signature; tool messages need the tool's name; at most 5 stop strings. Source:
 * ai.google.dev/gemini-api/docs/openai and /thought-signatures.
 */
export const gemini: Dialect = Object.freeze({
  ...compatible,
  name: "gemini",
  hosts: ["generativelanguage.googleapis.com"],
  reasoningBack: "thought-signature",
  toolResultNames: true,
  stopMax: 5,
});
