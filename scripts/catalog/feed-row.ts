/** A model as the feed describes it: no field is guaranteed. */
export type FeedRow = Readonly<Record<string, unknown>>;

export function asFeedRow(value: unknown): FeedRow {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** A number of zero or more; throws if the feed has none. */
export function feedNumber(row: FeedRow, key: string): number {
  const value = Number(row[key]);
  if (row[key] === undefined || row[key] === null || !Number.isFinite(value) || value < 0) {
    throw new Error(`the feed gives no usable ${key}`);
  }
  return value;
}
