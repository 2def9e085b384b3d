import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Groq. Rejects `name` on messages; takes 4 stop strings. Source: console.groq.com/docs/openai. */
export const groq: Dialect = Object.freeze({
  ...compatible,
  name: "groq",
  hosts: ["groq.com"],
  participantNames: false,
  stopMax: 4,
});
