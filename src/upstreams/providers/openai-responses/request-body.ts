import type { RawJson } from "../../../core/raw-json/raw-json.ts";

/** A Responses request as sent (see the vendor's reference of `POST /v1/responses`). */
export interface ResponsesBody {
  readonly model: string;
  readonly input: readonly ResponsesItem[];
  /** The vendor must not store any part of a request. */
  readonly store: false;
  readonly stream?: true;
  readonly max_output_tokens?: number;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly tools?: readonly ResponsesTool[];
  readonly tool_choice?: ResponsesToolChoice;
  readonly parallel_tool_calls?: false;
  readonly text?: { readonly format: ResponsesFormat };
  readonly reasoning?: ResponsesReasoning;
  readonly include?: readonly "reasoning.encrypted_content"[];
  readonly user?: string;
}

export interface ResponsesReasoning {
  readonly effort?: "none" | "minimal" | "low" | "medium" | "high";
  readonly summary?: "auto";
}

export type ResponsesItem =
  | ResponsesMessage
  | ResponsesReasoningItem
  | ResponsesCall
  | ResponsesCustomCall
  | ResponsesCallOutput;

export type ResponsesMessage =
  | { readonly role: "system" | "assistant"; readonly content: string }
  | { readonly role: "user"; readonly content: string | readonly ResponsesContent[] };

export type ResponsesContent = ResponsesText | ResponsesImage;

export interface ResponsesText {
  readonly type: "input_text";
  readonly text: string;
}

export interface ResponsesImage {
  readonly type: "input_image";
  readonly image_url: string;
  /** Required by the API; `auto` is its own default. */
  readonly detail: "auto" | "low" | "high";
}

export interface ResponsesReasoningItem {
  readonly type: "reasoning";
  readonly id: string;
  readonly summary: readonly { readonly type: "summary_text"; readonly text: string }[];
  readonly content?: readonly { readonly type: "reasoning_text"; readonly text: string }[];
  readonly encrypted_content?: string;
}

export interface ResponsesCall {
  readonly type: "function_call";
  readonly call_id: string;
  readonly name: string;
  readonly arguments: string;
}

export interface ResponsesCustomCall {
  readonly type: "custom_tool_call";
  readonly call_id: string;
  readonly name: string;
  readonly input: string;
}

export interface ResponsesCallOutput {
  readonly type: "function_call_output" | "custom_tool_call_output";
  readonly call_id: string;
  readonly output: string | readonly ResponsesContent[];
}

export type ResponsesTool = ResponsesFunction | ResponsesCustomTool;

export interface ResponsesCustomTool {
  readonly type: "custom";
  readonly name: string;
  readonly description?: string;
  /** Absent: any text. */
  readonly format?: {
    readonly type: "grammar";
    readonly syntax: "lark" | "regex";
    readonly definition: string;
  };
}

export interface ResponsesFunction {
  readonly type: "function";
  readonly name: string;
  readonly description?: string;
  readonly parameters: RawJson;
  /** Always set: if omitted, the vendor defaults to `true` and rewrites the schema. */
  readonly strict: boolean;
}

export type ResponsesToolChoice =
  | "auto"
  | "none"
  | "required"
  | { readonly type: "function" | "custom"; readonly name: string };

export type ResponsesFormat =
  | { readonly type: "json_object" }
  | {
      readonly type: "json_schema";
      readonly name: string;
      readonly description?: string;
      readonly schema: RawJson;
      readonly strict?: boolean;
    };
