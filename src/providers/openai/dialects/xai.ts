import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** xAI's Grok models. Source: docs.x.ai. */
export const xai: Dialect = Object.freeze({
  ...compatible,
  name: "xai",
  hosts: ["x.ai"],
});
