import { assertNever } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import { mergeUsage, type TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { ErrorBody } from "../../../core/errors/error-body.ts";
import { formatData, jsonLine, jsonText } from "../../sse/format.ts";
import type { ReplyIdentity, StreamEncoder } from "../protocol.ts";
import {
  type ChatReplyShape,
  encodeChatUsage,
  finishReasons,
  NO_ARGUMENTS,
} from "./reply-shape.ts";

/** End of every chunk except the finish chunk. */
const UNFINISHED = ',"finish_reason":null}]}\n\n';
const TEXT_TAIL = `}${UNFINISHED}`;

/**
 * Encodes the chat stream (section 4.1): role chunk, deltas, finish chunk, usage chunk if
 * requested, `[DONE]`. Text that all chunks share is built once per stream.
 */
export class ChatStreamEncoder implements StreamEncoder {
  readonly #shape: ChatReplyShape;
  /** `{"id":…,"model":…,"choices":[`, the start of each chunk. */
  readonly #envelope: string;
  /** A delta chunk up to the delta itself. */
  readonly #head: string;
  /** The same for a text delta, up to its JSON text. */
  readonly #textHead: string;
  /** Calls that have started but have no arguments yet. */
  readonly #bareCalls = new Set<number>();
  #usage: TokenUsage = {};

  constructor(identity: ReplyIdentity, shape: ChatReplyShape) {
    const { id, created, model } = identity;
    this.#shape = shape;
    this.#envelope =
      `{"id":${jsonText(id)},"object":"chat.completion.chunk","created":${created},` +
      `"model":${jsonText(model)},"choices":[`;
    this.#head = `data: ${this.#envelope}{"index":0,"delta":`;
    this.#textHead = `${this.#head}{"content":`;
  }

  encode(event: GenerationEvent): string {
    switch (event.type) {
      case "generation-start":
        if (event.usage !== undefined) this.#usage = event.usage;
        return this.#delta('{"role":"assistant"}');
      case "text-delta":
        if (event.text === "") return "";
        return this.#textHead + jsonText(event.text) + TEXT_TAIL;
      case "reasoning-delta":
        if (!this.#shape.showReasoning || event.text === "") return "";
        return this.#delta(`{"reasoning_content":${jsonText(event.text)}}`);
      case "tool-call-start":
        if (!this.#showsCall(event.index)) return "";
        return this.#startCall(event.index, event.id, event.name);
      case "tool-call-delta":
        if (event.argumentsJson === "" || !this.#showsCall(event.index)) return "";
        this.#bareCalls.delete(event.index);
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

  /** Returns the error body as the last event, without `[DONE]`. */
  fail(error: ErrorBody): string {
    return formatData(jsonLine(error));
  }

  #delta(json: string): string {
    return this.#head + json + UNFINISHED;
  }

  #startCall(index: number, id: string, name: string): string {
    this.#bareCalls.add(index);
    const call = `{"name":${jsonText(name)},"arguments":""}`;
    return this.#delta(
      `{"tool_calls":[{"index":${index},"id":${jsonText(id)},"type":"function",` +
        `"function":${call}}]${this.#legacy(call)}}`,
    );
  }

  #addArguments(index: number, argumentsJson: string): string {
    const part = `{"arguments":${jsonText(argumentsJson)}}`;
    return this.#delta(
      `{"tool_calls":[{"index":${index},"function":${part}}]${this.#legacy(part)}}`,
    );
  }

  /**
   * Returns whether a call is shown. The older form can express only the first call, and its client
   * could not answer others.
   */
  #showsCall(index: number): boolean {
    return index === 0 || !this.#shape.legacyFunctions;
  }

  #legacy(functionCall: string): string {
    return this.#shape.legacyFunctions ? `,"function_call":${functionCall}` : "";
  }

  #end(stop: StopCause): string {
    let text = "";
    for (const index of this.#bareCalls) text += this.#addArguments(index, NO_ARGUMENTS);
    text += `${this.#head}{},"finish_reason":"${finishReasons[stop.cause]}"}]}\n\n`;
    if (this.#shape.includeUsage) {
      const usage = JSON.stringify(encodeChatUsage(this.#usage));
      text += formatData(`${this.#envelope}],"usage":${usage}}`);
    }
    return text + formatData("[DONE]");
  }
}
