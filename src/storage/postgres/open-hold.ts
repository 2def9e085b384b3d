import { nanoUsd } from "../../money/amounts.ts";
import type { Settlement } from "../../ledger/store.ts";
import { zeroUsage } from "../../ledger/usage.ts";
import type { RequestDetails } from "../request-details.ts";
import type { NewEntry } from "./changes.ts";
import { integer, oneOf, text, truth, type Row } from "../rows.ts";

/** A row of `holds`; amounts in nano-dollars. */
export interface OpenHold {
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly amount: number;
  readonly owed: number;
  readonly started: boolean;
  readonly model: string;
  readonly protocol: "chat" | "messages";
  readonly stream: boolean;
  readonly startedAtMs: number;
}

/** How a hold ends: by its settlement, or by the death of its process. */
export type Ending = Omit<Settlement, "requestId" | "reply">;

/** Rule 5: nothing where the upstream had not answered, else what is known to be owed. */
export function killedEnding(hold: OpenHold, atMs: number): Ending {
  return {
    charge: nanoUsd(hold.started ? hold.owed : 0),
    usage: zeroUsage,
    estimated: hold.started,
    status: 0,
    outcome: "killed",
    upstreams: [],
    atMs,
  };
}

/** The usage entry that replaces a hold: never more than the hold, the rest is our loss. */
export function usageEntry(hold: OpenHold, ending: Ending): NewEntry {
  const charge = Math.min(ending.charge, hold.amount);
  const { promptTokens, completionTokens, ...otherTokens } = ending.usage;
  const details: RequestDetails = {
    protocol: hold.protocol,
    stream: hold.stream,
    status: ending.status,
    outcome: ending.outcome,
    estimated: ending.estimated,
    cachedTokens: otherTokens.cachedTokens,
    cacheWriteTokens: otherTokens.cacheWriteTokens,
    reasoningTokens: otherTokens.reasoningTokens,
    upstreams: ending.upstreams,
    startedAtMs: hold.startedAtMs,
  };
  return {
    kind: "usage",
    reference: hold.requestId,
    accountId: hold.accountId,
    amount: 0 - charge,
    atMs: ending.atMs,
    keyId: hold.keyId,
    model: hold.model,
    promptTokens,
    completionTokens,
    hold: hold.amount,
    loss: ending.charge - charge,
    details: JSON.stringify(details),
  };
}

/** Reads a row of `holds`. */
export function openHold(row: Row): OpenHold {
  return {
    requestId: text(row, "request_id"),
    accountId: text(row, "account_id"),
    keyId: text(row, "key_id"),
    amount: integer(row, "amount"),
    owed: integer(row, "owed"),
    started: truth(row, "started"),
    model: text(row, "model"),
    protocol: oneOf(row, "protocol", ["chat", "messages"]),
    stream: truth(row, "stream"),
    startedAtMs: integer(row, "started_at_ms"),
  };
}
