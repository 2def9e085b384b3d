/** Requests that are started in one turn of the event loop besides each connection's first. */
const PER_TURN = 64;

/** What has requests that wait for a turn. */
export interface Waiter {
  /** Starts one request; returns whether another may be started now. */
  readonly startNext: () => boolean;
}

/**
 * Starts requests that came behind others on their connection: a few in each turn of the event
 * loop, by connections in rotation, so that new connections are heard between them.
 */
export class Turns {
  readonly #ready = new Set<Waiter>();
  #isScheduled = false;
  readonly #run = (): void => {
    this.#isScheduled = false;
    let left = PER_TURN;
    // A waiter that is added again comes last.
    for (const waiter of this.#ready) {
      if (left === 0) break;
      left -= 1;
      this.#ready.delete(waiter);
      if (waiter.startNext()) this.#ready.add(waiter);
    }
    this.#schedule();
  };

  add(waiter: Waiter): void {
    this.#ready.add(waiter);
    this.#schedule();
  }

  delete(waiter: Waiter): void {
    this.#ready.delete(waiter);
  }

  #schedule(): void {
    if (this.#isScheduled || this.#ready.size === 0) return;
    this.#isScheduled = true;
    setImmediate(this.#run);
  }
}
