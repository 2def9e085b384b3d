import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Perplexity. Source: docs.perplexity.ai. */
export const perplexity: Dialect = Object.freeze({
  ...compatible,
  name: "perplexity",
  hosts: ["perplexity.ai"],
});
