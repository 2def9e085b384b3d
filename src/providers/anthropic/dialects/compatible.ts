import type { Dialect } from "./dialect.ts";

/** Any other server with this API, such as llama.cpp. */
export const compatible: Dialect = Object.freeze({
  wire: "anthropic",
  name: "compatible",
  hosts: [],
  keyHeader: "x-api-key",
  userMax: 256,
  thinksByDefault: false,
  endpoint: "messages",
});
