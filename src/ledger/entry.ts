import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import type { OpenHold } from "./open-hold.ts";
import type { Outcome, RequestRecord, Settlement, UsageRecord } from "./store.ts";
import { zeroUsage } from "./usage.ts";

/** How a hold ends: by its settlement, or by the death of its process. */
export type Ending = Omit<Settlement, "requestId" | "reply">;

/** What a usage entry keeps of its request beside its columns; stores keep it as JSON. */
export type RequestDetails = Pick<
  RequestRecord,
  "protocol" | "stream" | "estimated" | "vendorCost" | "upstreams" | "startedAtMs"
> &
  Pick<UsageRecord, "cachedTokens" | "cacheWriteTokens" | "reasoningTokens"> & {
    readonly status: number;
    readonly outcome: Outcome;
  };

/** What a usage entry has beside what every entry has. */
export interface EntryUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly hold: NanoUsd;
  /** What the request cost beyond its hold: our loss (rule 2). */
  readonly loss: NanoUsd;
  /** See `Settlement.cost`. */
  readonly cost: NanoUsd | null;
  readonly details: RequestDetails;
}

/** An entry to be added to an account's log; its amount is signed as the balance changes. */
export interface NewEntry {
  readonly kind: "top-up" | "refund" | "usage" | "reversal";
  /** The request of a usage or its reversal, else the operator's id; unique with `kind`. */
  readonly reference: string;
  readonly accountId: string;
  readonly amount: NanoUsd;
  readonly atMs: number;
  readonly keyId: string | null;
  readonly model: string | null;
  /** See `Settlement.upstream`; a reversal has that of its charge. */
  readonly upstream: string | null;
  readonly usage: EntryUsage | null;
}

/** The usage entry that replaces a hold: never more than the hold, the rest is our loss. */
export function usageEntry(hold: OpenHold, ending: Ending): NewEntry {
  const charge = Math.min(ending.charge, hold.amount);
  const { promptTokens, completionTokens, ...otherTokens } = ending.usage;
  const { cachedTokens, cacheWriteTokens, reasoningTokens } = otherTokens;
  return {
    kind: "usage",
    reference: hold.requestId,
    accountId: hold.accountId,
    amount: nanoUsd(0 - charge),
    atMs: ending.atMs,
    keyId: hold.keyId,
    model: hold.model,
    upstream: ending.upstream,
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
        cachedTokens,
        cacheWriteTokens,
        reasoningTokens,
        upstreams: ending.upstreams,
        startedAtMs: hold.startedAtMs,
      },
    },
  };
}

/**
 * Rule 5: nothing where the upstream had not answered, else what is known to be owed. Which upstream
 * it was, and at what cost, only the dead process knew.
 */
export function killedEnding(hold: OpenHold, atMs: number): Ending {
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
