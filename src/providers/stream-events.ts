import type { SseEvent } from "../sse/parse.ts";
import { parseObject } from "./json.ts";

/**
 * Whether an event only keeps a connection open: its name is `ping`, or it has no data. (An error says
 * that there is one by its name alone.)
 */
export function isKeepAlive(event: string, data: string): boolean {
  return event === "ping" || (event !== "error" && data.trim() === "");
}

/** What ends a stream of chat completions; servers of the other APIs send it behind their own end. */
export function isDone(data: string): boolean {
  return data.trim() === "[DONE]";
}

/**
 * Whether the event that a stream ended within lacks no more than its line ends: its data is what
 * no cut can leave of longer data.
 */
export function isWhole({ data }: SseEvent): boolean {
  return isDone(data) || parseObject(data) !== undefined;
}
