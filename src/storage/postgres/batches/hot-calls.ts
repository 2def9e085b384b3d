import { operatorEntryId } from "../../../core/ledger/entry.ts";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import type { HoldResult } from "../../../core/ledger/store.ts";
import type { StoreArgument } from "../../shared/calling-store.ts";
import { chargedRequest } from "../../shared/records.ts";
import { text, type Row } from "../../shared/rows.ts";
import type { Batch, CountedCharge } from "./batch.ts";
import type { Needs } from "./locked-rows.ts";
import type { OwnClaim } from "./own-claim.ts";
import { countedRows } from "./reversal.ts";

/** The calls that change balances, and the one that checks whether the store can write. */
type HotOperation = "placeHold" | "markProgress" | "settle" | "postEntry" | "ping";

/** One of these calls as data. */
export type HotCall = {
  readonly [K in HotOperation]: readonly [operation: K, argument: StoreArgument<K>];
}[HotOperation];

/** Returns the earlier attempts of settlements whose charges may be reversed. */
export function earlierAttempts(
  calls: readonly HotCall[],
  claimed: ReadonlyMap<string, OwnClaim>,
): readonly string[] {
  return calls.flatMap((call) => {
    const earlier = call[0] === "settle" ? claimed.get(call[1].requestId)?.earlier : null;
    return earlier === null || earlier === undefined ? [] : [earlier];
  });
}

/** Reads the rows of `findCharges`, by request id. */
export function chargedRequests(rows: readonly Row[]): ReadonlyMap<string, CountedCharge> {
  return new Map(
    rows.map((row) => {
      const requestId = text(row, "reference");
      const request = chargedRequest(row, requestId);
      return [requestId, { request, counted: countedRows(row) }];
    }),
  );
}

/** Returns the database rows that the decisions on these calls need. */
export function needsOf(calls: readonly HotCall[], holds: ReadonlyMap<string, OpenHold>): Needs {
  const accountIds = new Set<string>();
  const keyIds = new Set<string>();
  const requestIds = new Set<string>();
  const entryIds = new Set<string>();
  for (const call of calls) {
    switch (call[0]) {
      case "placeHold":
        accountIds.add(call[1].accountId);
        keyIds.add(call[1].keyId);
        requestIds.add(call[1].requestId);
        break;
      case "settle": {
        const hold = holds.get(call[1].requestId);
        if (hold === undefined) requestIds.add(call[1].requestId);
        else {
          accountIds.add(hold.accountId);
          keyIds.add(hold.keyId);
        }
        break;
      }
      case "postEntry":
        accountIds.add(call[1].accountId);
        entryIds.add(operatorEntryId(call[1]));
        break;
      case "markProgress":
      case "ping":
        break;
    }
  }
  return { accountIds, keyIds, requestIds, entryIds };
}

/** Decides one call; returns its result. */
export function decideCall(batch: Batch, call: HotCall): unknown {
  switch (call[0]) {
    case "placeHold":
      return batch.placeHold(call[1]);
    case "markProgress":
      return batch.markProgress(call[1]);
    case "settle":
      return batch.settle(call[1]);
    case "postEntry":
      return batch.postEntry(call[1]);
    case "ping":
      return undefined;
  }
}

/** Reports whether a call had the usual result, that is, neither a refusal nor a repeat. */
export function isAccepted([operation]: HotCall, value: unknown): boolean {
  if (operation === "placeHold") return (value as HoldResult).result === "placed";
  return operation !== "settle" || value === "settled";
}
