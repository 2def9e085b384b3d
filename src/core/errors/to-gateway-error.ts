import { GatewayError } from "./gateway-error.ts";
import { ChangeInDoubt, ReportTimeout, StoreUnavailable } from "./store-unavailable.ts";
import type { ErrorKind } from "./error-table.ts";
import type { RefusalClass } from "./refusal.ts";
import { failureTable, UpstreamFailure } from "./upstream-failure.ts";

/** Default if the upstream does not send a delay. */
const RETRY_AFTER_MS = 1_000;

/** A report that took too long takes as long again. */
const REPORT_RETRY_AFTER_MS = 30_000;

/** Refusals of a request with a separate error kind. */
const refusalErrors: Readonly<Partial<Record<RefusalClass, ErrorKind>>> = {
  prompt_too_long: "context-length-exceeded",
  policy: "policy-blocked",
};

/** Converts any error of a request to one that a client may see. */
export function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof UpstreamFailure) {
    const { error: kind, message } = failureTable[error.kind];
    const { refusal, retryAfterMs = RETRY_AFTER_MS } = error;
    const named = refusal && refusalErrors[refusal.class];
    return new GatewayError(named ?? kind, message ?? error.message, {
      cause: error,
      retryAfterMs,
      ...(refusal !== undefined && { refusal }),
    });
  }
  if (error instanceof ChangeInDoubt) {
    const message = "The change may have been carried out. Look before you repeat it.";
    return new GatewayError("change-unconfirmed", message, { cause: error });
  }
  if (error instanceof ReportTimeout) {
    return new GatewayError("unavailable", "The report took too long. Try again later.", {
      cause: error,
      retryAfterMs: REPORT_RETRY_AFTER_MS,
    });
  }
  if (error instanceof StoreUnavailable) {
    return new GatewayError("unavailable", "The service cannot take requests right now.", {
      cause: error,
      retryAfterMs: RETRY_AFTER_MS,
    });
  }
  return new GatewayError("internal-error", "Something went wrong on our side.", { cause: error });
}
