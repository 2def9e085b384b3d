import { hash } from "node:crypto";
import type { RequestNotes } from "./request-notes.ts";

/** A tool call as a client identifies it. */
export interface CallIdentity {
  readonly id: string;
  /** `ToolCall.reasoningState`. */
  readonly reasoningState?: string;
}

export interface SplitCallId extends CallIdentity {
  /** Whether the id had a reasoning state that the client has altered. */
  readonly isDamaged: boolean;
}

/** Separates a call's own id from its state; the digit is the version. */
const SEPARATOR = "__gw1_";
const CHECKSUM_CHARS = 8;
/** A longer state is dropped; the model then reasons again. */
const STATE_CHARS_MAX = 131_072;

/**
 * Returns the id under which a client gets a call. The id is the only field that every client of
 * either protocol returns with the call and its result, so it carries the reasoning state that the
 * upstream expects back: separator, checksum, state. An id that contains the separator itself is
 * written with an empty state.
 */
export function joinCallId({ id, reasoningState = "" }: CallIdentity): string {
  const state = canTravel(reasoningState) ? reasoningState : "";
  if (state === "" && !id.includes(SEPARATOR)) return id;
  return id + SEPARATOR + checksumOf(id, state) + state;
}

/** Splits the id that a client returns into the call's own id and its state. */
export function splitCallId(text: string): SplitCallId {
  const at = text.lastIndexOf(SEPARATOR);
  if (at <= 0) return { id: text, isDamaged: false };
  const id = text.slice(0, at);
  const rest = text.slice(at + SEPARATOR.length);
  const state = rest.slice(CHECKSUM_CHARS);
  if (rest.slice(0, CHECKSUM_CHARS) !== checksumOf(id, state)) return { id, isDamaged: true };
  return { id, isDamaged: false, ...(state !== "" && { reasoningState: state }) };
}

/** Splits the id of a call in the history, and notes the place of its state or of a damaged one. */
export function readCallId(text: string, notes: RequestNotes, pointer: string): CallIdentity {
  const { isDamaged, ...identity } = splitCallId(text);
  if (isDamaged) notes.ignore(pointer);
  if (identity.reasoningState !== undefined) notes.addParameter("reasoning-state", pointer);
  return identity;
}

function canTravel(state: string): boolean {
  return state.length <= STATE_CHARS_MAX && !state.includes(SEPARATOR);
}

function checksumOf(id: string, state: string): string {
  return hash("sha256", id + SEPARATOR + state, "base64url").slice(0, CHECKSUM_CHARS);
}
