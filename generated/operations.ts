// Made from spec/ by scripts/generate.ts. Do not edit.
import type { Schemas } from "./types.ts";

/** One operation of the contract; the names are components of the schemas. */
interface OperationContract {
  readonly method: "get" | "post" | "patch";
  /** Below the address's path prefix. */
  readonly path: string;
  /** Every status that the operation may answer with. */
  readonly statuses: readonly number[];
  /** The request body; null where there is none. */
  readonly request: keyof Schemas | null;
  /** The body of the 200 reply. */
  readonly reply: keyof Schemas;
  /** One server-sent event of the reply's stream; null where the reply is never streamed. */
  readonly streamEvent: keyof Schemas | null;
  /** What the JSON text in such an event's `data` holds while the reply goes well. */
  readonly streamData: keyof Schemas | null;
}

/** The operations by their operationId. */
export const operations = {
  "createChatCompletion": {
    "method": "post",
    "path": "/chat/completions",
    "statuses": [
      200,
      400,
      401,
      402,
      403,
      404,
      408,
      409,
      413,
      415,
      422,
      429,
      500,
      502,
      503,
      504
    ],
    "request": "ChatCompletionRequest",
    "reply": "ChatCompletion",
    "streamEvent": "ChatCompletionStreamEvent",
    "streamData": "ChatCompletionChunk"
  },
  "createMessage": {
    "method": "post",
    "path": "/messages",
    "statuses": [
      200,
      400,
      401,
      402,
      403,
      404,
      408,
      409,
      413,
      415,
      422,
      429,
      500,
      502,
      503,
      504,
      529
    ],
    "request": "MessagesRequest",
    "reply": "Message",
    "streamEvent": "MessagesStreamEvent",
    "streamData": "MessageStreamEvent"
  },
  "countMessageTokens": {
    "method": "post",
    "path": "/messages/count_tokens",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      413,
      415,
      429,
      500,
      503,
      529
    ],
    "request": "CountTokensRequest",
    "reply": "TokenCount",
    "streamEvent": null,
    "streamData": null
  },
  "createResponse": {
    "method": "post",
    "path": "/responses",
    "statuses": [
      200,
      400,
      401,
      402,
      403,
      404,
      408,
      409,
      413,
      415,
      422,
      429,
      500,
      502,
      503,
      504
    ],
    "request": "ResponsesRequest",
    "reply": "ResponseObject",
    "streamEvent": "ResponsesStreamEvent",
    "streamData": "ResponseStreamEvent"
  },
  "listModels": {
    "method": "get",
    "path": "/models",
    "statuses": [
      200,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "ModelList",
    "streamEvent": null,
    "streamData": null
  },
  "getModel": {
    "method": "get",
    "path": "/models/{id}",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Model",
    "streamEvent": null,
    "streamData": null
  },
  "getAccount": {
    "method": "get",
    "path": "/account",
    "statuses": [
      200,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Account",
    "streamEvent": null,
    "streamData": null
  }
} as const satisfies Readonly<Record<string, OperationContract>>;

export type OperationId = keyof typeof operations;
