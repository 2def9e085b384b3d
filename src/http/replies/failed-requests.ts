import { detach } from "../../core/errors/detach.ts";
import type { FailedRequest } from "../../core/ledger/failed-request.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";

/** How long after a write the next one begins: a flood of refusals costs ten writes a second. */
const PAUSE_MS = 100;

/** What waits for the next write; of a flood the newest. */
const WAITING_MAX = 500;
/** Of an account, or of nobody: a flood of its refusals leaves room for those of others. */
const ACCOUNT_WAITING_MAX = 50;

export interface FailedRequestsDependencies {
  readonly store: Pick<Store, "addFailedRequests">;
  readonly timers: Timers;
}

/**
 * Keeps requests that failed for operators who ask why. The first is written at once; those that
 * come while a write is under way, or shortly after, wait for the next. A write that fails is
 * dropped: the log has each of these requests too.
 */
export class FailedRequests {
  readonly #dependencies: FailedRequestsDependencies;
  /** By their accounts; null is nobody's. */
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

  /** The oldest of the account that has the most. */
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
