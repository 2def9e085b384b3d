import { type Json, objectsOf } from "../stand-ins/json.ts";
import type { VendorReply } from "../stand-ins/vendor.ts";

/** What a conversation showed at a vendor that binds thinking. */
export interface ThinkingSent {
  readonly requests: number;
  /** Requests that brought thinking back. */
  readonly withThinking: number;
  /** Replies that named thinking which the vendor dropped. */
  readonly withDropped: number;
}

export function countThinking(
  taken: readonly Json[],
  answers: readonly VendorReply[],
): ThinkingSent {
  return {
    requests: taken.length,
    withThinking: taken.filter(bringsThinking).length,
    withDropped: answers.filter((answer) => JSON.stringify(answer).includes("thinking_dropped"))
      .length,
  };
}

function bringsThinking({ messages }: Json): boolean {
  return objectsOf(messages)
    .flatMap(({ content }) => objectsOf(content))
    .some(({ type }) => type === "thinking" || type === "redacted_thinking");
}

/**
 * What a run changes: nothing, what stands before the thinking, or the format of a reply, which
 * stands before it only where it is asked for in words.
 */
export type Changes = "nothing" | "prefix" | "format";

/**
 * Why a run shows nothing of bound thinking; null if it does: where thinking goes back, it is kept
 * in an unchanged conversation and dropped in a changed one.
 */
export function emptyRun(
  { withThinking, withDropped }: ThinkingSent,
  changes: Changes,
): string | null {
  if (withThinking === 0) return "sends no thinking back";
  if (changes === "prefix" && withDropped === 0) return "changed nothing before its thinking";
  return changes === "nothing" && withDropped > 0 ? "lost thinking though nothing changed" : null;
}
