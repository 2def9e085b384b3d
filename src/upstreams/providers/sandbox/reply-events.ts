import { assertNever } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { LimitedPart, LimitedReply } from "./limit-reply.ts";

export interface ReplyIds {
  /** Returns a new id for a tool call, in this API's own format. */
  toolCallId(): string;
}

/** Returns the first event; `inputTokens` is null if the upstream reports no usage. */
export function startEvent({
  inputTokens,
  hidesReasoning,
}: {
  readonly inputTokens: number | null;
  readonly hidesReasoning: boolean;
}): GenerationEvent {
  return {
    type: "generation-start",
    ...(inputTokens !== null && { usage: { freshInput: inputTokens } }),
    ...(hidesReasoning && { hidesReasoning }),
  };
}

/** Returns the events at the end of a reply; `usage` is null without a usage report. */
export function endEvents(reply: LimitedReply, usage: TokenUsage | null): GenerationEvent[] {
  const end: GenerationEvent = { type: "generation-end", stop: reply.stop };
  return usage === null ? [end] : [{ type: "usage-update", usage }, end];
}

/**
 * Returns the events of a non-streaming response between its first and last events: one delta per
 * part.
 */
export function wholeEvents(reply: LimitedReply, ids: ReplyIds): GenerationEvent[] {
  return [...eachPart(reply)].flatMap(({ part, call }) => [
    ...openPart(part, call, ids),
    ...(part.pieces.length > 0 ? [delta(part, part.pieces.join(""), call)] : []),
  ]);
}

/**
 * Yields the same events, one array per piece. A tool call starts in the array of its first piece.
 */
export function* pieceEvents(reply: LimitedReply, ids: ReplyIds): Generator<GenerationEvent[]> {
  for (const { part, call } of eachPart(reply)) {
    let opening = openPart(part, call, ids);
    for (const piece of part.pieces) {
      yield [...opening, delta(part, piece, call)];
      opening = [];
    }
  }
}

/** Yields each part with the number of tool calls before it. */
function* eachPart(reply: LimitedReply): Generator<{ part: LimitedPart; call: number }> {
  let call = 0;
  for (const part of reply.parts) {
    yield { part, call };
    if (part.type === "tool-call") call += 1;
  }
}

function openPart(part: LimitedPart, call: number, ids: ReplyIds): GenerationEvent[] {
  return part.type === "tool-call"
    ? [{ type: "tool-call-start", index: call, id: ids.toolCallId(), name: part.name }]
    : [];
}

function delta(part: LimitedPart, text: string, call: number): GenerationEvent {
  switch (part.type) {
    case "reasoning":
      return { type: "reasoning-delta", text };
    case "text":
      return { type: "text-delta", text };
    case "tool-call":
      return { type: "tool-call-delta", index: call, argumentsJson: text };
    default:
      return assertNever(part);
  }
}
