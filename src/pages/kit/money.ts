const CENT = 0.01;

/** Formats of amounts: to the cent, and to four digits below one. */
const formats = (roundingMode: "halfExpand" | "floor") => {
  const dollars: Intl.NumberFormatOptions = { style: "currency", currency: "USD", roundingMode };
  return {
    cents: new Intl.NumberFormat("en-US", dollars),
    belowACent: new Intl.NumberFormat("en-US", { ...dollars, maximumSignificantDigits: 4 }),
  };
};
const nearest = formats("halfExpand");
const down = formats("floor");

interface Rounding {
  /** Whether it is a remaining amount, which is never rounded up. */
  readonly isLeft?: boolean;
}

/** Rounds a decimal string of dollars for reading: to the cent, or to four digits below one. */
export function roundMoney(amount: string, { isLeft = false }: Rounding = {}): string {
  const size = Math.abs(Number(amount));
  const { cents, belowACent } = isLeft ? down : nearest;
  return (size > 0 && size < CENT ? belowACent : cents).format(amount as `${number}`);
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
