import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { SseEvent } from "../../../wire/sse/parse.ts";
import { ExactSource, type JsonSource } from "../../../core/raw-json/json-source.ts";
import { type JsonObject, parseObject } from "../../../core/raw-json/untyped-json.ts";
import { TextChunk } from "../shared/text-chunk.ts";
import { errorWithin, failureOfEvent } from "../refusals/upstream-error.ts";
import { ThinkingCollector } from "./call-thinking.ts";
import {
  type DecodeContext,
  incompleteReply,
  isDone,
  isKeepAlive,
  malformedReply,
  nameOfCall,
  readArguments,
  KEPT_ITEM_CHARACTERS,
  SseDecoder,
  typeOfEvent,
} from "../shared/decoding.ts";
import { checkBlock, decodeReply } from "./decode-reply.ts";
import {
  eventParts,
  type GrowingBlock,
  readEnding,
  type ReplyBlock,
  type ReplyDelta,
  type ReplyEnding,
  type ReplyStart,
  textOfDelta,
} from "./reply-body.ts";
import { stopCauseOf } from "./stop-cause.ts";

/** `message_stop` is the API's terminal event. After it (`done`) no event is read. */
type State =
  | { readonly at: "before" | "done" }
  | { readonly at: "open"; readonly ending: ReplyEnding };

const noEnding = readEnding({});

/** A tool call with an open block. Some servers send its entire input only at the start. */
interface OpenCall {
  readonly index: number;
  /** The input from the block's start, until a delta shows that it was only a placeholder. */
  input: string | null;
}

/** Decodes the text of a messages stream into events. */
export class AnthropicStreamDecoder extends SseDecoder {
  /** The open calls by block index. */
  readonly #open = new Map<number, OpenCall>();
  readonly #thinking: ThinkingCollector;
  readonly #textChunk = new TextChunk(textOfDelta);
  /** The open thinking block. */
  #thought: GrowingBlock | null = null;
  #calls = 0;
  #hasText = false;
  #state: State = { at: "before" };

  constructor(context: DecodeContext) {
    super(context);
    this.#thinking = new ThinkingCollector(context.upstream);
  }

  get done(): boolean {
    return this.#state.at === "done";
  }

  protected override endEarly(): never {
    throw incompleteReply("the stream ended before its message_stop");
  }

  protected override take(sent: SseEvent, events: GenerationEvent[]): void {
    const { data } = sent;
    const text = this.#textChunk.read(data);
    if (text !== undefined && text !== "") {
      this.#thinking.passText(text.length);
      events.push({ type: "text-delta", text });
      return;
    }
    if (isKeepAlive(sent) || isDone(sent)) return;
    const payload = parseObject(data);
    const type = typeOfEvent(sent, payload);
    if (type === "error") throw failureOfEvent(payload ?? { message: data }, this.context.upstream);
    if (payload === undefined) throw malformedReply("an event's data is not a JSON object");
    const error = errorWithin(payload);
    if (error !== undefined) throw failureOfEvent({ error }, this.context.upstream);
    const isMessage = this.#state.at === "before" && type === "message";
    // Some servers send a whole message instead of its events.
    if (isMessage && readEnding(payload).reason !== undefined) {
      events.push(...decodeReply(data, this.context));
      this.#state = { at: "done" };
      return;
    }
    const [first, ...more] = this.#read(type, payload, new ExactSource(data, payload));
    if (first === undefined) return;
    events.push(first, ...more);
    if (first.type === "text-delta" && more.length === 0) this.#textChunk.learn(data, first.text);
  }

  #read(type: string, event: JsonObject, source: JsonSource): GenerationEvent[] {
    switch (type) {
      case "message_start":
        return this.#start(eventParts.start(event));
      case "content_block_start":
        return this.#startBlock(eventParts.index(event), eventParts.block(event), source);
      case "content_block_delta": {
        const start = this.#start({});
        const read = this.#readDelta(eventParts.index(event), eventParts.delta(event));
        return start.length === 0 ? read : [...start, ...read];
      }
      case "content_block_stop":
        return this.#stopBlock(eventParts.index(event));
      case "message_delta":
        return this.#readMessageDelta(eventParts.ending(event), eventParts.usage(event));
      case "message_stop":
        return [...this.#stopAllBlocks(), { type: "generation-end", stop: this.#finish() }];
      case "ping":
        return [];
      // Future types: the vendor's versioning policy asks clients to ignore them.
      default:
        this.context.report("unknown-event", type);
        return [];
    }
  }

