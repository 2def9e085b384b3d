import type { AlertKind, AlertState } from "../ledger/alerts.ts";
import { formatAmount, nanoUsd } from "../money/amounts.ts";

/** What a state is about, by the name of its field. */
const subjectFields = {
  low_balance: "account_id",
  budget_nearly_spent: "id",
  margin_negative: "model",
  upstream_down: "upstream",
} as const satisfies Record<AlertKind, string>;

/** Tells a state from every other. */
export function conditionOf({ kind, subject, occasion }: AlertState): string {
  return JSON.stringify([kind, subject, occasion]);
}

/** The body of a message: ids and amounts as decimal strings, nothing of any request. */
export function alertBody({ kind, subject, facts }: AlertState, atMs: number): string {
  const data: Record<string, unknown> = { [subjectFields[kind]]: subject };
  for (const [name, value] of Object.entries(facts)) {
    data[name] = typeof value === "number" ? formatAmount(nanoUsd(value)) : value;
  }
  return JSON.stringify({
    type: kind,
    timestamp: new Date(atMs).toISOString(),
    data,
  });
}
