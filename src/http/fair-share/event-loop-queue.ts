/**
 * Assigns turns of the event loop, one at a time. When bodies that take long to parse arrive
 * together, other requests can run in between.
 */
export class EventLoopQueue {
  #last: Promise<void> = Promise.resolve();

  /** Resolves in a separate turn of the event loop, after all turns requested before. */
  next(): Promise<void> {
    this.#last = this.#last.then(nextLoopTurn);
    return this.#last;
  }
}

/** Resolves in the next turn of the event loop. */
export function nextLoopTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
