import type { Dialect } from "./dialect.ts";

/** Any other server with this API: only what the vendor's reference has always included. */
export const compatible: Dialect = Object.freeze({
  wire: "openai",
  name: "compatible",
  hosts: [],
  keyHeader: "authorization",
  maxTokensField: "max_tokens",
  reasoningField: "effort",
  reasoningBack: "none",
  cacheControl: false,
  topK: false,
  stopMax: null,
  userMax: null,
  streamOptions: true,
  participantNames: true,
  toolResultNames: false,
  callIds: "any",
  userAfterTool: true,
  toolChoice: "named",
  jsonFormats: "all",
  endsWithDone: true,
});
