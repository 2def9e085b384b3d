/** Number of renderings at once after a pause, and then per second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const MS_PER_SECOND = 1_000;

/**
 * Renders a text at each call, up to a rate. Further calls get the latest text, whose age is at
 * most the interval between two renderings.
 */
export function boundedText(
  make: () => Promise<string>,
  { burst, perSecond }: Rate,
  elapsedMs: () => number,
): () => Promise<string> {
  let left = burst;
  let countedMs = elapsedMs();
  let latest: Promise<string> | undefined;
  return () => {
    const sinceMs = elapsedMs() - countedMs;
    left = Math.min(burst, left + (sinceMs * perSecond) / MS_PER_SECOND);
    countedMs += sinceMs;
    if (latest !== undefined && left < 1) return latest;
    left -= 1;
    latest = make();
    return latest;
  };
}
