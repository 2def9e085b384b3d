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
