import { type Json, objectsOf } from "../stand-ins/json.ts";
import type { VendorReply } from "../stand-ins/vendor.ts";

/** The results of a conversation at a vendor that binds thinking. */
export interface ThinkingSent {
  readonly requests: number;
  /** Requests that sent thinking back. */
  readonly withThinking: number;
  /** Responses that reported dropped thinking. */
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
 * The change in a run: none, the prefix of the thinking, or the format of a response, which is part
 * of the prefix only if it is requested in words.
 */
export type Changes = "nothing" | "prefix" | "format";

/**
 * Returns the reason for which a run is inconclusive about bound thinking; null if it is
 * conclusive: thinking that is sent back is kept in an unchanged conversation and dropped in a
 * changed one.
 */
export function emptyRun(
  { withThinking, withDropped }: ThinkingSent,
  changes: Changes,
): string | null {
  if (withThinking === 0) return "sends no thinking back";
  if (changes === "prefix" && withDropped === 0) return "changed nothing before its thinking";
  return changes === "nothing" && withDropped > 0 ? "lost thinking though nothing changed" : null;
}
