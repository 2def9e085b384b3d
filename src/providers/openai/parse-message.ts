import { asCount, asObject, asObjects, asText, type JsonObject } from "../json.ts";

/** What we read of a message or a delta: null, empty and missing are all absent. */
export interface ParsedMessage {
  readonly text: string;
  readonly reasoning: string;
  /** OpenRouter's form of reasoning that can go back. */
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

/** The choice with index 0; we never ask for more. */
export function firstChoice(reply: JsonObject): JsonObject | undefined {
  return asObjects(reply["choices"]).find((choice) => (choice["index"] ?? 0) === 0);
}

/**
 * Reads a `message` or `delta`: text (also of a refusal, and of content given in parts, as Mistral
 * does), reasoning (`reasoning_content`, or `reasoning` where only that is given), tool calls (also
 * the older `function_call`).
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

/** Some servers write each field, with an empty name where nothing is called. */
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
    // Some servers give the object itself in place of its text.
    argumentsJson:
      typeof given === "object" && given !== null ? JSON.stringify(given) : (asText(given) ?? ""),
  };
}

/** Gemini's own endpoint has it under `google`, Vertex AI's under `vertex`. */
function readSignature(extra: unknown): string | undefined {
  const { google, vertex } = asObject(extra) ?? {};
  return asText(asObject(google ?? vertex)?.["thought_signature"]);
}
