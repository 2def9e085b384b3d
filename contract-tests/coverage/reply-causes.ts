import type { OperationId } from "../../generated/operations.ts";
import type { Cause } from "./cause.ts";
import { chatRows, chatStreams } from "./chat-rows.ts";
import { exchange } from "./exchange.ts";
import { messagesRows, messagesStreams } from "./messages-rows.ts";
import {
  completionPath,
  limitHeaders,
  messagesPath,
  requestHeaders,
  unneeded,
  type Row,
} from "./reply-patterns.ts";

interface Kind {
  readonly operationId: OperationId;
  readonly path: string;
  readonly mediaType: "application/json" | "text/event-stream";
}

function causesOf({ operationId, path, mediaType }: Kind, rows: readonly Row[]): readonly Cause[] {
  return rows.map(([name, body, pattern, headers]) => ({
    name: `${operationId}: ${name}`,
    expected: {
      operationId,
      status: 200,
      mediaType,
      body: pattern,
      headers: { ...requestHeaders, ...limitHeaders, ...unneeded, ...headers },
    },
    reach: ({ server, keys }) => exchange(server, path, { key: keys.rich, body }),
  }));
}

const chat = { operationId: "createChatCompletion", path: completionPath } as const;
const messages = { operationId: "createMessage", path: messagesPath } as const;

/** Responses of both protocols, non-streaming and streamed. */
export const replyCauses: readonly Cause[] = [
  ...causesOf({ ...chat, mediaType: "application/json" }, chatRows),
  ...causesOf({ ...chat, mediaType: "text/event-stream" }, chatStreams),
  ...causesOf({ ...messages, mediaType: "application/json" }, messagesRows),
  ...causesOf({ ...messages, mediaType: "text/event-stream" }, messagesStreams),
];
