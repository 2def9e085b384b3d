import type { Schemas } from "../../../../generated/admin/types.ts";

/** Requests of a minute that ended with an error. */
export function errorsOf({ errors }: Pick<Schemas["ActivityMinute"], "errors">): number {
  return sum(errors, ({ count: times }) => times);
}

/** The sum of what `of` reads from each row. */
export function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

const NANO_DIGITS = 9;

/** Adds decimal strings exactly, in nano-dollars. */
export function addMoney(amounts: readonly string[]): string {
  const nano = amounts.reduce((total, amount) => {
    const [dollars = "", fraction = ""] = amount.split(".");
    return total + BigInt(dollars + fraction.padEnd(NANO_DIGITS, "0"));
  }, 0n);
  const [sign, size] = nano < 0n ? ["-", -nano] : ["", nano];
  const text = String(size).padStart(NANO_DIGITS + 1, "0");
  const fraction = text.slice(-NANO_DIGITS).replace(/0+$/, "");
  return `${sign}${text.slice(0, -NANO_DIGITS)}${fraction === "" ? "" : `.${fraction}`}`;
}
