import type { StopCause } from "../../conversation/generation-event.ts";
import type { TokenUsage } from "../../conversation/token-usage.ts";
import type { ReplyPart } from "./reply.ts";
import { findStop } from "./stop.ts";
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
  /** They end text, but neither reasoning nor tool calls. */
  readonly stop: readonly string[];
}

/** One part cut off at its limits; `end` is why the reply stops here. */
interface LimitedStep {
  readonly part: LimitedPart | null;
  readonly tokens: number;
  readonly end: StopCause | null;
}

const reachedLength: StopCause = { cause: "length", raw: "length" };

/**
 * Cuts a reply off at a stop string or the length limit. Each part is written token by token: a
 * stop string counts once it is written in full. A tool call that does not fit is not started, so
 * that arguments are always complete JSON.
 */
export function limitReply(reply: readonly ReplyPart[], limits: ReplyLimits): LimitedReply {
  const parts: LimitedPart[] = [];
  let output = 0;
  let reasoning = 0;
  let end: StopCause | null = null;
  for (const part of reply) {
    const step = limitPart(part, { ...limits, outputTokensMax: limits.outputTokensMax - output });
    if (step.part !== null) parts.push(step.part);
    output += step.tokens;
    if (part.type === "reasoning") reasoning += step.tokens;
    end = step.end;
    if (end !== null) break;
  }
  return { parts, stop: end ?? naturalEnd(parts), usage: { output, reasoning } };
}

function limitPart(part: ReplyPart, limits: ReplyLimits): LimitedStep {
  if (part.type === "tool-call") return limitCall(part, limits.outputTokensMax);
  const { pieces, complete } = takeTokens(part.text, limits.outputTokensMax);
  const stop = part.type === "text" ? findStop(pieces.join(""), limits.stop) : null;
  if (stop === null) {
    const end = complete ? null : reachedLength;
    return { part: { type: part.type, pieces }, tokens: pieces.length, end };
  }
  const cut = cutPieces(pieces, stop.at);
  return {
    part: { type: part.type, pieces: cut },
    tokens: cut.length,
    end: { cause: "stop-sequence", sequence: stop.sequence, raw: "stop-sequence" },
  };
}

function limitCall(
  call: Extract<ReplyPart, { type: "tool-call" }>,
  tokensMax: number,
): LimitedStep {
  const name = takeTokens(call.name, tokensMax);
  const { pieces, complete } = takeTokens(call.argumentsJson, tokensMax - name.pieces.length);
  if (!name.complete || !complete) return { part: null, tokens: 0, end: reachedLength };
  const part = { type: call.type, name: call.name, pieces };
  return { part, tokens: name.pieces.length + pieces.length, end: null };
}

/** The pieces of the first `length` UTF-16 code units. */
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
