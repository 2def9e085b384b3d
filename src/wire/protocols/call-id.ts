import { hash } from "node:crypto";
import type { RequestNotes } from "./request-notes.ts";

/** A tool call as a client names it. */
export interface CallIdentity {
  readonly id: string;
  /** `ToolCall.reasoningState`. */
  readonly reasoningState?: string;
}

export interface SplitCallId extends CallIdentity {
  /** A reasoning state was there, and is no longer what it was: the client has changed the id. */
  readonly isDamaged: boolean;
}

/** Separates a call's own id from what it carries; the digit is the version. */
const SEPARATOR = "__gw1_";
const CHECKSUM_CHARS = 8;
/** A longer state is not carried: then the model reasons anew. */
const STATE_CHARS_MAX = 131_072;

/**
 * The id under which a client gets a call. It is the one thing that every client of either
 * protocol gives back with the call and with its result, so the reasoning that the upstream wants
 * back travels in it: separator, checksum, state. An id that holds the separator itself is
 * written with an empty state.
 */
export function joinCallId({ id, reasoningState = "" }: CallIdentity): string {
  const state = canTravel(reasoningState) ? reasoningState : "";
  if (state === "" && !id.includes(SEPARATOR)) return id;
  return id + SEPARATOR + checksumOf(id, state) + state;
}

/** From the id that a client gives back to the call's own and its state. */
export function splitCallId(text: string): SplitCallId {
  const at = text.lastIndexOf(SEPARATOR);
  if (at <= 0) return { id: text, isDamaged: false };
  const id = text.slice(0, at);
  const rest = text.slice(at + SEPARATOR.length);
  const state = rest.slice(CHECKSUM_CHARS);
  if (rest.slice(0, CHECKSUM_CHARS) !== checksumOf(id, state)) return { id, isDamaged: true };
  return { id, isDamaged: false, ...(state !== "" && { reasoningState: state }) };
}

/** Splits the id of a call in the history, and notes where its state stands or was damaged. */
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
