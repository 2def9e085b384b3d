import type { Caller } from "../../access/auth/caller.ts";
import type { KeyUsage } from "../../access/limits/key-usage.ts";
import type { Limiter, Reservation } from "../../access/limits/limiter.ts";
import type { UsageRecord } from "../../core/ledger/request-record.ts";
import type { ReserveTokens, TokenEstimate } from "../../generation/job.ts";
import type { Exchange } from "../replies/exchange.ts";
import { rateLimited } from "./admit.ts";

type Used = Pick<UsageRecord, "promptTokens" | "cachedTokens" | "completionTokens">;

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
    if (!reservation.admitted) throw rateLimited(reservation, caller.plan, "generation");
    this.#settle = reservation.settle;
    if (this.#used !== null) this.#settle(this.#used);
  }
}
