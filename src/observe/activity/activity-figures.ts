/** Counts by name; absent is zero. */
export type Counts = Readonly<Record<string, number>>;

/**
 * What a process has counted, since its start or within a minute. A plain object: workers send it
 * to each other.
 */
export interface ActivityFigures {
  /** Generation requests that ended. */
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly chargeNanoUsd: number;
  /** Requests that ended with an error, by its code. */
  readonly errors: Counts;
  /** Durations of requests, by the buckets of the histogram. */
  readonly durations: readonly number[];
  /** Times to the first token, by the buckets of the histogram. */
  readonly firstTokens: readonly number[];
  /** Calls to upstreams, by `callKey`. */
  readonly calls: Counts;
  /** Calls that failed, by `callKey` with the kind of failure. */
  readonly failures: Counts;
  /** Durations of calls that succeeded, by `callKey` and by the buckets of the histogram. */
  readonly callDurations: Readonly<Record<string, readonly number[]>>;
}

export const noActivity: ActivityFigures = {
  requests: 0,
  inputTokens: 0,
  outputTokens: 0,
  chargeNanoUsd: 0,
  errors: {},
  durations: [],
  firstTokens: [],
  calls: {},
  failures: {},
  callDurations: {},
};

/** The name of a count by several labels. */
export function callKey(...labels: readonly string[]): string {
  return JSON.stringify(labels);
}

/** The labels that a `callKey` was made of. */
export function readCallKey(key: string): readonly string[] {
  const labels: unknown = JSON.parse(key);
  return Array.isArray(labels) ? labels.map(String) : [];
}

/** What both have counted. */
export function addActivity(one: ActivityFigures, other: ActivityFigures): ActivityFigures {
  return combine(one, other, 1);
}

/** What was counted since an earlier reading of the same process. */
export function activitySince(now: ActivityFigures, earlier: ActivityFigures): ActivityFigures {
  return combine(now, earlier, -1);
}

function combine(one: ActivityFigures, other: ActivityFigures, sign: 1 | -1): ActivityFigures {
  return {
    requests: one.requests + sign * other.requests,
    inputTokens: one.inputTokens + sign * other.inputTokens,
    outputTokens: one.outputTokens + sign * other.outputTokens,
    chargeNanoUsd: one.chargeNanoUsd + sign * other.chargeNanoUsd,
    errors: combineCounts(one.errors, other.errors, sign),
    durations: combineBuckets(one.durations, other.durations, sign),
    firstTokens: combineBuckets(one.firstTokens, other.firstTokens, sign),
    calls: combineCounts(one.calls, other.calls, sign),
    failures: combineCounts(one.failures, other.failures, sign),
    callDurations: combineDurations(one.callDurations, other.callDurations, sign),
  };
}

/** Without the zeros: most minutes have few kinds of anything. */
function combineCounts(one: Counts, other: Counts, sign: 1 | -1): Counts {
  const sums = new Map(Object.entries(one));
  for (const [name, count] of Object.entries(other)) {
    sums.set(name, (sums.get(name) ?? 0) + sign * count);
  }
  return Object.fromEntries([...sums].filter(([, count]) => count !== 0));
}

/** Without those of which every bucket is empty. */
function combineDurations(
  one: ActivityFigures["callDurations"],
  other: ActivityFigures["callDurations"],
  sign: 1 | -1,
): ActivityFigures["callDurations"] {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const sums = keys.map(
    (key) => [key, combineBuckets(one[key] ?? [], other[key] ?? [], sign)] as const,
  );
  return Object.fromEntries(sums.filter(([, counts]) => counts.length > 0));
}

/** Empty where every bucket is. */
function combineBuckets(
  one: readonly number[],
  other: readonly number[],
  sign: 1 | -1,
): readonly number[] {
  const length = Math.max(one.length, other.length);
  const sums = Array.from({ length }, (_, at) => (one[at] ?? 0) + sign * (other[at] ?? 0));
  return sums.some((count) => count !== 0) ? sums : [];
}

/** Whether nothing ended. */
export function isQuiet({ requests, calls }: ActivityFigures): boolean {
  return requests === 0 && Object.keys(calls).length === 0;
}
