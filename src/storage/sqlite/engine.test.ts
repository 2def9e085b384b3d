import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SchemaTooNew } from "../shared/errors.ts";
import { ACCOUNT, KEY, newHold, newKey, newSettlement, NOW } from "../suite/ledger-script.ts";
import { openDatabase } from "./database.ts";
import { Engine } from "./engine.ts";
import type { StoreCall } from "../shared/calling-store.ts";
import { REPLY_ROW_BYTES } from "../../core/ledger/decisions.ts";
import { migrations } from "./migrations.ts";
import { verify } from "../operations/verify.ts";
import { Statements } from "./statements.ts";

let directory: string;
let database: DatabaseSync;
let engine: Engine;

const path = () => join(directory, "ledger.sqlite");
const openEngine = (owner: string) =>
  new Engine(database, { owner, replyBytesMax: 10_000, callStateBytesMax: 10_000 });

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "ledger-"));
  database = openDatabase(path());
  engine = openEngine("first");
  const account = { id: ACCOUNT, name: "Acme", planId: "plan", balance: 1_000, atMs: NOW };
  engine.run([
    ["createAccount", account],
    ["createKey", newKey({ limit: 900 })],
  ]);
});
afterEach(() => {
  database.close();
  rmSync(directory, { recursive: true });
});

const values = (calls: readonly StoreCall[]): readonly unknown[] =>
  engine
    .run(calls)
    .map((outcome) => ("error" in outcome ? { refused: outcome.unavailable } : outcome.value));
const account = () => values([["showAccount", ACCOUNT]])[0];
const problems = () => new Statements(database).carryOut(verify({ full: true })).problems;

describe("the schema", () => {
  it("is created once and read back unchanged", () => {
    database.close();
    database = openDatabase(path());
    engine = openEngine("second");
    expect(account()).toMatchObject({ balance: 1_000 });
  });

  it("links the last entry, including an opening balance", () => {
    const isNamed = "SELECT seq = (SELECT max(seq) FROM entries) AS is_named FROM chained";
    expect(database.prepare(isNamed).get()).toEqual({ is_named: 1 });
    values([["createAccount", { id: "a2", name: "", planId: "plan", balance: 5, atMs: NOW }]]);
    expect(database.prepare(isNamed).get()).toEqual({ is_named: 1 });
  });

  it("of a newer gateway is refused and left unchanged", () => {
    database.exec("PRAGMA user_version = 99");
    database.close();
    expect(() => openDatabase(path())).toThrow(SchemaTooNew);
    expect(() => openDatabase(path())).toThrow(`up to ${migrations.length}`);
    database = openDatabase(join(directory, "other.sqlite"));
  });

  it("with only additions of a newer gateway is accepted", () => {
    const state = "SELECT applied, user_version FROM schema_steps, pragma_user_version";
    expect(database.prepare(state).get()).toEqual({ applied: migrations.length, user_version: 2 });
    database.exec("UPDATE schema_steps SET applied = 99");
    database.close();
    database = openDatabase(path());
    expect(database.prepare(state).get()).toEqual({ applied: 99, user_version: 2 });
  });

  it("of the first version is migrated with its claims and replies", () => {
    database.close();
    rmSync(path());
    database = new DatabaseSync(path());
    database.exec(`${migrations[0]?.sql}; PRAGMA user_version = 1;
      INSERT INTO accounts VALUES ('${ACCOUNT}', '', 'plan', 0, 0, 0, 0, 0);
      INSERT INTO replies (account_id, key_hash, body_hash, request_id, owner, at_ms, bytes, sealed)
      VALUES ('${ACCOUNT}', 'c1', 'b', 'h1', 'first', ${NOW}, 6, 'sealed'),
        ('${ACCOUNT}', 'c2', 'b', 'h2', 'dead', ${NOW}, 0, NULL)`);
    database.close();
    database = openDatabase(path());
    engine = openEngine("second");
    const claim = { accountId: ACCOUNT, bodyHash: "b", requestId: "h3", atMs: NOW };
    expect(
      values([
        ["claimReply", { ...claim, keyHash: "c1" }],
        ["claimReply", { ...claim, keyHash: "c2" }],
      ]),
    ).toEqual([{ result: "stored", requestId: "h1", sealed: "sealed" }, { result: "claimed" }]);
  });
});

