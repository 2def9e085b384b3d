import type { Upstream } from "../../catalog/model.ts";
import type { UpstreamFailure } from "../../errors/upstream-failure.ts";
import { type ErrorReply, failureOfStatus } from "../upstream-error.ts";

/** Decodes an error reply, `{type: "error", error: {type, message}}`; 529 means overloaded. */
export function decodeError(reply: ErrorReply, upstream: Upstream): UpstreamFailure {
  return failureOfStatus(reply, upstream);
}
