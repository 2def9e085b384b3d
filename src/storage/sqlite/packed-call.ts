import { nanoUsd } from "../../core/money/amounts.ts";
import type { HoldRequest, Settlement } from "../../core/ledger/store.ts";
import type { StoreCall } from "../shared/calling-store.ts";

/**
 * A call as sent to the ledger's thread. The two calls of every request are sent as arrays of
 * values in a fixed order instead of named fields, since JSON of arrays is parsed in a third of the
 * time.
 */
type PackedCall = readonly unknown[];

type HoldRow = ReturnType<typeof holdRow>;

type SettlementRow = ReturnType<typeof settlementRow>;

/** Returns a batch as JSON text; `unpackCalls` restores an equal batch. */
export function packCalls(calls: readonly StoreCall[]): string {
  return JSON.stringify(calls.map(packCall));
}

/** Returns the batch that was packed. */
export function unpackCalls(text: string): readonly StoreCall[] {
  return (JSON.parse(text) as readonly PackedCall[]).map(unpackCall);
}

function packCall([operation, argument]: StoreCall): PackedCall {
  if (operation === "placeHold") return [operation, holdRow(argument as HoldRequest)];
  if (operation === "settle") return [operation, settlementRow(argument as Settlement)];
  return [operation, argument];
}

function unpackCall([operation, argument]: PackedCall): StoreCall {
  if (operation === "placeHold") return [operation, holdOf(argument as HoldRow)];
  if (operation === "settle") return [operation, settlementOf(argument as SettlementRow)];
  return [operation, argument] as StoreCall;
}

function holdRow(hold: HoldRequest) {
  return [
    hold.requestId,
    hold.accountId,
    hold.keyId,
    hold.amount,
    hold.startedCharge,
    hold.model,
    hold.protocol,
    hold.stream,
    hold.atMs,
    hold.withClaim === true,
    hold.facts,
  ] as const;
}

function holdOf([
  requestId,
  accountId,
  keyId,
  amount,
  startedCharge,
  model,
  protocol,
  stream,
  atMs,
  withClaim,
  facts,
]: HoldRow): HoldRequest {
  return {
    requestId,
    accountId,
    keyId,
    amount: nanoUsd(amount),
    startedCharge: nanoUsd(startedCharge),
    model,
    protocol,
    stream,
    facts,
    atMs,
    ...(withClaim && { withClaim }),
  };
}

function settlementRow(settlement: Settlement) {
  const { requestId, charge, usage, estimated, status, outcome, upstreams, atMs } = settlement;
  return [
    requestId,
    charge,
    usage.promptTokens,
    usage.completionTokens,
    usage.cachedTokens,
    usage.cacheWriteTokens,
    usage.cacheWrite1hTokens ?? 0,
    usage.reasoningTokens,
    estimated,
    settlement.cost,
    settlement.upstream,
    settlement.vendorCost,
    status,
    outcome,
    upstreams,
    atMs,
    settlement.reply ?? null,
    settlement.reportedUsage ?? null,
    settlement.callStates ?? null,
  ] as const;
}

function settlementOf([
  requestId,
  charge,
  promptTokens,
  completionTokens,
  cachedTokens,
  cacheWriteTokens,
  cacheWrite1hTokens,
  reasoningTokens,
  estimated,
  cost,
  upstream,
  vendorCost,
  status,
  outcome,
  upstreams,
  atMs,
  reply,
  reportedUsage,
  callStates,
]: SettlementRow): Settlement {
  return {
    requestId,
    charge: nanoUsd(charge),
    usage: {
      promptTokens,
      completionTokens,
      cachedTokens,
      cacheWriteTokens,
      ...(cacheWrite1hTokens > 0 && { cacheWrite1hTokens }),
      reasoningTokens,
    },
    estimated,
    cost: cost === null ? null : nanoUsd(cost),
    upstream,
    vendorCost,
    status,
    outcome,
    upstreams,
    atMs,
    ...(reply && { reply }),
    ...(reportedUsage && { reportedUsage }),
    ...(callStates && { callStates }),
  };
}
