import type { SafeguardResult } from "../../../core/conversation/generation-event.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import {
  asIndex,
  asObject,
  asObjects,
  asText,
  type JsonObject,
  parseObject,
} from "../../../core/raw-json/untyped-json.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { readReport, sumOfLifetimes } from "../shared/usage-counts.ts";

/* Every field that is read from replies and from events of streams, with its type. */

export type ReplyStart = Readonly<ReturnType<typeof readStart>>;
export type ReplyBlock = Readonly<GrowingBlock>;
/** A block to which deltas are added. */
export type GrowingBlock = ReturnType<typeof readBlock>;
export type ReplyDelta = Readonly<ReturnType<typeof readDelta>>;
export type ReplyEnding = Readonly<ReturnType<typeof readEnding>>;

/**
 * Reads the thinking that the API dropped from the request, which a message reports if requested.
 */
export function readDroppedThinking(message: JsonObject): {
  readonly ignored?: readonly IgnoredParameter[];
} {
  const changes = asObjects(message["input_transformations"]);
  const isDropped = changes.some(({ type }) => type === "thinking_dropped");
  return isDropped ? { ignored: ["reasoning-state"] } : {};
}

function readStart(message: JsonObject) {
  const usage = readUsage(message["usage"]);
  return { ...(usage !== undefined && { usage }), ...readDroppedThinking(message) };
}

/** Reads the blocks of a message; undefined if they are not a list. */
export function readContent({ content }: JsonObject): readonly ReplyBlock[] | undefined {
  return Array.isArray(content) ? asObjects(content).map(readBlock) : undefined;
}

/** Reads the fields of a message or of the `delta` of a `message_delta` that describe its end. */
export function readEnding(json: JsonObject) {
  const { safeguard_results: results } = json;
  return {
    reason: asText(json["stop_reason"]),
    sequence: asText(json["stop_sequence"]),
    /** Undefined only if there is no such field. */
    safeguardResults: results === undefined ? undefined : asObjects(results).filter(isResult),
  };
}

function isResult(result: JsonObject): result is SafeguardResult {
  return asText(result["type"]) !== undefined;
}

/** Reads a block, whole or as it starts. */
export function readBlock(json: JsonObject) {
  const { thinking, input } = json;
  return {
    type: asText(json["type"]) ?? "",
    text: asText(json["text"]),
    /** May be empty. */
    thinking: typeof thinking === "string" ? thinking : undefined,
    signature: asText(json["signature"]),
    data: asText(json["data"]),
    id: asText(json["id"]),
    name: asText(json["name"]),
    /** Of a call: see `readArguments`. */
    input,
  };
}

/** Reads the growth of a block. Undefined fields do not grow. */
function readDelta(json: JsonObject) {
  return {
    type: asText(json["type"]) ?? "",
    text: asText(json["text"]),
    thinking: growthOf(json["thinking"]),
    signature: growthOf(json["signature"]),
    data: growthOf(json["data"]),
    argumentsJson: asText(json["partial_json"]),
  };
}

function growthOf(value: unknown): string | undefined {
  return value === undefined ? undefined : (asText(value) ?? "");
}

/** The parts of a stream's events. A part that is missing has no fields. */
export const eventParts = {
  index: (event: JsonObject) => asIndex(event["index"]) ?? 0,
  start: (event: JsonObject) => readStart(asObject(event["message"]) ?? {}),
  block: (event: JsonObject) => readBlock(asObject(event["content_block"]) ?? {}),
  delta: (event: JsonObject) => readDelta(asObject(event["delta"]) ?? {}),
  ending: (event: JsonObject) => readEnding(asObject(event["delta"]) ?? {}),
  usage: (event: JsonObject) => readUsage(event["usage"]),
};

/** Returns the text of an event that is a text delta. */
export function textOfDelta(data: string): unknown {
  const payload = parseObject(data);
  const delta = asObject(payload?.["delta"]);
  const isText = payload?.["type"] === "content_block_delta" && delta?.["type"] === "text_delta";
  return isText ? delta["text"] : undefined;
}

/**
 * Reads a `usage` object, whose input buckets are disjoint; undefined without a report. The protocol
 * has no total.
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const usage = asObject(value);
  if (usage === undefined) return undefined;
  const lifetimes = asObject(usage["cache_creation"]);
  const report = {
    input: usage["input_tokens"],
    cached: usage["cache_read_input_tokens"],
    written: usage["cache_creation_input_tokens"] ?? sumOfLifetimes(lifetimes),
    writtenForHour: lifetimes?.["ephemeral_1h_input_tokens"],
    output: usage["output_tokens"],
    reasoning: asObject(usage["output_tokens_details"])?.["thinking_tokens"],
    total: undefined,
    caches: "beside",
  } as const;
  return readReport(report, usage);
}
