import { element as h, type Child } from "../kit/elements.js";
import { formatCount, formatDuration, formatSecond, NO_BREAK } from "../kit/format.js";
import { exactMoney, marginElement, moneyElement, roundMoney } from "../kit/money.js";

/** A value that may be unknown. */
type Maybe<T> = T | null | undefined;

/**
 * Returns an amount as an element: rounded, alone or with the decimal places of its neighbours, and
 * exact on hover; a dash for a missing one.
 */
export function money(amount: Maybe<string>, places?: number): Child {
  return typeof amount === "string" ? moneyElement(amount, places) : "–";
}

/** Returns a margin like `money`, with a mark if it is a loss. */
export function marginMoney(margin: Maybe<string>, places?: number): Child {
  return typeof margin === "string" ? marginElement(margin, places) : "–";
}

/** Returns a rounded amount as text. */
export function moneyText(amount: Maybe<string>, places?: number): string {
  return typeof amount === "string" ? roundMoney(amount, places) : "–";
}

const CENT_DIGITS = 2;

/** Returns an amount for a confirmation with every digit, and at least cents. */
export function moneyToConfirm(amount: string): string {
  const [dollars = "", fraction = ""] = amount.split(".");
  const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return exactMoney(`${grouped}.${fraction.padEnd(CENT_DIGITS, "0")}`);
}

const ratios = [0, 1].map(
  (digits) =>
    new Intl.NumberFormat("en-US", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** Formats milliseconds in the most readable unit; a dash for a missing number. */
export function duration(ms: Maybe<number>): string {
  return ms === null || ms === undefined ? "–" : formatDuration(ms);
}

/** Formats a moment in UTC, as in the log; a dash for a missing one. */
export function moment(iso: Maybe<string>): string {
  return iso === null || iso === undefined ? "–" : `${formatSecond(iso)} UTC`;
}

const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
] as const;

/** Shows how far a moment is from now, as in "3 min ago" and "in 20 s"; the moment on hover. */
export function timeFromNow(iso: string): HTMLElement {
  const ms = Date.now() - Date.parse(iso);
  const [unit, length] = units.find(([, each]) => Math.abs(ms) >= each) ?? ["s", 1_000];
  const size = `${Math.floor(Math.abs(ms) / length)}${NO_BREAK}${unit}`;
  return h(
    "time",
    { datetime: iso, title: moment(iso) },
    ms < 0 ? `in${NO_BREAK}${size}` : `${size}${NO_BREAK}ago`,
  );
}

/** Like `moment`, but for a column with UTC in its title. */
export function momentInColumn(iso: Maybe<string>): string {
  return iso === null || iso === undefined ? "–" : formatSecond(iso);
}

/** Formats the time of day in UTC. */
export function timeOfDay(date: Date): string {
  return `${date.toISOString().slice(11, 19)} UTC`;
}

/** Formats a share in per cent. */
export function share(part: number, all: number): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)}${NO_BREAK}%`;
}

/** Formats a ratio in per cent, whole from 10 % up; a ratio to nothing is a dash. */
export function percent(part: number, all: number): string {
  if (all <= 0) return "–";
  const value = (100 * part) / all;
  const digits = Math.abs(value) < 9.95 ? 1 : 0;
  return `${ratios[digits]?.format(value) ?? ""}${NO_BREAK}%`;
}

/** Formats a count and its share of all; a zero has no share. */
export function countAndShare(part: number, all: number): string {
  return part === 0 ? "0" : `${formatCount(part)} (${share(part, all)})`;
}
