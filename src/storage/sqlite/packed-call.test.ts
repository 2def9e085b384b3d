import { describe, expect, it } from "vitest";
import { nanoUsd } from "../../money/amounts.ts";
import { newHold, newSettlement, NOW } from "../suite/ledger-script.ts";
import type { EngineCall } from "./engine.ts";
import { packCalls, unpackCalls } from "./packed-call.ts";

const reply = { keyHash: "c", sealed: "s" };
const unknown = { cost: null, upstream: null, vendorCost: null, estimated: true, upstreams: [] };
const other = { protocol: "messages", stream: false } as const;

describe("a call that was packed and sent is the same call", () => {
  it.each<[string, EngineCall]>([
    ["a hold", ["placeHold", newHold("h1", 40)]],
    ["a hold for another process", ["placeHold", newHold("h1", 40), "owner"]],
    ["a hold beside its claim", ["placeHold", newHold("h1", 40, { withClaim: true })]],
    ["a hold of nothing", ["placeHold", newHold("h1", 0, other)]],
    ["a settlement at no cost", ["settle", newSettlement("h1", 0, { cost: nanoUsd(0) })]],
    ["a settlement at a cost that nobody knows", ["settle", newSettlement("h1", 15, unknown)]],
    ["a settlement", ["settle", newSettlement("h1", 15)]],
    ["a settlement with its reply", ["settle", newSettlement("h1", 15, { reply }), "owner"]],
    ["a look-up", ["findKey", "hash"]],
    ["the end of a process", ["resolveOwner", { atMs: NOW }, "owner"]],
  ])("%s", (_, call) => {
    expect(unpackCalls(packCalls([call, call]))).toEqual([call, call]);
  });
});
