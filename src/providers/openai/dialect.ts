import type { FormsOf } from "../../catalog/flags.ts";
import type { AnyDialect } from "../dialects-of.ts";
import { type KeyHeader, keyHeaders } from "../key-header.ts";
import { type TurnOrder, turnOrderForms } from "../turn-order.ts";

/** How a server of this API differs from the vendor's reference: one flag per difference. */
export interface DialectFlags extends TurnOrder {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** The field for the output limit. */
  readonly maxTokensField: "max_tokens" | "max_completion_tokens";
  /**
   * How reasoning is requested: `reasoning_effort`; OpenRouter's `reasoning` object; `thinking` of
   * type `enabled`, to which an effort only adds a degree, or of type `adaptive`, which has no
   * degrees; or DashScope's `enable_thinking`.
   */
  readonly reasoningField: "effort" | "object" | "thinking" | "adaptive" | "enable-thinking";
  /** Whether `reasoning_split` keeps the reasoning out of the reply's text. */
  readonly reasoningSplit: boolean;
  /**
   * What a tool call sends back of the preceding reasoning: nothing; the message's reasoning text as
   * `reasoning` or as `reasoning_content`; its `reasoning_details`; or the call's
   * `thought_signature`.
   */
  readonly reasoningBack:
    | "none"
    | "reasoning"
    | "reasoning-content"
    | "reasoning-details"
    | "thought-signature";
  /** Whether content parts may carry `cache_control`. */
  readonly cacheControl: boolean;
  /** Whether `top_k` is accepted. */
  readonly topK: boolean;
  /** Maximum number of stop strings; null: no known limit. */
  readonly stopMax: number | null;
  /** The field for the end user's id. */
  readonly userField: "user" | "user_id";
  /** Minimum length of the end user's id in characters. */
  readonly userMin: number | null;
  /** Maximum length of the end user's id in characters; 0: rejected; null: no known limit. */
  readonly userMax: number | null;
  /** Whether `stream_options` is accepted; otherwise usage is sent without it. */
  readonly streamOptions: boolean;
  /** Whether messages may carry the participant's `name`. */
  readonly participantNames: boolean;
  /** Whether tool messages need the tool's `name`. */
  readonly toolResultNames: boolean;
  /** Allowed call ids: any text, at most 40 characters, or exactly 9 letters and digits. */
  readonly callIds: "any" | "short" | "nine";
  /** Which calls can be forced: a named tool, any tool (`required`), or none. */
  readonly toolChoice: "named" | "required" | "auto";
  /** Whether a tool's schema must state its `type` and its `properties`, even if it has none. */
  readonly toolProperties: boolean;
  /** Whether only `tool_stream` makes a stream deliver a call's arguments as they are written. */
  readonly toolStream: boolean;
  /**
   * Which reply formats are accepted: an object and a schema; only an object, so that a schema goes
   * into the prompt; or only a schema, so that any object is sent as one.
   */
  readonly jsonFormats: "all" | "object" | "schema";
  /** Whether streams end with `[DONE]`; otherwise a `finish_reason` and end of stream suffice. */
  readonly endsWithDone: boolean;
}

/** One vendor's dialect. Encoders and decoders read its flags and never check vendor names. */
export interface Dialect extends AnyDialect, DialectFlags {
  readonly wire: "openai";
}

export const dialectForms = {
  keyHeader: keyHeaders,
  maxTokensField: ["max_tokens", "max_completion_tokens"],
  reasoningField: ["effort", "object", "thinking", "adaptive", "enable-thinking"],
  reasoningSplit: "boolean",
  reasoningBack: [
    "none",
    "reasoning",
    "reasoning-content",
    "reasoning-details",
    "thought-signature",
  ],
  cacheControl: "boolean",
  topK: "boolean",
  stopMax: "count",
  userField: ["user", "user_id"],
  userMin: "count",
  userMax: "count",
  streamOptions: "boolean",
  participantNames: "boolean",
  toolResultNames: "boolean",
  callIds: ["any", "short", "nine"],
  ...turnOrderForms,
  toolChoice: ["named", "required", "auto"],
  toolProperties: "boolean",
  toolStream: "boolean",
  jsonFormats: ["all", "object", "schema"],
  endsWithDone: "boolean",
} as const satisfies FormsOf<DialectFlags>;