  #start(start: ReplyStart): GenerationEvent[] {
    if (this.#state.at !== "before") return [];
    this.#state = { at: "open", ending: noEnding };
    return [{ type: "generation-start", ...start }];
  }

  #startBlock(at: number, block: GrowingBlock, source: JsonSource): GenerationEvent[] {
    // Not every server ends its blocks: the start of a block ends thinking, and ends a call with
    // the same index.
    const start = [...this.#start({}), ...this.#stopBlock(at)];
    if (block.type !== "tool_use") {
      checkBlock(block, this.context.report);
      this.context.countKept(KEPT_ITEM_CHARACTERS + (block.data?.length ?? 0));
      this.#thought = block;
      return [...start, ...this.#readText(block)];
    }
    const name = nameOfCall(block.name);
    const index = this.#calls;
    this.#calls += 1;
    const input = readArguments(block.input, source) || "{}";
    this.context.countKept(KEPT_ITEM_CHARACTERS + input.length);
    this.#open.set(at, { index, input });
    const id = block.id ?? this.context.newCallId();
    const call = { index, id, name: this.context.toolName(name), ...this.#thinking.take() };
    return [...start, { type: "tool-call-start", ...call }];
  }

  #readDelta(at: number, delta: ReplyDelta): GenerationEvent[] {
    const { type, argumentsJson } = delta;
    if (type.startsWith("text")) return this.#readText(delta);
    if (type === "thinking_delta" || type === "signature_delta") this.#growThought(delta);
    if (type.startsWith("thinking")) return this.#readText(delta);
    if (argumentsJson === undefined) {
      if (!ignoredDeltas.has(type)) this.context.report("unknown-delta", type);
      return [];
    }
    const call = this.#open.get(at);
    if (call === undefined) return [];
    call.input = null;
    return [{ type: "tool-call-delta", index: call.index, argumentsJson }];
  }

  /** Reads the text of a delta, or that which starts a block. */
  #readText({ type, text, thinking }: ReplyBlock | ReplyDelta): GenerationEvent[] {
    if (type.startsWith("thinking")) {
      return thinking ? [{ type: "reasoning-delta", text: thinking }] : [];
    }
    if (text === undefined || !type.startsWith("text")) return [];
    this.#thinking.passText(text.length);
    this.#hasText = true;
    return [{ type: "text-delta", text }];
  }

  #growThought(delta: ReplyDelta): void {
    const thought = this.#thought;
    if (thought === null) return;
    for (const field of ["thinking", "signature", "data"] as const) {
      const piece = delta[field];
      if (piece === undefined) continue;
      this.context.countKept(piece.length);
      thought[field] = (thought[field] ?? "") + piece;
    }
  }

  #stopBlock(at: number): GenerationEvent[] {
    if (this.#thought !== null) this.#thinking.add(this.#thought);
    this.#thought = null;
    const call = this.#open.get(at);
    this.#open.delete(at);
    if (call === undefined || call.input === null) return [];
    return [{ type: "tool-call-delta", index: call.index, argumentsJson: call.input }];
  }

  #stopAllBlocks(): GenerationEvent[] {
    return [...this.#open.keys()].flatMap((at) => this.#stopBlock(at));
  }

  #readMessageDelta(ending: ReplyEnding, usage: TokenUsage | undefined): GenerationEvent[] {
    const start = this.#start({});
    if (this.#state.at === "open") this.#state = { at: "open", ending: merge(this.#state, ending) };
    return usage === undefined ? start : [...start, { type: "usage-update", usage }];
  }

  #finish(): StopCause {
    const ending = this.#state.at === "open" ? this.#state.ending : noEnding;
    const reply = { calledTools: this.#calls > 0, hasText: this.#hasText };
    const stop = stopCauseOf(ending, reply, this.context.report);
    if (stop === undefined) throw incompleteReply("message_stop came before any stop reason");
    this.#state = { at: "done" };
    return stop;
  }
}

/**
 * Merges the data about the end: the last stop reason, and check results, which may be sent
 * separately.
 */
function merge({ ending }: { readonly ending: ReplyEnding }, delta: ReplyEnding): ReplyEnding {
  const { safeguardResults = ending.safeguardResults } = delta;
  const latest = delta.reason === undefined ? ending : delta;
  return safeguardResults === undefined ? latest : { ...latest, safeguardResults };
}

/**
 * Deltas without text or arguments (`RawContentBlockDelta` of the vendor's SDK): empty arguments,
 * signatures, and citations, which are left out.
 */
const ignoredDeltas: ReadonlySet<string> = new Set([
  ...["input_json_delta", "signature_delta", "citations_delta"],
]);
