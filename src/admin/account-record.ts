import type { AccountRecord } from "../ledger/accounts.ts";
import type { Schemas } from "../../generated/admin/types.ts";
import { formatAmount, nanoUsd } from "../money/amounts.ts";
import { budgetRecord } from "./budgets.ts";
import { isoOrNull } from "./values.ts";

/** An account as operators see it. */
export function accountRecord(account: AccountRecord, nowMs: number): Schemas["Account"] {
  return {
    object: "account",
    id: account.id,
    name: account.name,
    plan: account.planId,
    state: stateOf(account),
    balance: formatAmount(account.balance),
    available: formatAmount(nanoUsd(account.balance - account.held)),
    held: formatAmount(account.held),
    spent: formatAmount(account.spent),
    topped_up: formatAmount(account.toppedUp),
    budget: budgetRecord(account.budget, nowMs),
    created_at: new Date(account.createdAtMs).toISOString(),
    suspended_at: isoOrNull(account.suspendedAtMs),
    closed_at: isoOrNull(account.closedAtMs),
  };
}

function stateOf({ suspendedAtMs, closedAtMs }: AccountRecord): Schemas["Account"]["state"] {
  if (closedAtMs !== null) return "closed";
  return suspendedAtMs === null ? "active" : "suspended";
}
