import { placesOf } from "./money.js";

interface Statement {
  readonly opening_balance: string;
  readonly closing_balance: string;
  readonly usage_total: string;
  readonly entries_total: string;
  readonly usage: readonly { readonly amount: string }[];
  readonly entries: readonly { readonly amount: string }[];
}

/**
 * Returns the decimal places of all amounts of a month: a statement shows every digit, so that one tiny
 * charge and many read alike.
 */
export function placesOfStatement(statement: Statement): number {
  const { opening_balance: opening, closing_balance: closing, usage, entries } = statement;
  const { usage_total: used, entries_total: paid } = statement;
  const amounts = [...usage, ...entries].map(({ amount }) => amount);
  return placesOf([], { exact: [opening, closing, used, paid, ...amounts] });
}
