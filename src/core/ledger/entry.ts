import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import { isFuture } from "./budget.ts";
import { emptyFields, type EntryRow } from "./entry-row.ts";
import type { OpenHold } from "./open-hold.ts";
import type { Outcome, RequestFacts, RequestRecord, UsageRecord } from "./request-record.ts";
import type { Settlement } from "./store.ts";
import type { OperatorEntry } from "./operator-entry.ts";
import { zeroUsage } from "./usage.ts";

/** The end of a hold: its settlement, or the failure of its process. */
export type HoldEnding = Omit<Settlement, "requestId" | "reply">;

/**
 * Details of a request that a usage entry keeps in addition to its columns. Stores keep them as
 * JSON.
 */
export type RequestDetails = Pick<
  RequestRecord,
  "protocol" | "stream" | "estimated" | "vendorCost" | "reportedUsage" | "upstreams" | "startedAtMs"
> &
  Omit<UsageRecord, "promptTokens" | "completionTokens"> &
  RequestFacts & {
    readonly status: number;
    readonly outcome: Outcome;
  };

/** Returns the id of an operator's entry. A reference makes it unique for its account and kind. */
export function operatorEntryId(
  entry: Pick<OperatorEntry, "id" | "reference" | "kind" | "accountId">,
): string {
  const { reference } = entry;
  return reference === null ? entry.id : referencePrefix(entry) + reference;
}

/** Returns the reference of a posted entry; null without one. */
export function referenceOf(entry: Pick<EntryRow, "id" | "kind" | "accountId">): string | null {
  const prefix = referencePrefix(entry);
  return entry.id.startsWith(prefix) ? entry.id.slice(prefix.length) : null;
}

function referencePrefix({ kind, accountId }: Pick<EntryRow, "kind" | "accountId">): string {
  return `${kind}:${accountId}:`;
}

/** Returns the entry of an account's opening balance. */
export function openingEntry(account: {
  readonly id: string;
  readonly balance: NanoUsd;
  readonly actor?: string | null;
  readonly atMs: number;
}): EntryRow {
  const { id: accountId, balance: amount, actor = null, atMs } = account;
  return {
    ...emptyFields,
    kind: "top-up",
    id: `opening ${accountId}`,
    accountId,
    amount,
    atMs,
    actor,
  };
}

/**
 * Returns when an ended request counts: when its hold was placed. If that is after its end by more
 * than clocks may differ, a clock was ahead, and its end counts.
 */
export function startOf({ startedAtMs }: OpenHold, { atMs }: Pick<HoldEnding, "atMs">): number {
  return isFuture(startedAtMs, atMs) ? atMs : startedAtMs;
}

/**
 * Returns the usage entry that replaces a hold. It never exceeds the hold; the rest is our loss.
 */
export function usageEntry(hold: OpenHold, ending: HoldEnding): EntryRow {
  const charge = Math.min(ending.charge, hold.amount);
  const { promptTokens, completionTokens, ...otherTokens } = ending.usage;
  const details: RequestDetails = {
    protocol: hold.protocol,
    stream: hold.stream,
    status: ending.status,
    outcome: ending.outcome,
    estimated: ending.estimated,
    vendorCost: ending.vendorCost,
    ...otherTokens,
    ...(ending.reportedUsage && { reportedUsage: ending.reportedUsage }),
    upstreams: ending.upstreams,
    startedAtMs: startOf(hold, ending),
    ...hold.facts,
  };
  return {
    kind: "usage",
    id: hold.requestId,
    accountId: hold.accountId,
    amount: nanoUsd(0 - charge),
    atMs: ending.atMs,
    keyId: hold.keyId,
    model: hold.model,
    promptTokens,
    completionTokens,
    hold: hold.amount,
    loss: nanoUsd(ending.charge - charge),
    details: JSON.stringify(details),
    cost: ending.cost,
    upstream: ending.upstream,
    note: null,
    actor: null,
  };
}

/** The end of a request whose client got 503 because the store was unavailable. */
export const unstartedOutcome = {
  charge: nanoUsd(0),
  usage: zeroUsage,
  cost: null,
  upstream: null,
  vendorCost: null,
  estimated: false,
  status: 503,
  outcome: "failed",
  upstreams: [],
} as const satisfies Partial<Settlement>;

/**
 * Returns the end of a killed request by rule 5: no charge if the upstream had not responded,
 * otherwise the known owed amount. Only the dead process knew the upstream and its cost.
 */
export function killedEnding(hold: OpenHold, atMs: number): HoldEnding {
  return {
    ...unstartedOutcome,
    charge: hold.started ? hold.owed : nanoUsd(0),
    estimated: hold.started,
    status: 0,
    outcome: "killed",
    atMs,
  };
}
