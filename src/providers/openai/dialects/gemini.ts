import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * Gemini's OpenAI-compatible endpoint. Gemini 3 refuses a tool call that comes back without the
 * signature of its thought; tool messages want the tool's name; it takes 5
 * stop strings. Source:
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
