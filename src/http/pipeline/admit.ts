import type { Caller } from "../../access/auth/caller.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Limiter, Limits, Refusal, Reservation } from "../../access/limits/limiter.ts";
import type { Exchange } from "../replies/exchange.ts";
import type { KeyUsage } from "../../access/limits/key-usage.ts";
import type { UsageRecord } from "../../core/ledger/request-record.ts";
import type { ReserveTokens, TokenEstimate } from "../../generation/job.ts";

export interface AdmissionDependencies {
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
export async function admit(options: AdmissionDependencies): Promise<void> {
  const { limiter, exchange, caller, kind } = options;
  const { plan, key } = caller;
  const limits = limitsOf(kind, plan);
  const admitting = limiter.admit(kind === "console" ? `${key.id} console` : key.id, limits);
  const admission = admitting instanceof Promise ? await admitting : admitting;
  exchange.notes.limits =
    kind === "generation" || plan.tokensPerMinute === null
      ? admission.state
      : { ...limiter.peek(key.id, plan), ...admission.state };
  if (!admission.admitted) throw rateLimitError(admission, limits, kind);
  const { release } = admission;
  const isKeyed = exchange.request.headers?.["idempotency-key"] !== undefined;
  exchange.whenClosed(isKeyed ? () => exchange.whenEnded(release) : release);
}

/** Applies even if the plan has fewer requests; above, a sixtieth of the plan's. */
const KEY_CHANGES_PER_MINUTE_MIN = 10;

/**
 * Counts a change of keys against its account, beside the limit on the console's requests: each
 * change is kept in the audit log, so keys must not multiply it. Throws `rate-limited`.
 */
export async function admitKeyChange({
  limiter,
  caller: { accountId, plan },
}: Pick<AdmissionDependencies, "caller" | "limiter">): Promise<void> {
  const requestsPerMinute = Math.max(
    KEY_CHANGES_PER_MINUTE_MIN,
    Math.floor((plan.requestsPerMinute ?? 0) / 60),
  );
  const limits = { requestsPerMinute, tokensPerMinute: null, concurrentRequests: null };
  const admission = await limiter.admit(`${accountId} key changes`, limits);
  if (admission.admitted) return admission.release();
  const message = `The limit of ${requestsPerMinute} changes of keys per minute is reached.`;
  throw new GatewayError("rate-limited", message, { retryAfterMs: admission.retryAfterMs });
}

function limitsOf(kind: AdmissionDependencies["kind"], plan: Limits): Limits {
  if (kind === "generation") return plan;
  const records = { ...plan, tokensPerMinute: null, concurrentRequests: null };
  if (kind === "record" || plan.requestsPerMinute === null) return records;
  const requestsPerMinute = Math.max(plan.requestsPerMinute, CONSOLE_REQUESTS_PER_MINUTE_MIN);
  return { ...records, requestsPerMinute };
}

/** Returns the error for a request that a limit refuses. */
function rateLimitError(
  { limit, retryAfterMs }: Refusal,
  limits: Limits,
  kind: AdmissionDependencies["kind"],
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

type Used = Pick<UsageRecord, "promptTokens" | "cachedTokens" | "completionTokens">;

export interface TokenReservationDependencies {
  readonly limiter: Limiter;
  readonly usage: KeyUsage;
  readonly exchange: Exchange;
  readonly caller: Caller;
}

/**
 * The tokens that one request reserves of its key's limit, from its estimate to its end. They are
 * given back if it ends without a reply, also if it ends while they are being reserved.
 */
export class TokenReservation {
  readonly #options: TokenReservationDependencies;
  #estimate: TokenEstimate | null = null;
  #settle: ((tokens: number) => void) | null = null;
  /** Tokens to settle; null: the request is running. */
  #used: number | null = null;

  constructor(options: TokenReservationDependencies) {
    this.#options = options;
  }

  /** See `GenerationJob.reserveTokens`. */
  readonly reserve: ReserveTokens = (estimate) => {
    const { limiter, caller } = this.#options;
    this.#estimate = estimate;
    const tokens = this.#expected(estimate);
    const reserving = limiter.reserveTokens(caller.key.id, caller.plan, tokens);
    if (reserving instanceof Promise) return reserving.then((answer) => this.#take(answer));
    this.#take(reserving);
    return undefined;
  };

  /** Replaces the reserved tokens by those of the reply; all zero if the request failed. */
  end({ promptTokens, cachedTokens, completionTokens: output }: Used): void {
    const { usage, caller } = this.#options;
    const input = promptTokens - (caller.plan.cachedTokensCount === "none" ? cachedTokens : 0);
    if (this.#estimate !== null && output > 0) {
      const { inputTokens: inputEstimate, isBounded } = this.#estimate;
      usage.note(caller.key.id, { input, inputEstimate, output, isBounded });
    }
    this.#used = input + output;
    this.#settle?.(this.#used);
  }

  #expected({ inputTokens, outputTokensMax, isBounded }: TokenEstimate): number {
    const { usage, caller } = this.#options;
    const { id } = caller.key;
    const output = isBounded ? outputTokensMax : Math.min(usage.output(id), outputTokensMax);
    return Math.ceil(inputTokens * usage.inputRatio(id) + output);
  }

  #take(reservation: Reservation): void {
    const { exchange, caller } = this.#options;
    exchange.notes.limits = reservation.state;
    if (!reservation.admitted) throw rateLimitError(reservation, caller.plan, "generation");
    this.#settle = reservation.settle;
    if (this.#used !== null) this.#settle(this.#used);
  }
}
