import type { AccountRecord, KeyRecord, KeySums } from "../../core/ledger/accounts.ts";
import type { Schemas } from "../../../generated/types.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import { formatTotal } from "../../core/money/totals.ts";
import { budgetRecord } from "../../core/ledger/budget-record.ts";
import { unlistedFieldsOf, type Caller } from "../../access/auth/caller.ts";
import { formatAmount, nanoUsd, type NanoUsd } from "../../core/money/amounts.ts";

/** The store methods for reading a caller's account. */
export type AccountStore = Pick<Store, "showAccount" | "showKeySums">;

/** Reads the caller's account as of now. */
export async function readAccount(
  caller: Caller,
  parts: Parameters<typeof readAccountFacts>[1],
): Promise<Schemas["Account"]> {
  return accountRecord(await readAccountFacts(caller, parts));
}

/** Reads the facts of which the caller's account as of now consists. */
export async function readAccountFacts(
  { key, accountId, plan }: Caller,
  parts: Pick<AppDependencies, "clock" | "limits"> & { readonly store: AccountStore },
): Promise<AccountFacts> {
  const { store, clock, limits } = parts;
  const [account, keySums] = await Promise.all([
    store.showAccount(accountId),
    store.showKeySums(key.id),
  ]);
  if (account === null) throw new Error(`the key ${key.id} has no account`);
  const { maxBodyBytes } = limits;
  const caller = { key, accountId, plan };
  return { account, keySums, caller, maxBodyBytes, asOfMs: clock.nowMs() };
}

interface AccountFacts {
  readonly account: AccountRecord;
  /** Null: the key no longer exists. */
  readonly keySums: KeySums | null;
  readonly caller: Caller;
  readonly maxBodyBytes: number;
  /** Time of the amounts, Unix milliseconds. */
  readonly asOfMs: number;
}

/** Returns the account for the holder of its key (contract-decisions, section 4). */
export function accountRecord(facts: AccountFacts): Schemas["Account"] {
  const { account, caller, keySums, maxBodyBytes, asOfMs } = facts;
  const { plan, key } = caller;
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
    usage: { spent: formatTotal(account.spent), topped_up: formatTotal(account.toppedUp) },
    budget: budgetRecord(account.budget, asOfMs),
    key: keyRecord(key, keySums, asOfMs),
    limits: {
      requests_per_minute: plan.requestsPerMinute,
      tokens_per_minute: plan.tokensPerMinute,
      concurrent_requests: plan.concurrentRequests,
      max_body_bytes: maxBodyBytes,
    },
    unlisted_fields: unlistedFieldsOf(caller),
    as_of: new Date(asOfMs).toISOString(),
  };
}

function keyRecord(key: KeyRecord, sums: KeySums | null, asOfMs: number): Schemas["AccountKey"] {
  const { expiresAtMs, spendingLimit } = key;
  return {
    id: key.id,
    label: key.label,
    created_at: new Date(key.createdAtMs).toISOString(),
    expires_at: expiresAtMs === null ? null : new Date(expiresAtMs).toISOString(),
    spending_limit: spendingLimit === null ? null : formatAmount(spendingLimit),
    ...spendingOf(spendingLimit, sums),
    budget: budgetRecord(sums?.budget ?? null, asOfMs),
  };
}

/** A limit lowered below the amount spent has a remainder of zero. */
function spendingOf(
  limit: NanoUsd | null,
  sums: KeySums | null,
): Pick<Schemas["AccountKey"], "spent" | "remaining"> {
  if (limit === null || sums === null) return { spent: null, remaining: null };
  const left = nanoUsd(Math.max(limit - sums.spent - sums.held, 0));
  return { spent: formatAmount(nanoUsd(Math.max(sums.spent, 0))), remaining: formatAmount(left) };
}
