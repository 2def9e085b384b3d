import type { WireCacheControl } from "../cache-control.ts";

export interface ChatTextPart {
  readonly type: "text";
  readonly text: string;
  readonly cache_control?: WireCacheControl | null;
}

export interface ChatImagePart {
  readonly type: "image_url";
  readonly image_url: { readonly url: string; readonly detail?: "auto" | "low" | "high" | null };
  readonly cache_control?: WireCacheControl | null;
}

export type ChatPart = ChatTextPart | ChatImagePart;
export type ChatTextContent = string | readonly ChatTextPart[];

export interface ChatFunctionCall {
  readonly name: string;
  readonly arguments: string;
}

export interface ChatToolCall {
  readonly id: string;
  readonly type?: "function";
  readonly function: ChatFunctionCall;
}

export interface ChatSystemMessage {
  readonly role: "system";
  readonly content: ChatTextContent;
  readonly name?: string | null;
}

export interface ChatUserMessage {
  readonly role: "user";
  readonly content: string | readonly ChatPart[];
  readonly name?: string | null;
}

export interface ChatAssistantMessage {
  readonly role: "assistant";
  readonly content?: ChatTextContent | null;
  readonly name?: string | null;
  readonly tool_calls?: readonly ChatToolCall[] | null;
  readonly function_call?: ChatFunctionCall | null;
}

export interface ChatToolMessage {
  readonly role: "tool";
  readonly content: string | readonly ChatPart[];
  readonly tool_call_id: string;
  readonly name?: string | null;
  readonly cache_control?: WireCacheControl | null;
}

export interface ChatFunctionMessage {
  readonly role: "function";
  readonly content?: string | null;
  readonly name: string;
}

export type ChatMessage =
  | ChatSystemMessage
  | ChatUserMessage
  | ChatAssistantMessage
  | ChatToolMessage
  | ChatFunctionMessage;

export interface ChatFunctionDefinition {
  readonly name: string;
  readonly description?: string | null;
  readonly parameters?: Readonly<Record<string, unknown>> | null;
  readonly strict?: boolean | null;
}

export interface ChatTool {
  readonly type: "function";
  readonly function: ChatFunctionDefinition;
  readonly cache_control?: WireCacheControl | null;
}

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly temperature?: number;
  readonly top_p?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly stop?: string | readonly string[];
  readonly tools?: readonly ChatTool[];
  readonly tool_choice?:
    | string
    | { readonly type: "function"; readonly function: { readonly name: string } };
  readonly functions?: readonly ChatFunctionDefinition[];
  readonly function_call?: string | { readonly name: string };
  readonly response_format?:
    | { readonly type: "json_object" }
    | {
        readonly type: "json_schema";
        readonly json_schema: {
          readonly name: string;
          readonly description?: string | null;
          readonly schema?: Readonly<Record<string, unknown>> | null;
          readonly strict?: boolean | null;
        };
      };
  readonly reasoning?: {
    readonly enabled?: boolean;
    readonly effort?: "low" | "medium" | "high";
  };
}
