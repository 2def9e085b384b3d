import type { IgnoredParameter } from "../conversation/ignored-parameter.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { UpstreamFailure, type UpstreamFailureKind } from "../errors/upstream-failure.ts";
import type { GenerationRequest } from "../providers/provider.ts";

/** An accepted reply. */
interface Accepted {
  readonly detail: string;
  readonly ignored: readonly IgnoredParameter[];
  /** The last request, which a search for quirks repeats. */
  readonly request: GenerationRequest;
}

interface Works extends Accepted {
  readonly kind: "works";
}

/** The reply is not what was asked for. */
interface Wrong extends Accepted {
  readonly kind: "wrong";
}

interface Failed {
  readonly kind: "failed";
  readonly failure: UpstreamFailureKind | "inexpressible";
  /** The upstream's HTTP status, or 0 where none came. */
  readonly status: number;
  readonly detail: string;
  readonly request: GenerationRequest;
}

/** What became of an ability. */
export type Outcome = Works | Wrong | Failed;

/** What a search for quirks begins with. */
export type Unmended = Wrong | Failed;

/** The outcome of a request that failed; throws on what is neither the upstream's nor the wire's. */
export function failedOutcome(error: unknown, request: GenerationRequest): Failed {
  if (error instanceof UpstreamFailure) {
    const { kind: failure, status, message } = error;
    return { kind: "failed", failure, status, detail: message, request };
  }
  if (error instanceof GatewayError) {
    const detail = error.message;
    return { kind: "failed", failure: "inexpressible", status: 0, detail, request };
  }
  throw error;
}
