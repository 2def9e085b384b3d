import * as blocks from "./content-block.ts";
import { assertNever } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import { mergeUsage, type TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { ErrorBody } from "../../../core/errors/error-body.ts";
import { formatEvent, jsonLine, jsonText } from "../../sse/format.ts";
import type { ReplyIdentity, StreamEncoder } from "../protocol.ts";
import type { ContentBlock } from "./content-block.ts";
import {
  encodeMessagesUsage,
  encodeStop,
  type MessagesReplyShape,
  readToolInput,
  unreadableArguments,
} from "./reply-shape.ts";

/**
 * Encodes the messages stream (section 4.2). Invariant: at most one block is open on the wire, the
 * first of `#blocks`. The others wait until it is complete, so that calls with interleaved deltas
 * are sent one after the other. `encode` throws `GatewayError` `upstream-error` if a call's
 * arguments are not a JSON object.
 */
export class MessagesStreamEncoder implements StreamEncoder {
  readonly #identity: ReplyIdentity;
  #showsThinking: boolean;
  readonly #blocks: ContentBlock[] = [];
  /** Kinds of the closed blocks; their number is the open block's index. */
  readonly #closed: ContentBlock["kind"][] = [];
  /** Start of each delta of the open block. */
  #deltaHead = "";
  #usage: TokenUsage = {};
  /** Whether the start has them: clients add the usage of the end to that of the start. */
  #showsLifetimes = false;

  constructor(identity: ReplyIdentity, shape: MessagesReplyShape) {
    this.#identity = identity;
    this.#showsThinking = shape.showThinking;
  }

  encode(event: GenerationEvent): string {
    switch (event.type) {
      case "generation-start":
        if (event.hidesReasoning === true) this.#showsThinking = false;
        return this.#start(event.usage ?? {});
      case "text-delta":
        return this.#addText("text", event.text);
      case "reasoning-delta":
        return this.#showsThinking ? this.#addText("thinking", event.text) : "";
      case "tool-call-start":
        return this.#enter(blocks.openCall(event.index, event.id, event.name));
      case "tool-call-delta":
        return this.#addArguments(event.index, event.argumentsJson);
      case "usage-update":
        this.#usage = mergeUsage(this.#usage, event.usage);
        return "";
      case "generation-end":
        return this.#end(event.stop);
      default:
        return assertNever(event);
    }
  }

  /** Returns the event `error`, without `message_stop` (section 4.2). */
  fail(error: ErrorBody): string {
    return formatEvent("error", jsonLine(error));
  }

  /** Returns the start with all fields of a response: every SDK fails on a partial one. */
  #start(usage: TokenUsage): string {
    this.#usage = usage;
    this.#showsLifetimes = (usage.cacheWrite1h ?? 0) > 0;
    const message = {
      id: this.#identity.id,
      type: "message",
      role: "assistant",
      model: this.#identity.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: encodeMessagesUsage(usage),
    };
    return formatEvent("message_start", jsonLine({ type: "message_start", message }));
  }

  #addText(kind: "text" | "thinking", text: string): string {
    if (text === "") return "";
    const last = this.#blocks.at(-1);
    if (last?.kind !== kind) return this.#enter({ kind, content: text });
    if (this.#blocks.length === 1) return this.#delta(text);
    last.content += text;
    return "";
  }

  #addArguments(call: number, argumentsJson: string): string {
    if (argumentsJson === "") return "";
    const at = this.#blocks.findIndex((block) => block.kind === "tool_use" && block.call === call);
    const block = this.#blocks[at];
    if (block?.kind === "tool_use") {
      const shown = blocks.addArguments(block, argumentsJson);
      return at === 0 && shown !== "" ? this.#delta(shown) : "";
    }
    // The call was complete and is closed: only white space can follow a JSON object.
    if (argumentsJson.trim() === "") return "";
    throw unreadableArguments();
  }

  #delta(text: string): string {
    return this.#deltaHead + jsonText(text) + blocks.DELTA_TAIL;
  }

  /** Closes complete blocks, then opens the block, or queues it behind an incomplete call. */
  #enter(block: ContentBlock): string {
    let text = "";
    for (let open = this.#blocks[0]; open && blocks.isWhole(open); open = this.#blocks[0]) {
      text += this.#closeFirst(open);
    }
    this.#blocks.push(block);
    return this.#blocks.length === 1 ? text + this.#openFirst(block) : text;
  }

  #openFirst(block: ContentBlock): string {
    const index = this.#closed.length;
    this.#deltaHead = blocks.deltaHead(block.kind, index);
    const start = blocks.startBlock(block, index);
    const shown = blocks.shownContent(block);
    return shown === "" ? start : start + this.#delta(shown);
  }

  #closeFirst(block: ContentBlock): string {
    const stop = blocks.stopBlock(block.kind, this.#closed.length);
    this.#blocks.shift();
    this.#closed.push(block.kind);
    const next = this.#blocks[0];
    return next === undefined ? stop : stop + this.#openFirst(next);
  }

  #end(stop: StopCause): string {
    let text = "";
    for (let open = this.#blocks[0]; open !== undefined; open = this.#blocks[0]) {
      text += this.#completeCall(open, stop) + this.#closeFirst(open);
    }
    if (this.#closed.every((kind) => kind === "thinking")) {
      const index = this.#closed.length;
      text += blocks.startBlock({ kind: "text", content: "" }, index);
      text += blocks.stopBlock("text", index);
    }
    const usage = encodeMessagesUsage(this.#usage, this.#showsLifetimes);
    const encoded = encodeStop(stop);
    const delta = { type: "message_delta", delta: encoded, usage };
    text += formatEvent("message_delta", jsonLine(delta));
    return text + formatEvent("message_stop", '{"type":"message_stop"}');
  }

  /**
   * Completes a call. It gets at least one delta; a partial call may end only at the length limit.
   */
  #completeCall(block: ContentBlock, stop: StopCause): string {
    if (block.kind !== "tool_use") return "";
    const input = readToolInput(block.content);
    if (input === null && stop.cause !== "length") throw unreadableArguments();
    return block.isObject === true ? "" : this.#delta(input?.text ?? block.content);
  }
}
