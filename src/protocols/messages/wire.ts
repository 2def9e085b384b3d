import type { WireCacheControl } from "../cache-control.ts";

interface Cacheable {
  readonly cache_control?: WireCacheControl | null;
}

export interface MessagesTextBlock extends Cacheable {
  readonly type: "text";
  readonly text: string;
}

export interface MessagesImageBlock extends Cacheable {
  readonly type: "image";
  readonly source:
    | { readonly type: "base64"; readonly media_type: string; readonly data: string }
    | { readonly type: "url"; readonly url: string };
}

export interface MessagesToolUseBlock extends Cacheable {
  readonly type: "tool_use";
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface MessagesToolResultBlock extends Cacheable {
  readonly type: "tool_result";
  readonly tool_use_id: string;
  readonly content?: string | readonly (MessagesTextBlock | MessagesImageBlock)[];
  readonly is_error?: boolean;
}

export type MessagesBlock =
  | MessagesTextBlock
  | MessagesImageBlock
  | MessagesToolUseBlock
  | MessagesToolResultBlock
  | { readonly type: "thinking"; readonly thinking: string; readonly signature?: string }
  | { readonly type: "redacted_thinking"; readonly data: string };

export interface MessagesMessage {
  readonly role: "user" | "assistant" | "system";
  readonly content: string | readonly MessagesBlock[];
}

export interface MessagesTool extends Cacheable {
  readonly name: string;
  readonly description?: string;
  readonly input_schema: Readonly<Record<string, unknown>>;
  readonly type?: "custom" | null;
  readonly strict?: boolean;
}

export type MessagesToolChoice =
  | { readonly type: "auto"; readonly disable_parallel_tool_use?: boolean }
  | { readonly type: "any"; readonly disable_parallel_tool_use?: boolean }
  | { readonly type: "none" }
  | { readonly type: "tool"; readonly name: string; readonly disable_parallel_tool_use?: boolean };

export interface MessagesThinking {
  readonly type: "enabled" | "adaptive" | "auto" | "disabled" | "none";
  readonly budget_tokens?: number;
  readonly display?: "summarized" | "omitted" | null;
}

export interface MessagesRequest extends Cacheable {
  readonly model: string;
  readonly messages: readonly MessagesMessage[];
  readonly system?: string | readonly MessagesTextBlock[];
  readonly max_tokens?: number;
  readonly stream?: boolean;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly top_k?: number;
  readonly stop_sequences?: readonly string[];
  readonly tools?: readonly MessagesTool[];
  readonly tool_choice?: MessagesToolChoice;
  readonly thinking?: MessagesThinking;
  readonly metadata?: { readonly user_id?: string | null };
  readonly output_config?: {
    readonly effort?: "low" | "medium" | "high" | "xhigh" | "max" | null;
    readonly format?: {
      readonly type: "json_schema";
      readonly schema: Readonly<Record<string, unknown>>;
    } | null;
  };
}
