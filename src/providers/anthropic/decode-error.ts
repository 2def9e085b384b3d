import type { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { GenerationRequest } from "../provider.ts";
import { markStaleReasoning } from "../stale-reasoning.ts";
import { type ErrorReply, failureOfStatus } from "../upstream-error.ts";

/**
 * How servers refuse the field and the beta that ask them to drop thinking that no longer fits:
 * "thinking.adaptive.block_binding: Extra inputs are not permitted", "Unexpected value(s) … for the
 * `anthropic-beta` header", and Bedrock's "invalid beta flag".
 */
const bindingRefusals: readonly RegExp[] = [
  /block_binding|thinking-binding-controls/i,
  /invalid beta flag/i,
];

/** Decodes an error reply, `{type: "error", error: {type, message}}`; 529 means overloaded. */
export function decodeError(
  reply: ErrorReply,
  { upstream, conversation }: Pick<GenerationRequest, "upstream" | "conversation">,
): UpstreamFailure {
  const failure = failureOfStatus(reply, upstream);
  return markStaleReasoning(failure, reply, { conversation, more: bindingRefusals });
}
