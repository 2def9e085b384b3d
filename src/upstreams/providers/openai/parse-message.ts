import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { ExactSource, type JsonSource } from "../../../core/raw-json/json-source.ts";
import { readArguments } from "../shared/decoding.ts";
import { asIndex, asObject, asObjects, asText, type JsonObject } from "../shared/json.ts";

export type TextDelta = Extract<GenerationEvent, { type: "text-delta" | "reasoning-delta" }>;

/** The fields read from a message or a delta: null, empty and missing all count as absent. */
export interface ParsedMessage {
  /** Text and reasoning in the order of the message. */
  readonly deltas: readonly TextDelta[];
  /** OpenRouter's format for reasoning that can be sent back. */
  readonly reasoningDetails: readonly JsonObject[];
  readonly toolCalls: readonly ParsedToolCall[];
  /** The types of parts of the content that are left out, except for citations. */
  readonly unknownParts: readonly string[];
}

export interface ParsedToolCall {
  readonly index: number | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly argumentsJson: string;
  /** Gemini's signature of the thought before the call. */
  readonly signature: string | undefined;
}

/**
 * Reads a `message` or `delta`: text (including refusals, and content in parts, as Mistral sends
 * it), reasoning (`reasoning_content`, or `reasoning` if only that is present), tool calls
 * (including the older `function_call`). `source` is that of the whole reply or event.
 */
export function parseMessage(fields: JsonObject, source: JsonSource): ParsedMessage {
  const calls = asObjects(fields["tool_calls"]);
  const older = calls.length > 0 ? undefined : olderCall(fields["function_call"]);
  return {
    deltas: [
      ...delta("reasoning-delta", asText(fields["reasoning_content"]) ?? fields["reasoning"]),
      ...readContent(fields["content"]),
      ...delta("text-delta", fields["refusal"]),
    ],
    reasoningDetails: asObjects(fields["reasoning_details"]),
    toolCalls: [
      ...calls.map((call) => readCall(call, asObject(call["function"]) ?? {}, source)),
      ...(older === undefined ? [] : [readCall({ index: 0 }, older, source)]),
    ],
    unknownParts: unknownPartsIn(fields["content"]),
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

function readContent(content: unknown): readonly TextDelta[] {
  if (typeof content === "string") return delta("text-delta", content);
  return asObjects(content).flatMap((part) =>
    part["type"] === "thinking"
      ? readContent(part["thinking"]).map(({ text }) => ({ type: "reasoning-delta", text }))
      : delta("text-delta", part["text"] ?? part["refusal"]),
  );
}

function delta(type: TextDelta["type"], value: unknown): readonly TextDelta[] {
  const text = asText(value);
  return text === undefined ? [] : [{ type, text }];
}

function readCall(call: JsonObject, fields: JsonObject, source: JsonSource): ParsedToolCall {
  return {
    index: asIndex(call["index"]),
    id: asText(call["id"]),
    name: asText(fields["name"]),
    signature: readSignature(call["extra_content"]),
    argumentsJson: readArguments(fields["arguments"], source),
  };
}

/** Reads the signature. Gemini's own endpoint sends it under `google`, Vertex AI under `vertex`. */
function readSignature(extra: unknown): string | undefined {
  const { google, vertex } = asObject(extra) ?? {};
  return asText(asObject(google ?? vertex)?.["thought_signature"]);
}

/** A choice of a reply, or of a chunk of a stream. */
export interface Choice {
  /** 0 if the server sends none. */
  readonly index: number;
  readonly json: JsonObject;
  readonly message: ParsedMessage;
}

type MessageField = "message" | "delta";

/** The field of a choice that has its message, whole or a piece of it, and an alternative field. */
export type MessageFields = readonly [MessageField, MessageField?];

/**
 * Returns the choices of a reply or a chunk. Their messages are in the first present field of
 * `fields`, or, at the end of a choice, in the field that has content. `text` is the reply's JSON.
 */
export function readChoices(
  reply: JsonObject,
  text: string,
  fields: MessageFields,
): readonly Choice[] {
  const source = new ExactSource(text, reply);
  return asObjects(reply["choices"]).map((json) => ({
    index: asIndex(json["index"]) ?? 0,
    json,
    message: readMessage(json, fields, source),
  }));
}

function readMessage(
  json: JsonObject,
  [field, otherField]: MessageFields,
  source: JsonSource,
): ParsedMessage {
  const found = asObject(json[field]);
  const other = otherField === undefined ? undefined : asObject(json[otherField]);
  const message = parseMessage(found ?? other ?? {}, source);
  if (other === undefined || hasContent(message)) return message;
  return asText(json["finish_reason"]) === undefined ? message : parseMessage(other, source);
}

/** Returns whether a message contains text, reasoning or calls. */
export function hasContent({ deltas, toolCalls }: ParsedMessage): boolean {
  return deltas.length > 0 || toolCalls.length > 0;
}

/**
 * Merges several choices into one message. Only one choice is requested, but some servers put the
 * text of a reply in one choice and its calls in others (GitHub Copilot for Claude). Text and
 * reasoning are each taken from the first choice that has them, calls from all choices.
 */
export class MergedChoices {
  readonly #sources = new Map<TextDelta["type"], number>();

  /** Returns the text and reasoning of a choice that count; `source` identifies the choice. */
  deltasOf(source: number, { deltas }: ParsedMessage): readonly TextDelta[] {
    return deltas.filter(({ type }) => {
      if (!this.#sources.has(type)) this.#sources.set(type, source);
      return this.#sources.get(type) === source;
    });
  }
}
