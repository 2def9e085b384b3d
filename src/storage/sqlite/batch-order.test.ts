import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, KEY, newHold, newKey, newSettlement, NOW } from "../suite/ledger-script.ts";
import { Engine } from "./engine.ts";
import type { StoreCall } from "../shared/calling-store.ts";
import { migrations } from "./migrations.ts";
import { verifyAll } from "./statements.ts";

const DAY = 86_400_000;

let database: DatabaseSync;
let engine: Engine;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const { sql } of migrations) database.exec(sql);
  engine = new Engine(database, {
    owner: "first",
    replyBytesMax: 10_000,
    callStateBytesMax: 10_000,
  });
  values([
    ["createAccount", { id: ACCOUNT, name: "", planId: "plan", balance: 1_000, atMs: NOW }],
    ["createKey", newKey({ limit: 900 })],
    ["placeHold", newHold("h0", 9)],
    ["settle", newSettlement("h0", 9)],
  ]);
});
afterEach(() => database.close());

const values = (calls: readonly StoreCall[]): readonly unknown[] =>
  engine.run(calls).map((outcome) => ("error" in outcome ? outcome.error : outcome.value));
const problems = () => values([["verify", undefined]])[0];

const watch = { lowBalance: nanoUsd(990), budgetPercent: 1, marginAfterSeq: 0, atMs: NOW };

describe("in one batch", () => {
  it.each<readonly [string, StoreCall, unknown]>([
    ["the account", ["showAccount", ACCOUNT], { balance: 984, held: 40, spent: 16 }],
    [
      "the accounts",
      ["listAccounts", { limit: 1 }],
      { accounts: [{ balance: 984, held: 40, spent: 16 }] },
    ],
    ["a key's sums", ["showKeySums", KEY], { held: 40, spent: 16 }],
    ["the keys", ["listKeys", { limit: 1 }], { keys: [{ held: 40, spent: 16 }] }],
    ["a running request", ["showRequest", "h2"], { hold: 40, status: null }],
    ["a request that has ended", ["showRequest", "h1"], { charge: 7 }],
    [
      "a statement",
      ["statement", { accountId: ACCOUNT, fromMs: NOW, toMs: NOW + DAY }],
      { closingBalance: 984 },
    ],
    ["verification", ["verify", undefined], { ok: true, entries: 3 }],
    [
      "the states for alerts",
      ["findAlerts", watch],
      { states: [{ facts: { balance: 984 } }, { facts: { spent: 16 } }] },
    ],
  ])("%s is read as the previous calls left it", (_, call, want) => {
    const results = values([
      ["placeHold", newHold("h1", 40)],
      ["settle", newSettlement("h1", 7)],
      ["placeHold", newHold("h2", 40)],
      call,
    ]);
    expect(results.at(-1)).toMatchObject(want as object);
  });

  it.each<readonly [string, StoreCall, unknown]>([
    ["a revoked key", ["revokeKey", { id: KEY, atMs: NOW }], { result: "key-revoked" }],
    [
      "a key that has expired",
      ["updateKey", { id: KEY, expiresAtMs: NOW, atMs: NOW }],
      { result: "key-expired" },
    ],
    [
      "a lower limit",
      ["updateKey", { id: KEY, spendingLimit: nanoUsd(50), atMs: NOW }],
      { limit: "key", available: 1 },
    ],
    [
      "a suspended account",
      ["updateAccount", { id: ACCOUNT, state: "suspended", atMs: NOW }],
      { result: "account-suspended" },
    ],
    [
      "an account's budget",
      ["updateAccount", { id: ACCOUNT, budget: { limit: nanoUsd(51), period: "day" }, atMs: NOW }],
      { limit: "account-budget", available: 2 },
    ],
    [
      "a key's budget",
      ["updateKey", { id: KEY, budget: { limit: nanoUsd(52), period: "day" }, atMs: NOW }],
      { limit: "key-budget", available: 3 },
    ],
    ["a new secret", rotation("second"), { result: "placed" }],
  ])("the next hold sees %s", (_, call, want) => {
    const results = values([
      ["placeHold", newHold("h1", 40)],
      call,
      ["placeHold", newHold("h2", 40)],
      ["settle", newSettlement("h1", 7)],
    ]);
    expect(results.slice(2)).toMatchObject([want, "settled"]);
    expect(problems()).toMatchObject({ problems: [] });
  });

  it("an operator's entry reflects holds, and the next hold reflects the entry", () => {
    const entry = { reference: null, accountId: ACCOUNT, note: null, actor: "test", atMs: NOW };
    const refund = (id: string, amount: number): StoreCall => [
      "postEntry",
      { ...entry, id, kind: "refund", amount: nanoUsd(amount) },
    ];
    const results = values([
      ["placeHold", newHold("h1", 40)],
      refund("e1", 952),
      refund("e2", 951),
      ["placeHold", newHold("h2", 1)],
      refund("e2", 951),
    ]);
    expect(results).toMatchObject([
      { result: "placed" },
      { result: "insufficient", available: 951 },
      { result: "posted" },
      { result: "insufficient", available: 0, limit: "balance" },
      { result: "posted" },
    ]);
    expect(problems()).toMatchObject({ problems: [] });
  });
});

function rotation(hash: string): StoreCall {
  return ["rotateKey", { id: KEY, hash, overlapEndsAtMs: NOW + 9, atMs: NOW }];
}

