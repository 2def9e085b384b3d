import * as blocks from "./content-block.ts";
import { assertNever } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import { mergeUsage, type TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { ErrorBody } from "../../../core/errors/error-body.ts";
import { formatEvent, jsonLine, jsonText } from "../../sse/format.ts";
import type { ReplyIdentity, StreamEncoder } from "../protocol.ts";
import { BlockQueue, type BlockWire } from "../block-queue.ts";
import { type CallBlock, openCall, type StreamBlock } from "../stream-block.ts";
import { encodeMessagesUsage, encodeStop, type MessagesReplyShape } from "./reply-shape.ts";

/**
 * Encodes the messages stream (section 4.2). `encode` throws `GatewayError` `upstream-error` if a
 * call's arguments are not a JSON object.
 */
export class MessagesStreamEncoder implements StreamEncoder, BlockWire {
  readonly cutsEmptyCalls = false;
  readonly #identity: ReplyIdentity;
  #showsThinking: boolean;
  readonly #queue = new BlockQueue(this);
  /** Whether the reply has a block that is not thinking. */
  #hasContent = false;
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
        return this.#queue.addText("text", event.text);
      case "reasoning-delta":
        return this.#showsThinking ? this.#queue.addText("reasoning", event.text) : "";
      case "tool-call-start":
        return this.#queue.enter(openCall(event.index, event.id, event.name));
      case "tool-call-delta":
        return this.#queue.addArguments(event.index, event.argumentsJson);
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

  open(block: StreamBlock, index: number): string {
    if (block.kind !== "reasoning") this.#hasContent = true;
    this.#deltaHead = blocks.deltaHead(block.kind, index);
    return blocks.startBlock(block, index);
  }

  delta(text: string): string {
    return this.#deltaHead + jsonText(text) + blocks.DELTA_TAIL;
  }

  close({ kind }: StreamBlock, index: number): string {
    return blocks.stopBlock(kind, index);
  }

  /** Closes a partial call with all that there is of its input. */
  cut(call: CallBlock, index: number): string {
    const rest = call.isObject === true ? "" : this.delta(call.content);
    return rest + this.close(call, index);
  }

  #end(stop: StopCause): string {
    let text = this.#queue.end(stop);
    if (!this.#hasContent) {
      const index = this.#queue.closed;
      text += blocks.startBlock({ kind: "text", content: "" }, index);
      text += blocks.stopBlock("text", index);
    }
    const usage = encodeMessagesUsage(this.#usage, this.#showsLifetimes);
    const encoded = encodeStop(stop);
    const delta = { type: "message_delta", delta: encoded, usage };
    text += formatEvent("message_delta", jsonLine(delta));
    return text + formatEvent("message_stop", '{"type":"message_stop"}');
  }
}
