import { GatewayError } from "../../core/errors/gateway-error.ts";
import { ClientDisconnected, type Exchange } from "../replies/exchange.ts";

const RETRY_AFTER_MS = 1_000;

type Turn = PromiseWithResolvers<void>;

/** How many reports run and wait in one process. */
export interface ReportTurns {
  readonly running: number;
  readonly runningPerOwner: number;
  /** Slightly more than a page requests at once. */
  readonly waitingPerOwner: number;
}

/**
 * Schedules the reports of owners (accounts, or operators) in one process, with owners in rotation.
 * One owner therefore delays another by at most one report.
 */
export class ReportQueue {
  /** The owners with the next turns come first. */
  readonly #waiting = new Map<string, Turn[]>();
  /** The number of running reports by owner; none is zero. */
  readonly #running = new Map<string, number>();
  readonly #turns: ReportTurns;

  constructor(turns: ReportTurns) {
    this.#turns = turns;
  }

  /**
   * Runs a report when it is its owner's turn. Rejects with `rate-limited` if too many are
   * waiting.
   */
  async run<Result>(
    owner: string,
    client: Pick<Exchange, "whenClosed">,
    report: () => Promise<Result>,
  ): Promise<Result> {
    await this.#take(owner, client);
    try {
      return await report();
    } finally {
      const others = this.#runningOf(owner) - 1;
      if (others > 0) this.#running.set(owner, others);
      else this.#running.delete(owner);
      this.#startNext();
    }
  }

  #take(owner: string, client: Pick<Exchange, "whenClosed">): Promise<void> {
    const queue = this.#waiting.get(owner) ?? [];
    const { waitingPerOwner } = this.#turns;
    if (queue.length >= waitingPerOwner) {
      const message = `More than ${waitingPerOwner} of your reports are waiting.`;
      throw new GatewayError("rate-limited", message, { retryAfterMs: RETRY_AFTER_MS });
    }
    const turn: Turn = Promise.withResolvers<void>();
    queue.push(turn);
    this.#waiting.set(owner, queue);
    client.whenClosed(() => this.#leave(owner, turn));
    this.#startNext();
    return turn.promise;
  }

  #leave(owner: string, turn: Turn): void {
    const queue = this.#waiting.get(owner);
    const at = queue?.indexOf(turn) ?? -1;
    if (queue === undefined || at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) this.#waiting.delete(owner);
    turn.reject(new ClientDisconnected());
  }

  #startNext(): void {
    const { running, runningPerOwner } = this.#turns;
    for (const [owner, queue] of this.#waiting) {
      if (sum(this.#running.values()) >= running) return;
      if (this.#runningOf(owner) >= runningPerOwner) continue;
      this.#running.set(owner, this.#runningOf(owner) + 1);
      this.#waiting.delete(owner);
      const [turn, ...rest] = queue;
      if (rest.length > 0) this.#waiting.set(owner, rest);
      turn?.resolve();
    }
  }

  #runningOf(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
