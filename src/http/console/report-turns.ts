import { GatewayError } from "../../core/errors/gateway-error.ts";
import { ClientGone, type Exchange } from "../replies/exchange.ts";

/** Below what the store reads at once, so that operators' reports have a place beside them. */
const RUNNING_MAX = 2;

/** What a page of the console asks for at once, and some more. */
const WAITING_MAX = 4;

const RETRY_AFTER_MS = 1_000;

type Turn = PromiseWithResolvers<void>;

/**
 * Customers' reports take turns, of one process: one of each account at a time, two in all, accounts
 * in rotation. So what one account asks for delays another by one report, and no operator.
 */
export class ReportTurns {
  /** Accounts whose turn is next come first. */
  readonly #waiting = new Map<string, Turn[]>();
  readonly #running = new Set<string>();

  /** Runs a report when it is its account's turn. Rejects with `rate-limited` where too many wait. */
  async run<Result>(
    accountId: string,
    client: Pick<Exchange, "whenClosed">,
    report: () => Promise<Result>,
  ): Promise<Result> {
    await this.#take(accountId, client);
    try {
      return await report();
    } finally {
      this.#running.delete(accountId);
      this.#startNext();
    }
  }

  #take(accountId: string, client: Pick<Exchange, "whenClosed">): Promise<void> {
    const queue = this.#waiting.get(accountId) ?? [];
    if (queue.length >= WAITING_MAX) {
      const message = `More than ${WAITING_MAX} reports of the account are waiting.`;
      throw new GatewayError("rate-limited", message, { retryAfterMs: RETRY_AFTER_MS });
    }
    const turn: Turn = Promise.withResolvers<void>();
    queue.push(turn);
    this.#waiting.set(accountId, queue);
    client.whenClosed(() => this.#leave(accountId, turn));
    this.#startNext();
    return turn.promise;
  }

  #leave(accountId: string, turn: Turn): void {
    const queue = this.#waiting.get(accountId);
    const at = queue?.indexOf(turn) ?? -1;
    if (queue === undefined || at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) this.#waiting.delete(accountId);
    turn.reject(new ClientGone());
  }

  #startNext(): void {
    for (const [accountId, queue] of this.#waiting) {
      if (this.#running.size >= RUNNING_MAX) return;
      if (this.#running.has(accountId)) continue;
      this.#running.add(accountId);
      this.#waiting.delete(accountId);
      const [turn, ...rest] = queue;
      if (rest.length > 0) this.#waiting.set(accountId, rest);
      turn?.resolve();
    }
  }
}
