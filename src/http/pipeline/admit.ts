import type { Caller } from "../../access/auth/caller.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Limiter, Limits, Refusal } from "../../access/limits/limiter.ts";
import type { Exchange } from "../replies/exchange.ts";

export interface AdmitOptions {
  readonly limiter: Limiter;
  readonly exchange: Exchange;
  readonly caller: Caller;
  /**
   * Reading records counts as a request, but uses no tokens and no slot. The console's reads have a
   * separate allowance, because its page makes many requests at once.
   */
  readonly kind: "generation" | "record" | "console";
}

/** Applies even if the key's plan has fewer; it is enough to open the console several times. */
const CONSOLE_REQUESTS_PER_MINUTE_MIN = 60;

/**
 * Counts the request against its key's limits and notes the remaining amounts. A slot of
 * concurrency is freed when the reply has been sent or the socket has closed; that of a keyed request
 * whose client has left, when its generation has ended. Throws
 * `rate-limited`.
 */
export async function admit(options: AdmitOptions): Promise<void> {
  const { limiter, exchange, caller, kind } = options;
  const { plan, key } = caller;
  const limits = limitsOf(kind, plan);
  const admitting = limiter.admit(kind === "console" ? `${key.id} console` : key.id, limits);
  const admission = admitting instanceof Promise ? await admitting : admitting;
  exchange.notes.limits =
    kind === "generation" || plan.tokensPerMinute === null
      ? admission.state
      : { ...limiter.peek(key.id, plan), ...admission.state };
  if (!admission.admitted) throw rateLimited(admission, limits, kind);
  const { release } = admission;
  const isKeyed = exchange.request.headers?.["idempotency-key"] !== undefined;
  exchange.whenClosed(isKeyed ? () => exchange.whenEnded(release) : release);
}

function limitsOf(kind: AdmitOptions["kind"], plan: Limits): Limits {
  if (kind === "generation") return plan;
  const records = { ...plan, tokensPerMinute: null, concurrentRequests: null };
  if (kind === "record" || plan.requestsPerMinute === null) return records;
  const requestsPerMinute = Math.max(plan.requestsPerMinute, CONSOLE_REQUESTS_PER_MINUTE_MIN);
  return { ...records, requestsPerMinute };
}

/** Returns the error for a request that a limit refuses. */
export function rateLimited(
  { limit, retryAfterMs }: Refusal,
  limits: Limits,
  kind: AdmitOptions["kind"],
): GatewayError {
  const text =
    kind === "console"
      ? `The console's limit of ${limits.requestsPerMinute} requests per minute is reached.`
      : refusalText(limit, limits);
  return new GatewayError("rate-limited", text, { retryAfterMs });
}

function refusalText(limit: Refusal["limit"], limits: Limits): string {
  switch (limit) {
    case "requests":
      return `The limit of ${limits.requestsPerMinute} requests per minute is reached.`;
    case "tokens":
      return `The limit of ${limits.tokensPerMinute} tokens per minute is reached.`;
    case "concurrency":
      return `The limit of ${limits.concurrentRequests} requests at once is reached.`;
  }
}
