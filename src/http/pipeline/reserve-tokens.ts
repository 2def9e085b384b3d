import type { Caller } from "../../access/auth/caller.ts";
import type { KeyUsage, UsedTokens } from "../../access/limits/key-usage.ts";
import type { Limiter, Reservation } from "../../access/limits/limiter.ts";
import type { ReserveTokens, TokenEstimate } from "../../generation/job.ts";
import type { Exchange } from "../replies/exchange.ts";
import { rateLimited } from "./admit.ts";

export interface TokenReservationOptions {
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
  readonly #options: TokenReservationOptions;
  #estimate: TokenEstimate | null = null;
  #settle: ((tokens: number) => void) | null = null;
  /** Tokens to settle; null: the request is running. */
  #used: number | null = null;

  constructor(options: TokenReservationOptions) {
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
  end(used: UsedTokens): void {
    const { usage, caller } = this.#options;
    const { promptTokens, completionTokens, cachedTokens } = used;
    const uncounted = caller.plan.cachedTokensCount === "none" ? cachedTokens : 0;
    const tokens = promptTokens + completionTokens - uncounted;
    if (this.#estimate !== null && completionTokens > 0) {
      usage.note(caller.key.id, used, this.#estimate.isBounded);
    }
    this.#used = tokens;
    this.#settle?.(tokens);
  }

  #expected({ inputTokens, outputTokensMax, isBounded }: TokenEstimate): number {
    const { usage, caller } = this.#options;
    const { key, plan } = caller;
    const share = plan.cachedTokensCount === "none" ? usage.uncachedShare(key.id) : 1;
    const output = isBounded ? outputTokensMax : Math.min(usage.output(key.id), outputTokensMax);
    return Math.ceil(inputTokens * share + output);
  }

  #take(reservation: Reservation): void {
    const { exchange, caller } = this.#options;
    exchange.notes.limits = reservation.state;
    if (!reservation.admitted) throw rateLimited(reservation, caller.plan, "generation");
    this.#settle = reservation.settle;
    if (this.#used !== null) this.#settle(this.#used);
  }
}
