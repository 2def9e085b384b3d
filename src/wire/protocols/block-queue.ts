import type { StopCause } from "../../core/conversation/generation-event.ts";
import {
  addArguments,
  type CallBlock,
  isWhole,
  shownContent,
  type StreamBlock,
} from "./stream-block.ts";
import { readToolInput, unreadableArguments } from "./tool-input.ts";

/** The events of one protocol for a block; each returns SSE text. */
export interface BlockWire {
  /** Whether the newest call is cut short, too, if it has no arguments at an early end. */
  readonly cutsEmptyCalls: boolean;
  /** Starts a block without content; `index` is its place in the reply. */
  open(block: StreamBlock, index: number): string;
  /** Adds content to the open block. */
  delta(text: string): string;
  /** Ends the open block. */
  close(block: StreamBlock, index: number): string;
  /**
   * Ends the open block, a call that the length limit has cut short; null: the reply ends here, and
   * the blocks behind it are left out.
   */
  cut(call: CallBlock, index: number): string | null;
}

/**
 * Puts the blocks of a streamed reply in a row. Invariant: at most one block is open on the wire,
 * the first one. The others wait until it is complete, so that calls with interleaved deltas are
 * sent one after the other. Methods throw `GatewayError` `upstream-error` if a call's arguments are
 * not a JSON object.
 */
export class BlockQueue {
  readonly #wire: BlockWire;
  readonly #blocks: StreamBlock[] = [];
  /** Number of closed blocks: the open block's index. */
  #closed = 0;

  constructor(wire: BlockWire) {
    this.#wire = wire;
  }

  /** Number of blocks that were closed. */
  get closed(): number {
    return this.#closed;
  }

  /** The newest block that is not closed. */
  get last(): StreamBlock | undefined {
    return this.#blocks.at(-1);
  }

  addText(kind: "text" | "reasoning", text: string): string {
    if (text === "") return "";
    const { last } = this;
    if (last?.kind !== kind) return this.enter({ kind, content: text });
    if (this.#blocks.length === 1) return this.#wire.delta(text);
    last.content += text;
    return "";
  }

  addArguments(call: number, argumentsJson: string): string {
    if (argumentsJson === "") return "";
    const at = this.#blocks.findIndex((block) => block.kind === "call" && block.call === call);
    const block = this.#blocks[at];
    if (block?.kind === "call") {
      const shown = addArguments(block, argumentsJson);
      return at === 0 && shown !== "" ? this.#wire.delta(shown) : "";
    }
    // The call was complete and is closed: only white space can follow a JSON object.
    if (argumentsJson.trim() === "") return "";
    throw unreadableArguments();
  }

  /** Closes complete blocks, then opens the block, or queues it behind an incomplete call. */
  enter(block: StreamBlock): string {
    let text = "";
    for (let open = this.#blocks[0]; open && isWhole(open); open = this.#blocks[0]) {
      text += this.#closeFirst(open);
    }
    this.#blocks.push(block);
    return this.#blocks.length === 1 ? text + this.#openFirst(block) : text;
  }

  /** Completes and closes all blocks. A partial call may end only at the length limit. */
  end(stop: StopCause): string {
    let text = "";
    for (let open = this.#blocks[0]; open !== undefined; open = this.#blocks[0]) {
      const end = open.kind === "call" ? this.#endCall(open, stop) : this.#closeFirst(open);
      if (end === null) return text;
      text += end;
    }
    return text;
  }

  #openFirst(block: StreamBlock): string {
    const start = this.#wire.open(block, this.#closed);
    const shown = shownContent(block);
    return shown === "" ? start : start + this.#wire.delta(shown);
  }

  #closeFirst(block: StreamBlock): string {
    return this.#wire.close(block, this.#closed) + this.#shiftFirst();
  }

  #shiftFirst(): string {
    this.#blocks.shift();
    this.#closed += 1;
    const next = this.#blocks[0];
    return next === undefined ? "" : this.#openFirst(next);
  }

  /** Ends the first block, a call. It gets at least one delta. */
  #endCall(call: CallBlock, stop: StopCause): string | null {
    const input = readToolInput(call.content);
    const isEarly = stop.cause === "length" || stop.cause === "filtered";
    const mayBeCut = isEarly && call.isObject !== true && this.#blocks.length === 1;
    if (input !== null && !(mayBeCut && this.#wire.cutsEmptyCalls)) {
      const last = call.isObject === true ? "" : this.#wire.delta(input.text);
      return last + this.#closeFirst(call);
    }
    if (input === null && stop.cause !== "length") throw unreadableArguments();
    const end = this.#wire.cut(call, this.#closed);
    return end === null ? null : end + this.#shiftFirst();
  }
}
