import {
  asIndex,
  asObject,
  asObjects,
  asText,
  type JsonObject,
} from "../../../core/raw-json/untyped-json.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { readReport } from "../shared/usage-counts.ts";

/* Every field that is read from replies and from events of streams, with its type. */

export type ResponseBody = Readonly<ReturnType<typeof readResponse>>;
export type OutputItem = Readonly<ReturnType<typeof readItem>>;
export type OutputPart = Readonly<ReturnType<typeof readPart>>;

/** The position of a piece of text: the index of its output item, and its part within the item. */
export interface TextPlace {
  readonly item: number;
  readonly part: string;
}

/**
 * The position of a call in an event: the index of its output item, and ids of the item or the
 * call.
 */
export interface CallPlace {
  readonly item: number;
  readonly ids: readonly string[];
}

/** Reads a `response` object. */
export function readResponse(json: JsonObject) {
  const status = asText(json["status"]);
  return {
    status,
    /** Whether it was cut short, by a limit or a filter. */
    isIncomplete: status?.toLowerCase() === "incomplete",
    incompleteReason: asText(asObject(json["incomplete_details"])?.["reason"]),
    usage: readUsage(json["usage"]),
    error: asObject(json["error"]),
  };
}

/** Reads the output items of a response; undefined if they are not a list. */
export function readOutput({ output }: JsonObject): readonly OutputItem[] | undefined {
  return Array.isArray(output) ? asObjects(output).map(readItem) : undefined;
}

/** Returns whether the server sent a whole response instead of its events. */
export function isWholeResponse({ object, status }: JsonObject): boolean {
  return object === "response" && status !== "queued" && status !== "in_progress";
}

/** Returns the response of an event, not yet read. */
export function responseOf(event: JsonObject): JsonObject {
  return asObject(event["response"]) ?? {};
}

/** Reads the item of an event, and its index. */
export function readItemEvent(event: JsonObject) {
  return { index: readIndex(event), item: readItem(asObject(event["item"]) ?? {}) };
}

/** Reads an event about the arguments or the input of a call. */
export function readCallEvent(event: JsonObject) {
  const id = asText(event["item_id"]);
  return {
    place: { item: readIndex(event), ids: id === undefined ? [] : [id] } satisfies CallPlace,
    delta: asText(event["delta"]) ?? "",
    /** See `readArguments`. */
    arguments: event["arguments"],
    /** Of a custom tool. */
    input: asText(event["input"]) ?? "",
  };
}

/** Reads an event about a part of an item. */
export function readPartEvent(event: JsonObject, list: "content" | "summary") {
  const part = list === "content" ? event["content_index"] : event["summary_index"];
  return {
    place: { item: readIndex(event), part: `${list} ${asIndex(part) ?? 0}` } satisfies TextPlace,
    delta: asText(event["delta"]) ?? "",
    text: asText(event["text"]) ?? "",
    refusal: asText(event["refusal"]),
  };
}

function readIndex(event: JsonObject): number {
  return asIndex(event["output_index"]) ?? 0;
}

/** Reads an output item. */
export function readItem(json: JsonObject) {
  return {
    type: asText(json["type"]) ?? "",
    id: asText(json["id"]),
    callId: asText(json["call_id"]),
    name: asText(json["name"]),
    status: asText(json["status"]),
    /** Of a call: see `readArguments`. */
    arguments: json["arguments"],
    /** Of a call of a custom tool. */
    input: asText(json["input"]) ?? "",
    content: asObjects(json["content"]).map(readPart),
    summary: asObjects(json["summary"]).map(readPart),
    encryptedContent: asText(json["encrypted_content"]),
  };
}

/** Reads a part of a message or of reasoning. */
function readPart(json: JsonObject) {
  return {
    type: asText(json["type"]) ?? "",
    text: asText(json["text"]) ?? "",
    refusal: asText(json["refusal"]),
  };
}

/**
 * Reads a response's `usage`: `input_tokens` includes cached tokens and cache writes,
 * `output_tokens` includes reasoning. Undefined without a report.
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const usage = asObject(value);
  if (usage === undefined) return undefined;
  const inputDetails = asObject(usage["input_tokens_details"]) ?? {};
  const report = {
    input: usage["input_tokens"],
    cached: inputDetails["cached_tokens"],
    written: inputDetails["cache_write_tokens"],
    output: usage["output_tokens"],
    reasoning: asObject(usage["output_tokens_details"])?.["reasoning_tokens"],
    total: usage["total_tokens"],
    caches: "within",
  } as const;
  return readReport(report, usage);
}
