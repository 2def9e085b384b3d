import { formatAmount, nanoUsd, type NanoUsd } from "./amounts.ts";

declare const unit: unique symbol;

/** Nano-dollars beyond the safe integers, as decimal digits. */
type LongTotal = string & { readonly [unit]: "digits of nano-usd" };

/**
 * Nano-dollars summed over an account's lifetime or a report, exact at any size: a number while it
 * is a safe integer, otherwise its digits. JSON can carry both, and so can threads and sockets. The
 * amounts of one request are `NanoUsd`.
 */
export type NanoTotal = NanoUsd | LongTotal;

/** Returns the total for an integer or its decimal digits; throws on any other value. */
export function nanoTotal(value: bigint | number | string): NanoTotal {
  const exact = BigInt(value);
  const short = Number(exact);
  return Number.isSafeInteger(short) ? nanoUsd(short) : (String(exact) as LongTotal);
}

/** Returns the exact sum. */
export function addTotals(left: NanoTotal | number, right: NanoTotal | number): NanoTotal {
  if (typeof left === "number" && typeof right === "number") {
    const sum = left + right;
    if (Number.isSafeInteger(sum)) return nanoUsd(sum);
  }
  return nanoTotal(BigInt(left) + BigInt(right));
}

/** Returns the amount with the opposite sign. */
export function negateTotal(total: NanoTotal): NanoTotal {
  return nanoTotal(-BigInt(total));
}

const NANO_DIGITS = 9;

/** Writes a total as `formatAmount` writes an amount. */
export function formatTotal(total: NanoTotal): string {
  if (typeof total === "number") return formatAmount(total);
  const digits = total.replace(/^-/, "");
  const fraction = digits.slice(-NANO_DIGITS).replace(/0+$/, "");
  const whole = digits.slice(0, -NANO_DIGITS);
  return `${total.startsWith("-") ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}
