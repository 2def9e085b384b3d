import { asCount, asObject, asObjects, asText, type JsonObject } from "../json.ts";

/** Chat completions as we send them (the vendor's reference; OpenRouter adds to it). */
export interface ChatBody {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly stream?: true;
  readonly stream_options?: { readonly include_usage: true };
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly top_k?: number;
  readonly stop?: readonly string[];
  readonly tools?: readonly ChatTool[];
  readonly tool_choice?: "auto" | "none" | "required" | ChatForcedTool;
  readonly parallel_tool_calls?: false;
  readonly response_format?: ChatResponseFormat;
  readonly reasoning_effort?: "none" | "low" | "medium" | "high";
  /** OpenRouter's form. */
  readonly reasoning?: {
    readonly enabled?: boolean;
    readonly effort?: string;
    readonly max_tokens?: number;
  };
  readonly user?: string;
}

export type ChatMessage =
  | { readonly role: "system"; readonly content: ChatContent; readonly name?: string }
  | { readonly role: "user"; readonly content: ChatContent; readonly name?: string }
  | {
      readonly role: "assistant";
      readonly content: ChatContent | null;
      readonly name?: string;
      readonly tool_calls?: readonly ChatToolCall[];
    }
  | { readonly role: "tool"; readonly tool_call_id: string; readonly content: ChatContent };

export type ChatContent = string | readonly ChatPart[];

export type ChatPart = (
  | { readonly type: "text"; readonly text: string }
  | {
      readonly type: "image_url";
      readonly image_url: { readonly url: string; readonly detail?: string };
    }
) & { readonly cache_control?: object };

export interface ChatToolCall {
  readonly id: string;
  readonly type: "function";
  readonly function: { readonly name: string; readonly arguments: string };
}

export interface ChatForcedTool {
  readonly type: "function";
  readonly function: { readonly name: string };
}

export interface ChatTool {
  readonly type: "function";
  readonly function: {
    readonly name: string;
    readonly description?: string;
    readonly parameters?: unknown;
    readonly strict?: boolean;
  };
}

export type ChatResponseFormat =
  | { readonly type: "json_object" }
  | {
      readonly type: "json_schema";
      readonly json_schema: {
        readonly name: string;
        readonly description?: string;
        readonly schema: unknown;
        readonly strict?: boolean;
      };
    };

/** What we read of a message or a delta: null, empty and missing are all absent. */
export interface SaidPart {
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly SaidToolCall[];
}

export interface SaidToolCall {
  readonly index: number | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly argumentsJson: string;
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
export function readSaid(said: JsonObject): SaidPart {
  const content = readContent(said["content"]);
  const calls = asObjects(said["tool_calls"]);
  const older = calls.length > 0 ? undefined : asObject(said["function_call"]);
  return {
    text: content.text + (asText(said["refusal"]) ?? ""),
    reasoning:
      content.reasoning + (asText(said["reasoning_content"]) ?? asText(said["reasoning"]) ?? ""),
    toolCalls: [
      ...calls.map((call) => readCall(call, asObject(call["function"]) ?? {})),
      ...(older === undefined ? [] : [readCall({ index: 0 }, older)]),
    ],
  };
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

function readCall(call: JsonObject, said: JsonObject): SaidToolCall {
  const given = said["arguments"];
  return {
    index: asCount(call["index"]),
    id: asText(call["id"]),
    name: asText(said["name"]),
    // Some servers give the object itself in place of its text.
    argumentsJson:
      typeof given === "object" && given !== null ? JSON.stringify(given) : (asText(given) ?? ""),
  };
}
