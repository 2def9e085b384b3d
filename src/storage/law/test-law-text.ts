import type { BudgetTerms } from "../../core/ledger/budget.ts";
import { changedKeyId } from "../../core/ledger/customer-keys.ts";
import type { LawCall } from "./test-world.ts";

/*
 * The script that a failure prints: one line for each call, such as `r1 place h3 k1 40 -> placed`.
 */

const HOUR_MS = 3_600_000;

/** Returns a call and its result; `nowMs` is the time of the sequence. */
export function lineOf(call: LawCall, result: unknown, nowMs: number): string {
  const at = "atMs" in call[1] ? (nowMs - call[1].atMs) / HOUR_MS : 0;
  const late = at === 0 ? "" : ` (its clock ${Math.abs(at)} h ${at > 0 ? "behind" : "ahead"})`;
  return `${textOf(call, nowMs)}${late} -> ${resultText(result)}`;
}

/** Returns a value in one line. */
export function shortly(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
}

function textOf(call: LawCall, nowMs: number): string {
  switch (call[0]) {
    case "placeHold": {
      const { requestId, accountId, keyId, amount, withClaim = false } = call[1];
      return `place ${requestId} ${accountId}/${keyId} ${amount}${withClaim ? " with its claim" : ""}`;
    }
    case "markProgress":
      return `mark ${call[1].requestId} ${call[1].charge}`;
    case "settle": {
      const { requestId, charge, outcome, reply, callStates } = call[1];
      const states = callStates === undefined ? "" : ` with ${callStates.states.length} states`;
      return `settle ${requestId} ${charge} ${outcome}${reply === undefined ? "" : " with a reply"}${states}`;
    }
    case "claimReply":
      return `claim ${call[1].accountId}/${call[1].keyHash} ${call[1].bodyHash} ${call[1].requestId}`;
    case "releaseReply":
      return `release ${call[1].accountId}/${call[1].keyHash} ${call[1].requestId}`;
    case "postEntry": {
      const { accountId, kind, amount, id, reference, note } = call[1];
      return `${kind} ${accountId} ${amount} ${reference ?? id}${note === null ? "" : " noted"}`;
    }
    case "createAccount":
      return `account ${call[1].id} ${call[1].balance}${budgetText(call[1].budget)}`;
    case "createKey":
      return `key ${call[1].accountId}/${call[1].id}${settingsText(call[1], nowMs)}`;
    case "updateAccount":
    case "updateKey":
      return `change ${call[1].id}${settingsText(call[1], nowMs)}`;
    case "rotateKey":
      return `rotate ${call[1].id}, overlap ${(call[1].overlapEndsAtMs - nowMs) / HOUR_MS} h`;
    case "changeCustomerKey": {
      const { accountId, callerId, activeMax, change } = call[1];
      const what = change.kind === "create" ? change.key.id : changedKeyId(change);
      return `${change.kind} ${accountId}/${what} by ${callerId}, at most ${activeMax}`;
    }
    case "revokeKey":
      return `revoke ${call[1].id}`;
  }
}

interface Settings {
  readonly spendingLimit?: number | null;
  readonly budget?: BudgetTerms | null;
  readonly expiresAtMs?: number | null;
  readonly state?: string;
}

function settingsText(settings: Settings, nowMs: number): string {
  const { spendingLimit: limit, budget, expiresAtMs: ends, state = "" } = settings;
  const expiry = ends === undefined || ends === null ? ends : `in ${(ends - nowMs) / HOUR_MS} h`;
  return [
    ...(limit === undefined ? [] : [` limit ${limit ?? "none"}`]),
    budgetText(budget),
    ...(expiry === undefined ? [] : [` expiry ${expiry ?? "none"}`]),
    ...(state === "" ? [] : [` ${state}`]),
  ].join("");
}

function budgetText(budget: BudgetTerms | null | undefined): string {
  if (budget === undefined) return "";
  if (budget === null) return " budget none";
  const { limit, period, resetsOn = "same", timeZone = "same" } = budget;
  return ` budget ${limit}/${period} on ${resetsOn} in ${timeZone}`;
}

function resultText(result: unknown): string {
  if (typeof result !== "object" || result === null) return shortly(result ?? "done");
  if (!("result" in result)) return "done";
  const { result: word, limit, available } = result as Readonly<Record<string, unknown>>;
  return [word, limit, available].filter((part) => part !== undefined).join(" ");
}
