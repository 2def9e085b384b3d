import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { StoreLocked } from "../shared/errors.ts";
import { ACCOUNT, newHold, newSettlement, NOW, openAccount } from "../suite/ledger-script.ts";
import { storeSuite, type StoreFixture } from "../suite/store-suite.ts";
import { takeLock } from "./lock.ts";
import { SqliteStore } from "./sqlite-store.ts";
import { startInProcess } from "./test-line.ts";
import { LEDGER_FILE } from "./worker-messages.ts";

const newFolder = () => mkdtemp(join(tmpdir(), "ledger-"));

async function openFixture(): Promise<StoreFixture> {
  const dataDir = await newFolder();
  const reversed: ReversedCharge[] = [];
  const onReversed = (one: ReversedCharge) => void reversed.push(one);
  const open = () =>
    SqliteStore.open({ dataDir, now: () => NOW, start: startInProcess, onReversed });
  let current = await open();
  return {
    store: current,
    reversed,
    kill: async () => {
      await current.close();
      current = await open();
      return current;
    },
    dispose: async () => {
      await current.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

describe("the embedded store", () => {
  storeSuite(openFixture);
});

describe("the embedded store's thread", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  const open = () => SqliteStore.open({ dataDir, now: () => NOW, lockWaitMs: 0 });

  it("carries calls and reports, and resolves the holds of a dead process", async () => {
    const first = await open();
    await openAccount(first, 100);
    await first.placeHold(newHold("h1", 40));
    expect(await first.settle(newSettlement("h1", 15))).toBe("settled");
    await first.placeHold(newHold("h2", 40));
    await expect(openAccount(first, 5)).rejects.not.toBeInstanceOf(StoreUnavailable);
    expect(await first.usage({ by: "account" })).toMatchObject([{ group: ACCOUNT, charge: 15 }]);
    expect(await first.verify()).toMatchObject({ ok: true, accounts: 1, entries: 2, problems: [] });
    await first.close();
    await expect(first.ping()).rejects.toBeInstanceOf(StoreUnavailable);

    const second = await open();
    expect(await second.showAccount(ACCOUNT)).toMatchObject({ balance: 85, held: 0 });
    await second.close();
  });

  it("reports why the ledger does not open", async () => {
    const owner = await open();
    await expect(open()).rejects.toBeInstanceOf(StoreLocked);
    await expect(open()).rejects.toMatchObject({ pid: process.pid });
    await owner.close();
    const database = new DatabaseSync(join(dataDir, LEDGER_FILE));
    database.exec("PRAGMA user_version = 99");
    database.close();
    await expect(open()).rejects.toThrow("has schema 99");
    const inProcess = { dataDir, now: () => NOW, lockWaitMs: 0, start: startInProcess };
    await expect(SqliteStore.open(inProcess)).rejects.toThrow("has schema 99");
    takeLock(dataDir, { waitMs: 0 }).release();
  });

  it("refuses a report that it cannot read, and no concurrent report", async () => {
    const store = await open();
    await openAccount(store, 100);
    const unknown = store.usage({ by: "account", limit: "x" as unknown as number });
    const beside = store.verify();
    await expect(unknown).rejects.toBeInstanceOf(StoreUnavailable);
    expect((await beside).ok).toBe(true);
    expect((await store.verify()).ok).toBe(true);
    expect(await store.placeHold(newHold("h1", 40))).toEqual({ result: "placed" });
    await store.close();
  });
});
