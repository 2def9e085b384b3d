import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/**
 * Mistral. Unknown fields are rejected, hence no `user`, no `stream_options`, and names only on
 * tool messages; call ids are 9 letters and digits; a user message may not follow a tool message.
 * Source: docs.mistral.ai/api, `@ai-sdk/mistral`, zed 31736.
 */
export const mistral: Dialect = Object.freeze({
  ...compatible,
  name: "mistral",
  hosts: ["mistral.ai"],
  userMax: 0,
  streamOptions: false,
  participantNames: false,
  toolResultNames: true,
  callIds: "nine",
  userAfterTool: false,
});
