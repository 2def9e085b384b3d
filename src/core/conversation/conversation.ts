/**
 * The neutral conversation, independent of the client's and the provider's protocol. Parts that the
 * gateway does not interpret are carried unchanged.
 */

import type { RawJson } from "../raw-json/raw-json.ts";

/** Asks an upstream that caches prompts to cache up to this point (Anthropic's `cache_control`). */
export interface CacheControl {
  readonly type: "ephemeral";
  readonly ttl?: "5m" | "1h";
}

export interface TextPart {
  readonly type: "text";
  readonly text: string;
  readonly cacheControl?: CacheControl;
}

/** `url` is an http(s) URL that the gateway never fetches; `data` is the client's base64 text. */
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
 * `text` is the document itself; `base64` is the client's text of a PDF; `url` is an http(s) URL
 * that the gateway never fetches.
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

/** A tool found by the client's own search. A deferred tool is available from this point on. */
export interface ToolReference {
  readonly type: "tool-reference";
  readonly name: string;
  readonly cacheControl?: CacheControl;
}

/** Content of a tool result. */
export type ResultPart = UserPart | ToolReference;

/** A tool that is available from this point on: one of the conversation's, or one defined here. */
export interface ToolAddition {
  readonly type: "tool-addition";
  readonly tool: string | ToolDefinition;
  readonly cacheControl?: CacheControl;
}

/** A tool that is no longer available from this point on. */
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
   * JSON text exactly as the client or the model wrote it. Within a turn it is the text of an
   * object: see `fitArguments`. Within a reply it may be any text; `""` means no arguments.
   */
  readonly argumentsJson: string;
  /**
   * State that the upstream expects back with the call: the reasoning before the call, as base64url
   * that only its provider can read. For a client that carries reasoning, it is sealed.
   */
  readonly reasoningState?: string;
  readonly cacheControl?: CacheControl;
}

export type AssistantPart = TextPart | ToolCall;

export interface ToolResult<Content extends ResultPart = ResultPart> {
  /** Id of the call that this answers. Every result has its call earlier in the turns. */
  readonly callId: string;
  /** Name of the called tool, copied from the call. */
  readonly toolName: string;
  readonly content: readonly Content[];
  readonly isError: boolean;
  readonly cacheControl?: CacheControl;
}

/**
 * One turn. `tool` holds all consecutive results (several chat `tool` messages, or the
 * `tool_result` blocks at the start of one messages-protocol user message). `system` is system text
 * that the client put between turns; it keeps its position. Its changes of tools and its effort
 * apply from that point on. `name` is the chat participant's name.
 */
export type Turn = SystemTurn | PlainTurn<ResultPart>;

export interface SystemTurn {
  readonly role: "system";
  readonly parts: readonly SystemPart[];
  readonly name?: string;
  readonly effort?: ReasoningEffort;
}

/** A turn without changes of tools or effort. */
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
  /**
   * Set if the tool's input is text instead of JSON; `parameters` and `strict` are then absent. The
   * arguments of its calls are an object with that text as `input`: see `asFunction`.
   */
  readonly custom?: CustomInput;
  /** True if the tool is not available until the conversation names it. */
  readonly deferred?: true;
  readonly cacheControl?: CacheControl;
}

/** The input of a custom tool: any text, or text that matches a grammar. */
export interface CustomInput {
  readonly grammar?: { readonly syntax: "lark" | "regex"; readonly definition: string };
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
      /** The client's name for the schema; absent from messages-protocol clients. */
      readonly name?: string;
      readonly description?: string;
      readonly schema: RawJson;
      readonly strict?: boolean;
    };

export type ReasoningEffort = "low" | "medium" | "high";

/** Present if the client sent any reasoning parameter; absent means the model's own default. */
export interface ReasoningRequest {
  readonly enabled: boolean;
  readonly effort?: ReasoningEffort;
  /** Tokens; messages protocol's `thinking.budget_tokens`. */
  readonly budgetTokens?: number;
  /** True if short progress reports, if there are any, replace the reasoning in the reply. */
  readonly updates?: true;
  /** Requested treatment of reasoning that no longer matches its conversation. */
  readonly binding?: "error" | "drop-block";
}

/** Only parameters that the client sent. The gateway never adds a default. */
export interface Sampling {
  readonly temperature?: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly stop?: readonly string[];
  readonly seed?: number;
  readonly frequencyPenalty?: number;
  readonly presencePenalty?: number;
}

/** The name of each sampling parameter; with `_` instead of `-` that of its field in requests. */
export const samplingParameters = {
  temperature: "temperature",
  topP: "top-p",
  topK: "top-k",
  stop: "stop",
  seed: "seed",
  frequencyPenalty: "frequency-penalty",
  presencePenalty: "presence-penalty",
} as const satisfies Readonly<Record<keyof Sampling, string>>;

export interface Conversation {
  /** The catalog's model id, `<provider>/<model_name>`. */
  readonly model: string;
  /** System text before the first turn. */
  readonly system: readonly TextPart[];
  readonly turns: readonly Turn[];
  readonly tools: readonly ToolDefinition[];
  readonly toolChoice?: ToolChoice;
  /** False only if the client forbids or cannot read more than one tool call at once. */
  readonly parallelToolCalls?: false;
  readonly sampling: Sampling;
  readonly output?: OutputFormat;
  readonly reasoning?: ReasoningRequest;
  /**
   * Tokens; the bound to forward. Absent if no bound is forwarded (none sent, or 2.7's 8000 rule).
   */
  readonly maxOutputTokens?: number;
  /** The client's opaque id of its end user (`metadata.user_id`). */
  readonly endUserId?: string;
  /** Checks of the reply that the vendor's upstream runs, as the client wrote them. */
  readonly safeguards?: RawJson;
  /** The client's values of `anthropic-beta`. */
  readonly betas?: readonly string[];
}

/** Returns the calls of a turn. Only assistant turns have calls. */
export function callsOfTurn(turn: Turn): readonly ToolCall[] {
  return turn.role === "assistant" ? turn.parts.filter((part) => part.type === "tool-call") : [];
}

/** Returns all text parts of the last user turn, joined by newlines; `""` without a user turn. */
export function lastUserText(conversation: Conversation): string {
  const turn = conversation.turns.findLast((candidate) => candidate.role === "user");
  if (turn?.role !== "user") return "";
  return turn.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}

/**
 * An object from which every field has been taken. `rest satisfies NoFieldsLeft` fails to compile
 * when a field is added, until an encoder sends it or reports it as ignored, a count includes it,
 * or either discards it by a name with an underscore.
 */
export type NoFieldsLeft = Readonly<Record<string, never>>;

/** Ends a switch that covers a closed union. Throws without the value, which may be content. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: a value of type ${typeof value} outside its closed union`);
}
