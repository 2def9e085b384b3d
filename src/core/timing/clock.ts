/** The two clocks of a process. */
export interface Clock {
  /** Returns Unix milliseconds, for stored times. It can be set, forward and backward. */
  readonly nowMs: () => number;
  /** Returns monotonic milliseconds since an arbitrary start, for every interval. */
  readonly elapsedMs: () => number;
}

/** The machine's clocks. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  elapsedMs: () => performance.now(),
};
