import type { CacheControl } from "../../../core/conversation/conversation.ts";
import type { RawJson } from "../../../core/raw-json/raw-json.ts";

/** The API's maximum length of a tool name. */
export const TOOL_NAME_CHARS_MAX = 128;

/** A Messages request as sent (see the vendor's reference). */
export interface MessagesBody {
  readonly model: string;
  readonly max_tokens: number;
  readonly messages: readonly WireMessage[];
  readonly system?: readonly WireText[];
  readonly stream?: true;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly top_k?: number;
  readonly stop_sequences?: readonly string[];
  readonly tools?: readonly WireTool[];
  readonly tool_choice?: WireToolChoice;
  readonly thinking?: WireThinking;
  readonly output_config?: {
    readonly effort?: "low" | "medium" | "high";
    readonly format?: { readonly type: "json_schema"; readonly schema: RawJson };
  };
  readonly metadata?: { readonly user_id: string };
  readonly safeguards?: RawJson;
}

export type WireThinking =
  | ({ readonly type: "enabled"; readonly budget_tokens: number } & WireBinding)
  | ({ readonly type: "adaptive"; readonly display?: "summarized" | "updates" } & WireBinding)
  | { readonly type: "between_tools" | "disabled" };

/** How the API treats thinking that is bound to another conversation. */
interface WireBinding {
  readonly block_binding?: { readonly prefix_mismatch_behavior: "drop_block" };
}

export type WireMessage =
  | { readonly role: "user"; readonly content: readonly WireUserBlock[] }
  | { readonly role: "assistant"; readonly content: readonly WireAssistantBlock[] }
  | WireSystemMessage;

/** Changes of the tools or the effort from this point on. */
export interface WireSystemMessage {
  readonly role: "system";
  readonly content: readonly (WireText | WireToolChange)[];
  readonly output_config?: { readonly effort: "low" | "medium" | "high" };
}

export type WireToolChange =
  | ({
      readonly type: "tool_addition";
      readonly tool:
        | WireToolName
        | { readonly type: "tool_definition"; readonly definition: WireTool };
    } & Cacheable)
  | ({ readonly type: "tool_removal"; readonly tool: WireToolName } & Cacheable);

interface WireToolName {
  readonly type: "tool_reference";
  readonly name: string;
}

export type WireAssistantBlock = WireText | WireToolUse | WireThinkingBlock;

/** The model's thinking, unchanged. */
export type WireThinkingBlock =
  | { readonly type: "thinking"; readonly thinking: string; readonly signature?: string }
  | { readonly type: "redacted_thinking"; readonly data: string };

export type WireUserBlock = WireText | WireImage | WireDocument | WireToolResult;

/** Any block may carry a cache mark. */
interface Cacheable {
  readonly cache_control?: CacheControl;
}

export interface WireText extends Cacheable {
  readonly type: "text";
  readonly text: string;
}

export interface WireImage extends Cacheable {
  readonly type: "image";
  readonly source:
    | { readonly type: "url"; readonly url: string }
    | { readonly type: "base64"; readonly media_type: string; readonly data: string };
}

export interface WireDocument extends Cacheable {
  readonly type: "document";
  readonly source:
    | { readonly type: "url"; readonly url: string }
    | { readonly type: "base64"; readonly media_type: string; readonly data: string }
    | { readonly type: "text"; readonly media_type: "text/plain"; readonly data: string };
  readonly title?: string;
  readonly context?: string;
}

export interface WireToolReference extends Cacheable {
  readonly type: "tool_reference";
  readonly tool_name: string;
}

export interface WireToolUse extends Cacheable {
  readonly type: "tool_use";
  readonly id: string;
  readonly name: string;
  readonly input: RawJson;
}

export interface WireToolResult extends Cacheable {
  readonly type: "tool_result";
  readonly tool_use_id: string;
  readonly content?: readonly (WireText | WireImage | WireDocument | WireToolReference)[];
  readonly is_error?: true;
}

export interface WireTool extends Cacheable {
  readonly name: string;
  readonly description?: string;
  readonly input_schema: RawJson;
  readonly strict?: true;
  readonly defer_loading?: true;
}

export type WireToolChoice =
  | { readonly type: "none" }
  | { readonly type: "auto" | "any"; readonly disable_parallel_tool_use?: true }
  | { readonly type: "tool"; readonly name: string; readonly disable_parallel_tool_use?: true };
