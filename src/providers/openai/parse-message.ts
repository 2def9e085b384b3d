import type { GenerationEvent } from "../../conversation/generation-event.ts";
import type { JsonSource } from "../../raw-json/json-source.ts";
import { readArguments } from "../decoding.ts";
import { asIndex, asObject, asObjects, asText, type JsonObject } from "../json.ts";

export type TextDelta = Extract<GenerationEvent, { type: "text-delta" | "reasoning-delta" }>;

/** The fields read from a message or a delta: null, empty and missing all count as absent. */
export interface ParsedMessage {
  /** Text and reasoning in the order of the message. */
  readonly said: readonly TextDelta[];
  /** OpenRouter's format for reasoning that can be sent back. */
  readonly reasoningDetails: readonly JsonObject[];
  readonly toolCalls: readonly ParsedToolCall[];
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
export function parseMessage(said: JsonObject, source: JsonSource): ParsedMessage {
  const calls = asObjects(said["tool_calls"]);
  const older = calls.length > 0 ? undefined : olderCall(said["function_call"]);
  return {
    said: [
      ...delta("reasoning-delta", asText(said["reasoning_content"]) ?? said["reasoning"]),
      ...readContent(said["content"]),
      ...delta("text-delta", said["refusal"]),
    ],
    reasoningDetails: asObjects(said["reasoning_details"]),
    toolCalls: [
      ...calls.map((call) => readCall(call, asObject(call["function"]) ?? {}, source)),
      ...(older === undefined ? [] : [readCall({ index: 0 }, older, source)]),
    ],
  };
}

/** Some servers send every field, with an empty name if there is no call. */
function olderCall(value: unknown): JsonObject | undefined {
  const call = asObject(value);
  return call?.["name"] === "" && !asText(call["arguments"]) ? undefined : call;
}

function readContent(content: unknown): readonly TextDelta[] {
  if (typeof content === "string") return delta("text-delta", content);
  return asObjects(content).flatMap((part) =>
    part["type"] === "thinking"
      ? readContent(part["thinking"]).map(({ text }) => ({ type: "reasoning-delta", text }))
      : delta("text-delta", part["text"]),
  );
}

function delta(type: TextDelta["type"], value: unknown): readonly TextDelta[] {
  const text = asText(value);
  return text === undefined ? [] : [{ type, text }];
}

function readCall(call: JsonObject, said: JsonObject, source: JsonSource): ParsedToolCall {
  return {
    index: asIndex(call["index"]),
    id: asText(call["id"]),
    name: asText(said["name"]),
    signature: readSignature(call["extra_content"]),
    argumentsJson: readArguments(said["arguments"], source),
  };
}

/** Gemini's own endpoint puts it under `google`, Vertex AI under `vertex`. */
function readSignature(extra: unknown): string | undefined {
  const { google, vertex } = asObject(extra) ?? {};
  return asText(asObject(google ?? vertex)?.["thought_signature"]);
}
