import { nanoUsd } from "../../money/amounts.ts";
import type { HoldRequest, Settlement } from "../../ledger/store.ts";
import type { EngineCall } from "./engine.ts";

/**
 * A call as it goes to the ledger's thread. The two calls of every request go as rows of values,
 * with their order in place of names: JSON of rows is read in a third of the time.
 */
export type PackedCall = readonly unknown[];

type HoldRow = readonly [
  requestId: string,
  accountId: string,
  keyId: string,
  amount: number,
  startedCharge: number,
  model: string,
  protocol: HoldRequest["protocol"],
  stream: boolean,
  atMs: number,
];

type SettlementRow = readonly [
  requestId: string,
  charge: number,
  promptTokens: number,
  completionTokens: number,
  cachedTokens: number,
  cacheWriteTokens: number,
  reasoningTokens: number,
  estimated: boolean,
  cost: number | null,
  upstream: string | null,
  vendorCost: string | null,
  status: number,
  outcome: Settlement["outcome"],
  upstreams: Settlement["upstreams"],
  atMs: number,
  reply: Settlement["reply"] | null,
];

/** Packs a call; `unpackCall` gives an equal one. */
export function packCall([operation, argument, owner]: EngineCall): PackedCall {
  if (operation === "placeHold") return ["hold", holdRow(argument as HoldRequest), owner];
  if (operation === "settle") return ["end", settlementRow(argument as Settlement), owner];
  return [operation, argument, owner];
}

/** The call that was packed, after its way through JSON. */
export function unpackCall([operation, argument, owner]: PackedCall): EngineCall {
  const named =
    operation === "hold"
      ? (["placeHold", holdOf(argument as HoldRow)] as const)
      : operation === "end"
        ? (["settle", settlementOf(argument as SettlementRow)] as const)
        : [operation, argument];
  return (owner === null || owner === undefined ? named : [...named, owner]) as EngineCall;
}

function holdRow(hold: HoldRequest): HoldRow {
  const { requestId, accountId, keyId, amount, startedCharge, model, protocol, stream } = hold;
  return [requestId, accountId, keyId, amount, startedCharge, model, protocol, stream, hold.atMs];
}

function holdOf(row: HoldRow): HoldRequest {
  const [requestId, accountId, keyId, amount, startedCharge, model, protocol, stream, atMs] = row;
  return {
    requestId,
    accountId,
    keyId,
    amount: nanoUsd(amount),
    startedCharge: nanoUsd(startedCharge),
    model,
    protocol,
    stream,
    atMs,
  };
}

function settlementRow(settlement: Settlement): SettlementRow {
  const { requestId, charge, usage, estimated, status, outcome, upstreams, atMs } = settlement;
  return [
    requestId,
    charge,
    usage.promptTokens,
    usage.completionTokens,
    usage.cachedTokens,
    usage.cacheWriteTokens,
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
  ];
}

function settlementOf([
  requestId,
  charge,
  promptTokens,
  completionTokens,
  cachedTokens,
  cacheWriteTokens,
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
]: SettlementRow): Settlement {
  return {
    requestId,
    charge: nanoUsd(charge),
    usage: { promptTokens, completionTokens, cachedTokens, cacheWriteTokens, reasoningTokens },
    estimated,
    cost: cost === null ? null : nanoUsd(cost),
    upstream,
    vendorCost,
    status,
    outcome,
    upstreams,
    atMs,
    ...(reply && { reply }),
  };
}
