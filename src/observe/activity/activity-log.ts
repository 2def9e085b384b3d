import {
  activitySince,
  addActivity,
  isQuiet,
  noActivity,
  type ActivityFigures,
} from "./activity-figures.ts";

/** A day; minutes in which nothing ended take no memory. */
export const MINUTES_KEPT = 1_440;
const MINUTE_MS = 60_000;

/** What one process has counted, minute by minute. A plain object: workers send it. */
export interface ActivitySeries {
  /** When it began to count, in Unix milliseconds. */
  readonly sinceMs: number;
  /** By the minute since 1970; quiet minutes are left out. */
  readonly minutes: readonly (readonly [minute: number, figures: ActivityFigures])[];
}

/**
 * The last day of a process, made by reading its counters every few seconds: nothing is added to
 * the path of a request. What ended since the reading before counts for the minute of the reading.
 */
export class ActivityLog {
  readonly #read: () => ActivityFigures;
  readonly #sinceMs: number;
  readonly #minutes = new Map<number, ActivityFigures>();
  #last: ActivityFigures;

  constructor(read: () => ActivityFigures, nowMs: number) {
    this.#read = read;
    this.#sinceMs = nowMs;
    this.#last = read();
  }

  sample(nowMs: number): void {
    const now = this.#read();
    const since = activitySince(now, this.#last);
    this.#last = now;
    if (isQuiet(since)) return;
    const minute = Math.floor(nowMs / MINUTE_MS);
    this.#minutes.set(minute, addActivity(this.#minutes.get(minute) ?? noActivity, since));
    for (const kept of this.#minutes.keys()) {
      if (kept > minute - MINUTES_KEPT) break;
      this.#minutes.delete(kept);
    }
  }

  /** The minutes up to now, of which the last one is not over. */
  series(nowMs: number, minutes: number): ActivitySeries {
    this.sample(nowMs);
    const from = Math.floor(nowMs / MINUTE_MS) - minutes;
    return {
      sinceMs: this.#sinceMs,
      minutes: [...this.#minutes].filter(([minute]) => minute > from),
    };
  }
}
