/**
 * Hands out turns of the event loop, one per round: bodies that arrive together, each of which
 * takes long to parse, let others' requests through in between.
 */
export class LoopTurns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves in a round of its own, after all turns that were asked for before. */
  next(): Promise<void> {
    this.#last = this.#last.then(nextRound);
    return this.#last;
  }
}

/** Resolves in the next round of the event loop. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
