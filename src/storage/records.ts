import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import type { ChargedRequest } from "../ledger/decisions.ts";
import { referenceOf, type RequestDetails } from "../ledger/entry.ts";
import type { OpenHold } from "../ledger/open-hold.ts";
import type { AccountRecord, KeyRecord, KeySums } from "../ledger/accounts.ts";
import type { Outcome, RequestRecord } from "../ledger/request-record.ts";
import type {
  RequestPage,
  StatementEntryRow,
  StatementRecord,
  StatementUsageRow,
  UsageRow,
} from "../ledger/reports.ts";
import { budgetPeriods, type BudgetState } from "../ledger/budget.ts";
import type { AccountState } from "../ledger/accounts.ts";
import type { KeyDetails } from "../ledger/settings.ts";
import { entryHash, postedEntry } from "./entry-records.ts";
import { amount, integer, nullable, oneOf, text, truth, type Row } from "./rows.ts";

/** The columns of a `budgets` row `b`, to be joined with its account or key. */
export const BUDGET_COLUMNS = `b.period AS budget_period, b.amount AS budget_amount,
  b.starts_at_ms AS budget_starts_at_ms, b.spent AS budget_spent, b.held AS budget_held`;

/** A row with the columns of a budget, or with NULL in all of them. */
export function budgetState(row: Row): BudgetState | null {
  if (row["budget_period"] === null) return null;
  return {
    period: oneOf(row, "budget_period", budgetPeriods),
    limit: amount(row, "budget_amount"),
    startsAtMs: integer(row, "budget_starts_at_ms"),
    spent: amount(row, "budget_spent"),
    held: amount(row, "budget_held"),
  };
}

/** A row of `accounts`, with its budget. */
export function accountRecord(row: Row, budget: BudgetState | null): AccountRecord {
  return {
    id: text(row, "id"),
    name: text(row, "name"),
    planId: text(row, "plan_id"),
    balance: amount(row, "balance"),
    held: amount(row, "held"),
    spent: amount(row, "spent"),
    toppedUp: amount(row, "topped_up"),
    budget,
    suspendedAtMs: nullable(row, "suspended_at_ms", integer),
    closedAtMs: nullable(row, "closed_at_ms", integer),
    createdAtMs: integer(row, "created_at_ms"),
  };
}

/** A row of `accounts` joined with its budget. */
export function joinedAccount(row: Row): AccountRecord {
  return accountRecord(row, budgetState(row));
}

/** What of an account a row of its key is joined with. */
export const ACCOUNT_OF_KEY = "a.plan_id, a.suspended_at_ms, a.closed_at_ms";

/** A row of `api_keys` joined with its account. */
export function keyRecord(row: Row): KeyRecord {
  const models = nullable(row, "models", text);
  return {
    id: text(row, "id"),
    accountId: text(row, "account_id"),
    planId: text(row, "plan_id"),
    accountState: accountState(row),
    label: nullable(row, "label", text),
    models: models === null ? null : (JSON.parse(models) as readonly string[]),
    spendingLimit: spendingLimit(row),
    createdAtMs: integer(row, "created_at_ms"),
    expiresAtMs: nullable(row, "expires_at_ms", integer),
    revokedAtMs: nullable(row, "revoked_at_ms", integer),
  };
}

/** The limit of a row of `api_keys`. */
export function spendingLimit(row: Row): NanoUsd | null {
  return nullable(row, "lowered_limit", amount) ?? nullable(row, "spending_limit", amount);
}

function accountState(row: Row): AccountState {
  if (row["closed_at_ms"] !== null) return "closed";
  return row["suspended_at_ms"] === null ? "active" : "suspended";
}

/** A row of `api_keys` that was found by the secret before its last rotation. */
export function previousKeyRecord(row: Row): KeyRecord {
  const key = keyRecord(row);
  const endsAtMs = integer(row, "previous_expires_at_ms");
  return { ...key, expiresAtMs: Math.min(endsAtMs, key.expiresAtMs ?? endsAtMs) };
}

/** A row of `api_keys` joined with its account and its budget. */
export function keyDetails(row: Row): KeyDetails {
  const key = keyRecord(row);
  const isCounted = key.spendingLimit !== null;
  return {
    ...key,
    spent: isCounted ? amount(row, "spent") : null,
    held: isCounted ? amount(row, "held") : null,
    budget: budgetState(row),
    previousExpiresAtMs: nullable(row, "previous_expires_at_ms", integer),
  };
}

/** The sums of a row of `api_keys`. */
export function keySums(row: Row): KeySums {
  return { spent: amount(row, "spent"), held: amount(row, "held") };
}

/** A row of the usage report. */
export function usageRow(row: Row): UsageRow {
  return {
    group: text(row, "group"),
    requests: integer(row, "requests"),
    promptTokens: integer(row, "prompt_tokens"),
    completionTokens: integer(row, "completion_tokens"),
    charge: amount(row, "charge"),
    cost: amount(row, "cost"),
    requestsWithoutCost: integer(row, "requests_without_cost"),
  };
}

