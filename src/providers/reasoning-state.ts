import { hash } from "node:crypto";
import type { Upstream } from "../catalog/model.ts";
import { type JsonObject, parseObject } from "./json.ts";

/** Characters of the mark at the head of a state. */
const MARK_CHARS = 8;

/**
 * Writes what an upstream needs back with a tool call as the opaque text of
 * `ToolCall.reasoningState`: the mark of the upstream, since no other one can read it, and JSON;
 * letters, digits, `-` and `_` only.
 */
export function writeReasoningState(upstream: Upstream, value: object): string {
  return markOf(upstream) + Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Reads a state that this upstream gave; undefined for those of others and for what is damaged. */
export function readReasoningState(upstream: Upstream, state: string): JsonObject | undefined {
  if (!state.startsWith(markOf(upstream))) return undefined;
  return parseObject(Buffer.from(state.slice(MARK_CHARS), "base64url").toString());
}

function markOf({ id }: Upstream): string {
  return hash("sha256", id, "base64url").slice(0, MARK_CHARS);
}
