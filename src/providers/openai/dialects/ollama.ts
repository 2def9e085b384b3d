import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Ollama, on its usual port. Source: docs/openai.md of its repository. */
export const ollama: Dialect = Object.freeze({
  ...compatible,
  name: "ollama",
  hosts: [":11434"],
});
