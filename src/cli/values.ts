import { readDate } from "../config/read-date.ts";
import { parseAmount, type NanoUsd } from "../money/amounts.ts";
import { UsageError } from "./command.ts";

/** Reads dollars such as `10.00`; throws a `UsageError` if they are not exact or below `min`. */
export function readAmount(text: string, min: "zero" | "above zero"): NanoUsd {
  const amount = parseAmount(text);
  if (amount === undefined) {
    throw new UsageError(
      `${JSON.stringify(text)} is not a valid amount: write dollars such as 10.00, with at most 9 digits ` +
        `after the point and at most 9,000,000`,
    );
  }
  if (amount < 0 || (amount === 0 && min === "above zero")) {
    throw new UsageError(`the amount must be ${min === "zero" ? "zero or more" : min}`);
  }
  return amount;
}

/** Reads a date with or without a time of day; the moment as RFC 3339. */
export function readMoment(text: string): string {
  const atMs = readDate(text);
  if (atMs !== undefined) return new Date(atMs).toISOString();
  throw new UsageError(
    `${JSON.stringify(text)} is not a valid date: write 2027-01-01 or 2027-01-01T12:00:00Z`,
  );
}

/** Reads model patterns such as `a/*,b/c`. */
export function readPatterns(text: string): readonly string[] {
  const patterns = text.split(",").map((pattern) => pattern.trim());
  const wrong = patterns.find((pattern) => !/^(?:[^*\s]+\*?|\*)$/.test(pattern));
  if (wrong === undefined) return patterns;
  throw new UsageError(
    `${JSON.stringify(wrong)} is not a valid model pattern: write an id, or the start of one followed by *`,
  );
}
