/**
 * The neutral conversation: what a client of either protocol means, and what a provider of either
 * wire sends. What the gateway does not interpret is carried as it is.
 */

import type { RawJson } from "../raw-json/raw-json.ts";

/** Asks an upstream that caches prompts to cache up to here (Anthropic's `cache_control`). */
export interface CacheControl {
  readonly type: "ephemeral";
  readonly ttl?: "5m" | "1h";
}

export interface TextPart {
  readonly type: "text";
  readonly text: string;
  readonly cacheControl?: CacheControl;
}

/**
 * `url` is an http(s) address that the gateway never fetches; `data` is the client's base64 text.
 */
export type ImageSource =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "base64"; readonly mediaType: string; readonly data: string };

export interface ImagePart {
  readonly type: "image";
  readonly source: ImageSource;
  readonly detail?: "auto" | "low" | "high";
  readonly cacheControl?: CacheControl;
}

/**
 * `text` is the document itself; `base64` the client's text of a PDF; `url` an http(s) address that
 * the gateway never fetches.
 */
export type DocumentSource =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "base64"; readonly mediaType: string; readonly data: string }
  | { readonly kind: "text"; readonly text: string };

export interface DocumentPart {
  readonly type: "document";
  readonly source: DocumentSource;
  readonly title?: string;
  readonly context?: string;
  readonly cacheControl?: CacheControl;
}

export type UserPart = TextPart | ImagePart | DocumentPart;

/** A tool that the client's own search found: from here on a deferred tool is on offer. */
export interface ToolReference {
  readonly type: "tool-reference";
  readonly name: string;
  readonly cacheControl?: CacheControl;
}

/** What a tool returned. */
export type ResultPart = UserPart | ToolReference;

/** A tool that is on offer from here on: one of the conversation's, or one that is defined here. */
export interface ToolAddition {
  readonly type: "tool-addition";
  readonly tool: string | ToolDefinition;
  readonly cacheControl?: CacheControl;
}

/** A tool that is no longer on offer from here on. */
export interface ToolRemoval {
  readonly type: "tool-removal";
  readonly name: string;
  readonly cacheControl?: CacheControl;
}

export type SystemPart = TextPart | ToolAddition | ToolRemoval;

export interface ToolCall {
  readonly type: "tool-call";
  readonly id: string;
  readonly name: string;
  /**
   * JSON text exactly as the client or the model wrote it. Within a turn it is that of an object:
   * see `fitArguments`. Within a reply it may be anything; `""` where there are no arguments.
   */
  readonly argumentsJson: string;
  /**
   * What the upstream that made the call wants back with it: its reasoning before the call, as
   * text that only its provider can read (letters, digits, `-` and `_`).
   */
  readonly reasoningState?: string;
  readonly cacheControl?: CacheControl;
}

export type AssistantPart = TextPart | ToolCall;

export interface ToolResult<Content extends ResultPart = ResultPart> {
  /** The id of the call that this answers; every result has its call earlier in the turns. */
  readonly callId: string;
  /** Name of the called tool, looked up from the call. */
  readonly toolName: string;
  readonly content: readonly Content[];
  readonly isError: boolean;
  readonly cacheControl?: CacheControl;
}

/**
 * One turn. `tool` holds all results given in a row (several chat `tool` messages, or the
 * `tool_result` blocks at the head of one messages-protocol user message). `system` is system text
 * that the client put between turns; it keeps its place. Its changes of tools and its effort hold from
 * there on. `name` is the chat participant's name.
 */
export type Turn = SystemTurn | PlainTurn<ResultPart>;

export interface SystemTurn {
  readonly role: "system";
  readonly parts: readonly SystemPart[];
  readonly name?: string;
  readonly effort?: ReasoningEffort;
}

