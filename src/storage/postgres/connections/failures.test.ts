import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  lacksPostgres,
  startPostgres,
  type PostgresServer,
} from "../../../../contract-tests/harness/postgres.ts";
import { HoldGone, StoreUnavailable } from "../../../core/errors/store-unavailable.ts";
import type { Store } from "../../../core/ledger/store.ts";
import { UnsettledRequests } from "../../../core/ledger/unsettled-requests.ts";
import { Membership } from "../lease/membership.ts";
import { CLAIM } from "../batches/reply-statements.ts";
import { ACCOUNT, newHold, newSettlement, NOW, openAccount } from "../../suite/ledger-script.ts";
import { openPostgresStore, type PostgresStoreOptions } from "../postgres-store.ts";
import { emptyLedger, execute, reapAll } from "../test-database.ts";
import { startProxy, type Proxy } from "../test-proxy.ts";

/** The settlement of a request whose client received 503. */
const FAILED = newSettlement("h1", 0, { status: 503, outcome: "failed" });

/** Limits long enough for a loaded machine. */
const PATIENT_MS = { lookUp: 60_000, hold: 60_000, other: 60_000 };

describe.skipIf(lacksPostgres())(
  "a database that fails (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: PostgresServer;
    let databaseUrl = "";
    let proxy: Proxy;
    let opened: Store[] = [];

    beforeAll(async () => {
      server = await startPostgres();
      databaseUrl = await server.createDatabase();
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      await emptyLedger(databaseUrl);
      proxy = await startProxy(databaseUrl);
    });
    afterEach(async () => {
      await Promise.all(opened.map((store) => store.close()));
      opened = [];
      await proxy.close();
    });

    const open = async (
      retryForMs = 20_000,
      unsettledRetryMs = 20,
      more: Partial<PostgresStoreOptions> = {},
    ): Promise<Store> => {
      const now = () => NOW;
      const options = {
        ...{ databaseUrl: proxy.url, now, heartbeatMs: 3_600_000, retryForMs },
        unsettledRetryMs,
      };
      const store = await openPostgresStore({ ...options, ...more });
      opened.push(store);
      await openAccount(store, 1_000);
      return store;
    };

    const openPatient = (): Promise<Store> => open(60_000, 20, { waitMs: PATIENT_MS });

    /** Resolves once calls are accepted again after an outage. */
    const isUp = async (store: Store): Promise<void> => {
      await expect.poll(() => store.ping().then(() => "up", String)).toBe("up");
    };

    it.each(["before-the-server", "after-the-server"] as const)(
      "a commit that is lost %s counts once",
      async (how) => {
        const store = await openPatient();
        proxy.loseNextCommit(how);
        const placed = ["h1", "h2", "h3"].map((id) => store.placeHold(newHold(id, 100)));
        expect(await Promise.all(placed)).toEqual(placed.map(() => ({ result: "placed" })));
        proxy.loseNextCommit(how);
        expect(await store.settle(newSettlement("h1", 40))).toBe("settled");
        proxy.loseNextCommit(how);
        expect(await store.settle(newSettlement("h2", 40))).toBe("settled");
        expect(proxy.lost()).toBe(3);
        await expect(store.settle(newSettlement("h1", 40))).rejects.toBeInstanceOf(HoldGone);
        expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 920, held: 100 });
        expect((await store.verify()).problems).toEqual([]);
      },
    );

    it("a process that was reaped during a commit reports the outcome as unknown", async () => {
      const store = await openPatient();
      await store.placeHold(newHold("h1", 100));
      proxy.loseNextCommit("with-the-way");
      const settled = store.settle(newSettlement("h1", 40)).catch((error: unknown) => error);
      await expect.poll(() => proxy.lost()).toBe(1);
      const placed = store.placeHold(newHold("h2", 100));
      await execute(databaseUrl, "DELETE FROM replicas");
      proxy.restore();
      expect(await settled).toBeInstanceOf(StoreUnavailable);
      expect(await placed).toEqual({ result: "placed" });
      expect(await store.showRequest("h1")).toMatchObject({ charge: 40 });
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 960, held: 100 });
      expect(await store.settle(FAILED)).toBe("already-settled");
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 1_000, held: 100 });
      expect((await store.verify()).problems).toEqual([]);
    });

    it("no hold is placed when too many requests are unsettled", async () => {
      const store = await open();
      const full = vi.spyOn(UnsettledRequests.prototype, "refuseWhenFull");
      full.mockImplementationOnce(() => {
        throw new StoreUnavailable("full");
      });
      await expect(store.placeHold(newHold("h1", 100))).rejects.toThrow("full");
      expect(await store.placeHold(newHold("h2", 100))).toEqual({ result: "placed" });
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: 100 });
      full.mockRestore();
    });

    it("a pending settlement is lost, once, if the ledger no longer has its request", async () => {
      const lost: string[] = [];
      const store = await open(0, 20, { onLost: (requestId) => lost.push(requestId) });
      await store.placeHold(newHold("h1", 100));
      proxy.cut();
      const settled = store.settle(newSettlement("h1", 40));
      await expect(settled).rejects.toBeInstanceOf(StoreUnavailable);
      await execute(databaseUrl, "DELETE FROM holds; UPDATE accounts SET held = 0");
      proxy.restore();
      await expect.poll(() => lost).toEqual(["h1"]);
      await isUp(store);
      await expect(store.settle(newSettlement("h1", 40))).rejects.toBeInstanceOf(HoldGone);
      expect(lost).toEqual(["h1"]);
    });

    it("a hold whose process was reaped during its commit is not reported as placed", async () => {
      const store = await openPatient();
      proxy.loseNextCommit("with-the-way");
      const placed = store.placeHold(newHold("h1", 100)).catch((error: unknown) => error);
      await expect.poll(() => proxy.lost()).toBe(1);
      const other = await openPostgresStore({ databaseUrl, now: () => NOW });
      await reapAll(databaseUrl, NOW);
      const third = await openPostgresStore({ databaseUrl, now: () => NOW });
      opened.push(other, third);
      proxy.restore();
      expect(await placed).toBeInstanceOf(StoreUnavailable);
      expect(await third.showRequest("h1")).toMatchObject({ charge: 0, outcome: "killed" });
      expect(await third.showAccount(ACCOUNT)).toMatchObject({ balance: 1_000, held: 0 });
    });

    it("a hold and the claim that it waits for share one time limit", async () => {
      const store = await openPatient();
      const claim = { accountId: ACCOUNT, keyHash: "k", bodyHash: "b", requestId: "h1", atMs: NOW };
      const other = new pg.Client({ connectionString: databaseUrl });
      await other.connect();
      await other.query("BEGIN; LOCK TABLE replies");
      const claiming = store.claimReply(claim);
      const placing = store.placeHold({ ...newHold("h1", 100), withClaim: true }).catch(String);
      const later = vi.spyOn(performance, "now").mockReturnValue(Number.MAX_SAFE_INTEGER);
      await other.end();
      expect([await claiming, await placing]).toEqual([
        { result: "claimed" },
        "StoreUnavailable: the store does not answer",
      ]);
      later.mockRestore();
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: 0 });
    });

    it("without answers every call ends, later ones at once, and no amount stays held", async () => {
      const store = await open();
      await store.placeHold(newHold("h1", 100));
      proxy.hang();
      const claim = { accountId: ACCOUNT, keyHash: "k", bodyHash: "b", requestId: "h3", atMs: NOW };
      const waiting = [
        store.placeHold(newHold("h2", 100)),
        store.settle(newSettlement("h1", 40)),
        store.claimReply(claim),
        store.findKey("any"),
        store.showAccount(ACCOUNT),
        store.ping(),
        store.listKeys({ limit: 1 }),
      ];
      const refused = waiting.map((call) => call.catch((error: unknown) => error));
      for (const refusal of refused) expect(await refusal).toBeInstanceOf(StoreUnavailable);
      const isRefusedAtOnce = async (call: Promise<unknown>): Promise<boolean> => {
        const later = new Promise((resolve) => setImmediate(() => resolve(null)));
        const outcome = await Promise.race([call.catch((error: unknown) => error), later]);
        return outcome instanceof StoreUnavailable;
      };
      expect(await isRefusedAtOnce(store.placeHold(newHold("h4", 100)))).toBe(true);
      expect(await isRefusedAtOnce(store.findKey("any"))).toBe(true);
      expect(await isRefusedAtOnce(store.ping())).toBe(true);
      expect(await isRefusedAtOnce(store.listKeys({ limit: 1 }))).toBe(true);
      expect(await isRefusedAtOnce(store.settle(FAILED))).toBe(true);
      proxy.resume();
      await isUp(store);
      await expect
        .poll(() => store.showAccount(ACCOUNT).catch(String))
        .toMatchObject({ balance: 1_000, held: 0 });
      expect(await store.claimReply({ ...claim, requestId: "h5" })).toEqual({ result: "claimed" });
      expect(await store.showRequest("h4")).toBeNull();
      expect((await store.verify()).problems).toEqual([]);
    });

    it("every call is refused during an outage and accepted afterwards", async () => {
      const store = await open(0);
      await store.placeHold(newHold("h1", 100));
      proxy.cut();
      const calls = [
        () => store.placeHold(newHold("h2", 100)),
        () => store.markProgress({ requestId: "h1", charge: newHold("", 1).amount }),
        () => store.settle(newSettlement("h1", 40)),
        () => store.findKey("any"),
        () => store.showAccount(ACCOUNT),
        () => store.verify(),
        () => store.listKeys({ limit: 1 }),
        () => store.ping(),
        () =>
          store.claimReply({
            accountId: ACCOUNT,
            keyHash: "c",
            bodyHash: "b",
            requestId: "h3",
            atMs: NOW,
          }),
      ];
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(StoreUnavailable);
      proxy.restore();
      await isUp(store);
      await expect.poll(() => store.showRequest("h1").catch(String)).toMatchObject({ charge: 40 });
      expect(await store.placeHold(newHold("h2", 100))).toEqual({ result: "placed" });
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 960, held: 100 });
    });

    it("an unanswered hold is released without a charge after reconnection", async () => {
      const store = await open(0);
      proxy.loseNextCommit("with-the-way");
      await expect(store.placeHold(newHold("h1", 100))).rejects.toBeInstanceOf(StoreUnavailable);
      proxy.restore();
      await expect
        .poll(() => store.showRequest("h1").catch(String))
        .toMatchObject({ charge: 0, outcome: "failed" });
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 1_000, held: 0 });
    });

    it("a charge is reversed, once, if its client got a failure", async () => {
      const store = await open(0);
      await store.placeHold(newHold("h1", 100));
      proxy.loseNextCommit("with-the-way");
      const settled = store.settle(newSettlement("h1", 40));
      await expect(settled).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.settle(FAILED)).rejects.toBeInstanceOf(StoreUnavailable);
      proxy.restore();
      const account = () => store.showAccount(ACCOUNT);
      await expect
        .poll(() => account().catch(String))
        .toMatchObject({ balance: 1_000, held: 0, spent: 0 });
      expect(await store.settle(FAILED)).toBe("already-settled");
      expect(await account()).toMatchObject({ balance: 1_000, spent: 0 });
      expect((await store.verify()).problems).toEqual([]);
    });

    it("a charge of a process just declared dead is reversed later", async () => {
      const store = await open(0);
      await store.placeHold(newHold("h1", 100));
      await store.settle(newSettlement("h1", 40));
      // The batch belongs to this process, but the later reversal finds no row of the process.
      const gone = vi.spyOn(Membership.prototype, "id", "get").mockReturnValueOnce("gone");
      await expect(store.settle(FAILED)).rejects.toThrow("this process was taken for dead");
      gone.mockRestore();
      await expect.poll(() => store.showAccount(ACCOUNT)).toMatchObject({ balance: 1_000 });
      expect((await store.verify()).problems).toEqual([]);
    });

    it("during an outage a first settlement waits and a repeated one does not", async () => {
      const store = await open(0, 3_600_000, { waitMs: PATIENT_MS });
      for (const id of ["h1", "h2"]) await store.placeHold(newHold(id, 100));
      proxy.cut();
      await expect(store.settle(newSettlement("h1", 40))).rejects.toThrow("the store is away");
      proxy.hang();
      proxy.restore();
      const first = store.settle(newSettlement("h2", 40));
      await expect(store.settle(newSettlement("h1", 40))).rejects.toThrow("the database is away");
      proxy.resume();
      expect(await first).toBe("settled");
    });

    it.each([
      [200, "finished", 960, 40],
      [400, "failed", 1_000, 0],
      [503, "failed", 1_000, 0],
    ] as const)(
      "a lost charge that is settled again with status %d after reconnection: %s",
      async (status, outcome, balance, spent) => {
        const store = await open(0, 3_600_000);
        await store.placeHold(newHold("h1", 100));
        proxy.loseNextCommit("with-the-way");
        const settled = store.settle(newSettlement("h1", 40));
        await expect(settled).rejects.toBeInstanceOf(StoreUnavailable);
        proxy.restore();
        await isUp(store);
        const charge = outcome === "finished" ? 40 : 0;
        const again = newSettlement("h1", charge, { status, outcome });
        expect(await store.settle(again)).toBe("already-settled");
        expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance, spent });
        expect((await store.verify()).problems).toEqual([]);
      },
    );

    it("a claim whose release failed is free after reconnection", async () => {
      const store = await open(0);
      const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
      expect(await store.claimReply({ ...claim, requestId: "h1" })).toEqual({ result: "claimed" });
      proxy.cut();
      const released = store.releaseReply({ ...claim, requestId: "h1" });
      await expect(released).rejects.toBeInstanceOf(StoreUnavailable);
      proxy.restore();
      await expect
        .poll(() => store.claimReply({ ...claim, requestId: "h2" }).catch(String))
        .toEqual({ result: "claimed" });
    });

    it("a claim that is abandoned while it runs is free once it is made", async () => {
      const store = await open(0);
      const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
      await store.ping();
      const { rows } = await execute(databaseUrl, "SELECT id FROM replicas");
      const owner = String(rows[0]?.["id"]);
      const sent = (key: string) => [owner, `{${ACCOUNT}}`, key, "{b}", "{h1}", `{${NOW}}`, 0];
      // Simulates a server that waits for its standby: the claim is made but not visible yet.
      const hung = new pg.Client({ connectionString: databaseUrl });
      await hung.connect();
      await hung.query("BEGIN");
      await hung.query(CLAIM, sent("{c}"));
      proxy.cut();
      const claimed = store.claimReply({ ...claim, requestId: "h1" });
      await expect(claimed).rejects.toBeInstanceOf(StoreUnavailable);
      proxy.restore();
      await isUp(store);
      const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND query LIKE 'SELECT id FROM replicas%FOR UPDATE'`;
      await expect.poll(async () => (await execute(databaseUrl, waits)).rowCount).toBe(1);
      await hung.query("COMMIT");
      await expect
        .poll(() => store.claimReply({ ...claim, requestId: "h2" }).catch(String))
        .toEqual({ result: "claimed" });
      // A claim that was sent before and arrives only now is not made.
      const { rows: late } = await hung.query(CLAIM, sent("{other}"));
      expect(late).toEqual([{ is_member: false, claimed: [] }]);
      await hung.end();
    });

    it("a claim whose answer was lost is free after reconnection", async () => {
      const store = await open(0);
      const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
      proxy.cut();
      const claimed = store.claimReply({ ...claim, requestId: "h1" });
      const held = store.placeHold(newHold("h1", 10, { withClaim: true }));
      await expect(claimed).rejects.toBeInstanceOf(StoreUnavailable);
      expect(await held).toEqual({ result: "not-claimed" });
      // Simulates a commit of the claim despite the lost answer.
      await execute(
        databaseUrl,
        `INSERT INTO replies (account_id, key_hash, body_hash, request_id, owner, at_ms, bytes)
         SELECT $1, 'c', 'b', 'h1', id, $2, 0 FROM replicas`,
        [ACCOUNT, NOW],
      );
      proxy.restore();
      await expect
        .poll(() => store.claimReply({ ...claim, requestId: "h2" }).catch(String))
        .toEqual({ result: "claimed" });
    });

    it.each(["SIGINT", "SIGQUIT"] as const)(
      "a restart by %s under load loses and duplicates no call",
      async (signal) => {
        const store = await openPatient();
        let isOver = false;
        let count = 0;
        const client = async (): Promise<void> => {
          while (!isOver) {
            const id = `h${(count += 1)}`;
            expect(await store.placeHold(newHold(id, 10))).toEqual({ result: "placed" });
            expect(await store.settle(newSettlement(id, 0))).toBe("settled");
          }
        };
        const clients = Promise.all(Array.from({ length: 16 }, client));
        await store.placeHold(newHold("first", 10));
        await server.restart(signal);
        await store.placeHold(newHold("last", 10));
        isOver = true;
        await clients;
        expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 1_000, held: 20 });
        const [row] = await store.usage({ accountId: ACCOUNT, by: "day" });
        expect(row?.requests).toBe(count);
        expect((await store.verify()).problems).toEqual([]);
      },
    );
  },
);
