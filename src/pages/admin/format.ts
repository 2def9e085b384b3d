import type { Child } from "../kit/elements.js";
import { exactMoney, moneyElement, roundMoney } from "../kit/money.js";

/** What may be unknown. */
type Maybe<T> = T | null | undefined;

/** An amount as an element: rounded, exact on hover; a dash where there is none. */
export function money(amount: Maybe<string>): Child {
  return typeof amount === "string" ? moneyElement(amount) : "–";
}

/** As `money`, of what may still be spent: it is rounded down. */
export function moneyLeft(amount: Maybe<string>): Child {
  return typeof amount === "string" ? moneyElement(amount, { isLeft: true }) : "–";
}

/** A rounded amount as text. */
export function moneyText(amount: Maybe<string>): string {
  return typeof amount === "string" ? roundMoney(amount) : "–";
}

const CENT_DIGITS = 2;

/** What an operator confirms: the amount with every digit, cents at least. */
export function moneyToConfirm(amount: string): string {
  const [dollars = "", fraction = ""] = amount.split(".");
  const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return exactMoney(`${grouped}.${fraction.padEnd(CENT_DIGITS, "0")}`);
}

/** An amount as a number, to draw and to sort; never to calculate money. */
export function approximate(amount: string): number {
  return Number(amount);
}

const belowACent = new Intl.NumberFormat("en-US", {
  minimumSignificantDigits: 2,
  maximumSignificantDigits: 2,
});

/** Dollars on the axis of a chart. */
export function dollarsOnAxis(value: number): string {
  if (value === 0) return "$0";
  const size = Math.abs(value);
  const text = size >= 0.01 ? size.toFixed(2) : belowACent.format(size);
  return `${value < 0 ? "-" : ""}$${text}`;
}

/** A number and its unit do not part at the end of a line. */
const NO_BREAK = "\u00a0";

/** Milliseconds in the unit that reads best. */
export function duration(ms: Maybe<number>): string {
  if (ms === null || ms === undefined) return "–";
  if (ms < 1_000) return `${Math.round(ms)}${NO_BREAK}ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(2)}${NO_BREAK}s`;
  return `${(ms / 60_000).toFixed(1)}${NO_BREAK}min`;
}

/** A moment in UTC, as in the log, or a dash. */
export function moment(iso: Maybe<string>): string {
  return iso === null || iso === undefined ? "–" : `${iso.slice(0, 19).replace("T", " ")} UTC`;
}

/** A moment as `moment`, of a column that says that it is in UTC. */
export function momentInColumn(iso: Maybe<string>): string {
  return iso === null || iso === undefined ? "–" : iso.slice(0, 19).replace("T", " ");
}

/** The time of day in UTC. */
export function timeOfDay(date: Date): string {
  return `${date.toISOString().slice(11, 19)} UTC`;
}

/** A share in per cent. */
export function share(part: number, all: number): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)}${NO_BREAK}%`;
}
