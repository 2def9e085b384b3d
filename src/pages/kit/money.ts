import { addMoney, formatNano, nanoOf } from "./sums.js";

const CENTS = 2;
const NANO_DIGITS = 9;
/** Digits of an amount below a cent, and of the largest of amounts of which some are below a cent. */
const DIGITS_BELOW_A_CENT = 6;
/** Maximum number of parts of a sum that readers check by hand. */
const PARTS_MAX = 12;
const CENT = 10n ** BigInt(NANO_DIGITS - CENTS);
const DOLLAR = 10n ** BigInt(NANO_DIGITS);

const dollars: Intl.NumberFormatOptions = { style: "currency", currency: "USD" };
const belowACent = new Intl.NumberFormat("en-US", {
  maximumSignificantDigits: DIGITS_BELOW_A_CENT,
});
const formats = Array.from(
  { length: NANO_DIGITS + 1 },
  (_, places) =>
    new Intl.NumberFormat("en-US", {
      ...dollars,
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }),
);

/** Returns the number of decimal places of an amount that is shown alone. */
function ownPlaces(amount: string): number {
  const nano = nanoOf(amount);
  if (nano === 0n || nano >= CENT || nano <= -CENT) return CENTS;
  return decimalsOf(belowACent.format(amount as `${number}`));
}

function decimalsOf(text: string): number {
  return Math.max(CENTS, text.split(".")[1]?.length ?? 0);
}

/** An amount and those that add up to it. */
export interface Sum {
  readonly total: string;
  readonly parts: readonly string[];
}

interface Together {
  readonly sums?: readonly Sum[];
  /** Amounts that were set by hand, such as limits, which are shown with every digit. */
  readonly exact?: readonly string[];
}

/**
 * Returns the number of decimal places of amounts that are shown together: two if the largest is at
 * least a dollar, else at most six significant digits of the largest. There are more if the rounded
 * parts of a sum would not add up to its rounded total; sums that are not exact, or have too many parts
 * to add by hand, do not count.
 */
export function placesOf(
  amounts: readonly string[],
  { sums = [], exact = [] }: Together = {},
): number {
  const counted = sums.filter(
    ({ total, parts }) => parts.length <= PARTS_MAX && nanoOf(addMoney(parts)) === nanoOf(total),
  );
  const all = [...amounts, ...exact, ...sums.flatMap(({ total, parts }) => [total, ...parts])];
  const own = Math.min(placesOfLargest(all), Math.max(CENTS, ...all.map(ownPlaces)));
  let places = Math.max(own, ...exact.map(decimalsOf));
  while (places < NANO_DIGITS && !counted.every((each) => isKept(each, places))) places += 1;
  return places;
}

/** Returns the number of decimal places that the largest of several amounts allows. */
function placesOfLargest(amounts: readonly string[]): number {
  const sizes = amounts.map((amount) => sizeOf(nanoOf(amount)));
  const largest = sizes.reduce((most, size) => (size > most ? size : most), 0n);
  if (largest >= DOLLAR) return CENTS;
  const zeros = NANO_DIGITS - largest.toString().length;
  return Math.min(NANO_DIGITS, zeros + DIGITS_BELOW_A_CENT);
}

const sizeOf = (nano: bigint): bigint => (nano < 0n ? -nano : nano);

/** Returns whether the rounded parts of a sum add up to its rounded total. */
function isKept({ total, parts }: Sum, places: number): boolean {
  const rounded = parts.map((part) => roundNano(nanoOf(part), places));
  return rounded.reduce((all, part) => all + part, 0n) === roundNano(nanoOf(total), places);
}

/** Rounds nano-dollars half away from zero. */
function roundNano(nano: bigint, places: number): bigint {
  const unit = 10n ** BigInt(NANO_DIGITS - places);
  const rounded = ((sizeOf(nano) + unit / 2n) / unit) * unit;
  return nano < 0n ? -rounded : rounded;
}

/**
 * Rounds a decimal string of dollars for reading, alone or with the places of its neighbours. One that
 * is lost in rounding is below the smallest that they show, such as `<$0.01` or `-<$0.01`.
 */
export function roundMoney(amount: string, places = ownPlaces(amount)): string {
  const nano = nanoOf(amount);
  return textOf(roundNano(nano, places), nano, places);
}

/** Writes a rounded amount, of which the exact one tells whether it is zero. */
function textOf(rounded: bigint, exact: bigint, places: number): string {
  const isLost = rounded === 0n && exact !== 0n;
  const shown = isLost ? 10n ** BigInt(NANO_DIGITS - places) : rounded;
  const text =
    formats[places]?.format(formatNano(shown) as `${number}`) ?? exactMoney(formatNano(shown));
  return isLost ? `${exact < 0n ? "-" : ""}<${text}` : text;
}

/** Rounds a number of dollars from a chart like `roundMoney`; a dash for a missing one. */
export function roundApproximate(value: number | null): string {
  return value === null ? "–" : roundMoney(value.toFixed(NANO_DIGITS));
}

/** Formats a decimal string of dollars with every digit, its sign before the currency's. */
export function exactMoney(amount: string): string {
  return amount.startsWith("-") ? `-$${amount.slice(1)}` : `$${amount}`;
}

/** Shows an amount like `roundMoney`; the exact one is its value and shown on hover. */
export function moneyElement(amount: string, places?: number): HTMLElement {
  const element = document.createElement("data");
  element.className = "money";
  element.value = amount;
  element.title = exactMoney(amount);
  element.textContent = roundMoney(amount, places);
  return element;
}

/** Shows a margin like `moneyElement`. A loss has a sign, a mark and a color. */
export function marginElement(margin: string, places?: number): HTMLElement {
  const element = moneyElement(margin, places);
  element.classList.toggle("loss", margin.startsWith("-"));
  return element;
}

/**
 * Rounds the difference of two amounts as that of their rounded values, so that a table with all
 * three adds up in each row without further decimal places.
 */
export function roundDifference(whole: string, part: string, places: number): string {
  const [from, less] = [nanoOf(whole), nanoOf(part)];
  return textOf(roundNano(from, places) - roundNano(less, places), from - less, places);
}

/**
 * Converts an amount to a number, for drawing, sorting and comparing only; never calculate money with
 * it.
 */
export function approximate(amount: string): number {
  return Number(amount);
}

/** Returns the number of decimal places of a step between two labels, at least those of cents. */
function placesOfStep(step: number): number {
  const [, fraction = ""] = step.toFixed(NANO_DIGITS).replace(/0+$/, "").split(".");
  return Math.max(CENTS, fraction.length);
}

/** Formats dollars for the axis of a chart; all labels have the decimal places of their step. */
export function dollarsOnAxis(value: number, step: number): string {
  return formats[placesOfStep(step)]?.format(value) ?? "";
}
