import { hash } from "node:crypto";
import type { Upstream } from "../../catalog/model.ts";
import { callsOfTurn, type Conversation } from "../../../core/conversation/conversation.ts";
import { type JsonObject, parseObject } from "../../../core/raw-json/untyped-json.ts";

/** Length of the mark at the start of a state. */
const MARK_CHARS = 8;

/**
 * Encodes data that an upstream needs back with a tool call as the opaque text of
 * `ToolCall.reasoningState`: the upstream's mark, since no other upstream can read it, and JSON;
 * only letters, digits, `-` and `_`.
 */
export function writeReasoningState(upstream: Upstream, value: object): string {
  return markOf(upstream) + Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Decodes a state that this upstream issued; undefined if it is damaged or another upstream's. */
export function readReasoningState(upstream: Upstream, state: string): JsonObject | undefined {
  if (!state.startsWith(markOf(upstream))) return undefined;
  return parseObject(Buffer.from(state.slice(MARK_CHARS), "base64url").toString());
}

/** Returns whether a conversation sends reasoning back. */
export function carriesReasoning({ turns }: Conversation): boolean {
  return turns.flatMap(callsOfTurn).some(({ reasoningState }) => reasoningState !== undefined);
}

function markOf({ id }: Upstream): string {
  return hash("sha256", id, "base64url").slice(0, MARK_CHARS);
}
