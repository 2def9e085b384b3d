/**
 * Class of an upstream's refusal, from a closed set, so that it can be logged. All except `policy`
 * are the classes by which coding agents recover, as Claude Code documents them for gateways
 * (2.1.332, "Errors").
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

/** An upstream's refusal of a request, as far as its message is understood. */
export interface Refusal {
  readonly class: RefusalClass;
  /**
   * For clients of the messages protocol, after the upstream's message: the token
   * `capability_rejected: …`. Absent if they recognize the message itself.
   */
  readonly token?: string;
}

/**
 * Returns the sentence that clients recognize for a conversation longer than the model's context.
 */
export function promptTooLong(tokens: number, maximum: number): string {
  return `prompt is too long: ${tokens} tokens > ${maximum} maximum`;
}
