import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import type { SseEvent } from "../../../wire/sse/parse.ts";
import { parseObject } from "../../../core/raw-json/untyped-json.ts";
import { failureOfEvent } from "../refusals/upstream-error.ts";
import { ReasoningCollector, SplitReasoning } from "./call-reasoning.ts";
import { dialectOf } from "./dialects.ts";
import {
  type DecodeContext,
  incompleteReply,
  isDone,
  isKeepAlive,
  malformedReply,
  SseDecoder,
} from "../shared/decoding.ts";
import {
  readUsage,
  MergedChoices,
  type ChatChoice,
  type ChatReply,
  hasContent,
  type MessageFields,
  readReplyBody,
  textOfChunk,
} from "./reply-body.ts";
import { checkFinish, finishOf, stopCauseOf } from "./stop-cause.ts";
import { TextChunk } from "../shared/text-chunk.ts";
import { ToolCallAssembler } from "./tool-call-assembler.ts";

/**
 * The stream's state. `stopped`: `finish_reason` was read; usage may still follow. `done`:
 * `[DONE]`, the API's terminal event, was read; later data is not read.
 */
type State =
  | { readonly at: "before" | "open" | "done"; readonly choice?: never }
  | { readonly at: "stopped"; readonly choice: ChatChoice };

/** Chunks without choices that keep a call alive or have no news. */
const ignoredChunks: ReadonlySet<string> = new Set(["ping", "keepalive", "chat.completion.chunk"]);

/** Decodes the text of a chat-completions stream into events. */
export class OpenAiStreamDecoder extends SseDecoder {
  readonly #collector: ReasoningCollector;
  readonly #calls: ToolCallAssembler;
  readonly #endsWithDone: boolean;
  readonly #split: SplitReasoning;
  readonly #merged = new MergedChoices();
  readonly #textChunk = new TextChunk(textOfChunk);
  /**
   * Some servers send a whole message instead of deltas; others repeat in a message the content of
   * their deltas.
   */
  #fields: MessageFields = ["delta", "message"];
  /** The index of the first choice with calls. */
  #calling: number | undefined;
  #hasText = false;
  #state: State = { at: "before" };

  constructor(context: DecodeContext) {
    super(context);
    this.#collector = new ReasoningCollector(context);
    this.#calls = new ToolCallAssembler(context, this.#collector);
    const dialect = dialectOf(context.upstream);
    this.#split = new SplitReasoning(dialect);
    this.#endsWithDone = dialect.endsWithDone;
  }

  get done(): boolean {
    return this.#state.at === "done";
  }

  protected override endEarly(events: GenerationEvent[]): void {
    if (this.#endsWithDone) throw incompleteReply("the stream ended before its [DONE]");
    events.push({ type: "generation-end", stop: this.#finish() });
  }

  protected override take(event: SseEvent, events: GenerationEvent[]): void {
    const text = event.event === "error" ? undefined : this.#textChunk.read(event.data);
    if (text !== undefined && text !== "") events.push({ type: "text-delta", text });
    else if (isDone(event)) events.push({ type: "generation-end", stop: this.#finish() });
    else if (!isKeepAlive(event)) this.#read(event, events);
  }

  #read({ event, data }: SseEvent, events: GenerationEvent[]): void {
    const json = parseObject(data);
    if (event === "error") throw failureOfEvent(json ?? { message: data }, this.context.upstream);
    if (json === undefined) throw malformedReply("a chunk is not a JSON object");
    const chunk = readReplyBody(json, data, this.#fields);
    const { choices, error } = chunk;
    if (error !== undefined) throw failureOfEvent({ error }, this.context.upstream);
    if (this.#state.at === "before") {
      this.#state = { at: "open" };
      events.push({ type: "generation-start" });
    }
    const from = events.length;
    for (const choice of choices) this.#readChoice(choice, events);
    const usage = readUsage(chunk);
    if (!chunk.hasChoices && usage === undefined) this.#reportChunk(event, chunk);
    if (usage !== undefined) events.push({ type: "usage-update", usage });
    const [first, ...more] = events.slice(from);
    const isTextAlone = first?.type === "text-delta" && more.length === 0;
    if (isTextAlone && choices.every(isUnfinishedText)) {
      this.#textChunk.learn(data, first.text);
    }
  }

  /** Reports an event that is neither a chunk of a choice nor of the usage. */
  #reportChunk(event: string, { type = event }: ChatReply): void {
    if (!ignoredChunks.has(type)) this.context.report("unknown-event", type);
  }

  #readChoice(choice: ChatChoice, events: GenerationEvent[]): void {
    const { index, message: sent } = choice;
    const message = this.#split.read(sent);
    const isDelta = this.#fields.length > 1 && choice.hasMessage;
    if (isDelta && hasContent(message)) this.#fields = ["delta"];
    const deltas = this.#merged.deltasOf(index, message);
    events.push(...deltas);
    if (!this.#hasText) this.#hasText = deltas.some(({ type }) => type === "text-delta");
    this.#collector.add(message);
    for (const type of sent.unknownParts) this.context.report("unknown-block", type);
    for (const call of message.toolCalls) events.push(...this.#calls.feed(call, index));
    if (message.toolCalls.length > 0) this.#calling ??= index;
    if (finishOf(choice) === undefined) return;
    checkFinish(choice);
    // The first reason counts, except that the reason of the choice with calls replaces it.
    const isOfCalls = index === this.#calling && this.#state.choice?.index !== index;
    if (this.#state.at === "stopped" && !isOfCalls) return;
    this.#state = { at: "stopped", choice };
  }

  #finish(): StopCause {
    const state = this.#state;
    if (state.at !== "stopped") throw incompleteReply("the stream ended before any finish_reason");
    this.#calls.end();
    this.#state = { at: "done" };
    const { stop, report } = this.context;
    const calledTools = this.#calls.started > 0;
    return stopCauseOf(state.choice, { calledTools, hasText: this.#hasText, stop, report });
  }
}

/**
 * Returns whether only the text has to be read. Reasoning details yield no event but must be read.
 */
function isUnfinishedText({ finishReason, message }: ChatChoice): boolean {
  return finishReason === undefined && message.reasoningDetails.length === 0;
}
