import { describe, expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import { newHold, newSettlement } from "../suite/ledger-script.ts";
import type { StoreCall } from "../shared/calling-store.ts";
import { packCalls, unpackCalls } from "./packed-call.ts";

const reply = { keyHash: "c", sealed: "s" };
const unknown = { cost: null, upstream: null, vendorCost: null, estimated: true, upstreams: [] };
const reportedUsage = { promptTokens: -3, totalTokens: 0.5 };
const other = { protocol: "messages", stream: false } as const;

describe("a call is unchanged after packing and sending", () => {
  it.each<[string, StoreCall]>([
    ["a hold", ["placeHold", newHold("h1", 40)]],
    ["a hold with its claim", ["placeHold", newHold("h1", 40, { withClaim: true })]],
    ["a hold with facts", ["placeHold", newHold("h1", 40, { facts: { agentSession: "s-1" } })]],
    ["a hold of zero", ["placeHold", newHold("h1", 0, other)]],
    ["a settlement at no cost", ["settle", newSettlement("h1", 0, { cost: nanoUsd(0) })]],
    ["a settlement at an unknown cost", ["settle", newSettlement("h1", 15, unknown)]],
    ["a settlement", ["settle", newSettlement("h1", 15)]],
    ["a settlement with its reply", ["settle", newSettlement("h1", 15, { reply })]],
    ["a settlement with other numbers", ["settle", newSettlement("h1", 15, { reportedUsage })]],
    ["a look-up", ["findKey", "hash"]],
  ])("%s", (_, call) => {
    expect(unpackCalls(packCalls([call, call]))).toEqual([call, call]);
  });
});
