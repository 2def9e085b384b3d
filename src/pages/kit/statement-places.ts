import { placesOf } from "./money.js";
import { addMoney } from "./sums.js";

interface Statement {
  readonly opening_balance: string;
  readonly closing_balance: string;
  readonly usage_total: string;
  readonly entries_total: string;
  readonly usage: readonly { readonly model: string; readonly amount: string }[];
  readonly entries: readonly { readonly amount: string }[];
}

/**
 * Returns the decimal places of all amounts of a month: its balances and totals, and the tables of
 * models and of payments, each of which adds up as it is shown.
 */
export function placesOfStatement(statement: Statement): number {
  const { opening_balance: opening, closing_balance: closing, usage, entries } = statement;
  const { usage_total: used, entries_total: paid } = statement;
  const models = [...Map.groupBy(usage, ({ model }) => model).values()];
  const sums = [
    { total: closing, parts: [opening, paid, used] },
    { total: used, parts: models.map((rows) => addMoney(rows.map(({ amount }) => amount))) },
    { total: paid, parts: entries.map(({ amount }) => amount) },
  ];
  return placesOf(
    usage.map(({ amount }) => amount),
    { sums },
  );
}
