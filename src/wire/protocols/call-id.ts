import { hash } from "node:crypto";
import { readShortCallId, idBeforeSeparator } from "../../core/conversation/short-call-id.ts";
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

/** Separates a call's own id from its state in the ids of earlier releases. */
const SEPARATOR = "__gw1_";
const CHECKSUM_CHARS = 8;

/**
 * Splits an id as earlier releases gave it to clients: the call's own id, separator, checksum,
 * reasoning state. A short id is reduced to the part that it shows, as one that is damaged. Other
 * ids are returned as they are.
 */
export function splitCallId(text: string): SplitCallId {
  const shown = idBeforeSeparator(text);
  if (shown !== null) return { id: shown, isDamaged: true };
  const at = text.lastIndexOf(SEPARATOR);
  if (at <= 0) return { id: text, isDamaged: false };
  const id = text.slice(0, at);
  const rest = text.slice(at + SEPARATOR.length);
  const state = rest.slice(CHECKSUM_CHARS);
  if (rest.slice(0, CHECKSUM_CHARS) !== checksumOf(id, state)) return { id, isDamaged: true };
  return { id, isDamaged: false, ...(state !== "" && { reasoningState: state }) };
}

/**
 * Reads the id of a call in the history, and notes the place of its state or of a damaged one. A
 * short id stays as it is: the store has what it stands for.
 */
export function readCallId(text: string, notes: RequestNotes, pointer: string): CallIdentity {
  const isShort = readShortCallId(text) !== null;
  const { isDamaged, ...identity } = isShort ? { id: text, isDamaged: false } : splitCallId(text);
  if (isDamaged) notes.ignore(pointer);
  if (isShort || identity.reasoningState !== undefined)
    notes.addParameter("reasoning-state", pointer);
  return identity;
}

function checksumOf(id: string, state: string): string {
  return hash("sha256", id + SEPARATOR + state, "base64url").slice(0, CHECKSUM_CHARS);
}
