import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { Store } from "../../core/ledger/store.ts";
import { SchemaTooNew } from "../shared/errors.ts";
import {
  ACCOUNT,
  KEY,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
} from "../suite/ledger-script.ts";
import { openPostgresStore, type PostgresStoreOptions } from "./postgres-store.ts";
import { emptyLedger, execute, expireReplicas, reapAll } from "./test-database.ts";

describe.skipIf(lacksPostgres())(
  "processes on one database (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let sharedUrl = "";
    let databaseUrl = "";
    let opened: Store[] = [];

    beforeAll(async () => {
      server = await sharePostgres();
      sharedUrl = await server.createDatabase();
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      databaseUrl = sharedUrl;
      await emptyLedger(databaseUrl);
    });
    afterEach(async () => {
      await Promise.all(opened.map((store) => store.close()));
      opened = [];
    });

    const open = async (part: Partial<PostgresStoreOptions> = {}): Promise<Store> => {
      const options = { databaseUrl, now: () => NOW, heartbeatMs: 3_600_000, ...part };
      const store = await openPostgresStore(options);
      opened.push(store);
      return store;
    };
    const openBoth = async (): Promise<readonly [Store, Store]> => {
      const both = await Promise.all([open(), open()]);
      await openAccount(both[0], 100);
      return both;
    };
    /** Returns the number of connections, excluding this one. */
    const connections = async (): Promise<unknown> => {
      const { rows } = await execute(
        databaseUrl,
        `SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE 'chat-gateway%'`,
      );
      return (rows as readonly { readonly n: number }[])[0]?.n;
    };
    const problems = async (store: Store) => (await store.verify()).problems;

    it.each([
      [64, 10, 640, 64],
      [64, 10, 637, 63],
      [200, 7, 100, 14],
    ])(
      "%d holds of %d on %d, sent to two processes: %d are placed",
      async (count, amount, balance, fit) => {
        const both = await Promise.all([open(), open()]);
        await openAccount(both[0], balance);
        const results = await Promise.all(
          Array.from({ length: count }, (_, at) =>
            both[at % 2 === 0 ? 0 : 1].placeHold(newHold(`h${at}`, amount)),
          ),
        );
        expect(results.filter(({ result }) => result === "placed")).toHaveLength(fit);
        expect(await problems(both[1])).toEqual([]);
      },
    );

    it("a key's spending limit applies across both", async () => {
      const both = await Promise.all([open(), open()]);
      await openAccount(both[0], 1_000, 50);
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          both[at % 2 === 0 ? 0 : 1].placeHold(newHold(`h${at}`, 7)),
        ),
      );
      expect(results.filter(({ result }) => result === "placed")).toHaveLength(7);
      expect(await problems(both[0])).toEqual([]);
    });

    it("a request id is held by only one of them", async () => {
      const [one, two] = await openBoth();
      const results = await Promise.all(
        [one, two].map((store) => store.placeHold(newHold("h", 5))),
      );
      expect(results.map(({ result }) => result).toSorted()).toEqual([
        "duplicate-request-id",
        "placed",
      ]);
      expect(await one.showAccount(ACCOUNT)).toMatchObject({ held: 5 });
    });

    it("a key revoked by one is refused by the other at once", async () => {
      const [one, two] = await openBoth();
      const { hash } = newKey();
      expect(await two.findKey(hash)).toMatchObject({ revokedAtMs: null });
      await one.revokeKey({ id: KEY, atMs: NOW });
      expect(await two.findKey(hash)).toMatchObject({ revokedAtMs: NOW });
      expect(await two.placeHold(newHold("h", 1))).toEqual({ result: "key-revoked" });
    });

    it("a start declares no process dead, since others must first renew after an outage", async () => {
      const [one] = await openBoth();
      await one.placeHold(newHold("h", 30));
      await expireReplicas(databaseUrl);
      const two = await open();
      expect(await two.showAccount(ACCOUNT)).toMatchObject({ held: 30 });
      expect(await one.settle(newSettlement("h", 30))).toBe("settled");
    });

    it("a process stopped beyond its expiry is fenced, and continues under a new id", async () => {
      const [stopped, other] = await openBoth();
      await stopped.placeHold(newHold("silent", 30));
      await stopped.placeHold(newHold("started", 30));
      await stopped.markProgress({ requestId: "started", charge: nanoUsd(12) });
      await reapAll(databaseUrl, NOW);
      expect(await other.showAccount(ACCOUNT)).toMatchObject({ balance: 88, held: 0 });

      // Otherwise it would complete a reply with a different charge, or without one.
      const settled = stopped.settle(newSettlement("silent", 30));
      await expect(settled).rejects.toBeInstanceOf(StoreUnavailable);
      await stopped.markProgress({ requestId: "started", charge: nanoUsd(30) });
      const again = stopped.settle(newSettlement("started", 30));
      await expect(again).rejects.toBeInstanceOf(StoreUnavailable);
      const refused = newSettlement("started", 0, { status: 503, outcome: "failed" });
      expect(await stopped.settle(refused)).toBe("already-settled");
      // Its client got an error status, which is free.
      expect(await other.showAccount(ACCOUNT)).toMatchObject({ balance: 100, held: 0 });
      expect(await stopped.placeHold(newHold("next", 8))).toEqual({ result: "placed" });
      expect(await stopped.settle(newSettlement("next", 8))).toBe("settled");
      expect(await other.showAccount(ACCOUNT)).toMatchObject({ balance: 92, held: 0 });
      expect(await problems(other)).toEqual([]);
    });

    it("a fenced process claims under its new id", async () => {
      const [stopped, other] = await openBoth();
      await reapAll(databaseUrl, NOW);
      const claim = (requestId: string) => ({
        accountId: ACCOUNT,
        keyHash: "c",
        bodyHash: "b",
        requestId,
        atMs: NOW,
      });
      expect(await stopped.claimReply(claim("h1"))).toEqual({ result: "claimed" });
      expect(await other.claimReply(claim("h2"))).toEqual({ result: "in-flight" });
    });

    it("a fenced process places no hold for a claim that it made before", async () => {
      const [stopped, other] = await openBoth();
      const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
      expect(await stopped.claimReply({ ...claim, requestId: "h1" })).toEqual({
        result: "claimed",
      });
      await reapAll(databaseUrl, NOW);
      expect(await other.claimReply({ ...claim, requestId: "h2" })).toEqual({ result: "claimed" });
      const hold = (id: string) => newHold(id, 5, { withClaim: true });
      expect(await stopped.placeHold(hold("h1"))).toEqual({ result: "not-claimed" });
      expect(await other.placeHold(hold("h2"))).toEqual({ result: "placed" });
    });

    it("a dead process's claim passes to one repeat, and its charge is reversed once", async () => {
      const [dead, one] = await openBoth();
      const claim = (requestId: string) => ({
        accountId: ACCOUNT,
        keyHash: "c",
        bodyHash: "b",
        requestId,
        atMs: NOW,
      });
      await dead.claimReply(claim("h0"));
      await dead.placeHold(newHold("h0", 30, { startedCharge: nanoUsd(9) }));
      await dead.markProgress({ requestId: "h0", charge: nanoUsd(1) });
      await reapAll(databaseUrl, NOW);
      const two = await open();
      expect(await one.showAccount(ACCOUNT)).toMatchObject({ balance: 91 });
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 === 0 ? one : two).claimReply(claim(`h${at + 1}`)),
        ),
      );
      expect(results.filter(({ result }) => result === "claimed")).toHaveLength(1);
      expect(await one.showAccount(ACCOUNT)).toMatchObject({ balance: 100, spent: 0 });
      expect(await problems(one)).toEqual([]);
    });

    it("a running process reaps a dead one, and renews its own row", async () => {
      const dead = await open();
      await openAccount(dead, 100);
      await dead.placeHold(newHold("h", 40));
      const reaper = await open({ heartbeatMs: 5, leaseMs: 60_000 });
      await reaper.placeHold(newHold("own", 10));
      await expireReplicas(databaseUrl);
      await expect
        .poll(() => reaper.showRequest("h"))
        .toMatchObject({ outcome: "killed", charge: 0 });
      expect(await reaper.settle(newSettlement("own", 10))).toBe("settled");
      expect(await problems(reaper)).toEqual([]);
    });

    it("a process that ends leaves no row, and resolves its open holds", async () => {
      const [one, two] = await openBoth();
      await one.placeHold(newHold("h", 40));
      await one.close();
      expect(await two.showAccount(ACCOUNT)).toMatchObject({ balance: 100, held: 0 });
      const { rows } = await execute(databaseUrl, "SELECT count(*)::int AS left FROM replicas");
      expect(rows).toEqual([{ left: 1 }]);
      await two.close();
      await expect.poll(connections).toBe(0);
    });

    it("a process of an older release is known until its row expires", async () => {
      const [store] = await openBoth();
      expect(await store.hasOlderProcess()).toBe(false);
      const columns = "INSERT INTO replicas (id, expires_at, batch)";
      await execute(databaseUrl, `${columns} VALUES ('old', now() + interval '1 hour', 0)`);
      expect(await store.hasOlderProcess()).toBe(true);
      await expireReplicas(databaseUrl);
      expect(await store.hasOlderProcess()).toBe(false);
    });

    it("a process with an open transaction is not reaped", async () => {
      const [one, two] = await openBoth();
      await one.placeHold(newHold("h", 40));
      const stopped = new pg.Client({ connectionString: databaseUrl });
      await stopped.connect();
      await stopped.query("BEGIN; SELECT id FROM replicas FOR KEY SHARE");
      await reapAll(databaseUrl, NOW);
      expect(await two.showAccount(ACCOUNT)).toMatchObject({ held: 40 });
      await stopped.end();
      await reapAll(databaseUrl, NOW);
      expect(await two.showAccount(ACCOUNT)).toMatchObject({ held: 0 });
    });

    it("batches over many accounts in any order never deadlock", async () => {
      const stores = await Promise.all([open(), open(), open()]);
      const ids = Array.from({ length: 12 }, (_, at) => `acct${at}`);
      for (const [at, id] of ids.entries()) {
        await stores[0].createAccount({
          id,
          name: "",
          planId: "plan",
          balance: nanoUsd(1_000),
          atMs: NOW,
        });
        const limit = at % 2 === 0 ? { limit: 1_000 } : {};
        await stores[0].createKey(newKey({ id: `key${at}`, accountId: id, ...limit }));
      }
      const work = stores.flatMap((store, who) =>
        Array.from({ length: 240 }, async (_, at) => {
          const which = who === 1 ? at % 12 : (at * 7 + who) % 12;
          const id = `h${who}-${at}`;
          const part = { accountId: `acct${which}`, keyId: `key${which}` };
          await store.placeHold(newHold(id, 10, part));
          return store.settle(newSettlement(id, 3));
        }),
      );
      expect(new Set(await Promise.all(work))).toEqual(new Set(["settled"]));
      const { rows } = await execute(
        databaseUrl,
        "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()",
      );
      expect(rows).toEqual([{ deadlocks: 0 }]);
      expect(await problems(stores[0])).toEqual([]);
    });

    it("processes that start concurrently on an empty database create the schema once", async () => {
      databaseUrl = await server.createDatabase();
      const stores = await Promise.all([open(), open(), open(), open()]);
      await Promise.all(stores.map((store) => store.ping()));
    });

    it("a ledger of a newer gateway is unchanged", async () => {
      databaseUrl = await server.createDatabase();
      await open();
      await execute(databaseUrl, "UPDATE schema_version SET version = applied + 1");
      await Promise.all(opened.map((store) => store.close()));
      await expect(open()).rejects.toBeInstanceOf(SchemaTooNew);
      await expect.poll(connections).toBe(0);
    });

    it("the database itself refuses an overspent account from any writer", async () => {
      await openBoth();
      for (const change of ["held = balance + 1", "balance = -1", "held = -1"]) {
        const written = execute(databaseUrl, `UPDATE accounts SET ${change}`);
        await expect(written).rejects.toThrow(/check constraint/);
      }
    });

    it.each<readonly [string, string, RegExp]>([
      ["a kept balance", "UPDATE accounts SET balance = balance + 1", /keeps balance 101/],
      ["a kept hold", "UPDATE accounts SET held = 1", /keeps 1 held of 100/],
      ["a lost entry", "DELETE FROM entries", /its entries give 0/],
      ["a hold without an owner", "UPDATE holds SET owner = 'gone'", /has no process/],
      ["an unknown account", "UPDATE holds SET account_id = 'gone'", /does not exist/],
    ])("verification finds %s that was changed manually", async (_, sql, want) => {
      const [one] = await openBoth();
      await one.placeHold(newHold("h", 0));
      await execute(databaseUrl, sql);
      expect((await one.verify()).problems.join("\n")).toMatch(want);
      await execute(databaseUrl, "DELETE FROM holds");
    });
  },
);
