import type { IncomingMessage } from "node:http";

/** A participant with work that waits for a turn. */
export interface Waiter {
  /** Starts one piece of work; returns whether more work is ready. */
  readonly startNext: () => boolean;
  /** Returns the request of the next piece. */
  readonly nextRequest: () => IncomingMessage | undefined;
}

/** Waiting work by group, such as a client; all groups get equally many turns. */
export class Rotation<Of extends Waiter = Waiter> {
  /** The first waiter of the first group is the next. */
  readonly #waiting = new Map<string, Set<Of>>();
  readonly #groups = new Map<Of, string>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Reports whether the group has a waiter. */
  has(group: string): boolean {
    return this.#waiting.has(group);
  }

  /** Reports whether the waiter is in any group. */
  waits(waiter: Of): boolean {
    return this.#groups.has(waiter);
  }

  /** Adds a waiter at the end of its group; ignored if it already waits. */
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

  /** Returns the current waiters. */
  waiters(): readonly Of[] {
    return [...this.#groups.keys()];
  }

  /** Returns the group whose turn is next, except those left out. */
  firstGroup(isLeftOut: (group: string) => boolean = () => false): string | undefined {
    for (const group of this.#waiting.keys()) if (!isLeftOut(group)) return group;
    return undefined;
  }

  /** Removes the group's next waiter; the group moves to the end of the rotation. */
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
