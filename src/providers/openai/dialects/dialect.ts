import type { FormsOf } from "../../../catalog/flags.ts";
import { type KeyHeader, keyHeaders } from "../../key-header.ts";

/** How a server of this wire differs from the vendor's reference: each flag is one point. */
export interface DialectFlags {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** The field of the output bound. */
  readonly maxTokensField: "max_tokens" | "max_completion_tokens";
  /**
   * How reasoning is asked for: `reasoning_effort`; OpenRouter's `reasoning` object; or `thinking`
   * with a type, beside which an effort is only a degree.
   */
  readonly reasoningField: "effort" | "object" | "thinking";
  /**
   * What a tool call brings back of the reasoning before it: nothing; the message's text of it; its
   * `reasoning_details`; or the call's `thought_signature`.
   */
  readonly reasoningBack: "none" | "reasoning-content" | "reasoning-details" | "thought-signature";
  /** Whether content parts may carry `cache_control`. */
  readonly cacheControl: boolean;
  /** Whether `top_k` is taken. */
  readonly topK: boolean;
  /** At most so many stop strings; null: no bound known. */
  readonly stopMax: number | null;
  /** At most so many characters of `user`; 0: it is refused; null: no bound known. */
  readonly userMax: number | null;
  /** Whether `stream_options` is taken; without it usage comes unasked. */
  readonly streamOptions: boolean;
  /** Whether messages may carry the participant's `name`. */
  readonly participantNames: boolean;
  /** Whether tool messages want the tool's `name`. */
  readonly toolResultNames: boolean;
  /** Ids of calls: any text, at most 40 characters, or exactly 9 letters and digits. */
  readonly callIds: "any" | "short" | "nine";
  /** Whether a user message may follow tool messages. */
  readonly userAfterTool: boolean;
  /** How a call can be forced: of a named tool, of any tool (`required`), or not at all. */
  readonly toolChoice: "named" | "required" | "auto";
  /**
   * Which formats of a reply are taken: an object and a schema; an object alone, then a schema goes
   * in words; or a schema alone, then any object goes as one.
   */
  readonly jsonFormats: "all" | "object" | "schema";
  /** Whether a stream ends with `[DONE]`; else a `finish_reason` and the stream's end suffice. */
  readonly endsWithDone: boolean;
}

/** One vendor's dialect. Encoders and decoders read its flags and know no vendor's name. */
export interface Dialect extends DialectFlags {
  readonly wire: "openai";
  /** What an operator writes as `upstreams[].dialect`. */
  readonly name: string;
  /** Hosts that speak it, with all below them; `*-x.com` matches by its end, `:1234` by port. */
  readonly hosts: readonly string[];
  /** A query parameter that only this vendor's addresses have. */
  readonly queryKey?: string;
}

export const dialectForms = {
  keyHeader: keyHeaders,
  maxTokensField: ["max_tokens", "max_completion_tokens"],
  reasoningField: ["effort", "object", "thinking"],
  reasoningBack: ["none", "reasoning-content", "reasoning-details", "thought-signature"],
  cacheControl: "boolean",
  topK: "boolean",
  stopMax: "count",
  userMax: "count",
  streamOptions: "boolean",
  participantNames: "boolean",
  toolResultNames: "boolean",
  callIds: ["any", "short", "nine"],
  userAfterTool: "boolean",
  toolChoice: ["named", "required", "auto"],
  jsonFormats: ["all", "object", "schema"],
  endsWithDone: "boolean",
} as const satisfies FormsOf<DialectFlags>;
