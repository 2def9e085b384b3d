import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { archiveLedger } from "../archive/archive-ledger.ts";
import { fillMonths, reportsOf } from "../archive/test-archive.ts";
import { verifyArchive } from "../archive/verify-archive.ts";
import type { LedgerPlace } from "../ledger-exists.ts";
import { emptyLedger, execute } from "../postgres/test-database.ts";
import { LEDGER_FILE } from "../sqlite/worker-messages.ts";
import {
  ACCOUNT,
  newEntry,
  newHold,
  newSettlement,
  NOW,
  openAccount,
  KEY,
} from "../suite/ledger-script.ts";
import { transferredTables, notTransferred } from "./transferred-tables.ts";
import { exportLedger } from "./export-ledger.ts";
import type { ExportSide } from "./ledger-side.ts";
import { AT, open, TransferFolder } from "./test-move.ts";
import { exportFrom, importInto } from "./transfer.ts";

/** The largest balance. */
const MOST = 9_000_000_000_000_000;

let folder: TransferFolder;
const openFolder = async (): Promise<void> => {
  folder = await TransferFolder.make();
};
const removeFolder = (): Promise<void> => folder.remove();
const newPlace = (): Promise<LedgerPlace> => folder.newPlace();
const newFile = (): string => folder.newFile();
const move = (from: LedgerPlace, to: LedgerPlace): Promise<string> => folder.move(from, to);

const noProblems = { ok: true, accounts: 0, entries: 0, repaired: 0, full: true } as const;

/** Writes data into every table that a store's calls use. */
async function fill(place: LedgerPlace): Promise<void> {
  const store = await open(place);
  await openAccount(store, 1_000, 900);
  await store.updateAccount({
    id: ACCOUNT,
    details: { externalId: "crm-1", email: "a@b.test", metadata: { tier: "gold\u2028" } },
    atMs: NOW,
    budget: { limit: nanoUsd(500), period: "day" },
  });
  await store.placeHold(newHold("settled", 40));
  const callStates = { keyId: KEY, states: [{ name: "s", sealed: "sealed" }] };
  await store.settle(newSettlement("settled", 15, { callStates }));
  await store.placeHold(newHold("open", 40));
  await store.updateKey({ id: KEY, unlistedFields: "ignore", atMs: NOW });
  await store.postEntry(newEntry({ id: "paid", amount: 7, note: "“€ 😀”" }));
  await store.claimReply({
    accountId: ACCOUNT,
    keyHash: "k",
    bodyHash: "b",
    requestId: "claimed",
    atMs: NOW,
  });
  const line = { id: "aud", stage: "begun", atMs: 1, actor: "desk", operation: "o" } as const;
  await store.appendAudit({ ...line, target: ACCOUNT, details: "{}" });
  await store.addFailedRequests([
    {
      id: "refused",
      atMs: NOW,
      accountId: ACCOUNT,
      keyId: null,
      model: null,
      protocol: "chat",
      status: 400,
      code: "unknown_field",
      pointer: "/x",
      limit: "balance",
    },
  ]);
  await store.close();
}

