/** Requests of a minute that ended with an error. */
export function errorsOf({ errors }) {
  return sum(errors, ({ count: times }) => times);
}

/** The sum of what `of` reads from each row. */
export function sum(rows, of) {
  return rows.reduce((total, row) => total + of(row), 0);
}

const NANO_DIGITS = 9;

/** Adds decimal strings exactly, in nano-dollars. */
export function addMoney(amounts) {
  const nano = amounts.reduce((total, amount) => {
    const [dollars, fraction = ""] = amount.split(".");
    return total + BigInt(dollars + fraction.padEnd(NANO_DIGITS, "0"));
  }, 0n);
  const text = String(nano).padStart(NANO_DIGITS + 1, "0");
  const fraction = text.slice(-NANO_DIGITS).replace(/0+$/, "");
  return fraction === ""
    ? text.slice(0, -NANO_DIGITS)
    : `${text.slice(0, -NANO_DIGITS)}.${fraction}`;
}
