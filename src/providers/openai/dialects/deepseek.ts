import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** DeepSeek. Source: api-docs.deepseek.com. */
export const deepseek: Dialect = Object.freeze({
  ...compatible,
  name: "deepseek",
  hosts: ["deepseek.com"],
});
