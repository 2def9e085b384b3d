import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { UpstreamFailure, type UpstreamFailureKind } from "../../core/errors/upstream-failure.ts";
import type { GenerationRequest } from "../providers/shared/provider.ts";

/** An accepted reply. */
interface Accepted {
  readonly detail: string;
  readonly ignored: readonly IgnoredParameter[];
  /**
   * Why a first request was refused, before the provider repeated it; absent if it was not refused.
   */
  readonly refusal?: string;
  /** The last request, which a search for quirks repeats. */
  readonly request: GenerationRequest;
}

interface Works extends Accepted {
  readonly kind: "works";
}

/** The reply is not as expected. */
interface Wrong extends Accepted {
  readonly kind: "wrong";
}

interface Failed {
  readonly kind: "failed";
  readonly failure: UpstreamFailureKind | "inexpressible";
  /** The upstream's HTTP status, or 0 without a response. */
  readonly status: number;
  readonly detail: string;
  readonly request: GenerationRequest;
}

/** The outcome of checking an ability. */
export type Outcome = Works | Wrong | Failed;

/** The starting point of a search for quirks. */
export type FirstFailure = Wrong | Failed;

/** Returns the outcome of a failed request; rethrows errors caused by neither upstream nor wire. */
export function failedOutcome(error: unknown, request: GenerationRequest): Failed {
  if (error instanceof UpstreamFailure) {
    const { kind: failure, status, message, upstreamMessage } = error;
    const isInMessage = upstreamMessage === "" || message === upstreamMessage;
    const detail = isInMessage ? message : `${message}: ${upstreamMessage}`;
    return { kind: "failed", failure, status, detail, request };
  }
  if (error instanceof GatewayError) {
    const detail = error.message;
    return { kind: "failed", failure: "inexpressible", status: 0, detail, request };
  }
  throw error;
}