describe("a batch", () => {
  it("in which one call fails halfway keeps all others, and their effects in memory", () => {
    const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", requestId: "h1", atMs: NOW };
    expect(
      values([
        ["placeHold", newHold("h1", 40)],
        ["claimReply", claim],
        ["placeHold", newHold("bad", -5)],
        ["claimReply", { ...claim, accountId: "nobody" }],
        ["markProgress", { requestId: "h1", charge: 7 }],
        ["placeHold", newHold("h2", 861)],
        ["placeHold", newHold("h3", 860)],
      ]),
    ).toEqual([
      { result: "placed" },
      { result: "claimed" },
      { refused: false },
      { refused: false },
      undefined,
      { result: "insufficient", available: 860, limit: "key" },
      { result: "placed" },
    ]);
    expect(values([["settle", newSettlement("h1", 15)]])).toEqual(["settled"]);
    expect(values([["claimReply", { ...claim, bodyHash: "x" }]])).toEqual([{ result: "claimed" }]);
    expect(account()).toMatchObject({ balance: 985, held: 860 });
    expect(problems()).toEqual([]);
  });

  it("in which a call fails after its first write undoes that write and continues", () => {
    database.exec(`CREATE TRIGGER broken BEFORE UPDATE ON accounts WHEN new.held > 76
      BEGIN SELECT RAISE(ABORT, 'broken'); END`);
    const holds = [newHold("h1", 40), newHold("h2", 37), newHold("h3", 1), newHold("h4", 2)];
    expect(values(holds.map((hold) => ["placeHold", hold]))).toEqual([
      { result: "placed" },
      { refused: false },
      { result: "placed" },
      { result: "placed" },
    ]);
    expect(account()).toMatchObject({ held: 43 });
    expect(problems()).toEqual([]);
  });

  it("of a dead process leaves holds that the next process resolves", () => {
    values([
      ["placeHold", newHold("h1", 40)],
      ["placeHold", newHold("h2", 2)],
    ]);
    engine = openEngine("second");
    expect(engine.recover(NOW)).toEqual([]);
    expect(account()).toMatchObject({ held: 0 });
  });

  it("a process that takes over ends the holds that the one before placed meanwhile", () => {
    const next = openEngine("second");
    values([["placeHold", newHold("h1", 40)]]);
    expect(next.recover(NOW)).toEqual([]);
    expect(() => values([["ping", undefined]])).toThrow("another process has opened the ledger");
    engine = next;
    expect(account()).toMatchObject({ held: 0 });
  });

  it("a start that cannot write takes over in its first write, and fails if a hold is open", () => {
    database.exec("PRAGMA query_only = ON");
    const next = openEngine("second");
    expect(next.recover(NOW)).toEqual([]);
    database.exec("PRAGMA query_only = OFF");
    expect(next.run([["placeHold", newHold("h1", 40)]])).toMatchObject([{ value: {} }]);
    expect(() => values([["ping", undefined]])).toThrow("another process has opened the ledger");
    database.exec("PRAGMA query_only = ON");
    expect(() => openEngine("third").recover(NOW)).toThrow("readonly");
  });

  const upstreams = [{ kind: "k".repeat(9_000), model: "m", status: 200, ms: 1 }];
  const settle = ["settle", newSettlement("h1", 15, { upstreams })] as const;
  const fillDisk = (): void => {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    const pages = Number(database.prepare("PRAGMA page_count").get()?.["page_count"]);
    database.exec(`PRAGMA max_page_count = ${pages}`);
  };

  const large = ["placeHold", newHold("h3", 5, { model: "m".repeat(9_000) })] as const;

  it("on a full disk writes no data and reports the store unavailable until space is free", () => {
    values([["placeHold", newHold("h1", 40)]]);
    fillDisk();
    expect(values([["findKey", "unknown"], large, ["ping", undefined]])).toEqual([
      null,
      { refused: true },
      { refused: true },
    ]);
    expect(account()).toMatchObject({ balance: 1_000, held: 40 });
    expect(values([settle])).toEqual([{ refused: true }]);
    expect(account()).toMatchObject({ balance: 1_000, held: 40 });
    database.exec("PRAGMA max_page_count = 100000");
    expect(values([settle, settle])).toEqual(["settled", "already-settled"]);
    expect(account()).toMatchObject({ balance: 985, held: 0 });
    expect(problems()).toEqual([]);
  });

  it("on a full disk undoes the calls that succeeded before the disk was full", () => {
    values([["placeHold", newHold("h1", 40)]]);
    fillDisk();
    const place = ["placeHold", newHold("h2", 2)] as const;
    expect(values([place, large])).toEqual([{ refused: true }, { refused: true }]);
    expect(values([place])).toEqual([{ result: "placed" }]);
    expect(account()).toMatchObject({ balance: 1_000, held: 42 });
    expect(problems()).toEqual([]);
  });

  it("that finds externally changed sums starts over with them", () => {
    values([["placeHold", newHold("h1", 40)]]);
    database.exec("UPDATE accounts SET balance = 500, topped_up = 500");
    expect(values([["settle", newSettlement("h1", 15)]])).toEqual(["settled"]);
    expect(account()).toMatchObject({ balance: 485, held: 0 });
  });
});

