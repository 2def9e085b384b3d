import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import { isFuture } from "./budget.ts";
import type { EntryHead, EntryRow } from "./entry-row.ts";
import type { OpenHold } from "./open-hold.ts";
import type { Outcome, RequestRecord, UsageRecord } from "./request-record.ts";
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
  Omit<UsageRecord, "promptTokens" | "completionTokens"> & {
    readonly status: number;
    readonly outcome: Outcome;
  };

/** Fields of a usage entry in addition to those of every entry. */
export interface EntryUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly hold: NanoUsd;
  /** The request's cost beyond its hold: our loss (rule 2). */
  readonly loss: NanoUsd;
  /** See `Settlement.cost`. */
  readonly cost: NanoUsd | null;
  readonly details: RequestDetails;
}

/** A new entry for an account's log. */
export interface NewEntry extends EntryHead {
  readonly usage: EntryUsage | null;
}

/** Returns the row of an entry. */
export function entryRow({ usage, ...entry }: NewEntry): EntryRow {
  return {
    ...entry,
    promptTokens: usage?.promptTokens ?? null,
    completionTokens: usage?.completionTokens ?? null,
    hold: usage?.hold ?? null,
    loss: usage?.loss ?? null,
    cost: usage?.cost ?? null,
    details: usage === null ? null : JSON.stringify(usage.details),
  };
}

/** Returns the id of an operator's entry. A reference makes it unique for its account and kind. */
export function operatorEntryId(
  entry: Pick<OperatorEntry, "id" | "reference" | "kind" | "accountId">,
): string {
  const { reference } = entry;
  return reference === null ? entry.id : referencePrefix(entry) + reference;
}

/** Returns the reference of a posted entry; null without one. */
export function referenceOf(entry: Pick<NewEntry, "id" | "kind" | "accountId">): string | null {
  const prefix = referencePrefix(entry);
  return entry.id.startsWith(prefix) ? entry.id.slice(prefix.length) : null;
}

function referencePrefix({ kind, accountId }: Pick<NewEntry, "kind" | "accountId">): string {
  return `${kind}:${accountId}:`;
}

/** Returns the entry of an account's opening balance. */
export function openingEntry(account: {
  readonly id: string;
  readonly balance: NanoUsd;
  readonly actor?: string | null;
  readonly atMs: number;
}): NewEntry {
  const { id: accountId, balance: amount, actor = null, atMs } = account;
  const nothingMore = { keyId: null, model: null, upstream: null, usage: null };
  return {
    kind: "top-up",
    id: `opening ${accountId}`,
    accountId,
    amount,
    atMs,
    ...nothingMore,
    note: null,
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
export function usageEntry(hold: OpenHold, ending: HoldEnding): NewEntry {
  const charge = Math.min(ending.charge, hold.amount);
  const { promptTokens, completionTokens, ...otherTokens } = ending.usage;
  return {
    kind: "usage",
    id: hold.requestId,
    accountId: hold.accountId,
    amount: nanoUsd(0 - charge),
    atMs: ending.atMs,
    keyId: hold.keyId,
    model: hold.model,
    upstream: ending.upstream,
    note: null,
    actor: null,
    usage: {
      promptTokens,
      completionTokens,
      hold: hold.amount,
      loss: nanoUsd(ending.charge - charge),
      cost: ending.cost,
      details: {
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
      },
    },
  };
}

/**
 * Returns the end of a killed request by rule 5: no charge if the upstream had not responded,
 * otherwise the known owed amount. Only the dead process knew the upstream and its cost.
 */
export function killedEnding(hold: OpenHold, atMs: number): HoldEnding {
  return {
    charge: hold.started ? hold.owed : nanoUsd(0),
    usage: zeroUsage,
    estimated: hold.started,
    cost: null,
    upstream: null,
    vendorCost: null,
    status: 0,
    outcome: "killed",
    upstreams: [],
    atMs,
  };
}
