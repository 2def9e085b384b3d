import type { Caller } from "../auth/caller.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Admission, Limiter, Limits } from "../limits/limiter.ts";
import type { Exchange } from "./exchange.ts";

export interface AdmitOptions {
  readonly limiter: Limiter;
  readonly exchange: Exchange;
  readonly caller: Caller;
  /** Reading records costs a request, but neither waits for tokens nor takes a slot. */
  readonly kind: "generation" | "record";
}

/**
 * Counts the request against its key's limits and notes what they still allow. A slot of
 * concurrency is given back when the reply has left or the socket has closed. Throws
 * `rate-limited`.
 */
export async function admit(options: AdmitOptions): Promise<void> {
  const { limiter, exchange, caller, kind } = options;
  const { plan, key } = caller;
  const limits: Limits =
    kind === "generation" ? plan : { ...plan, tokensPerMinute: null, concurrentRequests: null };
  const admitting = limiter.admit(key.id, limits);
  const admission = admitting instanceof Promise ? await admitting : admitting;
  exchange.notes.limits =
    kind === "generation" || plan.tokensPerMinute === null
      ? admission.state
      : { ...limiter.peek(key.id, plan), ...admission.state };
  if (!admission.admitted) throw rateLimited(admission, plan);
  exchange.whenClosed(admission.release);
}

type Refused = Extract<Admission, { admitted: false }>;

function rateLimited({ limit, retryAfterMs }: Refused, limits: Limits): GatewayError {
  return new GatewayError("rate-limited", refusalText(limit, limits), { retryAfterMs });
}

function refusalText(limit: Refused["limit"], limits: Limits): string {
  switch (limit) {
    case "requests":
      return `The limit of ${limits.requestsPerMinute} requests a minute is reached.`;
    case "tokens":
      return `The limit of ${limits.tokensPerMinute} tokens a minute is reached.`;
    case "concurrency":
      return `The limit of ${limits.concurrentRequests} requests at once is reached.`;
  }
}