describe("stored replies", () => {
  const claim = (keyHash: string, requestId: string, atMs = NOW): StoreCall => [
    "claimReply",
    { accountId: ACCOUNT, keyHash, bodyHash: "b", requestId, atMs },
  ];
  const sealed = (bytes: number): string => "s".repeat(bytes - REPLY_ROW_BYTES);
  const answer = (keyHash: string, requestId: string, bytes: number): readonly StoreCall[] => [
    ["placeHold", newHold(requestId, 1)],
    ["settle", newSettlement(requestId, 1, { reply: { keyHash, sealed: sealed(bytes) } })],
  ];
  const keep = (keyHash: string, requestId: string, bytes: number): readonly StoreCall[] => [
    claim(keyHash, requestId),
    ...answer(keyHash, requestId, bytes),
  ];
  const OTHER = "other account";
  /** Returns calls that store a reply of another account, which has a separate quota. */
  const keepOther = (requestId: string, bytes: number): readonly StoreCall[] => [
    [
      "claimReply",
      { accountId: OTHER, keyHash: requestId, bodyHash: "b", requestId, atMs: NOW + 1 },
    ],
    ["placeHold", newHold(requestId, 1, { accountId: OTHER, keyId: "other key" })],
    [
      "settle",
      newSettlement(requestId, 1, { reply: { keyHash: requestId, sealed: sealed(bytes) } }),
    ],
  ];
  const openOther = (): unknown =>
    values([
      ["createAccount", { id: OTHER, name: "", planId: "plan", balance: 1_000, atMs: NOW }],
      ["createKey", newKey({ id: "other key", accountId: OTHER })],
    ]);

  it("of one account never evict those of another", () => {
    openOther();
    values(keep("c1", "h1", 9_000));
    for (let at = 0; at < 30; at += 1) values(keepOther(`o${at}`, 9_000));
    expect(values([claim("c1", "h2")])).toMatchObject([{ result: "stored", requestId: "h1" }]);
    engine = openEngine("second");
    for (let at = 30; at < 60; at += 1) values(keepOther(`o${at}`, 9_000));
    expect(values([claim("c1", "h2")])).toMatchObject([{ result: "stored", requestId: "h1" }]);
  });

  it("include requests with an incomplete reply, however small", () => {
    const count = Math.floor(10_000 / REPLY_ROW_BYTES) + 1;
    for (let at = 0; at < count; at += 1) {
      const id = `h${at}`;
      const broken = newSettlement(id, 1, { outcome: "broken" });
      values([claim(id, id, NOW + at), ["placeHold", newHold(id, 1)], ["settle", broken]]);
    }
    const rows = database.prepare("SELECT request_id FROM replies ORDER BY at_ms").all();
    expect(rows).toHaveLength(count - 1);
    expect(rows[0]).toMatchObject({ request_id: "h1" });
  });

  it("are evicted for new ones, the oldest first", () => {
    values([...keep("c1", "h1", 6_000), ...keep("c2", "h2", 3_000), ...keep("c3", "h3", 2_000)]);
    expect(values([claim("c1", "h4"), claim("c2", "h5"), claim("c3", "h6")])).toMatchObject([
      { result: "claimed" },
      { result: "stored", requestId: "h2" },
      { result: "stored", requestId: "h3" },
    ]);
  });

  it("never evict a claim in flight, however old", () => {
    values([claim("c0", "h0"), ...keep("c1", "h1", 6_000), ...keep("c2", "h2", 6_000)]);
    expect(values([claim("c0", "h3"), claim("c1", "h4"), claim("c2", "h5")])).toMatchObject([
      { result: "in-flight" },
      { result: "claimed" },
      { result: "stored", requestId: "h2" },
    ]);
  });

  it("keep their bound over a restart", () => {
    values(keep("c1", "h1", 6_000));
    engine = openEngine("second");
    values(keep("c2", "h2", 6_000));
    expect(values([claim("c1", "h3")])).toEqual([{ result: "claimed" }]);
  });

  it("that fill the quota exactly are kept", () => {
    values(keep("c1", "h1", 10_000));
    expect(values([claim("c1", "h2")])).toMatchObject([{ result: "stored", requestId: "h1" }]);
  });

  it("free their quota when they expire, also if the key is claimed before the purge", () => {
    for (const at of [1, 2, 3, 4, 5, 6]) {
      values([claim(`c${at}`, `h${at}`, NOW + at), ...answer(`c${at}`, `h${at}`, 1_500)]);
    }
    const later = NOW + 6 + 24 * 3_600_000;
    // Four are purged and the sixth is replaced; only the fifth is evicted for the new one.
    values([claim("c6", "h7", later), ...answer("c6", "h7", 9_000)]);
    expect(values([claim("c6", "h8", later)])).toMatchObject([{ result: "stored" }]);
  });

  it("larger than the whole quota are not kept", () => {
    values([...keep("c1", "h1", 6_000), ...keep("c2", "h2", 10_001)]);
    expect(values([claim("c1", "h3"), claim("c2", "h4")])).toMatchObject([
      { result: "stored" },
      { result: "claimed" },
    ]);
  });
});

