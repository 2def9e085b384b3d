import { connectionError, errorFromBody, GatewayError } from "./gateway-error.js";
import type {
  ChatCompletionChunk,
  ErrorResponse,
  MessageStreamEvent as AnyMessageStreamEvent,
  ResponseErrorEvent,
  ResponseFailedEvent,
  ResponseStreamEvent,
} from "./models/index.js";
import { readSse } from "./sse.js";

/** An event of a messages stream; an `error` event is thrown instead of returned. */
export type MessageEvent = Exclude<AnyMessageStreamEvent, ErrorResponse>;

/** An event of a responses stream; a failure is thrown instead of returned. */
export type ResponseEvent = Exclude<ResponseStreamEvent, ResponseErrorEvent | ResponseFailedEvent>;

const messageEventTypes: ReadonlySet<string> = new Set([
  "message_start",
  "content_block_start",
  "content_block_delta",
  "content_block_stop",
  "message_delta",
  "message_stop",
]);

const responseEventTypes: ReadonlySet<string> = new Set([
  "response.created",
  "response.in_progress",
  "response.output_item.added",
  "response.content_part.added",
  "response.output_text.delta",
  "response.output_text.done",
  "response.content_part.done",
  "response.reasoning_summary_part.added",
  "response.reasoning_summary_text.delta",
  "response.reasoning_summary_text.done",
  "response.reasoning_summary_part.done",
  "response.function_call_arguments.delta",
  "response.function_call_arguments.done",
  "response.custom_tool_call_input.delta",
  "response.custom_tool_call_input.done",
  "response.output_item.done",
  "response.completed",
  "response.incomplete",
]);

/**
 * Yields the chunks of a streamed chat completion. Throws `GatewayError` if the stream reports an
 * error or ends without `[DONE]`. Leaving the loop early closes the connection.
 */
export async function* chatChunks(
  response: Response,
  timeoutMs?: number,
): AsyncGenerator<ChatCompletionChunk> {
  for await (const { data } of events(response, timeoutMs)) {
    if (data === "[DONE]") return;
    const chunk = JSON.parse(data);
    if (chunk.type === "error") throw errorFromBody(response.status, data, response.headers);
    if (Array.isArray(chunk.choices)) yield chunk;
  }
  throw truncated();
}

/**
 * Yields the events of a streamed message. Throws `GatewayError` if the stream reports an error or
 * ends without `message_stop`. Events of unknown types are skipped.
 */
export async function* messageEvents(
  response: Response,
  timeoutMs?: number,
): AsyncGenerator<MessageEvent> {
  for await (const { data } of events(response, timeoutMs)) {
    const event = JSON.parse(data);
    if (event.type === "error") throw errorFromBody(response.status, data, response.headers);
    if (messageEventTypes.has(event.type)) yield event;
    if (event.type === "message_stop") return;
  }
  throw truncated();
}

/**
 * Yields the events of a streamed response, `response.completed` or `response.incomplete` last.
 * Throws `GatewayError` if the stream reports an error or ends without one of them. Events of
 * unknown types are skipped.
 */
export async function* responseEvents(
  response: Response,
  timeoutMs?: number,
): AsyncGenerator<ResponseEvent> {
  for await (const { data } of events(response, timeoutMs)) {
    const event = JSON.parse(data);
    if (event.type === "error") throw errorFromBody(response.status, data, response.headers);
    if (responseEventTypes.has(event.type)) yield event;
    if (event.type === "response.completed" || event.type === "response.incomplete") return;
  }
  throw truncated();
}

async function* events(response: Response, timeoutMs: number | undefined) {
  if (response.body === null) throw truncated();
  try {
    yield* readSse(response.body, timeoutMs);
  } catch (error) {
    if (error instanceof GatewayError || isAbort(error)) throw error;
    throw truncated(error);
  }
}

/** Returns whether the caller ended the request. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");
}

function truncated(cause?: unknown): GatewayError {
  return connectionError("stream_truncated", "The stream ended before the reply was complete.", cause);
}
