import { describe, expect, it } from "vitest";
import { newHold, newSettlement, NOW } from "../suite/ledger-script.ts";
import type { EngineCall } from "./engine.ts";
import { packCall, unpackCall } from "./packed-call.ts";

const reply = { keyHash: "c", sealed: "s" };

describe("a call that was packed and sent is the same call", () => {
  it.each<[string, EngineCall]>([
    ["a hold", ["placeHold", newHold("h1", 40)]],
    ["a hold for another process", ["placeHold", newHold("h1", 40), "owner"]],
    ["a settlement", ["settle", newSettlement("h1", 15)]],
    ["a settlement with its reply", ["settle", newSettlement("h1", 15, { reply }), "owner"]],
    ["a look-up", ["findKey", "hash"]],
    ["the end of a process", ["resolveOwner", { atMs: NOW }, "owner"]],
  ])("%s", (_, call) => {
    expect(unpackCall(JSON.parse(JSON.stringify(packCall(call))) as unknown[])).toEqual(call);
  });
});
