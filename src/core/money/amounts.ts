declare const unit: unique symbol;

/** Whole nano-dollars, a safe integer: the ledger's unit. */
export type NanoUsd = number & { readonly [unit]: "nano-usd" };

/** Whole pico-dollars, a safe integer: a price per token, or a sum of priced lines. */
export type PicoUsd = number & { readonly [unit]: "pico-usd" };

export const PICO_PER_NANO = 1_000;

/** The largest amount that the contract allows, in nano-dollars. */
export const AMOUNT_MAX = 9_000_000_000_000_000;

/** Brands a safe integer; throws on anything else, since a wrong amount must never be stored. */
export function nanoUsd(value: number): NanoUsd {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer of nano-dollars`);
  return value as NanoUsd;
}

/** Brands a safe integer of pico-dollars; throws on anything else. */
export function picoUsd(value: number): PicoUsd {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer of pico-dollars`);
  return value as PicoUsd;
}

/** Rounds a sum of pico-dollars up to nano-dollars, once per request (money rule 1). */
export function ceilToNano(sum: PicoUsd): NanoUsd {
  return nanoUsd(Math.ceil(sum / PICO_PER_NANO));
}

/** Parses a decimal string as fixed point of `scale` digits; undefined if it is not exact. */
function parseFixed(text: string, scale: number): number | undefined {
  const match = /^(-?)(\d{1,9})(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = ""] = match;
  const kept = fraction.replace(/0+$/, "");
  if (kept.length > scale) return undefined;
  const value = Number(whole + kept.padEnd(scale, "0"));
  if (!Number.isSafeInteger(value)) return undefined;
  return sign === "-" && value !== 0 ? -value : value;
}

/** Parses a price in dollars per token; undefined if negative or finer than a pico-dollar. */
export function parsePrice(text: string): PicoUsd | undefined {
  const value = parseFixed(text, 12);
  return value === undefined || value < 0 ? undefined : (value as PicoUsd);
}

/**
 * Parses an amount in dollars; undefined if it is not a number, finer than a nano-dollar, or above
 * 9,000,000.
 */
export function parseAmount(text: string): NanoUsd | undefined {
  const value = parseFixed(text, 9) ?? Number.NaN;
  return Math.abs(value) <= AMOUNT_MAX ? (value as NanoUsd) : undefined;
}

function formatFixed(value: number, scale: number): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, "0");
  const whole = digits.slice(0, -scale);
  const fraction = digits.slice(-scale).replace(/0+$/, "");
  return (value < 0 ? "-" : "") + whole + (fraction === "" ? "" : `.${fraction}`);
}

/** Writes an amount as a decimal string in dollars without trailing zeros: `"0.0125"`, `"10"`. */
export function formatAmount(amount: NanoUsd): string {
  return formatFixed(amount, 9);
}

/** Writes a price in dollars per token without trailing zeros; free is `"0"`. */
export function formatPrice(price: PicoUsd): string {
  return formatFixed(price, 12);
}

/** Writes a price as dollars per million tokens, for people: `"2.5"`. */
export function formatPricePerMillion(price: PicoUsd): string {
  return formatFixed(price, 6);
}
