import { detach } from "../../core/errors/detach.ts";
import type { FailedRequest } from "../../core/ledger/failed-request.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";

/**
 * Pause between the end of a write and the next one: a flood of refusals costs at most ten writes
 * per second.
 */
const PAUSE_MS = 100;

/** Maximum number of requests waiting for the next write; the newest are kept. */
const WAITING_MAX = 500;
/**
 * Maximum per account, or without an account, so that a flood of refusals does not displace those
 * of others.
 */
const ACCOUNT_WAITING_MAX = 50;

export interface FailedRequestsDependencies {
  readonly store: Pick<Store, "addFailedRequests">;
  readonly timers: Timers;
}

/**
 * Stores failed requests, for operators who look for the reason. The first is written at once;
 * those that follow during a write or shortly after it wait for the next. A failed write is
 * dropped, since the log also has each of these requests.
 */
export class FailedRequests {
  readonly #dependencies: FailedRequestsDependencies;
  /** By account; null: requests without an account. */
  readonly #waiting = new Map<string | null, FailedRequest[]>();
  #waitingCount = 0;
  #state: "idle" | "writing" | "pausing" = "idle";

  constructor(dependencies: FailedRequestsDependencies) {
    this.#dependencies = dependencies;
  }

  note(request: FailedRequest): void {
    const { accountId } = request;
    const own = this.#waiting.get(accountId) ?? [];
    own.push(request);
    this.#waiting.set(accountId, own);
    if (own.length > ACCOUNT_WAITING_MAX) own.shift();
    else this.#waitingCount += 1;
    if (this.#waitingCount > WAITING_MAX) this.#dropOne();
    if (this.#state === "idle") detach(this.#write());
  }

  /** Drops the oldest request of the account with the most. */
  #dropOne(): void {
    const [first, ...others] = this.#waiting.entries();
    if (first === undefined) return;
    const most = (one: typeof first, other: typeof first) =>
      other[1].length > one[1].length ? other : one;
    const [accountId, longest] = others.reduce(most, first);
    longest.shift();
    if (longest.length === 0) this.#waiting.delete(accountId);
    this.#waitingCount -= 1;
  }

  async #write(): Promise<void> {
    const requests = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#waitingCount = 0;
    this.#state = "writing";
    await this.#dependencies.store.addFailedRequests(requests).catch(() => undefined);
    this.#state = "pausing";
    this.#dependencies.timers.start(PAUSE_MS, () => {
      this.#state = "idle";
      if (this.#waitingCount > 0) detach(this.#write());
    });
  }
}
