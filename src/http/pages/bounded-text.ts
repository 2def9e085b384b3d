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
  nowMs: () => number,
): () => Promise<string> {
  let left = burst;
  let countedMs = nowMs();
  let latest: Promise<string> | undefined;
  return () => {
    const elapsedMs = Math.max(0, nowMs() - countedMs);
    left = Math.min(burst, left + (elapsedMs * perSecond) / MS_PER_SECOND);
    countedMs += elapsedMs;
    if (latest !== undefined && left < 1) return latest;
    left -= 1;
    latest = make();
    return latest;
  };
}
