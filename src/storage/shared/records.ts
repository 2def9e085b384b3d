import { nanoUsd, type NanoUsd } from "../../core/money/amounts.ts";
import {
  NO_ACCOUNT,
  type ChargedRequest,
  type KeptReply,
  type KeyState,
} from "../../core/ledger/decisions.ts";
import type { RequestDetails } from "../../core/ledger/entry.ts";
import type { OpenHold } from "../../core/ledger/open-hold.ts";
import type {
  AccountDetails,
  AccountRecord,
  DetailedAccount,
  KeyRecord,
  KeySums,
} from "../../core/ledger/accounts.ts";
import type { RequestFacts, RequestRecord } from "../../core/ledger/request-record.ts";
import { budgetPeriods, periodOf } from "../../core/ledger/budget-calendar.ts";
import type { BudgetState } from "../../core/ledger/budget.ts";
import type { AccountState } from "../../core/ledger/accounts.ts";
import type { KeyDetails } from "../../core/ledger/settings.ts";
import { unlistedFieldRules, type UnlistedFields } from "../../core/ledger/unlisted-fields.ts";
import { clientProtocol } from "./protocol-columns.ts";
import { amount, integer, nullable, oneOf, text, total, truth, type Row } from "./rows.ts";
import { currentOutcome, storedOutcomes, type StoredOutcome } from "./outcomes.ts";
import { outcome, sql, startedAtMs } from "./sql.ts";

/** Milliseconds of an hour of `hourly_sums`. */
export const HOUR_MS = 3_600_000;

/** The columns of a `budgets` row `b`, for a join with its account or key. */
export const BUDGET_COLUMNS = `b.period AS budget_period, b.amount AS budget_amount,
  b.starts_at_ms AS budget_starts_at_ms, b.spent AS budget_spent, b.held AS budget_held,
  b.is_followed AS budget_is_followed, b.time_zone AS budget_time_zone,
  b.resets_on AS budget_resets_on, b.next_starts_at_ms AS budget_next_starts_at_ms`;

/** Reads the columns of a budget; null if all are NULL. */
export function budgetState(row: Row): BudgetState | null {
  if (row["budget_period"] === null) return null;
  const schedule = {
    period: oneOf(row, "budget_period", budgetPeriods),
    timeZone: text(row, "budget_time_zone"),
    resetsOn: integer(row, "budget_resets_on"),
  };
  const startsAtMs = integer(row, "budget_starts_at_ms");
  const endsAtMs = integer(row, "budget_next_starts_at_ms");
  return {
    ...schedule,
    limit: amount(row, "budget_amount"),
    startsAtMs,
    // A release that does not know the column has begun this period.
    endsAtMs: endsAtMs > startsAtMs ? endsAtMs : periodOf(schedule, startsAtMs).endsAtMs,
    spent: amount(row, "budget_spent"),
    held: amount(row, "budget_held"),
    ...(integer(row, "budget_is_followed") === 1 && { isFollowed: true as const }),
  };
}

/** Reads a row of `accounts`, with its budget. */
export function accountRecord(row: Row, budget: BudgetState | null): AccountRecord {
  return {
    id: text(row, "id"),
    name: text(row, "name"),
    planId: text(row, "plan_id"),
    balance: amount(row, "balance"),
    held: amount(row, "held"),
    spent: total(row, "spent"),
    toppedUp: total(row, "topped_up"),
    budget,
    suspendedAtMs: nullable(row, "suspended_at_ms", integer),
    closedAtMs: nullable(row, "closed_at_ms", integer),
    createdAtMs: integer(row, "created_at_ms"),
  };
}

/** Selects accounts with their budgets and customer details. */
export const SELECT_ACCOUNT = `SELECT a.id, a.name, a.plan_id, a.balance, a.held,
    CAST(a.spent AS text) AS spent, CAST(a.topped_up AS text) AS topped_up, a.suspended_at_ms,
    a.closed_at_ms, a.created_at_ms, ${BUDGET_COLUMNS}, d.external_id, d.email, d.metadata,
    d.webhook_url
  FROM accounts a
  LEFT JOIN budgets b ON b.scope = 'account' AND b.id = a.id
  LEFT JOIN account_details d ON d.account_id = a.id`;

/** Reads a row of `SELECT_ACCOUNT`. */
export function joinedAccount(row: Row): DetailedAccount {
  return { ...accountRecord(row, budgetState(row)), ...accountDetails(row) };
}

/** Reads the customer details from a row with their columns. */
export function accountDetails(row: Row): AccountDetails {
  const metadata = nullable(row, "metadata", text);
  return {
    externalId: nullable(row, "external_id", text),
    email: nullable(row, "email", text),
    // This store wrote the value after the contract had validated it.
    metadata: metadata === null ? {} : (JSON.parse(metadata) as AccountDetails["metadata"]),
    webhookUrl: nullable(row, "webhook_url", text),
  };
}

/** Reads a row of `api_keys`, with its budget, as checks of holds need it. */
export function keyState(row: Row, budget: BudgetState | null): KeyState {
  return {
    accountId: text(row, "account_id"),
    spendingLimit: spendingLimit(row),
    held: integer(row, "held"),
    spent: integer(row, "spent"),
    budget,
    expiresAtMs: nullable(row, "expires_at_ms", integer),
    revokedAtMs: nullable(row, "revoked_at_ms", integer),
  };
}

/** The account columns that are joined with a key's row. */
const ACCOUNT_OF_KEY = "a.plan_id, a.suspended_at_ms, a.closed_at_ms";

/** Selects keys as look-ups need them. */
export const SELECT_KEY = `SELECT k.*, ${ACCOUNT_OF_KEY} FROM api_keys k
  JOIN accounts a ON a.id = k.account_id`;