describe("a ledger that is exported and imported", () => {
  let from: LedgerPlace;
  beforeEach(async () => {
    await openFolder();
    from = await newPlace();
    await fill(from);
  });
  afterEach(removeFolder);

  it("is the same ledger and exports to the same file", async () => {
    const to = await newPlace();
    const sha256 = await move(from, to);
    const { rows, ...again } = await exportFrom(to, newFile(), AT);
    expect(again.sha256).toBe(sha256);
    expect(rows).toMatchObject({ accounts: 1, api_keys: 1, entries: 3, replies: 1, audit: 1 });
    const store = await open(to);
    expect(await store.findCallStates({ requestId: "r", names: ["s"] })).toEqual([
      { name: "s", sealed: "sealed" },
    ]);
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 992, externalId: "crm-1" });
    expect(await store.showKey(KEY)).toMatchObject({ unlistedFields: "ignore" });
    expect(await store.verify()).toMatchObject({ ok: true, problems: [] });
    await store.close();
  });

  it("has exact sums beyond 2^53", async () => {
    const [rich, to] = [await newPlace(), await newPlace()];
    const store = await open(rich);
    await openAccount(store, MOST);
    await store.placeHold(newHold("all", MOST));
    await store.settle(newSettlement("all", MOST));
    await store.postEntry(newEntry({ id: "more", amount: MOST - 1 }));
    await store.close();
    await move(rich, to);
    const moved = await open(to);
    expect(await moved.showAccount(ACCOUNT)).toMatchObject({ toppedUp: "17999999999999999" });
    await moved.close();
  });

  it("is refused if it does not verify", async () => {
    const database = new DatabaseSync(join(from.dataDir, LEDGER_FILE));
    database.exec("UPDATE accounts SET spent = spent + 1");
    database.close();
    const file = newFile();
    await expect(exportFrom(from, file, AT)).rejects.toThrow(/does not verify: account acct/);
    await expect(readFile(file)).rejects.toThrow("ENOENT");
  });

  it("gets an error and leaves no file if its export fails", async () => {
    const file = newFile();
    const side: ExportSide = {
      store: "sqlite",
      verify: () => Promise.resolve({ ...noProblems, problems: [], rewinds: [] }),
      // eslint-disable-next-line require-yield -- it fails before its first row
      rows: async function* () {
        await Promise.resolve();
        throw new Error("the disk is gone");
      },
      close: () => Promise.resolve(),
    };
    await expect(exportLedger(side, file, AT)).rejects.toThrow("the disk is gone");
    await expect(readFile(file)).rejects.toThrow("ENOENT");
  });

  it("is refused while a gateway runs, on either side", async () => {
    const file = newFile();
    await exportFrom(from, file, AT);
    const store = await open(from);
    await expect(exportFrom(from, newFile(), AT)).rejects.toThrow("Another gateway");
    await store.close();
    const to = await newPlace();
    const other = await open(to);
    await expect(importInto(to, file)).rejects.toThrow("Another gateway");
    await other.close();
    await expect(importInto(to, file)).rejects.toThrow("there is a ledger already");
  });

  it("overwrites no file, and an export without a ledger is refused", async () => {
    const file = newFile();
    await writeFile(file, "mine");
    await expect(exportFrom(from, file, AT)).rejects.toThrow("EEXIST");
    expect(await readFile(file, "utf8")).toBe("mine");
    await expect(exportFrom(await newPlace(), newFile(), AT)).rejects.toThrow(
      "no ledger to export",
    );
  });

  /** Damage to the lines, with the reported problem. */
  const damages: readonly (readonly [string, (lines: string[]) => readonly string[], RegExp])[] = [
    ["without its last line", (lines) => lines.slice(0, -1), /is cut off/],
    ["without a row", (lines) => lines.filter((line) => !line.includes("refused")), /was altered/],
    [
      "with another amount",
      (lines) => lines.map((line) => line.replace('"settled","acct",-15', '"settled","acct",-14')),
      /was altered/,
    ],
    ["with a line after the last", (lines) => [...lines, "[]"], /has data after its last line/],
    ["with other content", () => ['{"a":1}'], /is not an export of a ledger/],
    ["without JSON", () => ["x"], /is not an export of a ledger/],
    ["with only rows", () => ["[1]"], /is not an export of a ledger/],
    [
      "in a newer format",
      ([first = "", ...rest]) => [first.replace('"version":1', '"version":2'), ...rest],
      /was written by another version of the gateway: its format is 2/,
    ],
    [
      "with another table",
      (lines) => lines.map((line) => line.replace('"table":"audit"', '"table":"shares"')),
      /was written by another version of the gateway: the table shares/,
    ],
    [
      "with another column",
      (lines) => lines.map((line) => line.replace('"refusing_limit"]', '"colour"]')),
      /was written by another version of the gateway: the column failed_requests.colour/,
    ],
  ];

  it.each(damages)("a file %s leaves no ledger", async (_name, damage, message) => {
    const file = newFile();
    await exportFrom(from, file, AT);
    const lines = gunzipSync(await readFile(file))
      .toString("utf8")
      .trimEnd()
      .split("\n");
    await writeFile(
      file,
      gzipSync(
        damage(lines)
          .map((line) => `${line}\n`)
          .join(""),
      ),
    );
    const to = await newPlace();
    await expect(importInto(to, file)).rejects.toThrow(message);
    await exportFrom(from, newFile(), AT).then(({ rows }) => expect(rows["accounts"]).toBe(1));
    // The same directory accepts the undamaged file.
    await move(from, to);
  });

  it.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, -40), /is cut off/],
    ["not compressed", () => Buffer.from("hello"), /is not an export/],
  ])("a file that is %s leaves no ledger", async (_name, damage, message) => {
    const file = newFile();
    await exportFrom(from, file, AT);
    await writeFile(file, damage(await readFile(file)));
    const to = await newPlace();
    await expect(importInto(to, file)).rejects.toThrow(message);
    await move(from, to);
  });
});

/** Returns every table and column of the embedded store, as `table.column`. */
async function sqliteColumns(): Promise<readonly string[]> {
  await openFolder();
  const place = await newPlace();
  await (await open(place)).close();
  const database = new DatabaseSync(join(place.dataDir, LEDGER_FILE));
  const rows = database
    .prepare(
      `SELECT t.name || '.' || c.name AS name FROM sqlite_schema t, pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`,
    )
    .all();
  database.close();
  await removeFolder();
  return rows.map(({ name }) => String(name));
}

const COLUMNS = `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = 'public'`;

/** Returns the columns that are neither transferred nor omitted with a reason. */
const forgotten = (columns: readonly string[]): readonly string[] =>
  columns.filter((name) => {
    const [table = "", column = ""] = name.split(".");
    if (notTransferred[table] !== undefined || notTransferred[name] !== undefined) return false;
    return transferredTables.find((known) => known.name === table)?.columns[column] === undefined;
  });

