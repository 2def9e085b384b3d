import { describe, expect, it } from "vitest";
import type { KeyState } from "../../../core/ledger/decisions.ts";
import { account } from "../../../core/ledger/test-decisions.ts";
import { KnownRows } from "./known-rows.ts";
import type { LockedRows, Needs } from "./locked-rows.ts";

const ROWS_MAX = 20_000;

const keyOf = (accountId: string, spent = 0): KeyState => ({
  accountId,
  spendingLimit: null,
  held: 0,
  spent,
  budget: null,
  expiresAtMs: null,
  revokedAtMs: null,
});
const needs = (part: Partial<Record<keyof Needs, readonly string[]>>): Needs => ({
  accountIds: new Set(part.accountIds),
  keyIds: new Set(part.keyIds),
  requestIds: new Set(part.requestIds),
  entryIds: new Set(part.entryIds),
});
/** Returns the rows of a batch: the account at a revision, and keys of it or of others. */
const batch = (id: string, revision: number, keys: readonly (readonly [string, KeyState])[] = []) =>
  ({
    accounts: new Map([[id, account]]),
    revisions: new Map([[id, revision]]),
    keys: new Map(keys),
  }) satisfies Partial<LockedRows>;

describe("rows that earlier batches have read", () => {
  it("are found with their revision if all needed rows are known", () => {
    const known = new KnownRows();
    const key = keyOf("a");
    known.keep(batch("a", 3, [["k", key]]));
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
      { accountIds: ["a"], keyIds: ["k", "l"] },
      { keyIds: ["k"] },
      { accountIds: ["a"], entryIds: ["e"] },
    ]) {
      expect(known.find(needs(part))).toBeNull();
    }
  });

  it("a key is found only at the revision of its account at which it was read", () => {
    const known = new KnownRows();
    const find = (id: string) =>
      known.find(needs({ accountIds: ["a"], keyIds: [id] }))?.keys.get(id);
    known.keep(batch("a", 3, [["k", keyOf("a", 1)]]));
    known.keep(batch("a", 3, [["l", keyOf("a", 2)]]));
    expect([find("k")?.spent, find("l")?.spent]).toEqual([1, 2]);
    known.keep(batch("a", 4, [["l", keyOf("a", 3)]]));
    expect([find("k"), find("l")?.spent]).toEqual([undefined, 3]);
    known.keep(batch("a", 4, [["k", keyOf("a", 4)]]));
    expect([find("k")?.spent, find("l")?.spent]).toEqual([4, 3]);
  });

  it("a key is not kept without its account, which the batch has not locked", () => {
    const known = new KnownRows();
    known.keep(batch("a", 3, [["k", keyOf("b")]]));
    known.keep(batch("b", 3));
    expect(known.find(needs({ accountIds: ["a", "b"], keyIds: ["k"] }))).toBeNull();
  });

  it("are all dropped if they are too many", () => {
    const known = new KnownRows();
    for (let at = 0; at < ROWS_MAX; at += 1) {
      known.keep(batch(`a${at}`, at, [[`k${at}`, keyOf(`a${at}`)]]));
    }
    const isKnown = (part: Parameters<typeof needs>[0]) => known.find(needs(part)) !== null;
    const first = { accountIds: ["a0"], keyIds: ["k0"] };
    expect(isKnown(first)).toBe(true);
    known.keep(batch("last", 7, [["last", keyOf("last")]]));
    expect([isKnown({ accountIds: ["a0"] }), isKnown(first)]).toEqual([false, false]);
    const found = known.find(needs({ accountIds: ["last"], keyIds: ["last"] }));
    expect(found?.revisions).toEqual(new Map([["last", 7]]));
  });
});
