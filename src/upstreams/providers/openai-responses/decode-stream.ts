import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { SseEvent } from "../../../wire/sse/parse.ts";
import { ExactSource, type JsonSource } from "../../../core/raw-json/json-source.ts";
import { type JsonObject, parseObject } from "../../../core/raw-json/untyped-json.ts";
import type { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { errorWithin } from "../refusals/upstream-error.ts";
import {
  type DecodeContext,
  incompleteReply,
  isDone,
  isKeepAlive,
  malformedReply,
  readArguments,
  SseDecoder,
  typeOfEvent,
} from "../shared/decoding.ts";
import { failureOfError } from "./decode-error.ts";
import { decodeReply } from "./decode-reply.ts";
import { OutputItems } from "./output-items.ts";
import {
  isWholeResponse,
  readCallEvent,
  readItemEvent,
  readOutput,
  readPartEvent,
  readResponse,
  type ResponseBody,
  responseOf,
} from "./reply-body.ts";
import { stopCauseOf } from "./stop-cause.ts";

/** `done`: a terminal event of the API was read. Later events are not read. */
type State = "before" | "open" | "done";

/** Decodes the text of a stream of `response.…` events into events. */
export class ResponsesStreamDecoder extends SseDecoder {
  readonly #items: OutputItems;
  #state: State = "before";

  constructor(context: DecodeContext) {
    super(context);
    this.#items = new OutputItems(context);
  }

  get done(): boolean {
    return this.#state === "done";
  }

  protected override endEarly(): never {
    throw incompleteReply("the stream ended before its terminal event");
  }

  protected override take(sent: SseEvent, events: GenerationEvent[]): void {
    if (isKeepAlive(sent) || isDone(sent)) return;
    const { data } = sent;
    const payload = parseObject(data);
    const type = typeOfEvent(sent, payload);
    if (type === "error" || (payload !== undefined && errorWithin(payload) !== undefined)) {
      throw failureOfError(payload ?? { message: data }, this.context.upstream);
    }
    if (payload === undefined) throw malformedReply("an event's data is not a JSON object");
    if (this.#state === "before" && isWholeResponse(payload)) {
      events.push(...decodeReply(data, this.context));
      this.#state = "done";
      return;
    }
    if (!type.startsWith("response.")) {
      if (!isIgnored(type)) this.context.report("unknown-event", type);
      return;
    }
    const isFirst = this.#state === "before";
    if (isFirst) this.#state = "open";
    const read = this.#read(type, payload, new ExactSource(data, payload));
    if (isFirst) events.push({ type: "generation-start" });
    events.push(...read);
  }

  #read(type: string, event: JsonObject, source: JsonSource): GenerationEvent[] {
    switch (type) {
      case "response.output_item.added": {
        const { index, item } = readItemEvent(event);
        return this.#items.begin(index, item);
      }
      case "response.function_call_arguments.delta": {
        const { place, delta } = readCallEvent(event);
        return this.#items.addArguments(place, delta);
      }
      case "response.function_call_arguments.done": {
        const { place, arguments: whole } = readCallEvent(event);
        return this.#items.finishArguments(place, readArguments(whole, source));
      }
      case "response.custom_tool_call_input.delta": {
        const { place, delta } = readCallEvent(event);
        return this.#items.addInput(place, delta);
      }
      case "response.custom_tool_call_input.done": {
        const { place, input } = readCallEvent(event);
        return this.#items.finishInput(place, input);
      }
      case "response.output_item.done": {
        const { index, item } = readItemEvent(event);
        return this.#items.finish(index, item, source);
      }
      case "response.completed":
      case "response.incomplete":
        return this.#finish(responseOf(event), source);
      case "response.failed":
      case "response.cancelled":
        throw this.#failure(readResponse(responseOf(event)));
      // Text, and all other events: those without content for the client, and future types.
      default:
        return this.#readText(type, event);
    }
  }

  #readText(type: string, event: JsonObject): GenerationEvent[] {
    const list = type.startsWith("response.reasoning_summary") ? "summary" : "content";
    const part = readPartEvent(event, list);
    const { place, delta } = part;
    switch (type) {
      case "response.output_text.delta":
        return this.#items.addText(place, delta);
      case "response.refusal.delta":
        return this.#items.addRefusal(place, delta);
      case "response.output_text.done":
      case "response.refusal.done":
        return this.#items.finishText(place, part);
      case "response.reasoning_summary_text.delta":
      case "response.reasoning_text.delta":
        return this.#items.addReasoning(place, delta);
      case "response.reasoning_summary_text.done":
      case "response.reasoning_text.done":
        return this.#items.finishReasoningText(place, part.text);
      default:
        if (!isIgnored(type)) this.context.report("unknown-event", type);
        return [];
    }
  }

  /**
   * Reads the terminal event. It contains the complete response, whose items are used if no item
   * came before.
   */
  #finish(json: JsonObject, source: JsonSource): GenerationEvent[] {
    const response = readResponse(json);
    const output = this.#items.isEmpty ? (readOutput(json) ?? []) : [];
    const events = [
      ...output.flatMap((item, at) => this.#items.finish(at, item, source)),
      ...this.#items.closeInputs(response),
    ];
    const { usage } = response;
    if (usage !== undefined) events.push({ type: "usage-update", usage });
    const stop = stopCauseOf(response, this.#items, this.context.report);
    if (stop === undefined) throw malformedReply("a terminal event without its status");
    this.#state = "done";
    return [...events, { type: "generation-end", stop }];
  }

  #failure({ error, status = "failed" }: ResponseBody): UpstreamFailure {
    return failureOfError(error ?? { message: status }, this.context.upstream);
  }
}

/**
 * The events without content for the client (`ResponseStreamEvent` of the vendor's SDK). Content of
 * server tools is reported by their items.
 */
const ignored: ReadonlySet<string> = new Set([
  ...["response.created", "response.queued", "response.in_progress"],
  ...["response.content_part.added", "response.content_part.done"],
  ...["response.reasoning_summary_part.added", "response.reasoning_summary_part.done"],
  // vLLM, with each reasoning (ResponseReasoningPartAddedEvent of its protocol.py).
  ...["response.reasoning_part.added", "response.reasoning_part.done"],
  "response.output_text.annotation.added",
  "response.compaction.compacting",
  // Some servers keep a call alive by it.
  ...["keepalive", "ping"],
]);

/** The server tools of the vendor, and audio, whose events end in the state of the call. */
const ofServerTools =
  /^response\.(?:audio|code_interpreter_call|file_search_call|image_generation_call|mcp_call|mcp_list_tools|shell_call|web_search_call)[._]/;

/** Returns whether an event is known and has no content for the client. */
function isIgnored(type: string): boolean {
  return ignored.has(type) || ofServerTools.test(type);
}
