import type { Settlement } from "../ledger/store.ts";

export interface UnsettledOptions {
  /** Rejects where the store is still away. */
  readonly settle: (settlement: Settlement) => Promise<unknown>;
  readonly retryMs: number;
}

/**
 * Settlements that the store could not take, as when the disk is full: tried again until it can,
 * so that no hold outlives its request until the next start. The last one of a request counts.
 * Their replies are not kept, because no client got them.
 */
export class UnsettledRequests {
  readonly #options: UnsettledOptions;
  readonly #waiting = new Map<string, Settlement>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: UnsettledOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.size;
  }

  add({ reply: _reply, ...settlement }: Settlement): void {
    this.#waiting.set(settlement.requestId, settlement);
    this.#schedule();
  }

  remove(requestId: string): void {
    if (this.#waiting.size > 0) this.#waiting.delete(requestId);
  }

  /** Gives up; recovery resolves the holds that are left when the books are opened again. */
  stop(): void {
    this.#waiting.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#timer !== null || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => void this.#retry(), this.#options.retryMs).unref();
  }

  async #retry(): Promise<void> {
    const tries = [...this.#waiting.values()].map(async (settlement) => {
      await this.#options.settle(settlement);
      const isLast = this.#waiting.get(settlement.requestId) === settlement;
      if (isLast) this.#waiting.delete(settlement.requestId);
    });
    // Those that failed are still waiting, which is all that is to be known of them.
    await Promise.allSettled(tries);
    this.#timer = null;
    this.#schedule();
  }
}
