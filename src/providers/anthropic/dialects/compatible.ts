import type { Dialect } from "./dialect.ts";

/** Any other server of this wire, such as llama.cpp. */
export const compatible: Dialect = Object.freeze({
  wire: "anthropic",
  name: "compatible",
  hosts: [],
  keyHeader: "x-api-key",
  userMax: 256,
  thinksByDefault: false,
  endpoint: "messages",
});
