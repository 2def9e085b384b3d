import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * Perplexity. Its streams may end without `[DONE]`; JSON needs a schema. Source:
 * docs.perplexity.ai; its forum's api-discussion 209.
 */
export const perplexity: Dialect = Object.freeze({
  ...compatible,
  name: "perplexity",
  hosts: ["perplexity.ai"],
  endsWithDone: false,
  jsonFormats: "schema",
});
