import { stateOf, type DetailedAccount } from "../../core/ledger/accounts.ts";
import type { Schemas } from "../../../generated/admin/types.ts";
import { formatAmount, nanoUsd } from "../../core/money/amounts.ts";
import { formatTotal } from "../../core/money/totals.ts";
import { budgetRecord } from "../../core/ledger/budget-record.ts";
import { isoOrNull } from "./values.ts";

/** Returns an account in the form of the admin API. */
export function accountRecord(account: DetailedAccount, nowMs: number): Schemas["Account"] {
  return {
    object: "account",
    id: account.id,
    name: account.name,
    plan: account.planId,
    state: stateOf(account),
    balance: formatAmount(account.balance),
    available: formatAmount(nanoUsd(account.balance - account.held)),
    held: formatAmount(account.held),
    spent: formatTotal(account.spent),
    topped_up: formatTotal(account.toppedUp),
    budget: budgetRecord(account.budget, nowMs),
    external_id: account.externalId,
    email: account.email,
    metadata: account.metadata,
    webhook_url: account.webhookUrl,
    created_at: new Date(account.createdAtMs).toISOString(),
    suspended_at: isoOrNull(account.suspendedAtMs),
    closed_at: isoOrNull(account.closedAtMs),
  };
}