/** A turn that changes nothing but the text before the model. */
export type PlainTurn<Content extends ResultPart = UserPart> =
  | { readonly role: "system"; readonly parts: readonly TextPart[]; readonly name?: string }
  | { readonly role: "user"; readonly parts: readonly UserPart[]; readonly name?: string }
  | { readonly role: "assistant"; readonly parts: readonly AssistantPart[]; readonly name?: string }
  | { readonly role: "tool"; readonly results: readonly ToolResult<Content>[] };

export interface ToolDefinition {
  readonly name: string;
  readonly description?: string;
  /** JSON Schema of the arguments, an object; absent means no arguments. */
  readonly parameters?: RawJson;
  readonly strict?: boolean;
  /** Whether it is not on offer until the conversation names it. */
  readonly deferred?: true;
  readonly cacheControl?: CacheControl;
}

export type ToolChoice =
  | { readonly kind: "auto" }
  | { readonly kind: "none" }
  | { readonly kind: "required" }
  | { readonly kind: "tool"; readonly name: string };

export type OutputFormat =
  | { readonly kind: "json-object" }
  | {
      readonly kind: "json-schema";
      /** The client's name for the schema; messages-protocol clients give none. */
      readonly name?: string;
      readonly description?: string;
      readonly schema: RawJson;
      readonly strict?: boolean;
    };

export type ReasoningEffort = "low" | "medium" | "high";

/** Present where the client sent anything about reasoning; absent means the model's own default. */
export interface ReasoningRequest {
  readonly enabled: boolean;
  readonly effort?: ReasoningEffort;
  /** Tokens; messages protocol's `thinking.budget_tokens`. */
  readonly budgetTokens?: number;
  /** Whether short reports of progress are to be shown in place of the reasoning, if there are any. */
  readonly updates?: true;
  /** What the client wants done with reasoning that no longer fits its conversation. */
  readonly binding?: "error" | "drop-block";
}

/** Only what the client sent: no default is ever injected. */
export interface Sampling {
  readonly temperature?: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly stop?: readonly string[];
}

export interface Conversation {
  /** The catalog's model id, `<provider>/<model_name>`. */
  readonly model: string;
  /** System text before the first turn. */
  readonly system: readonly TextPart[];
  readonly turns: readonly Turn[];
  readonly tools: readonly ToolDefinition[];
  readonly toolChoice?: ToolChoice;
  /** False only where the client forbids, or cannot read, more than one tool call at once. */
  readonly parallelToolCalls?: false;
  readonly sampling: Sampling;
  readonly output?: OutputFormat;
  readonly reasoning?: ReasoningRequest;
  /**
   * Tokens; the bound to forward. Absent: none is to be forwarded (none sent, or 2.7's 8000 rule).
   */
  readonly maxOutputTokens?: number;
  /** The client's opaque id of its end user (`metadata.user_id`). */
  readonly endUserId?: string;
  /** Checks of the reply that an upstream of the vendor runs, as the client wrote them. */
  readonly safeguards?: RawJson;
  /** The client's values of `anthropic-beta`. */
  readonly betas?: readonly string[];
}

/** The calls of a turn, which only the assistant makes. */
export function callsOfTurn(turn: Turn): readonly ToolCall[] {
  return turn.role === "assistant" ? turn.parts.filter((part) => part.type === "tool-call") : [];
}

/** All text parts of the last user turn, joined by newlines; `""` where there is none. */
export function lastUserText(conversation: Conversation): string {
  const turn = conversation.turns.findLast((candidate) => candidate.role === "user");
  if (turn?.role !== "user") return "";
  return turn.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}

/**
 * What is left of an object when every field has been taken out. `rest satisfies NothingLeft`
 * fails to compile when a field is added, until an encoder sends it or names it as ignored, a
 * count includes it, or either discards it by a name with an underscore.
 */
export type NothingLeft = Readonly<Record<string, never>>;

/** Ends a switch that covers a closed union; throws without the value, which may be content. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: a value of type ${typeof value} outside its closed union`);
}
