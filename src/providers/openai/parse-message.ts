import { asCount, asObject, asObjects, asText, type JsonObject } from "../json.ts";

/** The fields read from a message or a delta: null, empty and missing all count as absent. */
export interface ParsedMessage {
  readonly text: string;
  readonly reasoning: string;
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

/** The choice with index 0; we never request more than one. */
export function firstChoice(reply: JsonObject): JsonObject | undefined {
  return asObjects(reply["choices"]).find((choice) => (choice["index"] ?? 0) === 0);
}

/**
 * Reads a `message` or `delta`: text (including refusals, and content in parts, as Mistral sends
 * it), reasoning (`reasoning_content`, or `reasoning` if only that is present), tool calls
 * (including the older `function_call`).
 */
export function parseMessage(said: JsonObject): ParsedMessage {
  const content = readContent(said["content"]);
  const calls = asObjects(said["tool_calls"]);
  const older = calls.length > 0 ? undefined : olderCall(said["function_call"]);
  return {
    text: content.text + (asText(said["refusal"]) ?? ""),
    reasoning:
      content.reasoning + (asText(said["reasoning_content"]) ?? asText(said["reasoning"]) ?? ""),
    reasoningDetails: asObjects(said["reasoning_details"]),
    toolCalls: [
      ...calls.map((call) => readCall(call, asObject(call["function"]) ?? {})),
      ...(older === undefined ? [] : [readCall({ index: 0 }, older)]),
    ],
  };
}

/** Some servers send every field, with an empty name if there is no call. */
function olderCall(value: unknown): JsonObject | undefined {
  const call = asObject(value);
  return call?.["name"] === "" && !asText(call["arguments"]) ? undefined : call;
}

function readContent(content: unknown): { readonly text: string; readonly reasoning: string } {
  if (typeof content === "string") return { text: content, reasoning: "" };
  let text = "";
  let reasoning = "";
  for (const part of asObjects(content)) {
    if (part["type"] === "thinking") reasoning += readContent(part["thinking"]).text;
    else text += asText(part["text"]) ?? "";
  }
  return { text, reasoning };
}

function readCall(call: JsonObject, said: JsonObject): ParsedToolCall {
  const given = said["arguments"];
  return {
    index: asCount(call["index"]),
    id: asText(call["id"]),
    name: asText(said["name"]),
    signature: readSignature(call["extra_content"]),
    // Some servers send an object instead of its JSON text.
    argumentsJson:
      typeof given === "object" && given !== null ? JSON.stringify(given) : (asText(given) ?? ""),
  };
}

/** Gemini's own endpoint puts it under `google`, Vertex AI under `vertex`. */
function readSignature(extra: unknown): string | undefined {
  const { google, vertex } = asObject(extra) ?? {};
  return asText(asObject(google ?? vertex)?.["thought_signature"]);
}
