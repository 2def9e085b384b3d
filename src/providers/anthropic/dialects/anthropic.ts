import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Anthropic's own service. Source: docs.anthropic.com/en/api/messages. */
export const anthropic: Dialect = Object.freeze({
  ...compatible,
  name: "anthropic",
  hosts: ["api.anthropic.com"],
});
