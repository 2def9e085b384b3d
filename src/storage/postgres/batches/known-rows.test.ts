import { describe, expect, it } from "vitest";
import type { KeyState } from "../../../core/ledger/decisions.ts";
import { account } from "../../../core/ledger/test-decisions.ts";
import { KnownRows } from "./known-rows.ts";
import type { Needs } from "./locked-rows.ts";

const ROWS_MAX = 20_000;

const key: KeyState = {
  accountId: "acct",
  spendingLimit: null,
  held: 0,
  spent: 0,
  budget: null,
  expiresAtMs: null,
  revokedAtMs: null,
};
const needs = (part: Partial<Record<keyof Needs, readonly string[]>>): Needs => ({
  accountIds: new Set(part.accountIds),
  keyIds: new Set(part.keyIds),
  requestIds: new Set(part.requestIds),
  entryIds: new Set(part.entryIds),
});

describe("rows that earlier batches have read", () => {
  it("are found with their revision if all needed rows are known", () => {
    const known = new KnownRows();
    known.keepAccount("a", account, 3);
    known.keepKey("k", key);
    expect(known.find(needs({ accountIds: ["a"], keyIds: ["k"], requestIds: ["r"] }))).toEqual({
      isMember: true,
      accounts: new Map([["a", account]]),
      revisions: new Map([["a", 3]]),
      keys: new Map([["k", key]]),
      settled: new Set(),
      held: new Set(),
      posted: new Map(),
    });
    for (const part of [
      { accountIds: ["a", "b"] },
      { keyIds: ["k", "l"] },
      { accountIds: ["a"], entryIds: ["e"] },
    ]) {
      expect(known.find(needs(part))).toBeNull();
    }
  });

  it("are all dropped if they are too many, and never without the revision", () => {
    const known = new KnownRows();
    for (let at = 0; at < ROWS_MAX; at += 1) {
      known.keepAccount(`a${at}`, account, at);
      known.keepKey(`k${at}`, key);
    }
    const isKnown = (part: Parameters<typeof needs>[0]) => known.find(needs(part)) !== null;
    expect([isKnown({ accountIds: ["a0"] }), isKnown({ keyIds: ["k0"] })]).toEqual([true, true]);
    known.keepAccount("last", account, 7);
    expect([isKnown({ accountIds: ["a0"] }), isKnown({ keyIds: ["k0"] })]).toEqual([false, true]);
    known.keepKey("last", key);
    expect(isKnown({ keyIds: ["k0"] })).toBe(false);
    const found = known.find(needs({ accountIds: ["last"], keyIds: ["last"] }));
    expect(found?.revisions).toEqual(new Map([["last", 7]]));
  });
});
