import type { OperationId } from "../../generated/operations.ts";
import { bodyAt, hello, responses } from "../harness/requests.ts";
import type { Cause } from "./cause.ts";
import { exchange } from "./exchange.ts";
import { limitHeaders, requestHeaders } from "./headers.ts";

type Row = readonly [name: string, operationId: OperationId, path: string, body?: object];

const streamed = { ...hello, stream: true };
/** It fails after three pieces. */
const broken = {
  ...streamed,
  model: "sandbox/break",
  messages: [{ role: "user", content: "one two three four" }],
};

const rows: readonly Row[] = [
  ["text", "createChatCompletion", "/v1/chat/completions", hello],
  ["streamed text", "createChatCompletion", "/v1/chat/completions", streamed],
  ["a stream with a failing upstream", "createChatCompletion", "/v1/chat/completions", broken],
  ["text", "createMessage", "/v1/messages", hello],
  ["streamed text", "createMessage", "/v1/messages", streamed],
  ["a stream with a failing upstream", "createMessage", "/v1/messages", broken],
  ["text", "createResponse", responses, bodyAt(responses, hello)],
  ["streamed text", "createResponse", responses, bodyAt(responses, streamed)],
  ["a stream with a failing upstream", "createResponse", responses, bodyAt(responses, broken)],
  ["tokens", "countMessageTokens", "/v1/messages/count_tokens", hello],
  ["the models of the plan", "listModels", "/v1/models"],
  ["a model, its slash escaped", "getModel", "/v1/models/sandbox%2Fecho"],
  ["a model, its slash as it is", "getModel", "/v1/models/sandbox/agent"],
  ["the caller's account", "getAccount", "/v1/account"],
];

/**
 * Successes, whose bodies are checked by their schemas and the order of their events. Their content
 * is in `contract-tests/spec-rows` and, as recorded, in `spec/examples`.
 */
export const replyCauses: readonly Cause[] = rows.map(([name, operationId, path, body]) => ({
  name: `${operationId}: ${name}`,
  expected: {
    operationId,
    status: 200,
    mediaType: body !== undefined && "stream" in body ? "text/event-stream" : "application/json",
    headers: {
      ...requestHeaders,
      ...limitHeaders,
      "retry-after": null,
      "retry-after-ms": null,
      "x-should-retry": null,
    },
  },
  reach: ({ server, keys }) =>
    exchange(server, path, { key: keys.rich, ...(body !== undefined && { body }) }),
}));
