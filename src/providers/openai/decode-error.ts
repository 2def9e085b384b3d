import type { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { GenerationRequest } from "../provider.ts";
import { markStaleReasoning } from "../stale-reasoning.ts";
import { type ErrorReply, failureOfStatus } from "../upstream-error.ts";

/**
 * Decodes an error reply: the vendor's `{error: {message, type, code}}`, and the formats of other
 * servers of this API (`{detail}`, `{message}`, `{error: "…"}`, a list of errors).
 */
export function decodeError(
  reply: ErrorReply,
  { upstream, conversation }: Pick<GenerationRequest, "upstream" | "conversation">,
): UpstreamFailure {
  return markStaleReasoning(failureOfStatus(reply, upstream), reply, { conversation });
}
