/** Runs `work` on every item with bounded concurrency. */
export async function inParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  width = 8,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
