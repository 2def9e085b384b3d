import type { Caller } from "../auth/caller.ts";
import { formatAmount, nanoUsd } from "../ledger/money.ts";
import type { AccountRecord } from "../ledger/store.ts";

/** An account on the wire (contract-decisions, section 4): money as decimal strings in dollars. */
export interface AccountWireRecord {
  readonly object: "account";
  readonly id: string;
  readonly plan: { readonly id: string; readonly name: string };
  readonly balance: {
    readonly currency: "USD";
    readonly available: string;
    readonly held: string;
    readonly total: string;
  };
  readonly usage: { readonly spent: string; readonly topped_up: string };
  readonly key: {
    readonly id: string;
    readonly label: string | null;
    readonly created_at: string;
    readonly expires_at: string | null;
    readonly spending_limit: string | null;
  };
  readonly limits: {
    readonly requests_per_minute: number | null;
    readonly tokens_per_minute: number | null;
    readonly concurrent_requests: number | null;
    readonly max_body_bytes: number;
  };
  readonly as_of: string;
}

export interface AccountFacts {
  readonly account: AccountRecord;
  readonly caller: Pick<Caller, "key" | "plan">;
  readonly maxBodyBytes: number;
  /** Unix milliseconds: when the account was read. */
  readonly atMs: number;
}

function isoDate(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** The wire record of an account, as the caller's key sees it. */
export function accountRecord(facts: AccountFacts): AccountWireRecord {
  const { account, caller, maxBodyBytes, atMs } = facts;
  const { key, plan } = caller;
  return {
    object: "account",
    id: account.id,
    plan: { id: plan.id, name: plan.name },
    balance: {
      currency: "USD",
      available: formatAmount(nanoUsd(account.balance - account.held)),
      held: formatAmount(account.held),
      total: formatAmount(account.balance),
    },
    usage: { spent: formatAmount(account.spent), topped_up: formatAmount(account.toppedUp) },
    key: {
      id: key.id,
      label: key.label,
      created_at: isoDate(key.createdAtMs),
      expires_at: key.expiresAtMs === null ? null : isoDate(key.expiresAtMs),
      spending_limit: key.spendingLimit === null ? null : formatAmount(key.spendingLimit),
    },
    limits: {
      requests_per_minute: plan.requestsPerMinute,
      tokens_per_minute: plan.tokensPerMinute,
      concurrent_requests: plan.concurrentRequests,
      max_body_bytes: maxBodyBytes,
    },
    as_of: isoDate(atMs),
  };
}
