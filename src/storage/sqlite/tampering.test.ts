import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { newEntry, newHold, newSettlement, NOW, openAccount } from "../suite/ledger-script.ts";
import {
  tableTampering,
  type ListedLedger,
  type TableCases,
} from "../suite/table-tampering-suite.ts";
import { incremental, tampering } from "../suite/tampering-suite.ts";
import { repairs, repairsOfNul } from "../suite/repair-suite.ts";
import { busyAccount } from "../suite/busy-account-suite.ts";
import { wrongSums } from "../suite/wrong-sums-suite.ts";
import { text } from "../shared/rows.ts";
import { SqliteStore } from "./sqlite-store.ts";
import { startInProcess } from "./test-line.ts";
import { LEDGER_FILE } from "./worker-messages.ts";

const openStore = (dataDir: string) =>
  SqliteStore.open({ dataDir, now: () => NOW, start: startInProcess });

function change(dataDir: string, statements: readonly string[]): void {
  const database = new DatabaseSync(join(dataDir, LEDGER_FILE), {
    enableForeignKeyConstraints: false,
  });
  database.exec("PRAGMA ignore_check_constraints = ON");
  // The owner of a file can also drop the triggers that refuse a change.
  const guards = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'audit'";
  const triggers = database.prepare(guards).all();
  for (const row of triggers) database.exec(`DROP TRIGGER ${text(row, "name")}`);
  for (const sql of statements) database.exec(sql);
  database.close();
}

const newFolder = () => mkdtemp(join(tmpdir(), "ledger-"));

/** Returns the tables of a database, except those of SQLite. */
function tablesOf(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, LEDGER_FILE), { readOnly: true });
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  const names = database
    .prepare(sql)
    .all()
    .map((row) => text(row, "name"));
  database.close();
  return names;
}

async function openLedger(): Promise<ListedLedger> {
  const dataDir = await newFolder();
  const store = await openStore(dataDir);
  return {
    store,
    tables: () => Promise.resolve(tablesOf(dataDir)),
    tamper: (statements) => Promise.resolve(change(dataDir, statements)),
    close: async () => {
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Tables of only the embedded store. */
const ownTables: Readonly<Record<string, TableCases>> = {
  pings: {
    delete: ["DELETE FROM pings", "unseen"],
    change: ["UPDATE pings SET count = 7", "unseen"],
    insert: ["INSERT INTO pings (id, count) VALUES (2, 0)", "unseen"],
  },
  schema_steps: {
    delete: ["DELETE FROM schema_steps", "unseen"],
    change: ["UPDATE schema_steps SET applied = 0", "unseen"],
    insert: ["INSERT INTO schema_steps VALUES (0)", "unseen"],
  },
  // Number of the last linked entry. Every entry has its hash regardless.
  chained: {
    delete: ["DELETE FROM chained", "unseen"],
    change: ["UPDATE chained SET seq = 0", "unseen"],
    insert: ["INSERT INTO chained VALUES (2, 0)", "unseen"],
  },
};

describe("tampering with the embedded ledger", () => {
  tampering(openLedger);
  incremental(openLedger);
  tableTampering(openLedger, ownTables);
  wrongSums(openLedger);
  busyAccount(openLedger);
  repairs(openLedger);
  repairsOfNul(openLedger);
});

/** Statements that turn a ledger into one of the release before chains. */
const FORGET_CHAINS = [
  "UPDATE accounts SET head = NULL",
  "UPDATE entries SET hash = NULL",
  "UPDATE chained SET seq = (SELECT max(seq) FROM entries)",
];

describe("a ledger of the release before chains", () => {
  it("starts its chains at the first start, with the sums so far", async () => {
    const dataDir = await newFolder();
    const before = await openStore(dataDir);
    await openAccount(before, 100);
    await before.placeHold(newHold("h1", 40));
    await before.settle(newSettlement("h1", 15));
    await before.close();
    change(dataDir, FORGET_CHAINS);
    const store = await openStore(dataDir);
    expect((await store.verify()).problems).toEqual([]);
    await store.postEntry(newEntry());
    expect((await store.verify()).problems).toEqual([]);
    await store.close();
    change(dataDir, ["UPDATE entries SET amount = 99 WHERE seq = 1"]);
    const later = await openStore(dataDir);
    expect((await later.verify()).problems).toContainEqual(expect.stringMatching(/^entry 3 /));
    await later.close();
  });

  it("has its entries linked at the next start if that release wrote to it again", async () => {
    const dataDir = await newFolder();
    const first = await openStore(dataDir);
    await openAccount(first, 100);
    await first.close();
    change(dataDir, [
      `INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms)
       VALUES ('new', 'New', 'plan', 5, 0, 0, 5, 0)`,
      `INSERT INTO entries (kind, reference, account_id, amount, at_ms)
       VALUES ('top-up', 'opening new', 'new', 5, 0), ('top-up', 't', 'acct', 7, 0)`,
      "UPDATE accounts SET balance = 107, topped_up = 107 WHERE id = 'acct'",
    ]);
    const store = await openStore(dataDir);
    expect((await store.verify()).problems).toEqual([]);
    const { entries } = await store.listEntries({
      accountId: "new",
      kind: null,
      fromMs: null,
      toMs: null,
      afterSeq: 0,
      count: 9,
    });
    expect(entries).toMatchObject([{ id: "opening new", hash: expect.stringMatching(/^\w{64}$/) }]);
    await store.close();
  });
});
