import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { ExactSource, type JsonSource } from "../../../core/raw-json/json-source.ts";
import { errorWithin } from "../refusals/upstream-error.ts";
import { readArguments } from "../shared/decoding.ts";
import {
  asCount,
  asIndex,
  asObject,
  asObjects,
  asText,
  type JsonObject,
  parseObject,
} from "../../../core/raw-json/untyped-json.ts";
import type { ChatReasoningDetail } from "./request-body.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { readReport, sumOfLifetimes } from "../shared/usage-counts.ts";

/* Every field that is read from replies and from events of streams, with its type. */

export type ChatReply = Readonly<ReturnType<typeof readReplyBody>>;
export type ChatChoice = Readonly<ReturnType<typeof readChoice>>;
export type ReplyMessage = Readonly<ReturnType<typeof readMessage>>;
export type ReplyCall = Readonly<ReturnType<typeof readCall>>;
export type TextDelta = Extract<GenerationEvent, { type: "text-delta" | "reasoning-delta" }>;

type MessageField = "message" | "delta";

/** The field of a choice that has its message, whole or a piece of it, and an alternative field. */
export type MessageFields = readonly [MessageField, MessageField?];

/**
 * Reads a reply or a chunk of a stream, whose JSON is `text`. The messages of its choices are in the
 * first present field of `fields`, or, at the end of a choice, in the field that has content.
 */
export function readReplyBody(json: JsonObject, text: string, fields: MessageFields) {
  const source = new ExactSource(text, json);
  const choices = asObjects(json["choices"]).map((choice) => readChoice(choice, source, fields));
  return {
    choices,
    hasChoices: json["choices"] !== undefined,
    error: errorWithin(json) ?? choices.find(({ error }) => error)?.error,
    type: asText(json["type"]) ?? asText(json["object"]),
    /** Groq sends it in its own field. */
    usage: asObject(json["usage"]) ?? asObject(asObject(json["x_groq"])?.["usage"]),
  };
}

/** Reads a choice of a reply, or of a chunk of a stream. `source` is that of the whole of it. */
export function readChoice(
  json: JsonObject,
  source: JsonSource,
  [field, otherField]: MessageFields,
) {
  const found = asObject(json[field]);
  const other = otherField === undefined ? undefined : asObject(json[otherField]);
  const finishReason = asText(json["finish_reason"]);
  const message = readMessage(found ?? other ?? {}, source);
  const isInOther = other !== undefined && finishReason !== undefined && !hasContent(message);
  return {
    /** 0 if the server sends none. */
    index: asIndex(json["index"]) ?? 0,
    message: isInOther ? readMessage(other, source) : message,
    /** Whether the first of the fields is present. */
    hasMessage: found !== undefined,
    finishReason,
    /** The word of the model's vendor, from OpenRouter and LiteLLM. */
    nativeReason:
      asText(json["native_finish_reason"]) ??
      asText(asObject(json["provider_specific_fields"])?.["native_finish_reason"]),
    /** The stop string that ended the choice, from vLLM and SGLang. */
    matchedStop: asText(json["stop_reason"]) ?? asText(json["matched_stop"]),
    error: json["error"],
    /** Moonshot sends it here. */
    usage: asObject(json["usage"]),
  };
}

/**
 * Reads a `message` or `delta`: text (including refusals, and content in parts, as Mistral sends
 * it), reasoning (`reasoning_content`, or `reasoning` if only that is present), tool calls
 * (including the older `function_call`). `source` is that of the whole reply or event.
 */
export function readMessage(json: JsonObject, source: JsonSource) {
  const deltas: TextDelta[] = [];
  addText(deltas, "reasoning-delta", asText(json["reasoning_content"]) ?? json["reasoning"]);
  addContent(deltas, "text-delta", json["content"]);
  addText(deltas, "text-delta", json["refusal"]);
  const calls = asObjects(json["tool_calls"]);
  const older = calls.length > 0 ? undefined : olderCall(json["function_call"]);
  return {
    /** Text and reasoning in the order of the message. */
    deltas,
    /** OpenRouter's format for reasoning that can be sent back. */
    reasoningDetails: asObjects(json["reasoning_details"]).map(readDetail),
    toolCalls:
      older === undefined
        ? calls.map((call) => readCall(call, asObject(call["function"]) ?? {}, source))
        : [readCall({ index: 0 }, older, source)],
    /** The types of parts of the content that are left out, except for citations. */
    unknownParts: unknownPartsIn(json["content"]),
  };
}

/** The types of parts that are read, and Mistral's citations. */
const knownParts: ReadonlySet<unknown> = new Set([
  ...["text", "output_text", "refusal", "thinking", "reference"],
]);
const noParts: readonly string[] = [];

function unknownPartsIn(content: unknown): readonly string[] {
  if (!Array.isArray(content)) return noParts;
  const types = asObjects(content).map(({ type }) => type);
  return types.filter((type) => !knownParts.has(type)).map((type) => asText(type) ?? "");
}

/**
 * Returns the older `function_call`. Some servers send every field, with an empty name without a
 * call.
 */
function olderCall(value: unknown): JsonObject | undefined {
  const call = asObject(value);
  return call?.["name"] === "" && !asText(call["arguments"]) ? undefined : call;
}

