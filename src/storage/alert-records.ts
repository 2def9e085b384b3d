import type { AlertMessage, AlertState } from "../ledger/alerts.ts";
import { integer, text, type Row } from "./rows.ts";

/** How long delivered messages stay, for who looks into what was sent. */
export const DELIVERED_KEPT_MS = 7 * 86_400_000;

/** The longest that a period can be; a budget whose period has passed counts nothing any more. */
export const PERIOD_END = `starts_at_ms + CASE period
  WHEN 'day' THEN 86400000 WHEN 'week' THEN 604800000 ELSE 2678400000 END`;

/** A row of an account whose balance is low. */
export function lowBalance(row: Row): AlertState {
  const facts = { balance: integer(row, "balance") };
  return { kind: "low_balance", subject: text(row, "id"), occasion: "", facts };
}

/** A row of a key's limit or of a budget that is nearly spent. */
export function nearlySpent(row: Row): AlertState {
  const scope = text(row, "scope");
  const facts = { scope, spent: integer(row, "spent"), limit: integer(row, "amount") };
  const occasion = `${scope} ${integer(row, "starts_at_ms")} ${facts.limit}`;
  return { kind: "budget_nearly_spent", subject: text(row, "id"), occasion, facts };
}

/** A row of a model whose requests cost more than they brought. */
export function negativeMargin(row: Row): AlertState {
  const facts = { charge: integer(row, "charge"), upstream_cost: integer(row, "cost") };
  return { kind: "margin_negative", subject: text(row, "model"), occasion: "", facts };
}

export function alertMessage(row: Row): AlertMessage {
  return {
    id: text(row, "id"),
    webhook: text(row, "webhook"),
    body: text(row, "body"),
    attempts: integer(row, "attempts"),
  };
}
