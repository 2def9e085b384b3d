/**
 * Gives each call of a conversation a unique id: a repeated id gets the next free number as its
 * suffix. The same history gives the same ids even if it is continued, so that an upstream's prompt
 * cache still matches.
 */
export class DistinctIds {
  readonly #taken = new Set<string>();
  /** The next suffix to try for a repeated id. */
  readonly #next = new Map<string, number>();

  has(id: string): boolean {
    return this.#taken.has(id);
  }

  /** Returns the id, or a unique id derived from it if it is already in use. */
  take(id: string): string {
    let free = id;
    if (this.#taken.has(id)) {
      let number = this.#next.get(id) ?? 2;
      while (this.#taken.has(`${id}_${number}`)) number += 1;
      this.#next.set(id, number + 1);
      free = `${id}_${number}`;
    }
    this.#taken.add(free);
    return free;
  }
}
