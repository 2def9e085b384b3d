import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** OpenAI's own service. Source: the reference of `POST /v1/responses`. */
export const openai: Dialect = Object.freeze({
  ...compatible,
  name: "openai",
  hosts: ["api.openai.com"],
});
