import type { Brand } from "../../core/brand/brand.ts";
import {
  alertKinds,
  type AlertAccount,
  type AlertKind,
  type AlertState,
  type EndedAlert,
} from "../../core/ledger/alerts.ts";
import { formatAmount, nanoUsd } from "../../core/money/amounts.ts";
import { alertMail } from "./alert-mail.ts";

/** Name of the field with the alert's subject, by kind. */
const subjectFields = {
  low_balance: "account_id",
  budget_nearly_spent: "id",
  margin_negative: "model",
  upstream_down: "upstream",
  hold_unresolved: "request_id",
} as const satisfies Record<AlertKind, string>;

/** Returns a string that identifies a state. */
export function conditionOf({ kind, subject, occasion }: AlertState): string {
  return JSON.stringify([kind, subject, occasion]);
}

/** Reports whether a condition is of a kind that this release knows. */
export function isKnownCondition(condition: string): boolean {
  const [word] = JSON.parse(condition) as readonly string[];
  return alertKinds.some((known) => known === word);
}

/**
 * Returns the kind and the subject of a condition, and the scope of a limit or budget. Throws for
 * an invalid condition.
 */
export function readCondition(condition: string): {
  readonly kind: AlertKind;
  readonly subject: string;
  readonly scope: string | null;
} {
  const [word, subject, occasion] = JSON.parse(condition) as readonly string[];
  const kind = alertKinds.find((known) => known === word);
  if (kind === undefined || subject === undefined || occasion === undefined) {
    throw new Error("a condition of no kind");
  }
  // The occasion of a limit or a budget consists of its scope, the start of its period and its
  // amount.
  const scope = kind === "budget_nearly_spent" ? occasion.split(" ").slice(0, -2).join(" ") : null;
  return { kind, subject, scope };
}

/** Returns the body of the message that a state has ended. */
export function endedBody(
  { condition, raisedAtMs }: EndedAlert,
  { account, atMs }: { readonly account: AlertAccount | null; readonly atMs: number },
): string {
  const { kind, subject, scope } = readCondition(condition);
  const data = {
    [subjectFields[kind]]: subject,
    ...(scope !== null && { scope }),
    ...accountField(account),
    raised_at: new Date(raisedAtMs).toISOString(),
  };
  return JSON.stringify({
    type: `${kind}_resolved`,
    timestamp: new Date(atMs).toISOString(),
    data,
  });
}

function accountField(account: AlertAccount | null) {
  if (account === null) return {};
  const { id, name, externalId, email, metadata } = account;
  return { account: { id, name, external_id: externalId, email, metadata } };
}

/**
 * Returns the body of a message: ids, the account, amounts as decimal strings, and the text of an
 * e-mail to the customer if it is about one. It contains no request data.
 */
export function alertBody(
  state: AlertState,
  { brand, atMs }: { readonly brand: Brand; readonly atMs: number },
): string {
  const { kind, subject, account, facts } = state;
  const data: Record<string, unknown> = {
    [subjectFields[kind]]: subject,
    ...accountField(account),
  };
  for (const [name, value] of Object.entries(facts)) {
    data[name] = typeof value === "number" ? formatAmount(nanoUsd(value)) : value;
  }
  const mail = alertMail(state, brand);
  if (mail !== null) data["mail"] = mail;
  return JSON.stringify({
    type: kind,
    timestamp: new Date(atMs).toISOString(),
    data,
  });
}
