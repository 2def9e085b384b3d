/**
 * Gives each call of a conversation an id of its own: an id that came before gets the next free
 * number behind it. The same history gives the same ids, also where more follows, so that an
 * upstream's cache of prompts finds it again.
 */
export class DistinctIds {
  readonly #taken = new Set<string>();
  /** The next number to try behind an id that came before. */
  readonly #next = new Map<string, number>();

  has(id: string): boolean {
    return this.#taken.has(id);
  }

  /** The id, or where it came before, one made of it. */
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
