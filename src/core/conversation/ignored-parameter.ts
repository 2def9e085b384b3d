import type { Conversation, Sampling, samplingParameters } from "./conversation.ts";

/**
 * A request parameter that a wire format cannot carry, or carries changed. Each protocol maps these
 * to the JSON pointers of its own fields for `x-ignored-fields`.
 */
export type IgnoredParameter =
  | (typeof samplingParameters)[keyof Sampling]
  | "cache-control"
  | "reasoning"
  | "reasoning-budget"
  | "reasoning-state"
  | "reasoning-binding"
  | "turn-effort"
  | "safeguards"
  | "max-output-tokens"
  | "tool-strict"
  | "tool-choice"
  | "parallel-tool-calls"
  | "output-format"
  | "image-detail"
  | "participant-name"
  | "end-user-id"
  | "tool-result-error";

/** A conversation in a form that its receiver supports, and the parameters that this form lacks. */
export interface FittedConversation<Form extends Conversation = Conversation> {
  readonly conversation: Form;
  readonly ignored: readonly IgnoredParameter[];
}
