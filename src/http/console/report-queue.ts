import { GatewayError } from "../../core/errors/gateway-error.ts";
import { ClientDisconnected, type Exchange } from "../replies/exchange.ts";

/** Less than the store's concurrent reads, so that operators' reports can run at the same time. */
const RUNNING_MAX = 2;

/** Slightly more than a page of the console requests at once. */
const WAITING_MAX = 4;

const RETRY_AFTER_MS = 1_000;

type Turn = PromiseWithResolvers<void>;

/**
 * Schedules customers' reports in one process: one per account at a time, two in total, with
 * accounts in rotation. One account therefore delays another by at most one report, and never
 * delays an operator.
 */
export class ReportQueue {
  /** The accounts with the next turns come first. */
  readonly #waiting = new Map<string, Turn[]>();
  readonly #running = new Set<string>();

  /**
   * Runs a report when it is its account's turn. Rejects with `rate-limited` if too many are
   * waiting.
   */
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
    turn.reject(new ClientDisconnected());
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
