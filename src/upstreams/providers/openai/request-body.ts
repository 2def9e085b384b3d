import type { RawJson } from "../../../core/raw-json/raw-json.ts";

/** A chat completions request as sent (see the vendor's reference; OpenRouter extends it). */
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
  readonly seed?: number;
  /** Mistral. */
  readonly random_seed?: number;
  readonly frequency_penalty?: number;
  readonly presence_penalty?: number;
  readonly tools?: readonly ChatTool[];
  readonly tool_choice?: "auto" | "none" | "required" | ChatForcedTool;
  readonly parallel_tool_calls?: false;
  readonly response_format?: ChatResponseFormat;
  readonly reasoning_effort?: "none" | "minimal" | "low" | "medium" | "high";
  /** DeepSeek's, Kimi's, Z.ai's and, with `adaptive`, MiniMax's format. */
  readonly thinking?: { readonly type: "enabled" | "adaptive" | "disabled" };
  /** DashScope's format. */
  readonly enable_thinking?: boolean;
  /** MiniMax. */
  readonly reasoning_split?: true;
  /** Z.ai. */
  readonly tool_stream?: true;
  /** OpenRouter's format. */
  readonly reasoning?: {
    readonly enabled?: boolean;
    readonly effort?: string;
    readonly max_tokens?: number;
  };
  readonly user?: string;
  /** Z.ai. */
  readonly user_id?: string;
}

export type ChatMessage =
  | { readonly role: "system"; readonly content: ChatContent; readonly name?: string }
  | { readonly role: "user"; readonly content: ChatContent; readonly name?: string }
  | ChatAssistantMessage
  | {
      readonly role: "tool";
      readonly tool_call_id: string;
      readonly name?: string;
      readonly content: ChatContent;
    };

export interface ChatAssistantMessage {
  readonly role: "assistant";
  readonly content: ChatContent | null;
  readonly name?: string;
  readonly tool_calls?: readonly ChatToolCall[];
  /** vLLM and Together. */
  readonly reasoning?: string;
  /** DeepSeek, Kimi, Z.ai and Fireworks. */
  readonly reasoning_content?: string;
  /** OpenRouter. */
  readonly reasoning_details?: readonly ChatReasoningDetail[];
}

export interface ChatReasoningDetail {
  readonly type?: string;
  readonly index?: number;
  readonly id?: string;
  readonly format?: string;
  readonly text?: string;
  readonly summary?: string;
  readonly data?: string;
  readonly signature?: string;
}

/** Gemini's addition to a call. */
export interface ChatToolCallExtra {
  readonly google: { readonly thought_signature: string };
}

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
  readonly extra_content?: ChatToolCallExtra;
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
    readonly parameters?: RawJson;
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
        readonly schema: RawJson;
        readonly strict?: boolean;
      };
    };
