import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** DeepSeek's `/anthropic`. Source: api-docs.deepseek.com/guides/anthropic_api. */
export const deepseek: Dialect = Object.freeze({
  ...compatible,
  name: "deepseek",
  hosts: ["deepseek.com"],
  thinksByDefault: true,
});
