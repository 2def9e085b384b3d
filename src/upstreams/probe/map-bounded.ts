/** Maps items in order, at most `limit` at once; rejects with the first rejection. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [at, item] of queue) results.set(at, await map(item));
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return [...results].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}
