import type { Upstream } from "../../catalog/model.ts";
import { asObjects, asText, type JsonObject } from "../json.ts";
import { readReasoningState, writeReasoningState } from "../reasoning-state.ts";
import type { WireThinkingBlock } from "./request-body.ts";

/** A thinking block as it can be sent back, undefined for other blocks; not every vendor signs. */
function readThinkingBlock(block: JsonObject): WireThinkingBlock | undefined {
  const { type, thinking } = block;
  const signature = asText(block["signature"]);
  const data = asText(block["data"]);
  if (type === "thinking" && typeof thinking === "string") {
    return { type, thinking, ...(signature !== undefined && { signature }) };
  }
  return type === "redacted_thinking" && data !== undefined ? { type, data } : undefined;
}

/** The thinking of a reply, in order; each call takes the blocks that precede it. */
export class CarriedThinking {
  readonly #upstream: Upstream;
  #blocks: WireThinkingBlock[] = [];

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  add(block: JsonObject): void {
    const read = readThinkingBlock(block);
    if (read !== undefined) this.#blocks.push(read);
  }

  /** The state of a call that starts now. */
  take(): { readonly reasoningState?: string } {
    const blocks = this.#blocks;
    this.#blocks = [];
    if (blocks.length === 0) return {};
    return { reasoningState: writeReasoningState(this.#upstream, { blocks }) };
  }
}

/** Unpacks a call's `reasoningState`; undefined if this upstream cannot use it. */
export function unpackThinking(
  state: string | undefined,
  upstream: Upstream,
): readonly WireThinkingBlock[] | undefined {
  if (state === undefined) return undefined;
  const read = asObjects(readReasoningState(upstream, state)?.["blocks"]).map(readThinkingBlock);
  const blocks = read.filter((block) => block !== undefined);
  return blocks.length > 0 && blocks.length === read.length ? blocks : undefined;
}
