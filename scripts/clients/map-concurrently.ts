/** Calls `act` for each item, at most `atOnce` at a time; results in the items' order. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results = new Map<number, R>();
  const waiting = items.entries();
  const work = async (): Promise<void> => {
    for (const [at, item] of waiting) results.set(at, await act(item));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return [...results.entries()].sort(([a], [b]) => a - b).map(([, result]) => result);
}
