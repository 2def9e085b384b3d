import type { FormsOf } from "../../../catalog/flags.ts";
import { type KeyHeader, keyHeaders } from "../../key-header.ts";

/** How a server of this wire differs from the vendor's reference: each flag is one point. */
export interface DialectFlags {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** The field of the output bound. */
  readonly maxTokensField: "max_tokens" | "max_completion_tokens";
  /** How reasoning is asked for: `reasoning_effort`, or OpenRouter's `reasoning` object. */
  readonly reasoningField: "effort" | "object";
  /** Whether content parts may carry `cache_control`. */
  readonly cacheControl: boolean;
  /** Whether `top_k` is taken. */
  readonly topK: boolean;
  /** At most so many stop strings; null: no bound known. */
  readonly stopMax: number | null;
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
  reasoningField: ["effort", "object"],
  cacheControl: "boolean",
  topK: "boolean",
  stopMax: "count",
} as const satisfies FormsOf<DialectFlags>;
