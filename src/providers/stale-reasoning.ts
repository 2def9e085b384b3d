import type { Conversation } from "../conversation/conversation.ts";
import type { UpstreamFailure } from "../errors/upstream-failure.ts";
import { carriesReasoning } from "./reasoning-state.ts";
import type { ErrorReply } from "./upstream-error.ts";

/**
 * How servers refuse reasoning that is sent back: "Invalid `signature` in `thinking` block. The
 * block is bound to a different conversation", "`thinking` or `redacted_thinking` blocks in the
 * latest assistant message cannot be modified", and Gemini's "Thought signature is not valid".
 */
const refusals: readonly RegExp[] = [
  /invalid `?signature`? in `?(redacted_)?thinking`?/i,
  /bound to a different conversation/i,
  /`?(redacted_)?thinking`? .{0,40}blocks?.{0,60} cannot be modified/i,
  /thought[ _]signature/i,
];
/** More than any server writes before it names the reason. */
const SEARCHED_CHARS_MAX = 8_000;

/** Whether an upstream's words refuse the reasoning itself, and no field of the request. */
export function namesStaleReasoning(text: string): boolean {
  const searched = text.slice(0, SEARCHED_CHARS_MAX);
  return refusals.some((refusal) => refusal.test(searched));
}

/**
 * The same failure, marked if it refuses reasoning that the conversation sent back. The whole body
 * is searched: routers pass a vendor's words on in a field of their own (`error.metadata.raw`).
 */
export function markStaleReasoning(
  failure: UpstreamFailure,
  { body }: ErrorReply,
  {
    conversation,
    more = [],
  }: { readonly conversation: Conversation; readonly more?: readonly RegExp[] },
): UpstreamFailure {
  if (failure.kind !== "invalid-request" || !carriesReasoning(conversation)) return failure;
  const searched = body.slice(0, SEARCHED_CHARS_MAX);
  const isRefusal = namesStaleReasoning(searched) || more.some((refusal) => refusal.test(searched));
  if (!isRefusal) return failure;
  return failure.with({ isStaleReasoning: true });
}
