const CENT = 0.01;

/** Formats of amounts: to the cent, and to four digits below one. */
const formats = (roundingMode: "halfExpand" | "floor" | "ceil") => {
  const dollars: Intl.NumberFormatOptions = { style: "currency", currency: "USD", roundingMode };
  return {
    cents: new Intl.NumberFormat("en-US", dollars),
    belowACent: new Intl.NumberFormat("en-US", { ...dollars, maximumSignificantDigits: 4 }),
  };
};
const nearest = formats("halfExpand");
const down = formats("floor");
const up = formats("ceil").cents;

interface Rounding {
  /** Whether it is a remaining amount, which is never rounded up. */
  readonly isLeft?: boolean;
  /** Whether it is spent from a limit beside what remains, and rounded up to the cent as that is down. */
  readonly isSpent?: boolean;
}

/** Rounds a decimal string of dollars for reading: to the cent, or to four digits below one. */
export function roundMoney(
  amount: string,
  { isLeft = false, isSpent = false }: Rounding = {},
): string {
  const size = Math.abs(Number(amount));
  if (isSpent) return up.format(amount as `${number}`);
  const { cents, belowACent } = isLeft ? down : nearest;
  return (size > 0 && size < CENT ? belowACent : cents).format(amount as `${number}`);
}

const NANO_DIGITS = 9;
const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: NANO_DIGITS,
});

/** Shows an amount that was set by hand, such as a limit, with every digit of its fraction. */
export function limitElement(amount: string): HTMLElement {
  const element = moneyElement(amount);
  element.textContent = whole.format(amount as `${number}`);
  return element;
}

/** Formats a decimal string of dollars with every digit, its sign before the currency's. */
export function exactMoney(amount: string): string {
  return amount.startsWith("-") ? `-$${amount.slice(1)}` : `$${amount}`;
}

/** Shows an amount, rounded like `roundMoney`; the exact one is its value and shown on hover. */
export function moneyElement(amount: string, rounding: Rounding = {}): HTMLElement {
  const element = document.createElement("data");
  element.className = "money";
  element.value = amount;
  element.title = exactMoney(amount);
  element.textContent = roundMoney(amount, rounding);
  return element;
}

/**
 * Converts an amount to a number, for drawing, sorting and comparing only; never calculate money with
 * it.
 */
export function approximate(amount: string): number {
  return Number(amount);
}

/** Returns the number of decimal places of a step between two labels, at least those of cents. */
function placesOf(step: number): number {
  const [, fraction = ""] = step.toFixed(NANO_DIGITS).replace(/0+$/, "").split(".");
  return Math.max(2, fraction.length);
}

/** Formats dollars for the axis of a chart; all labels have the decimal places of their step. */
export function dollarsOnAxis(value: number, step: number): string {
  const places = placesOf(step);
  const form: Intl.NumberFormatOptions = { style: "currency", currency: "USD" };
  const fraction = { minimumFractionDigits: places, maximumFractionDigits: places };
  return new Intl.NumberFormat("en-US", { ...form, ...fraction }).format(value);
}
