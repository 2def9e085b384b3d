const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const CENT_DIGITS = 2;

/** A whole number with thousands separated. */
export function count(value) {
  return whole.format(value);
}

/**
 * An exact amount: the decimal string as the ledger has it, its thousands separated and at least
 * two digits after the point. No digit is rounded away.
 */
export function money(amount) {
  if (amount === null || amount === undefined) return "–";
  const isNegative = amount.startsWith("-");
  const [dollars, fraction = ""] = amount.replace("-", "").split(".");
  const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${isNegative ? "−" : ""}$${grouped}.${fraction.padEnd(CENT_DIGITS, "0")}`;
}

/** An amount as a number, to draw and to sort; never to calculate money. */
export function approximate(amount) {
  return Number(amount);
}

/** Dollars on the axis of a chart. */
export function dollarsOnAxis(value) {
  if (value === 0) return "$0";
  return value >= 0.01 ? `$${value.toFixed(2)}` : `$${value.toPrecision(2)}`;
}

/** Milliseconds in the unit that reads best. */
export function duration(ms) {
  if (ms === null || ms === undefined) return "–";
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  return ms < 60_000 ? `${(ms / 1_000).toFixed(2)} s` : `${(ms / 60_000).toFixed(1)} min`;
}

/** A moment in UTC, as in the log, or a dash. */
export function moment(iso) {
  return iso === null || iso === undefined ? "–" : `${iso.slice(0, 19).replace("T", " ")} UTC`;
}

/** The time of day in UTC. */
export function timeOfDay(date) {
  return `${date.toISOString().slice(11, 19)} UTC`;
}

/** A share in per cent. */
export function share(part, all) {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`;
}
