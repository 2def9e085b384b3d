/** Returns the sum of the values that `of` reads from each row. */
export function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

/** Returns the mean duration of the requests of all rows; null without requests. */
export function meanDuration(
  rows: readonly { readonly requests: number; readonly mean_duration_ms: number | null }[],
): number | null {
  const requests = sum(rows, (row) => row.requests);
  const ms = sum(rows, (row) => row.requests * (row.mean_duration_ms ?? 0));
  return requests === 0 ? null : ms / requests;
}

const NANO_DIGITS = 9;

/** Adds decimal strings of dollars exactly; a float would lose digits. */
export function addMoney(amounts: readonly string[]): string {
  return formatNano(amounts.reduce((total, amount) => total + nanoOf(amount), 0n));
}

/** Subtracts a decimal string of dollars from another one exactly. */
export function subtractMoney(from: string, amount: string): string {
  return formatNano(nanoOf(from) - nanoOf(amount));
}

/** Converts a decimal string of dollars, with at most nine decimal places, to nano-dollars. */
export function nanoOf(amount: string): bigint {
  const [dollars = "", fraction = ""] = amount.split(".");
  return BigInt(dollars + fraction.padEnd(NANO_DIGITS, "0"));
}

/** Formats nano-dollars as the shortest exact decimal string of dollars. */
export function formatNano(nano: bigint): string {
  if (nano < 0n) return `-${formatNano(-nano)}`;
  const text = String(nano).padStart(NANO_DIGITS + 1, "0");
  const fraction = text.slice(-NANO_DIGITS).replace(/0+$/, "");
  return `${text.slice(0, -NANO_DIGITS)}${fraction === "" ? "" : `.${fraction}`}`;
}
