import { nanoUsd } from "../money/amounts.ts";
import type { AccountRecord, KeyRecord, RequestRecord, UsageRow } from "../ledger/store.ts";
import type { RequestDetails } from "./request-details.ts";
import { amount, integer, nullable, oneOf, text, truth, type Row } from "./rows.ts";

/** A row of `accounts`. */
export function accountRecord(row: Row): AccountRecord {
  return {
    id: text(row, "id"),
    name: text(row, "name"),
    planId: text(row, "plan_id"),
    balance: amount(row, "balance"),
    held: amount(row, "held"),
    spent: amount(row, "spent"),
    toppedUp: amount(row, "topped_up"),
    createdAtMs: integer(row, "created_at_ms"),
  };
}

/** A row of `api_keys` joined with its account. */
export function keyRecord(row: Row): KeyRecord {
  const models = nullable(row, "models", text);
  return {
    id: text(row, "id"),
    accountId: text(row, "account_id"),
    planId: text(row, "plan_id"),
    label: nullable(row, "label", text),
    models: models === null ? null : (JSON.parse(models) as readonly string[]),
    spendingLimit: nullable(row, "spending_limit", amount),
    createdAtMs: integer(row, "created_at_ms"),
    expiresAtMs: nullable(row, "expires_at_ms", integer),
    revokedAtMs: nullable(row, "revoked_at_ms", integer),
  };
}

/** A row of the usage report. */
export function usageRow(row: Row): UsageRow {
  return {
    group: text(row, "group"),
    requests: integer(row, "requests"),
    promptTokens: integer(row, "prompt_tokens"),
    completionTokens: integer(row, "completion_tokens"),
    charge: amount(row, "charge"),
  };
}

/** A row of `holds`: the request is still running. */
export function runningRequest(row: Row, id: string): RequestRecord {
  return {
    id,
    accountId: text(row, "account_id"),
    keyId: text(row, "key_id"),
    model: text(row, "model"),
    protocol: oneOf(row, "protocol", ["chat", "messages"]),
    stream: truth(row, "stream"),
    status: null,
    outcome: null,
    usage: null,
    estimated: false,
    hold: amount(row, "amount"),
    charge: null,
    upstreams: [],
    startedAtMs: integer(row, "started_at_ms"),
    endedAtMs: null,
  };
}

/** Earlier versions wrote `refused` for `failed`; entries are never rewritten. */
type StoredDetails = Omit<RequestDetails, "outcome"> & {
  readonly outcome: RequestDetails["outcome"] | "refused";
};

/** A usage row of `entries`. */
export function endedRequest(row: Row, id: string): RequestRecord {
  // Written by this store's own settlement, inside the transaction that made the row.
  const details = JSON.parse(text(row, "details")) as StoredDetails;
  const { cachedTokens, cacheWriteTokens, reasoningTokens, outcome, ...rest } = details;
  return {
    ...rest,
    outcome: outcome === "refused" ? "failed" : outcome,
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
    endedAtMs: integer(row, "at_ms"),
  };
}
