import type { Dialect } from "./dialect.ts";

/** Any other server with this API. */
export const compatible: Dialect = Object.freeze({
  wire: "openai-responses",
  name: "compatible",
  hosts: [],
  keyHeader: "authorization",
  userMax: 64,
});
