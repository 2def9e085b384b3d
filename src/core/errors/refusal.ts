/**
 * What an upstream refused, of a closed set: it can be logged. All but `policy` are the classes by
 * which coding agents recover, as Claude Code documents them for gateways (2.1.332, "Errors").
 */
export type RefusalClass =
  | "mid_conv_system"
  | "cache_control_field"
  | "thinking_signature"
  | "thinking_type:enabled"
  | "thinking_type:adaptive"
  | "structured_outputs_unsupported"
  | "effort_unsupported"
  | "media_budget"
  | "image_block"
  | "document_block"
  | "prompt_too_long"
  | "max_tokens_context_overflow"
  | "beta_header"
  | "policy";

/** An upstream's refusal of a request, as far as its words are understood. */
export interface Refusal {
  readonly class: RefusalClass;
  /**
   * For clients of the messages protocol, behind the upstream's words: the token
   * `capability_rejected: …`. Absent where they know the words as they are.
   */
  readonly token?: string;
}

/** The sentence for a conversation that is longer than the model's context, as clients know it. */
export function promptTooLong(tokens: number, maximum: number): string {
  return `prompt is too long: ${tokens} tokens > ${maximum} maximum`;
}
