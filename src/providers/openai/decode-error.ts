import type { Upstream } from "../../catalog/model.ts";
import type { UpstreamFailure } from "../../errors/upstream-failure.ts";
import { type ErrorReply, failureOfStatus } from "../upstream-error.ts";

/**
 * Decodes an error reply: the vendor's `{error: {message, type, code}}`, and the formats of other
 * servers of this API (`{detail}`, `{message}`, `{error: "…"}`, a list of errors).
 */
export function decodeError(reply: ErrorReply, upstream: Upstream): UpstreamFailure {
  return failureOfStatus(reply, upstream);
}
