/** Formats a decimal string exactly, with at least two decimals: `-1234.5` is `-$1,234.50`. */
export function dollars(amount: string): string {
  const [, sign = "", whole = "", decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  return `${sign}$${BigInt(whole).toLocaleString("en-US")}.${decimals.padEnd(2, "0")}`;
}
