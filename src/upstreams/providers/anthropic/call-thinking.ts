import type { Upstream } from "../../catalog/model.ts";
import { asCount, asObjects } from "../../../core/raw-json/untyped-json.ts";
import { readReasoningState, writeReasoningState } from "../shared/reasoning-state.ts";
import { readBlock, type ReplyBlock } from "./reply-body.ts";
import type { WireThinkingBlock } from "./request-body.ts";

/**
 * Returns a thinking block in the form to send back; undefined for other blocks. Not every vendor
 * signs.
 */
function thinkingOf(block: ReplyBlock): WireThinkingBlock | undefined {
  const { type, thinking, signature, data } = block;
  if (type === "thinking" && thinking !== undefined) {
    return { type, thinking, ...(signature !== undefined && { signature }) };
  }
  return type === "redacted_thinking" && data !== undefined ? { type, data } : undefined;
}

/** A thinking block, and how many characters of the turn's text precede it. */
export interface PositionedThinking {
  readonly block: WireThinkingBlock;
  readonly textBefore: number;
}

/** The thinking that a call carries. */
export interface CallThinking {
  readonly blocks: readonly PositionedThinking[];
  /** How many characters of the turn's text precede the call. */
  readonly textBefore: number;
  /** The same number for each call between the last call with a state and this one. */
  readonly callsBefore: readonly number[];
}

/** The thinking of a reply, in order; each call takes the blocks that precede it. */
export class ThinkingCollector {
  readonly #upstream: Upstream;
  #blocks: PositionedThinking[] = [];
  #textCharacters = 0;
  #callsBefore: number[] = [];
  #hasThought = false;

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  add(block: ReplyBlock): void {
    const thinking = thinkingOf(block);
    if (thinking === undefined) return;
    this.#blocks.push({ block: thinking, textBefore: this.#textCharacters });
  }

  /** Counts text of the reply that precedes later blocks. */
  passText(characters: number): void {
    this.#textCharacters += characters;
  }

  /**
   * Returns the state of a call that starts now: the thinking before it, and the positions of this
   * call and of the calls without a state before it. A call without thinking has a state if text
   * separates it from those calls.
   */
  take(): { readonly reasoningState?: string } {
    const call = this.#textCharacters;
    const blocks = this.#blocks;
    const before = this.#callsBefore;
    this.#hasThought ||= blocks.length > 0;
    const isApart = this.#hasThought && before.some((place) => place < call);
    if (blocks.length === 0 && !isApart) {
      before.push(call);
      return {};
    }
    this.#blocks = [];
    this.#callsBefore = [];
    const state = {
      blocks: blocks.map(({ block }) => block),
      at: blocks.map(({ textBefore }) => textBefore),
      call,
      ...(before.length > 0 && { before }),
    };
    return { reasoningState: writeReasoningState(this.#upstream, state) };
  }
}

/**
 * Unpacks a call's `reasoningState`; undefined if this upstream cannot use it. A state without
 * positions is from an earlier version: its blocks preceded all text.
 */
export function unpackThinking(
  state: string | undefined,
  upstream: Upstream,
): CallThinking | undefined {
  if (state === undefined) return undefined;
  const read = readReasoningState(upstream, state);
  const written = asObjects(read?.["blocks"]).map((block) => thinkingOf(readBlock(block)));
  const blocks = written.filter((block) => block !== undefined);
  const callsBefore = readPlaces(read?.["before"]);
  const isEmpty = blocks.length === 0 && callsBefore.length === 0;
  if (isEmpty || blocks.length !== written.length) return undefined;
  const places = readPlaces(read?.["at"]);
  return {
    blocks: blocks.map((block, at) => ({ block, textBefore: places[at] ?? 0 })),
    textBefore: asCount(read?.["call"]) ?? Number.POSITIVE_INFINITY,
    callsBefore,
  };
}

function readPlaces(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map((place) => asCount(place) ?? 0) : [];
}

/** Returns whether a call carries thinking that this upstream can use. */
export function hasUsableThinking(state: string | undefined, upstream: Upstream): boolean {
  return (unpackThinking(state, upstream)?.blocks.length ?? 0) > 0;
}
