/** Maximum upstream calls that are read on at once for the clients of one key that have left. */
const PER_KEY_MAX = 2;

/**
 * Bounds the calls that are read on after their clients have left, by key. The slots of the plan's
 * concurrency limit are free by then, so that this bound keeps a key from having more calls at once.
 */
export class AbandonedCallSlots {
  readonly #taken = new Map<string, number>();

  /** Returns whether a slot was free and is now taken. */
  take(keyId: string): boolean {
    const taken = this.#taken.get(keyId) ?? 0;
    if (taken >= PER_KEY_MAX) return false;
    this.#taken.set(keyId, taken + 1);
    return true;
  }

  release(keyId: string): void {
    const left = (this.#taken.get(keyId) ?? 0) - 1;
    if (left > 0) this.#taken.set(keyId, left);
    else this.#taken.delete(keyId);
  }
}
