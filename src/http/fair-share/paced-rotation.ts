import { RecentUse } from "./recent-use.ts";
import { Rotation, type Waiter } from "./rotation.ts";

const HALF_LIFE_MS = 5;
/** Half of the thread, with this half-life. */
const USE_MAX_MS = 3.61;

/** The clock of the pauses; tests replace it. */
export interface PauseClock {
  readonly elapsedMs: () => number;
  readonly after: (ms: number, callback: () => void) => void;
}

export const pauseClock: PauseClock = {
  elapsedMs: () => performance.now(),
  after: (ms, callback) => {
    setTimeout(callback, ms);
  },
};

export interface Pace {
  /** Number of pieces started in one turn of the event loop. */
  readonly perTurn: number;
  /** The minimum time counted for a piece; null: time is not counted. */
  readonly leastMs: number | null;
}

export interface PacedRotationDependencies {
  /** Called in each turn. */
  readonly pace: () => Pace;
  /**
   * Returns the sharer of a group, which may use at most half of the thread. Several groups may
   * have the same sharer.
   */
  readonly sharerOf: (group: string) => string;
  /** Called with a waiter that has more work. */
  readonly again: (waiter: Waiter) => void;
  readonly clock: PauseClock;
}

/**
 * Starts waiting work in rotation, a few pieces in each turn of the event loop. A sharer that uses
 * more than half of the thread pauses, so that others get their turns. Only a piece's synchronous
 * work is counted.
 */
export class PacedRotation {
  readonly #options: PacedRotationDependencies;
  readonly #waiting = new Rotation();
  readonly #used: RecentUse;
  readonly #pausing = new Set<string>();
  /** The last piece started in this turn. */
  #latest: { readonly sharer: string; readonly startedMs: number } | null = null;
  #left = 0;
  #isScheduled = false;

  constructor(options: PacedRotationDependencies) {
    this.#options = options;
    this.#used = new RecentUse({ elapsedMs: options.clock.elapsedMs, halfLifeMs: HALF_LIFE_MS });
  }

  /** Adds a waiter at the end of its group; ignored if it already waits. */
  add(waiter: Waiter, group: string): void {
    this.#waiting.add(waiter, group);
    // The end of a pause schedules waiters added during the pause.
    if (!this.#pausing.has(this.#options.sharerOf(group))) this.#schedule();
  }

  waits(waiter: Waiter): boolean {
    return this.#waiting.waits(waiter);
  }

  delete(waiter: Waiter): void {
    this.#waiting.delete(waiter);
  }

  /** Reports whether the group has a waiter. */
  has(group: string): boolean {
    return this.#waiting.has(group);
  }

  waiters(): readonly Waiter[] {
    return this.#waiting.waiters();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#nextGroup() === undefined) return;
    this.#isScheduled = true;
    this.#left = this.#options.pace().perTurn;
    // When the next step runs, the synchronous work of the previous one has ended.
    for (let steps = 0; steps <= this.#left; steps += 1) setImmediate(this.#step);
  }

  readonly #step = (): void => {
    this.#charge();
    if (this.#left > 0) {
      this.#left -= 1;
      this.#startNext();
      return;
    }
    this.#isScheduled = false;
    this.#schedule();
  };

  #startNext(): void {
    const group = this.#nextGroup();
    const waiter = group === undefined ? undefined : this.#waiting.take(group);
    if (group === undefined || waiter === undefined) return;
    const { sharerOf, again, clock } = this.#options;
    this.#latest = { sharer: sharerOf(group), startedMs: clock.elapsedMs() };
    if (waiter.startNext()) again(waiter);
  }

  #charge(): void {
    const { pace, clock } = this.#options;
    const piece = this.#latest;
    this.#latest = null;
    const { leastMs } = pace();
    if (piece === null || leastMs === null) return;
    this.#used.add(piece.sharer, Math.max(leastMs, clock.elapsedMs() - piece.startedMs));
    const used = this.#used.of(piece.sharer);
    if (used > USE_MAX_MS) this.#pause(piece.sharer, HALF_LIFE_MS * Math.log2(used / USE_MAX_MS));
  }

  #pause(sharer: string, ms: number): void {
    if (this.#pausing.has(sharer)) return;
    this.#pausing.add(sharer);
    this.#options.clock.after(ms, () => {
      this.#pausing.delete(sharer);
      this.#schedule();
    });
  }

  #nextGroup(): string | undefined {
    return this.#waiting.firstGroup((group) => this.#pausing.has(this.#options.sharerOf(group)));
  }
}