describe("verification finds", () => {
  beforeEach(() => {
    values([
      ["placeHold", newHold("h1", 40)],
      ["settle", newSettlement("h1", 15)],
      ["placeHold", newHold("h2", 40)],
    ]);
  });

  it.each([
    ["a balance that differs from its entries", "UPDATE accounts SET balance = 986", "balance 986"],
    ["a wrong sum of charges", "UPDATE accounts SET spent = 16", "spent 16"],
    ["a wrong sum of top-ups", "UPDATE accounts SET topped_up = 1", "topped up 1"],
    ["an amount held without a hold", "DELETE FROM holds", "keeps 40 held"],
    ["a hold missing from the held amount", "UPDATE accounts SET held = 0", "keeps 0 held"],
    ["a wrong sum of a key", "UPDATE api_keys SET spent = 16", `key ${KEY} keeps spent 16`],
    ["a missing entry", "DELETE FROM entries WHERE kind = 'usage'", "its entries give 1000"],
    ["a request held and settled", "UPDATE holds SET request_id = 'h1'", "h1 is held and settled"],
    [
      "a prefix of the log that was overspent",
      "UPDATE entries SET seq = 9 WHERE kind = 'top-up'",
      "overspent at entry 2",
    ],
    [
      "a reversal of an interrupted reply",
      `UPDATE entries SET details = json_set(details, '$.outcome', 'client-gone') WHERE kind = 'usage';
       INSERT INTO entries (kind, reference, account_id, amount, at_ms)
       VALUES ('reversal', 'h1', '${ACCOUNT}', 15, 0)`,
      "the reversal of h1",
    ],
    [
      "a reversal of less than the charge",
      `INSERT INTO entries (kind, reference, account_id, amount, at_ms)
       VALUES ('reversal', 'h1', '${ACCOUNT}', 14, 0)`,
      "the reversal of h1",
    ],
  ])("%s", (_, sql, want) => {
    expect(problems()).toEqual([]);
    database.exec(sql);
    expect(problems().join("\n")).toContain(want);
  });
});

describe("the schema itself refuses", () => {
  it.each([
    ["an amount held beyond the balance", "UPDATE accounts SET held = balance + 1"],
    ["a negative held amount", "UPDATE accounts SET held = -1"],
    ["a key beyond its limit", "UPDATE api_keys SET spent = spending_limit + 1"],
    [
      "a charge beyond its hold",
      `INSERT INTO entries (kind, reference, account_id, amount, at_ms, hold)
       VALUES ('usage', 'h9', '${ACCOUNT}', -2, 0, 1)`,
    ],
    [
      "a second usage entry of one request",
      `INSERT INTO entries (kind, reference, account_id, amount, at_ms, hold)
       VALUES ('usage', 'h9', '${ACCOUNT}', -1, 0, 1), ('usage', 'h9', '${ACCOUNT}', -1, 0, 1)`,
    ],
    [
      "a hold without an account",
      `INSERT INTO holds VALUES (1, 'h9', 'nobody', '${KEY}', 'o', 1, 0, 0, 'm', 'chat', 0, 0, NULL, NULL)`,
    ],
  ])("%s", (_, sql) => {
    expect(() => database.exec(sql)).toThrow(/constraint failed/);
  });
});
