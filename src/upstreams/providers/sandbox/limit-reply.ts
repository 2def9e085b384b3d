import { CALL_CHARACTERS } from "../../catalog/model.ts";
import type { StopCause } from "../../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { ReplyPart } from "./reply.ts";
import { takeTokens } from "./tokens.ts";

/** A part split into the pieces to send; those of a tool call are its arguments. */
export type LimitedPart =
  | { readonly type: "reasoning" | "text"; readonly pieces: readonly string[] }
  | { readonly type: "tool-call"; readonly name: string; readonly pieces: readonly string[] };

/** A reply cut off at its limits. */
export interface LimitedReply {
  readonly parts: readonly LimitedPart[];
  readonly stop: StopCause;
  /** Output tokens only: the pieces sent, including tool names. */
  readonly usage: TokenUsage;
}

export interface ReplyLimits {
  readonly outputTokensMax: number;
  /** Counted as for any reply; a larger reply counts as more than the model can produce. */
  readonly charactersMax: number;
  /** Stop strings end text, but neither reasoning nor tool calls. */
  readonly stop: readonly string[];
}

/** A number of pieces, and their UTF-16 code units in total. */
interface Room {
  readonly tokens: number;
  readonly characters: number;
}

/** One part cut off at its limits; `end` is the reason to stop the reply at this point. */
interface LimitedStep {
  readonly part: LimitedPart | null;
  readonly used: Room;
  readonly end: StopCause | null;
}

/** Greater than the length of a call's id, which is generated when the call is sent. */
const ID_CHARACTERS_MAX = 64;

const reachedLength: StopCause = { cause: "length", raw: "length" };

/**
 * Cuts a reply off at a stop string or the length limit. Each part is written token by token: a
 * stop string counts once it is written in full. A tool call that does not fit is not started, so
 * that arguments are always complete JSON.
 */
export function limitReply(reply: readonly ReplyPart[], limits: ReplyLimits): LimitedReply {
  const parts: LimitedPart[] = [];
  let room: Room = { tokens: limits.outputTokensMax, characters: limits.charactersMax };
  let reasoning = 0;
  let end: StopCause | null = null;
  for (const part of reply) {
    const step = limitPart(part, room, limits.stop);
    if (step.part !== null) parts.push(step.part);
    room = less(room, step.used);
    if (part.type === "reasoning") reasoning += step.used.tokens;
    end = step.end;
    if (end !== null) break;
  }
  const output = limits.outputTokensMax - room.tokens;
  return { parts, stop: end ?? naturalEnd(parts), usage: { output, reasoning } };
}

function less(room: Room, used: Room): Room {
  return { tokens: room.tokens - used.tokens, characters: room.characters - used.characters };
}

function limitPart(part: ReplyPart, room: Room, sequences: readonly string[]): LimitedStep {
  if (part.type === "tool-call") return limitCall(part, room);
  const { pieces, characters, complete } = takeTokens(part.text, room.tokens, room.characters);
  const stop = part.type === "text" ? findStop(pieces.join(""), sequences) : null;
  if (stop === null) {
    const end = complete ? null : reachedLength;
    return { part: { type: part.type, pieces }, used: { tokens: pieces.length, characters }, end };
  }
  const cut = cutPieces(pieces, stop.at);
  return {
    part: { type: part.type, pieces: cut },
    used: { tokens: cut.length, characters: stop.at },
    end: { cause: "stop-sequence", sequence: stop.sequence, raw: "stop-sequence" },
  };
}

function limitCall(call: Extract<ReplyPart, { type: "tool-call" }>, room: Room): LimitedStep {
  const afterHead = less(room, { tokens: 0, characters: CALL_CHARACTERS + ID_CHARACTERS_MAX });
  const name = takeTokens(call.name, afterHead.tokens, afterHead.characters);
  const afterName = less(afterHead, { tokens: name.pieces.length, characters: name.characters });
  const { tokens, characters } = afterName;
  const taken = takeTokens(call.argumentsJson, tokens, characters);
  if (!name.complete || !taken.complete) {
    return { part: null, used: { tokens: 0, characters: 0 }, end: reachedLength };
  }
  const { pieces } = taken;
  const part = { type: call.type, name: call.name, pieces };
  const left = less(afterName, { tokens: pieces.length, characters: taken.characters });
  return { part, used: less(room, left), end: null };
}

/** Returns the pieces of the first `length` UTF-16 code units. */
function cutPieces(pieces: readonly string[], length: number): readonly string[] {
  const cut: string[] = [];
  let left = length;
  for (const piece of pieces) {
    if (left <= 0) break;
    cut.push(piece.slice(0, left));
    left -= piece.length;
  }
  return cut;
}

function naturalEnd(parts: readonly LimitedPart[]): StopCause {
  const cause = parts.some((part) => part.type === "tool-call") ? "tool-calls" : "end";
  return { cause, raw: cause };
}

/** Position of a stop string in a text. */
export interface StopMatch {
  readonly sequence: string;
  /** UTF-16 offset of the stop string; the text ends before it. */
  readonly at: number;
}

/**
 * Returns the stop string that occurs first in a text; at the same position, the first in the list.
 */
export function findStop(text: string, sequences: readonly string[]): StopMatch | null {
  let first: StopMatch | null = null;
  for (const sequence of sequences) {
    const at = sequence === "" ? -1 : text.indexOf(sequence);
    if (at >= 0 && (first === null || at < first.at)) first = { sequence, at };
  }
  return first;
}