/** The last hour in which a request of a key ended; an index of the sums finds it. */
const LAST_USED = `(SELECT s.hour FROM hourly_sums s WHERE s.key_id = k.id AND s.requests > 0
  ORDER BY s.hour DESC LIMIT 1) AS last_used_hour`;

/** Selects keys with their budgets and their last use. */
export const SELECT_KEY_DETAILS = `SELECT k.*, ${ACCOUNT_OF_KEY}, ${BUDGET_COLUMNS}, ${LAST_USED}
  FROM api_keys k
  JOIN accounts a ON a.id = k.account_id
  LEFT JOIN budgets b ON b.scope = 'key' AND b.id = k.id`;

/** Selects the usage sums of keys. */
export const SELECT_KEY_SUMS = `SELECT k.id, k.spent, k.held, ${BUDGET_COLUMNS} FROM api_keys k
  LEFT JOIN budgets b ON b.scope = 'key' AND b.id = k.id`;

/** Reads a row of `api_keys` joined with its account. */
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
    unlistedFields: nullable(row, "unlisted_fields", unlistedFields),
    revokedAtMs: nullable(row, "revoked_at_ms", integer),
  };
}

function unlistedFields(row: Row, column: string): UnlistedFields {
  return oneOf(row, column, unlistedFieldRules);
}

/** Reads the limit of a row of `api_keys`. */
function spendingLimit(row: Row): NanoUsd | null {
  return nullable(row, "lowered_limit", amount) ?? nullable(row, "spending_limit", amount);
}

function accountState(row: Row): AccountState {
  if (row["closed_at_ms"] !== null) return "closed";
  return row["suspended_at_ms"] === null ? "active" : "suspended";
}

/** Reads a row of `api_keys` that was found by the secret before its last rotation. */
export function previousKeyRecord(row: Row): KeyRecord {
  const key = keyRecord(row);
  const endsAtMs = integer(row, "previous_expires_at_ms");
  return { ...key, expiresAtMs: Math.min(endsAtMs, key.expiresAtMs ?? endsAtMs) };
}

/** Reads a row of `api_keys` joined with its account and its budget. */
export function keyDetails(row: Row): KeyDetails {
  const key = keyRecord(row);
  const isCounted = key.spendingLimit !== null;
  const lastHour = nullable(row, "last_used_hour", integer);
  return {
    ...key,
    spent: isCounted ? amount(row, "spent") : null,
    held: isCounted ? amount(row, "held") : null,
    budget: budgetState(row),
    previousExpiresAtMs: nullable(row, "previous_expires_at_ms", integer),
    madeBy: nullable(row, "made_by", text),
    isSetByOperator: integer(row, "set_by_operator") === 1,
    lastUsedHourMs: lastHour === null ? null : lastHour * HOUR_MS,
  };
}

/** Reads the sums of a row of `api_keys` joined with its budget. */
export function keySums(row: Row): KeySums {
  return { spent: amount(row, "spent"), held: amount(row, "held"), budget: budgetState(row) };
}

/** Reads a row of `holds`. */
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
    protocol: clientProtocol(row),
    stream: truth(row, "stream"),
    facts: requestFacts(row),
    startedAtMs: integer(row, "started_at_ms"),
  };
}

function requestFacts(row: Row): RequestFacts | null {
  const facts = nullable(row, "facts", text);
  // A gateway wrote the value when it placed the hold.
  return facts === null ? null : (JSON.parse(facts) as RequestFacts);
}

/** Reads a row of `holds`, whose request is still in progress. */
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
    ...hold.facts,
    startedAtMs: hold.startedAtMs,
    endedAtMs: null,
  };
}

/** Earlier versions did not write `vendorCost`. */
type StoredDetails = Omit<RequestDetails, "outcome" | "vendorCost"> & {
  readonly vendorCost?: string | null;
  readonly outcome: StoredOutcome;
};

/** Reads a usage row of `entries`, with the time of its reversal as `taken_back_at_ms`. */
export function endedRequest(row: Row, id: string): RequestRecord {
  // This store's own settlement wrote the value, in the transaction that created the row.
  const details = JSON.parse(text(row, "details")) as StoredDetails;
  const { cachedTokens, cacheWriteTokens, cacheWrite1hTokens, reasoningTokens, ...others } =
    details;
  const { outcome, ...rest } = others;
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
      ...(cacheWrite1hTokens !== undefined && { cacheWrite1hTokens }),
      reasoningTokens,
    },
    hold: amount(row, "hold"),
    charge: nanoUsd(0 - integer(row, "amount")),
    takenBackAtMs: nullable(row, "taken_back_at_ms", integer),
    endedAtMs: integer(row, "at_ms"),
  };
}

/** The columns of a usage entry `u` and of the entry's reversal. */
export const CHARGED_COLUMNS = sql`u.account_id, u.key_id, u.model, u.upstream, -u.amount AS charge,
  ${outcome} AS outcome, ${startedAtMs} AS started_at_ms,
  EXISTS (SELECT 1 FROM entries WHERE reference = u.reference AND kind = 'reversal')
    AS is_reversed,
  EXISTS (SELECT 1 FROM replies WHERE request_id = u.reference AND sealed IS NOT NULL)
    AS has_stored_reply`;

/** Reads a row of `CHARGED_COLUMNS`. */
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

/** Reads a row of `replies`. `isLive`: its owner is running. */
export function keptReply(row: Row, isLive: boolean): KeptReply {
  return {
    requestId: text(row, "request_id"),
    bodyHash: text(row, "body_hash"),
    sealed: nullable(row, "sealed", text),
    isEnded: text(row, "owner") === NO_ACCOUNT,
    isLive,
    broken: nullable(row, "broken_request_id", text),
  };
}
