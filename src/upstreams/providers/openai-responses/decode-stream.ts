import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { SseEvent } from "../../../wire/sse/parse.ts";
import { ExactSource, type JsonSource } from "../../../core/raw-json/json-source.ts";
import {
  asIndex,
  asObject,
  asObjects,
  asText,
  type JsonObject,
  parseObject,
} from "../shared/json.ts";
import type { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { errorWithin } from "../refusals/upstream-error.ts";
import {
  type DecodeContext,
  incomplete,
  isDone,
  isKeepAlive,
  malformed,
  readArguments,
  SseDecoder,
} from "../shared/decoding.ts";
import { failureOfError } from "./decode-error.ts";
import { isIgnored } from "./ignored-events.ts";
import { decodeReply } from "./decode-reply.ts";
import { type CallPlace, OutputItems, type TextPlace } from "./output-items.ts";
import { readUsage } from "./read-usage.ts";
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
    throw incomplete("the stream ended before its terminal event");
  }

  protected override take(sent: SseEvent, events: GenerationEvent[]): void {
    if (isKeepAlive(sent) || isDone(sent)) return;
    const { event, data } = sent;
    const payload = parseObject(data);
    // Not every server of this API repeats the event name in the data.
    const type = asText(payload?.["type"]) ?? event;
    if (type === "error" || (payload !== undefined && errorWithin(payload) !== undefined)) {
      throw failureOfError(payload ?? { message: data }, this.context.upstream);
    }
    if (payload === undefined) throw malformed("an event's data is not a JSON object");
    if (this.#state === "before" && isWholeResponse(payload)) {
      events.push(...decodeReply(data, this.context));
      this.#state = "done";
      return;
    }
    if (!type.startsWith("response.")) {
      if (!isIgnored(type)) this.context.report("unknown-event", type);
      return;
    }
    events.push(...this.#start(), ...this.#read(type, payload, new ExactSource(data, payload)));
  }

  #start(): GenerationEvent[] {
    if (this.#state !== "before") return [];
    this.#state = "open";
    return [{ type: "generation-start" }];
  }

  #read(type: string, event: JsonObject, source: JsonSource): GenerationEvent[] {
    const item = asIndex(event["output_index"]) ?? 0;
    switch (type) {
      case "response.output_item.added": {
        const added = asObject(event["item"]) ?? {};
        return added["type"] === "function_call" ? this.#items.startCall(item, added) : [];
      }
      case "response.function_call_arguments.delta":
        return this.#items.addArguments(callOf(item, event), asText(event["delta"]) ?? "");
      case "response.function_call_arguments.done":
        return this.#items.finishArguments(
          callOf(item, event),
          readArguments(event["arguments"], source),
        );
      case "response.output_item.done":
        return this.#items.finish(item, asObject(event["item"]) ?? {}, source);
      case "response.completed":
      case "response.incomplete":
        return this.#finish(asObject(event["response"]) ?? {}, source);
      case "response.failed":
      case "response.cancelled":
        throw this.#failure(asObject(event["response"]) ?? {});
      // Text, and all other events: those without content for the client, and future types.
      default:
        return this.#readText(type, event);
    }
  }

  #readText(type: string, event: JsonObject): GenerationEvent[] {
    const delta = asText(event["delta"]) ?? "";
    switch (type) {
      case "response.output_text.delta":
        return this.#items.addText(placeOf(event, "content"), delta);
      case "response.refusal.delta":
        return this.#items.addRefusal(placeOf(event, "content"), delta);
      case "response.output_text.done":
      case "response.refusal.done":
        return this.#items.finishText(placeOf(event, "content"), event);
      case "response.reasoning_summary_text.delta":
        return this.#items.addReasoning(placeOf(event, "summary"), delta);
      case "response.reasoning_text.delta":
        return this.#items.addReasoning(placeOf(event, "content"), delta);
      case "response.reasoning_summary_text.done":
        return this.#finishReasoning(placeOf(event, "summary"), event);
      case "response.reasoning_text.done":
        return this.#finishReasoning(placeOf(event, "content"), event);
      default:
        if (!isIgnored(type)) this.context.report("unknown-event", type);
        return [];
    }
  }

  #finishReasoning(place: TextPlace, event: JsonObject): GenerationEvent[] {
    return this.#items.finishReasoningText(place, asText(event["text"]) ?? "");
  }

  /**
   * Reads the terminal event. It contains the complete response, whose items are used if no item
   * came before.
   */
  #finish(response: JsonObject, source: JsonSource): GenerationEvent[] {
    const events = this.#items.isEmpty
      ? asObjects(response["output"]).flatMap((item, at) => this.#items.finish(at, item, source))
      : [];
    const usage = readUsage(response["usage"]);
    if (usage !== undefined) events.push({ type: "usage-update", usage });
    const stop = stopCauseOf(response, this.#items, this.context.report);
    if (stop === undefined) throw malformed("a terminal event without its status");
    this.#state = "done";
    return [...events, { type: "generation-end", stop }];
  }

  #failure(response: JsonObject): UpstreamFailure {
    const error = asObject(response["error"]) ?? {
      message: asText(response["status"]) ?? "failed",
    };
    return failureOfError(error, this.context.upstream);
  }
}

/** Returns whether the server sent a whole response instead of its events. */
function isWholeResponse({ object, status }: JsonObject): boolean {
  return object === "response" && status !== "queued" && status !== "in_progress";
}

function callOf(item: number, event: JsonObject): CallPlace {
  const id = asText(event["item_id"]);
  return { item, ids: id === undefined ? [] : [id] };
}

function placeOf(event: JsonObject, list: "content" | "summary"): TextPlace {
  const part = asIndex(event[`${list}_index`]) ?? 0;
  return { item: asIndex(event["output_index"]) ?? 0, part: `${list} ${part}` };
}