/** What the queries of a statement gave. */
export function statementRecord(rows: {
  readonly balances: Row;
  readonly usage: readonly Row[];
  readonly entries: readonly Row[];
  readonly head: readonly Row[];
}): StatementRecord {
  return {
    openingBalance: amount(rows.balances, "opening"),
    closingBalance: amount(rows.balances, "closing"),
    usage: rows.usage.map(statementUsage),
    entries: rows.entries.map(statementEntry),
    head: rows.head.map(entryHash)[0] ?? null,
  };
}

/** An entry without a reference of the operator's has its id instead. */
function statementEntry(row: Row): StatementEntryRow {
  const entry = postedEntry(row);
  const { kind, atMs, amount: signed, id, note } = entry;
  return { kind, reference: referenceOf(entry) ?? id, note, atMs, amount: signed };
}

function statementUsage(row: Row): StatementUsageRow {
  return {
    day: text(row, "day"),
    model: text(row, "model"),
    requests: integer(row, "requests"),
    promptTokens: integer(row, "prompt_tokens"),
    completionTokens: integer(row, "completion_tokens"),
    amount: amount(row, "amount"),
  };
}

/** A page of usage rows of `entries`, of which one more than `limit` was asked for. */
export function requestPage(rows: readonly Row[], limit: number): RequestPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    requests: shown.map((row) => endedRequest(row, text(row, "reference"))),
    next: last === undefined ? null : { atMs: integer(last, "at_ms"), seq: integer(last, "seq") },
  };
}

/** A row of `holds`. */
export function openHold(row: Row): OpenHold {
  return {
    requestId: text(row, "request_id"),
    accountId: text(row, "account_id"),
    keyId: text(row, "key_id"),
    owner: text(row, "owner"),
    amount: amount(row, "amount"),
    owed: amount(row, "owed"),
    started: truth(row, "started"),
    model: text(row, "model"),
    protocol: oneOf(row, "protocol", ["chat", "messages"]),
    stream: truth(row, "stream"),
    startedAtMs: integer(row, "started_at_ms"),
  };
}

/** A row of `holds`: the request is still running. */
export function runningRequest(row: Row): RequestRecord {
  const hold = openHold(row);
  return {
    id: hold.requestId,
    accountId: hold.accountId,
    keyId: hold.keyId,
    model: hold.model,
    protocol: hold.protocol,
    stream: hold.stream,
    status: null,
    outcome: null,
    usage: null,
    estimated: false,
    cost: null,
    upstream: null,
    vendorCost: null,
    hold: hold.amount,
    charge: null,
    takenBackAtMs: null,
    upstreams: [],
    startedAtMs: hold.startedAtMs,
    endedAtMs: null,
  };
}

/** Earlier versions wrote `refused` for `failed`; entries are never rewritten. */
const storedOutcomes = [
  "finished",
  "failed",
  "client-gone",
  "broken",
  "killed",
  "refused",
] as const satisfies readonly (Outcome | "refused")[];

function currentOutcome(stored: (typeof storedOutcomes)[number]): Outcome {
  return stored === "refused" ? "failed" : stored;
}

/** Earlier versions knew no `vendorCost`. */
type StoredDetails = Omit<RequestDetails, "outcome" | "vendorCost"> & {
  readonly vendorCost?: string | null;
  readonly outcome: (typeof storedOutcomes)[number];
};

/** A usage row of `entries`, with the time of its reversal as `taken_back_at_ms`. */
export function endedRequest(row: Row, id: string): RequestRecord {
  // Written by this store's own settlement, inside the transaction that made the row.
  const details = JSON.parse(text(row, "details")) as StoredDetails;
  const { cachedTokens, cacheWriteTokens, reasoningTokens, outcome, ...rest } = details;
  return {
    ...rest,
    cost: nullable(row, "upstream_cost", amount),
    upstream: nullable(row, "upstream", text),
    vendorCost: details.vendorCost ?? null,
    outcome: currentOutcome(outcome),
    id,
    accountId: text(row, "account_id"),
    keyId: text(row, "key_id"),
    model: text(row, "model"),
    usage: {
      promptTokens: integer(row, "prompt_tokens"),
      completionTokens: integer(row, "completion_tokens"),
      cachedTokens,
      cacheWriteTokens,
      reasoningTokens,
    },
    hold: amount(row, "hold"),
    charge: nanoUsd(0 - integer(row, "amount")),
    takenBackAtMs: nullable(row, "taken_back_at_ms", integer),
    endedAtMs: integer(row, "at_ms"),
  };
}

/** A usage entry with what followed it. */
export function chargedRequest(row: Row, requestId: string): ChargedRequest {
  return {
    requestId,
    accountId: text(row, "account_id"),
    keyId: text(row, "key_id"),
    model: text(row, "model"),
    upstream: nullable(row, "upstream", text),
    charge: amount(row, "charge"),
    outcome: currentOutcome(oneOf(row, "outcome", storedOutcomes)),
    startedAtMs: integer(row, "started_at_ms"),
    isReversed: truth(row, "is_reversed"),
    hasStoredReply: truth(row, "has_stored_reply"),
  };
}