it("transfers every column of the embedded store", async () => {
  const columns = await sqliteColumns();
  expect(columns.length).toBeGreaterThan(80);
  expect(forgotten(columns)).toEqual([]);
});

describe.skipIf(lacksPostgres())(
  "with PostgreSQL (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let database: LedgerPlace;
    beforeAll(async () => {
      await openFolder();
      server = await sharePostgres();
      database = { dataDir: folder.path, databaseUrl: await server.createDatabase() };
      await (await open(database)).close();
    });
    afterAll(async () => {
      await server.stop();
      await removeFolder();
    });
    const url = (): string => database.databaseUrl ?? "";

    it("transfers every column", async () => {
      const { rows } = await execute(url(), COLUMNS);
      const columns = rows.map(({ name }: { readonly name: string }) => name);
      expect(columns.length).toBeGreaterThan(80);
      expect(forgotten(columns)).toEqual([]);
    });

    it("a ledger makes a round trip unchanged", async () => {
      await emptyLedger(url());
      const from = await newPlace();
      await fill(from);
      const sha256 = await move(from, database);
      const back = await newPlace();
      // The owner of the open hold has ended.
      expect(await move(database, back)).not.toBe(sha256);
      const again = newFile();
      const { rows } = await exportFrom(back, again, AT);
      expect(rows).toMatchObject({ holds: 1, entries: 3 });
    });

    it("an import leaves the indices and statistics that its verification needs", async () => {
      const databaseUrl = await server.createDatabase();
      const from = await newPlace();
      await fill(from);
      await move(from, { dataDir: folder.path, databaseUrl });
      const read = async (sql: string) => (await execute(databaseUrl, sql)).rows;
      const names = "SELECT indexname FROM pg_indexes WHERE tablename = 'entries'";
      expect(await read(names)).toContainEqual({ indexname: "entries_by_account" });
      expect(await read("SELECT 1 FROM pg_stats WHERE tablename = 'entries'")).not.toEqual([]);
    });

    it("a ledger with archived months moves, and its archive continues", async () => {
      await emptyLedger(url());
      const from = await newPlace();
      const archive = await mkdtemp(join(folder.path, "archive-"));
      const [april, may] = [Date.UTC(2026, 3), Date.UTC(2026, 4)];
      const run = async (place: LedgerPlace, beforeMs: number) => {
        const store = await open(place);
        const done = await archiveLedger({ store, folder: archive, beforeMs, nowMs: may });
        const found = [await store.verify({ full: true }), await verifyArchive(store, archive)];
        for (const one of found) expect(one).toMatchObject({ ok: true, problems: [] });
        const reports = await reportsOf(store);
        await store.close();
        return { ...done, reports };
      };
      const filled = await open(from);
      await fillMonths(filled);
      await filled.close();
      const first = await run(from, Date.UTC(2026, 1));
      await move(from, database);
      const second = await run(database, april);
      expect(second).toMatchObject({ months: ["2026-02", "2026-03"], reports: first.reports });
      const back = await newPlace();
      await move(database, back);
      expect(await run(back, april)).toMatchObject({ months: [], reports: first.reports });
    });

    it("an import is refused while a gateway runs, and if a ledger exists", async () => {
      await emptyLedger(url());
      const from = await newPlace();
      await fill(from);
      const file = newFile();
      await exportFrom(from, file, AT);
      const store = await open(database);
      await expect(importInto(database, file)).rejects.toThrow("a gateway runs on the database");
      await expect(exportFrom(database, newFile(), AT)).rejects.toThrow("a gateway runs");
      await store.close();
      await importInto(database, file);
      await expect(importInto(database, file)).rejects.toThrow("there is a ledger already");
    });

    it("a gateway that starts during an import does not interfere", async () => {
      await emptyLedger(url());
      const held = await import("./postgres-sides.ts").then((sides) =>
        sides.importIntoPostgres(url()),
      );
      await expect(open(database)).rejects.toThrow(/timeout/);
      await held.close();
      await (await open(database)).close();
    });

    it("new entries and lines follow the imported ones", async () => {
      await emptyLedger(url());
      const from = await newPlace();
      await fill(from);
      await move(from, database);
      const store = await open(database);
      await store.postEntry(newEntry({ id: "later", amount: 5 }));
      expect(await store.verify()).toMatchObject({ ok: true, problems: [] });
      const line = { id: "aud", stage: "ended", atMs: 2, actor: "desk", operation: "o" } as const;
      await store.appendAudit({ ...line, target: ACCOUNT, details: '{"result":"done"}' });
      const all = { fromMs: null, toMs: null, actor: null, target: null, after: null, count: 9 };
      const { records } = await store.listAudit(all);
      expect(records.map(({ ended }) => ended?.atMs)).toEqual([2]);
      const { rows } = await execute(url(), "UPDATE audit SET actor = 'b'").catch(() => ({
        rows: ["refused"],
      }));
      expect(rows).toEqual(["refused"]);
      await store.close();
    });
  },
);
