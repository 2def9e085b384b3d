import { GatewayError } from "../errors/gateway-error.ts";
import { StoreUnavailable } from "../ledger/store.ts";
import { UpstreamFailure } from "../providers/provider.ts";
import { assertNever } from "../conversation/conversation.ts";

/** What the client is told of an upstream's failure (contract-decisions, section 2). */
function failureError(failure: UpstreamFailure): GatewayError {
  const cause = failure;
  const retryAfterMs = failure.retryAfterMs ?? 1_000;
  switch (failure.kind) {
    case "rejected":
      return new GatewayError("upstream-rejected", failure.message, { cause });
    case "busy":
      return new GatewayError("overloaded", "The model is overloaded. Try again shortly.", {
        cause,
        retryAfterMs,
      });
    case "refused":
    case "broken":
    case "connect":
      return new GatewayError("upstream-error", "The model's upstream failed.", { cause });
    case "garbage":
      return new GatewayError("upstream-error", "The model's upstream sent no valid reply.", {
        cause,
      });
    case "truncated":
      return new GatewayError(
        "upstream-error",
        "The model's upstream ended the reply before it was complete.",
        { cause },
      );
    case "timeout":
      return new GatewayError("upstream-timeout", "The model did not answer in time.", { cause });
    case "cancelled":
      return new GatewayError("unavailable", "The request was cancelled.", { cause, retryAfterMs });
    default:
      return assertNever(failure.kind);
  }
}

/** Any error that came out of a generation, as one that a client may see. */
export function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof UpstreamFailure) return failureError(error);
  if (error instanceof StoreUnavailable) {
    return new GatewayError("unavailable", "The service cannot take requests right now.", {
      cause: error,
      retryAfterMs: 1_000,
    });
  }
  return new GatewayError("internal-error", "Something went wrong on our side.", { cause: error });
}
