import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Gemini's OpenAI-compatible endpoint. Source: ai.google.dev/gemini-api/docs/openai. */
export const gemini: Dialect = Object.freeze({
  ...compatible,
  name: "gemini",
  hosts: ["generativelanguage.googleapis.com"],
});
