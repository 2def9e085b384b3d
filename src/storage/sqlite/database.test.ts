import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SchemaTooNew } from "../shared/errors.ts";
import { migrate, openDatabase, openForReading } from "./database.ts";
import { takeLock } from "./lock.ts";
import { migrations } from "./migrations.ts";
import { verifyAll } from "./statements.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("each commit is on disk before its answer, and readers do not wait", () => {
  const database = openDatabase(join(folder, "ledger.sqlite"));
  const setting = (name: string) =>
    Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {}).join();
  const names = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"];
  // 2 is FULL: the log is flushed with each commit.
  expect(names.map(setting)).toEqual(["wal", "2", "1", "10000"]);
  const indices = "SELECT name FROM sqlite_schema WHERE name LIKE 'entries_by_%' ORDER BY name";
  expect(database.prepare(indices).all()).toEqual(
    ["account", "reference", "session", "time"].map((name) => ({ name: `entries_by_${name}` })),
  );
  database.close();
});

it("a file readable by others is readable only by its owner once opened", () => {
  const path = join(folder, "ledger.sqlite");
  writeFileSync(path, "", { mode: 0o644 });
  openDatabase(path).close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it("a ledger that needs one more step than this gateway knows is refused and unchanged", () => {
  const path = join(folder, "ledger.sqlite");
  const database = openDatabase(path);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
  database.close();
  const known = openDatabase(path);
  known.exec(`PRAGMA user_version = ${migrations.length + 1}`);
  known.close();
  expect(() => openDatabase(path)).toThrow(SchemaTooNew);
  const left = openForReading(path);
  expect(left.prepare("PRAGMA user_version").get()).toEqual({
    user_version: migrations.length + 1,
  });
  left.close();
});

it("a read-only connection changes no data", () => {
  const path = join(folder, "ledger.sqlite");
  const database = openDatabase(path);
  const reading = openForReading(path);
  expect(reading.prepare("SELECT count(*) AS n FROM entries").get()).toEqual({ n: 0 });
  expect(() => reading.exec("DELETE FROM accounts")).toThrow("readonly");
  reading.close();
  database.close();
});

it("the lock of a folder names its process, and is free once released", () => {
  const options = { waitMs: 0 };
  const lock = takeLock(folder, options);
  expect(() => takeLock(folder, options)).toThrow(
    expect.objectContaining({ pid: process.pid, path: join(folder, "gateway.lock") }),
  );
  for (const [text, pid] of [
    ["no number", null],
    ["-1", null],
    ["0", null],
    ["1.5", null],
    ["42\n", 42],
  ] as const) {
    writeFileSync(join(folder, "gateway.pid"), text);
    expect(() => takeLock(folder, options)).toThrow(expect.objectContaining({ pid }));
  }
  rmSync(join(folder, "gateway.pid"));
  expect(() => takeLock(folder, options)).toThrow(expect.objectContaining({ pid: null }));
  lock.release();
  takeLock(folder, options).release();
  expect(() => takeLock(join(folder, "nowhere"), options)).toThrow("unable to open");
});

/** Creates the ledger of a release that lacks the step with this text and all later ones. */
function openBefore(text: string, path: string): DatabaseSync {
  const known = migrations.findIndex(({ sql }) => sql.includes(text));
  const database = new DatabaseSync(path);
  migrate(database, migrations.slice(0, known));
  return database;
}

it("a ledger of the previous release has hourly sums after the next start", async () => {
  const path = join(folder, "older.sqlite");
  const before = openBefore("CREATE TABLE log_places", path);
  before.exec(`
    INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms)
    VALUES ('a', '', 'plan', 5, 0, 0, 5, 0);
    INSERT INTO entries (kind, reference, account_id, amount, at_ms) VALUES ('top-up', 't', 'a', 5, 0);
  `);
  before.close();
  const database = openDatabase(path);
  expect((await verifyAll(database)).problems).toEqual([]);
  expect(database.prepare("SELECT account_id, amount FROM hourly_sums").all()).toEqual([
    { account_id: "a", amount: 5 },
  ]);
  database.close();
});

it("daily sums become hourly ones, even with altered details; archived days count in their first hour", async () => {
  const path = join(folder, "daily.sqlite");
  const before = openBefore("CREATE TABLE hourly_sums", path);
  const used = (day: number, hour: number, outcome: string) =>
    `INSERT INTO entries (kind, reference, account_id, key_id, model, amount, hold, loss, at_ms, details)
     VALUES ('usage', 'r${day}-${hour}', 'a', 'k', 'm', 0, 1, 0, ${day} * 86400000 + ${hour} * 3600000 + 9,
       '{"outcome":"${outcome}","startedAtMs":${day * 86_400_000 + hour * 3_600_000}}')`;
  before.exec(`
    INSERT INTO daily_sums VALUES ('a', 30, 'k', 'm', '', 7, 70, 700, -5, 3, 1);
    INSERT INTO daily_sums VALUES ('a', 31, 'k', 'm', '', 3, 0, 0, 0, 0, 3);
    INSERT INTO log_places VALUES ('archived', 0, 31 * 86400000);
    INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms)
    VALUES ('a', '', 'plan', 0, 0, 0, 0, 0);
    INSERT INTO api_keys (id, hash, account_id, spent, held, created_at_ms)
    VALUES ('k', 'h', 'a', 0, 0, 0);
    ${used(30, 5, "finished")}; ${used(31, 0, "failed")}; ${used(31, 1, "finished")};
    ${used(31, 1.5, "broken")}; ${used(31, 2, '"')};
  `);
  before.close();
  const database = openDatabase(path);
  const sums = database
    .prepare("SELECT hour, requests, amount, failed_requests, duration_ms FROM hourly_sums")
    .all()
    .map((row) => Object.values(row));
  database.close();
  expect(sums).toEqual([
    [720, 7, -5, 0, 0],
    [744, 1, 0, 1, 9],
    [745, 2, 0, 1, 18],
    [746, 1, 0, 0, 0],
  ]);
});
