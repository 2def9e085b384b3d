/**
 * The size that a share of all sizes stays below, estimated as Prometheus does: evenly within the
 * bucket that it falls into, and the highest bound for what lies above all of them. Null if there
 * were no sizes.
 */
export function quantile(
  share: number,
  counts: readonly number[],
  bounds: readonly number[],
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = share * total;
  let below = 0;
  for (const [at, upper] of bounds.entries()) {
    const count = counts[at] ?? 0;
    if (below + count >= rank && count > 0) {
      const lower = bounds[at - 1] ?? 0;
      return lower + ((upper - lower) * (rank - below)) / count;
    }
    below += count;
  }
  return bounds.at(-1) ?? null;
}
