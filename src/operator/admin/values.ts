import type { Schemas } from "../../../generated/admin/types.ts";
import type { DetailedAccount } from "../../core/ledger/accounts.ts";
import { readDate } from "../../system/config/read-date.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { LostTime } from "../../core/ledger/verification.ts";
import { nanoUsd, parseAmount, type NanoUsd } from "../../core/money/amounts.ts";

const AMOUNT_FORM =
  "must be US dollars such as 10.00, with at most 9 digits after the point and at most 9,000,000";

/** Reads an amount of a body. The contract has checked its format; throws if it is out of range. */
export function readAmount(text: string, field: string, min: "zero" | "above zero"): NanoUsd {
  const amount = parseAmount(text);
  if (amount === undefined) throw invalidField(field, "amount", AMOUNT_FORM);
  if (amount === 0 && min === "above zero") {
    throw invalidField(field, "amount", "must be above zero");
  }
  return amount;
}

/** Like `readAmount`, but accepts either sign; throws for zero. */
export function readSignedAmount(text: string, field: string): NanoUsd {
  const amount = readAmount(text.replace(/^-/, ""), field, "zero");
  if (amount === 0) throw invalidField(field, "amount", "must not be zero");
  return text.startsWith("-") ? nanoUsd(0 - amount) : amount;
}

/**
 * Returns a moment of a body in Unix milliseconds; throws if the day or the time does not exist.
 */
export function readMoment(text: string, field: string): number {
  const atMs = readDate(text);
  if (atMs === undefined)
    throw invalidField(field, "date", "must be a date such as 2027-01-01T00:00:00Z");
  return atMs;
}

/**
 * Returns the bounds of a report in Unix milliseconds; throws if they are not valid dates in order.
 */
export function readPeriod({ from, to }: { readonly from?: string; readonly to?: string }): {
  readonly fromMs: number | null;
  readonly toMs: number | null;
} {
  const fromMs = from === undefined ? null : readMoment(from, "from");
  const toMs = to === undefined ? null : readMoment(to, "to");
  if (fromMs !== null && toMs !== null && toMs < fromMs) {
    throw invalidField("to", "date", 'must not be before "from"');
  }
  return { fromMs, toMs };
}

/** Formats a moment as RFC 3339; null stays null. */
export function isoOrNull(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}

/** Returns the account with this id; throws `not-found` if it does not exist. */
export async function findAccount(
  store: Pick<Store, "showAccount">,
  id: string,
): Promise<DetailedAccount> {
  const account = await store.showAccount(id);
  if (account === null) throw notFound("account", id);
  return account;
}

/**
 * Returns the error for an unknown id. `archivedBefore`: earlier requests may be in the archive.
 */
export function notFound(
  what: "account" | "key" | "model" | "plan" | "request",
  id: string,
  archivedBefore: string | null = null,
): GatewayError {
  const more =
    archivedBefore === null ? "" : ` Requests before ${archivedBefore} are in the archive.`;
  return new GatewayError("not-found", `There is no ${what} ${JSON.stringify(id)}.${more}`);
}

/**
 * Returns the error for a field such as `budget.limit` with a value that is well-formed but not
 * acceptable.
 */
export function invalidField(field: string, rule: string, predicate: string): GatewayError {
  const message = `"${field}" ${predicate}.`;
  return new GatewayError("invalid-request", message, {
    issues: [{ pointer: `/${field.replaceAll(".", "/")}`, rule, message }],
  });
}

/** Returns a time that the ledger lost, in the form of the admin API. */
export function lostTimeRecord({ fromMs, toMs }: LostTime): Schemas["LostTime"] {
  return { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
}