function addContent(deltas: TextDelta[], type: TextDelta["type"], content: unknown): void {
  if (typeof content === "string") addText(deltas, type, content);
  for (const part of asObjects(content)) {
    if (part["type"] === "thinking") addContent(deltas, "reasoning-delta", part["thinking"]);
    else addText(deltas, type, part["text"] ?? part["refusal"]);
  }
}

function addText(deltas: TextDelta[], type: TextDelta["type"], value: unknown): void {
  const text = asText(value);
  if (text !== undefined) deltas.push({ type, text });
}

function readCall(call: JsonObject, fields: JsonObject, source: JsonSource) {
  return {
    index: asIndex(call["index"]),
    id: asText(call["id"]),
    name: asText(fields["name"]),
    argumentsJson: readArguments(fields["arguments"], source),
    /** Gemini's signature of the thought before the call. */
    signature: readSignature(call["extra_content"]),
  };
}

/** Reads the signature. Gemini's own endpoint sends it under `google`, Vertex AI under `vertex`. */
function readSignature(extra: unknown): string | undefined {
  const { google, vertex } = asObject(extra) ?? {};
  return asText(asObject(google ?? vertex)?.["thought_signature"]);
}

const detailTexts = ["type", "id", "format", "text", "summary", "data", "signature"] as const;

/** Reads a detail of reasoning. It has only known fields, since it is sent back. */
export function readDetail(json: JsonObject): ChatReasoningDetail {
  const index = asCount(json["index"]);
  const texts = detailTexts.flatMap((field) => {
    const text = json[field];
    return typeof text === "string" ? [[field, text] as const] : [];
  });
  return { ...Object.fromEntries(texts), ...(index !== undefined && { index }) };
}

/** Returns whether a message contains text, reasoning or calls. */
export function hasContent({ deltas, toolCalls }: ReplyMessage): boolean {
  return deltas.length > 0 || toolCalls.length > 0;
}

/** Returns the text of a chunk that contains only text. */
export function textOfChunk(data: string): unknown {
  const [choice] = asObjects(parseObject(data)?.["choices"]);
  return asObject(choice?.["delta"])?.["content"];
}

/**
 * Merges several choices into one message. Only one choice is requested, but some servers put the
 * text of a reply in one choice and its calls in others (GitHub Copilot for Claude). Text and
 * reasoning are each taken from the first choice that has them, calls from all choices.
 */
export class MergedChoices {
  readonly #sources = new Map<TextDelta["type"], number>();

  /** Returns the text and reasoning of a choice that count; `source` identifies the choice. */
  deltasOf(source: number, { deltas }: ReplyMessage): readonly TextDelta[] {
    return deltas.filter(({ type }) => {
      if (!this.#sources.has(type)) this.#sources.set(type, source);
      return this.#sources.get(type) === source;
    });
  }
}

/**
 * Reads the usage of a reply or chunk: `prompt_tokens` includes cached tokens and cache writes,
 * `completion_tokens` includes reasoning. It is that of the reply or of a choice: the first of these
 * with tokens. Undefined without a report.
 */
export function readUsage(reply: Pick<ChatReply, "usage" | "choices">): TokenUsage | undefined {
  const usage = findUsage(reply);
  if (usage === undefined) return undefined;
  const details = asObject(usage["prompt_tokens_details"]) ?? {};
  // The vendor's own object, where a proxy passes it on; LiteLLM's name of it.
  const lifetimes = asObject(usage["cache_creation"] ?? details["cache_creation_token_details"]);
  const report = {
    input: usage["prompt_tokens"],
    // DeepSeek and Moonshot report cached tokens outside the details; so does LiteLLM, for Claude.
    cached: firstCount(
      details["cached_tokens"],
      usage["prompt_cache_hit_tokens"],
      usage["cached_tokens"],
      usage["cache_read_input_tokens"],
    ),
    // OpenAI and OpenRouter; LiteLLM, for Claude.
    written: firstCount(
      details["cache_write_tokens"],
      details["cache_creation_tokens"],
      usage["cache_write_tokens"],
      usage["cache_creation_input_tokens"],
      sumOfLifetimes(lifetimes),
    ),
    writtenForHour: lifetimes?.["ephemeral_1h_input_tokens"],
    output: usage["completion_tokens"],
    reasoning: asObject(usage["completion_tokens_details"])?.["reasoning_tokens"],
    total: usage["total_tokens"],
    caches: "within",
  } as const;
  return readReport(report, usage);
}

function findUsage({ usage, choices }: Parameters<typeof readUsage>[0]): JsonObject | undefined {
  let found = usage;
  for (const choice of choices) {
    if (found !== undefined && hasNumber(found)) return found;
    found = choice.usage ?? found;
  }
  return found;
}

/** Returns whether a report has tokens other than zero, valid or not. Some have times, too. */
function hasNumber(usage: JsonObject): boolean {
  return Object.entries(usage).some(
    ([name, value]) => name.endsWith("_tokens") && typeof value === "number" && value !== 0,
  );
}

/** Returns the first value other than zero: some servers fill the fields that they do not use. */
function firstCount(...values: readonly unknown[]): unknown {
  return (
    values.find((value) => value !== undefined && value !== null && value !== 0) ??
    values.find((value) => value === 0)
  );
}
