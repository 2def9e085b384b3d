import type { SseEvent } from "../sse/parse.ts";
import { parseObject } from "./json.ts";

/** What ends a stream of chat completions, and some servers' streams of every wire. */
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