describe("budgets in the file", () => {
  const setBudgets = (limit: number): void => {
    const change = { budget: { limit: nanoUsd(limit), period: "day" }, atMs: NOW } as const;
    values([
      ["updateAccount", { id: ACCOUNT, ...change }],
      ["updateKey", { id: KEY, ...change }],
    ]);
  };
  const rows = () => {
    const sql = "SELECT DISTINCT amount, ceiling, spent, held FROM budgets";
    return database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).join(" "));
  };

  it("apply a changed limit from the next period on, including a lowered one", () => {
    setBudgets(59);
    expect(rows()).toEqual(["59 59 9 0"]);
    values([["placeHold", newHold("h1", 40)]]);
    setBudgets(10);
    expect(rows()).toEqual(["10 49 9 40"]);
    values([["settle", newSettlement("h1", 30)]]);
    expect(rows()).toEqual(["10 49 39 0"]);
    values([["placeHold", newHold("h2", 4, { atMs: NOW + DAY })]]);
    expect(rows()).toEqual(["10 10 0 4"]);
    setBudgets(20);
    expect(rows()).toEqual(["20 20 0 4"]);
  });

  it("are read again if another writer has changed them", () => {
    setBudgets(59);
    values([["placeHold", newHold("h1", 10)]]);
    database.exec("UPDATE budgets SET spent = 30");
    expect(values([["settle", newSettlement("h1", 10)]])).toEqual(["settled"]);
    expect(rows()).toEqual(["59 59 40 0"]);
    database.exec("UPDATE api_keys SET spent = 100");
    values([["placeHold", newHold("h2", 1)]]);
    expect(values([["showKeySums", KEY]])).toMatchObject([{ spent: 100, held: 1 }]);
  });
});

describe("a verification of a few accounts at a time", () => {
  it("walks all chains, each once", async () => {
    for (const id of ["b", "a", "c"]) {
      values([
        ["createAccount", { id, name: "", planId: "plan", balance: 5, atMs: NOW }],
        ["createKey", newKey({ id: `key ${id}`, accountId: id })],
        ["placeHold", newHold(`h ${id}`, 2, { accountId: id, keyId: `key ${id}` })],
        ["settle", newSettlement(`h ${id}`, 1)],
      ]);
    }
    const found = async (perPart: number) => {
      const size = { accountsPerPart: perPart, entriesPerRead: 2 };
      const { problems } = await verifyAll(database, size);
      return problems.filter((problem) => problem.startsWith("entry "));
    };
    for (const perPart of [1, 2, 3, 4, 5]) expect(await found(perPart)).toEqual([]);
    database.exec("UPDATE entries SET model = 'other' WHERE reference IN ('h a', 'h b', 'h c')");
    for (const perPart of [1, 2, 3, 4]) {
      const accounts = (await found(perPart)).map((problem) =>
        problem.replace(/.* of account (\w+) .*/, "$1"),
      );
      expect(accounts.toSorted()).toEqual(["a", "b", "c"]);
    }
  });
});

describe("memory per request is freed when the request ends:", () => {
  const name = { accountId: ACCOUNT, keyHash: "c" };
  const claim = (requestId: string, hours = 0): StoreCall => [
    "claimReply",
    { ...name, bodyHash: "b", requestId, atMs: NOW + hours * 3_600_000 },
  ];
  const place = (id: string): StoreCall => ["placeHold", newHold(id, 10)];
  const reply = { keyHash: "c", sealed: "s" };
  it.each<readonly [string, readonly StoreCall[], readonly [holds: number, replies: number]]>([
    ["a hold and a claim exist while it runs", [claim("h1"), place("h1")], [1, 1]],
    ["a settlement", [place("h1"), ["settle", newSettlement("h1", 1)]], [0, 0]],
    [
      "a settlement without a reply",
      [claim("h1"), place("h1"), ["settle", newSettlement("h1", 1)]],
      [0, 0],
    ],
    [
      "a failure",
      [claim("h1"), place("h1"), ["settle", newSettlement("h1", 0, { outcome: "failed" })]],
      [0, 0],
    ],
    ["a release", [claim("h1"), ["releaseReply", { ...name, requestId: "h1" }]], [0, 0]],
    [
      "a reply that is stored has its account's bytes",
      [claim("h1"), place("h1"), ["settle", newSettlement("h1", 1, { reply })]],
      [0, 1],
    ],
    [
      "a stored reply that has expired",
      [claim("h1"), place("h1"), ["settle", newSettlement("h1", 1, { reply })], claim("h2", 24)],
      [0, 1],
    ],
    ["a claim that has expired", [claim("h1"), claim("h2", 24)], [0, 1]],
    [
      "a mark after it",
      [
        place("h1"),
        ["settle", newSettlement("h1", 1)],
        ["markProgress", { requestId: "h1", charge: nanoUsd(1) }],
      ],
      [0, 0],
    ],
  ])("%s", (_, calls, [holds, replies]) => {
    for (const call of calls) values([call]);
    expect(engine.kept).toEqual({ holds, replies });
    // As a process that starts on the same file reads it.
    const next = new Engine(database, {
      owner: "second",
      replyBytesMax: 10_000,
      callStateBytesMax: 10_000,
    });
    expect(next.kept).toEqual({ holds, replies });
  });
});
