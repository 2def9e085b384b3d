import { constants, type DatabaseSync } from "node:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isRead, kinds, type StoreOperation } from "../shared/calling-store.ts";
import { ACCOUNT, KEY, newHold, newKey, newSettlement, NOW } from "../suite/ledger-script.ts";
import { openDatabase } from "./database.ts";
import { Engine } from "./engine.ts";
import { Statements } from "./statements.ts";

let directory: string;
let database: DatabaseSync;
let engine: Engine;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "ledger-"));
  database = openDatabase(join(directory, "ledger.sqlite"));
  engine = new Engine(database, {
    owner: "first",
    replyBytesMax: 10_000,
    callStateBytesMax: 10_000,
  });
  const account = { id: ACCOUNT, name: "Acme", planId: "plan", balance: 1_000, atMs: NOW };
  engine.run([
    ["createAccount", account],
    ["createKey", newKey({ limit: 900 })],
    ["placeHold", newHold("h1", 40)],
    ["settle", newSettlement("h1", 15)],
  ]);
});
afterEach(() => {
  database.close();
  rmSync(directory, { recursive: true });
});

const all = { fromMs: null, toMs: null };
/** Argument of each call that only reads. */
const asked: Partial<Record<StoreOperation, unknown>> = {
  findKey: `hash of ${KEY}`,
  findCallStates: { requestId: "h1", names: ["a"] },
  showAccount: ACCOUNT,
  showKeySums: KEY,
  listAccounts: { search: "a", limit: 1 },
  listKeys: { accountId: ACCOUNT, limit: 1 },
  showKey: KEY,
  listUnresolvedHolds: { accountId: ACCOUNT },
  listAudit: { ...all, actor: null, target: null, after: null, count: 1 },
  findAlerts: { lowBalance: 2_000, budgetPercent: 1, marginAfterSeq: 0, atMs: NOW },
  listEndedAlerts: { goneBeforeMs: NOW },
  listDueCustomers: { wereTried: true, atMs: NOW, limit: 1 },
  listEntries: { ...all, accountId: ACCOUNT, kind: null, afterSeq: 0, count: 1 },
  showRequest: "h1",
  listFailedRequests: { limit: 1 },
  listSessions: { limit: 1 },
  listDeprecatedUses: { limit: 1 },
  listRequests: { accountId: ACCOUNT, limit: 1 },
  usage: { accountId: ACCOUNT, by: "day" },
  readLog: { afterSeq: 0, upToSeq: 9, count: 1 },
  findArchivedPlaces: [ACCOUNT],
  statement: { accountId: ACCOUNT, fromMs: NOW, toMs: NOW + 1 },
};

const writing: ReadonlySet<number> = new Set([
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
]);

test.each(Object.keys(kinds) as readonly StoreOperation[])("%s has the right kind", (operation) => {
  // Transactions are permitted, so that a read classified as a write passes this check and is
  // found.
  database.setAuthorizer((action) =>
    writing.has(action) ? constants.SQLITE_DENY : constants.SQLITE_OK,
  );
  const [outcome] = engine.run([[operation, asked[operation]]]);
  expect(outcome !== undefined && "value" in outcome).toBe(isRead(operation));
});

test.each(["usage", "listRequests", "listSessions", "statement"] as const)(
  "the statements of %s see one state of the ledger",
  (operation) => {
    const executed = vi.spyOn(database, "exec");
    new Statements(database).run(operation, asked[operation]);
    expect(executed.mock.calls).toEqual([["BEGIN"], ["COMMIT"]]);
  },
);
