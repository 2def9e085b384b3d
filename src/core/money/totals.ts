import { formatAmount, nanoUsd, type NanoUsd } from "./amounts.ts";

declare const unit: unique symbol;

/** The decimal digits of nano-dollars beyond the safe integers. */
type LongTotal = string & { readonly [unit]: "digits of nano-usd" };

/**
 * Nano-dollars added up over a life or a report, exact at any size: a number while it is a safe
 * integer, its digits beyond. JSON carries both, so that threads and sockets do. What one request
 * moves is `NanoUsd`.
 */
export type NanoTotal = NanoUsd | LongTotal;

/** The total of an integer or of its decimal digits; throws on anything else. */
export function nanoTotal(value: bigint | number | string): NanoTotal {
  const exact = BigInt(value);
  const short = Number(exact);
  return Number.isSafeInteger(short) ? nanoUsd(short) : (String(exact) as LongTotal);
}

/** The exact sum. */
export function addTotals(left: NanoTotal | number, right: NanoTotal | number): NanoTotal {
  if (typeof left === "number" && typeof right === "number") {
    const sum = left + right;
    if (Number.isSafeInteger(sum)) return nanoUsd(sum);
  }
  return nanoTotal(BigInt(left) + BigInt(right));
}

/** The same amount of the other sign. */
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
