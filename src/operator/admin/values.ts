import type { Schemas } from "../../../generated/admin/types.ts";
import type { DetailedAccount } from "../../core/ledger/accounts.ts";
import { readDate } from "../../system/config/read-date.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { LostTime } from "../../core/ledger/verification.ts";
import { nanoUsd, parseAmount, type NanoUsd } from "../../core/money/amounts.ts";

const AMOUNT_FORM =
  "must be US dollars such as 10.00, with at most 9 digits after the point and at most 9,000,000";

/** An amount of a body, of which the contract has checked the form; throws beyond its range. */
export function readAmount(text: string, field: string, min: "zero" | "above zero"): NanoUsd {
  const amount = parseAmount(text);
  if (amount === undefined) throw invalidField(field, "amount", AMOUNT_FORM);
  if (amount === 0 && min === "above zero") {
    throw invalidField(field, "amount", "must be above zero");
  }
  return amount;
}

/** As `readAmount`, of either sign; throws for zero. */
export function readSignedAmount(text: string, field: string): NanoUsd {
  const amount = readAmount(text.replace(/^-/, ""), field, "zero");
  if (amount === 0) throw invalidField(field, "amount", "must not be zero");
  return text.startsWith("-") ? nanoUsd(0 - amount) : amount;
}

/** A moment of a body as Unix milliseconds; throws where the day or the time does not exist. */
export function readMoment(text: string, field: string): number {
  const atMs = readDate(text);
  if (atMs === undefined)
    throw invalidField(field, "date", "must be a date such as 2027-01-01T00:00:00Z");
  return atMs;
}

/** The bounds of a report as Unix milliseconds; throws where they are not dates in their order. */
export function readPeriod({ from, to }: { readonly from?: string; readonly to?: string }): {
  readonly fromMs: number | null;
  readonly toMs: number | null;
} {
  const fromMs = from === undefined ? null : readMoment(from, "from");
  const toMs = to === undefined ? null : readMoment(to, "to");
  if (fromMs !== null && toMs !== null && toMs < fromMs) {
    throw invalidField("to", "date", "must not be before 'from'");
  }
  return { fromMs, toMs };
}

/** A moment as RFC 3339, or null. */
export function isoOrNull(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}

/** The account with this id; throws `not-found` if there is none. */
export async function findAccount(
  store: Pick<Store, "showAccount">,
  id: string,
): Promise<DetailedAccount> {
  const account = await store.showAccount(id);
  if (account === null) throw notFound("account", id);
  return account;
}

/** The error for an id that names nothing; `archivedBefore`: what is of before it may be in the archive. */
export function notFound(
  what: "account" | "key" | "model" | "request",
  id: string,
  archivedBefore: string | null = null,
): GatewayError {
  const more =
    archivedBefore === null ? "" : ` Requests of before ${archivedBefore} are in the archive.`;
  return new GatewayError("not-found", `There is no ${what} ${JSON.stringify(id)}.${more}`);
}

/** The error for a field such as `budget.limit`, whose value has its form and makes no sense. */
export function invalidField(field: string, rule: string, predicate: string): GatewayError {
  const message = `'${field}' ${predicate}.`;
  return new GatewayError("invalid-request", message, {
    issues: [{ pointer: `/${field.replaceAll(".", "/")}`, rule, message }],
  });
}

/** A time that the ledger lost, as operators get it. */
export function lostTime({ fromMs, toMs }: LostTime): Schemas["LostTime"] {
  return { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
}
