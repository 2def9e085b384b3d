import type { ProcessSample } from "./process-sample.ts";

const MIB = 1024 * 1024;

/**
 * Maximum increase of the last third's median over the first's. Measured over an hour (see
 * `docs/operate/scale.md`): at rest sockets, files and timers return to the same number; memory
 * depends on the collector and the allocator.
 */
export const ALLOWANCES: Readonly<Record<keyof ProcessSample, number>> = {
  heapBytes: 5 * MIB,
  externalBytes: 5 * MIB,
  rssBytes: 32 * MIB,
  files: 0,
  sockets: 0,
  timers: 0,
};

/** The first samples load code and fill caches. */
const WARM_UP_SHARE = 0.2;

/** The course of one figure: medians of the first and of the last third after the warm-up. */
export interface Course {
  readonly figure: keyof ProcessSample;
  readonly first: number;
  readonly last: number;
  readonly isFlat: boolean;
}

/** Minimum number of samples for a result. */
export const SAMPLES_MIN = 10;

/** Returns for each figure whether it stayed flat. */
export function coursesOf(samples: readonly ProcessSample[]): readonly Course[] {
  if (samples.length < SAMPLES_MIN) throw new Error(`only ${samples.length} samples`);
  const warm = samples.slice(Math.ceil(samples.length * WARM_UP_SHARE));
  const third = Math.floor(warm.length / 3);
  return (Object.keys(ALLOWANCES) as (keyof ProcessSample)[]).map((figure) => {
    const values = warm.map((sample) => sample[figure]);
    const first = median(values.slice(0, third));
    const last = median(values.slice(-third));
    return { figure, first, last, isFlat: last - first <= ALLOWANCES[figure] };
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
