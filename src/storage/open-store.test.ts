import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreLocked } from "./errors.ts";
import { openOperatorStore, openStore } from "./open-store.ts";
import { SqliteStore } from "./sqlite/sqlite-store.ts";
import { ACCOUNT, openAccount } from "./suite/ledger-script.ts";

/** A port that nothing may listen on. */
const databaseUrl = "postgres://gateway@127.0.0.1:1/ledger";
const now = () => 1_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe("with a database that does not answer, no file takes its place:", () => {
  it.each([
    ["the gateway's", openStore],
    ["an operator's", openOperatorStore],
  ])("%s store is not opened", async (_, open) => {
    await expect(open({ dataDir, databaseUrl, now })).rejects.toThrow("ECONNREFUSED");
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe("without a database", () => {
  it("the gateway owns the file, which operators reach through it", async () => {
    const options = { dataDir, databaseUrl: null, now };
    const owner = await openStore(options);
    const operator = await openOperatorStore(options);
    await openAccount(owner, 5);
    expect(await operator.showAccount(ACCOUNT)).toMatchObject({ balance: 5 });
    for (const store of [operator, owner]) await store.close();
  });

  it("an operator owns the file where no gateway runs", async () => {
    const store = await openOperatorStore({ dataDir, databaseUrl: null, now });
    expect(await store.listAccounts({ limit: 1 })).toEqual({ accounts: [], next: null });
    await expect(openStore({ dataDir, databaseUrl: null, now })).rejects.toThrow(StoreLocked);
    await store.close();
  });

  it("an operator waits for an owner that does not listen", async () => {
    const options = { dataDir, databaseUrl: null, now };
    const owner = await SqliteStore.open(options);
    const slept: number[] = [];
    const sleep = async (ms: number): Promise<void> => {
      slept.push(ms);
      if (slept.length === 3) await owner.close();
    };
    const store = await openOperatorStore({ ...options, sleep });
    expect(slept).toEqual([50, 50, 50]);
    expect(await store.listAccounts({ limit: 1 })).toEqual({ accounts: [], next: null });
    await store.close();
  });

  it("an operator waits five seconds for such an owner, and no longer", async () => {
    const options = { dataDir, databaseUrl: null, now };
    const owner = await SqliteStore.open(options);
    let nowMs = 1_000;
    const sleep = (): Promise<void> => {
      nowMs += 2_500;
      return Promise.resolve();
    };
    const opening = openOperatorStore({ ...options, now: () => nowMs, sleep });
    await expect(opening).rejects.toThrow(StoreLocked);
    expect(nowMs).toBe(6_000);
    await owner.close();
  });
});
