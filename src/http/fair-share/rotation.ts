import type { IncomingMessage } from "node:http";

/** What has work that waits for a turn. */
export interface Waiter {
  /** Does one piece of it; returns whether there is more to be done now. */
  readonly startNext: () => boolean;
  /** The request that the next piece is of. */
  readonly nextRequest: () => IncomingMessage | undefined;
}

/** Work that waits, by whom it is done for: each of them has as many turns as another. */
export class Rotation<Of extends Waiter = Waiter> {
  /** The first waiter of the first group is the next. */
  readonly #waiting = new Map<string, Set<Of>>();
  readonly #groups = new Map<Of, string>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Whether anything of the group waits. */
  has(group: string): boolean {
    return this.#waiting.has(group);
  }

  /** Whether the waiter is in any group. */
  waits(waiter: Of): boolean {
    return this.#groups.has(waiter);
  }

  /** Comes last in its group; does nothing where it waits already. */
  add(waiter: Of, group: string): void {
    if (this.#groups.has(waiter)) return;
    this.#groups.set(waiter, group);
    const waiting = this.#waiting.get(group);
    if (waiting === undefined) this.#waiting.set(group, new Set([waiter]));
    else waiting.add(waiter);
  }

  delete(waiter: Of): void {
    const group = this.#groups.get(waiter);
    if (group === undefined) return;
    this.#groups.delete(waiter);
    const waiting = this.#waiting.get(group);
    waiting?.delete(waiter);
    if (waiting?.size === 0) this.#waiting.delete(group);
  }

  /** Those that wait now. */
  waiters(): readonly Of[] {
    return [...this.#groups.keys()];
  }

  /** Whose turn is next, of all that are not left out. */
  firstGroup(isLeftOut: (group: string) => boolean = () => false): string | undefined {
    for (const group of this.#waiting.keys()) if (!isLeftOut(group)) return group;
    return undefined;
  }

  /** Takes the group's next waiter off; the group comes last in the next rotation. */
  take(group: string): Of | undefined {
    const waiting = this.#waiting.get(group);
    if (waiting === undefined) return undefined;
    this.#waiting.delete(group);
    this.#waiting.set(group, waiting);
    const [waiter] = waiting;
    if (waiter !== undefined) this.delete(waiter);
    return waiter;
  }
}
