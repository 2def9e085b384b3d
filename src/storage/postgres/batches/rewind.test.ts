import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  lacksPostgres,
  startPostgres,
  type PostgresServer,
} from "../../../../contract-tests/harness/postgres.ts";
import type { Store } from "../../../core/ledger/store.ts";
import { nanoUsd } from "../../../core/money/amounts.ts";
import { ACCOUNT, newHold, newSettlement, NOW, openAccount } from "../../suite/ledger-script.ts";
import { closeConnections, openConnections } from "../connections/connections.ts";
import { openPostgresStore, type PostgresStoreOptions } from "../postgres-store.ts";
import { reapDead } from "../reaper.ts";
import type { Rewind } from "./rewind.ts";
import { emptyLedger, execute, reapAll } from "../test-database.ts";
import { startProxy, type Proxy } from "../test-proxy.ts";

/** Tests a server with the files of an earlier moment, like a promoted asynchronous standby. */
/** Makes the first release of claims fail. */
const FAIL_ONCE = `CREATE SEQUENCE attempts;
  CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('attempts') = 1 THEN RAISE EXCEPTION 'once' USING ERRCODE = '40001'; END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER fail_once BEFORE UPDATE OF claims ON replicas
    FOR EACH ROW EXECUTE FUNCTION fail_once()`;
const FAIL_NO_MORE = `DROP TRIGGER fail_once ON replicas; DROP FUNCTION fail_once;
  DROP SEQUENCE attempts`;

describe.skipIf(lacksPostgres())(
  "a ledger that goes back in time (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: PostgresServer;
    let older: PostgresServer | null = null;
    let proxy: Proxy;
    let opened: Store[] = [];
    let found: Rewind[] = [];
    let clockMs = NOW;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      proxy = await startProxy(server.url);
      found = [];
      clockMs = NOW;
    });
    afterEach(async () => {
      await Promise.all(opened.map((store) => store.close()));
      opened = [];
      await proxy.close();
      await older?.stop();
      older = null;
      await emptyLedger(server.url);
    });

    const open = async (options: Partial<PostgresStoreOptions> = {}): Promise<Store> => {
      const store = await openPostgresStore({
        databaseUrl: proxy.url,
        now: () => clockMs,
        onRewind: (rewind) => found.push(rewind),
        heartbeatMs: 3_600_000,
        ...options,
      });
      opened.push(store);
      return store;
    };
    /** Copies the files at this moment; the returned function restores the database to it. */
    const remember = async (): Promise<() => void> => {
      const copy = await server.restoreBackup();
      older = copy;
      return () => proxy.redirect(copy.url);
    };

    /** Reads the content of the ledger without a store. */
    const judge = async () => {
      const url = older?.url ?? "";
      const entries = await execute(
        url,
        "SELECT reference || ' ' || amount AS entry FROM entries WHERE amount <> 1000 ORDER BY reference",
      );
      const holds = await execute(url, "SELECT request_id AS id FROM holds ORDER BY 1");
      const sums = await execute(url, "SELECT balance, held FROM accounts");
      return {
        entries: entries.rows.map(({ entry }: { entry: string }) => entry),
        holds: holds.rows.map(({ id }: { id: string }) => id),
        sums: sums.rows.map(({ balance, held }) => [Number(balance), Number(held)]),
      };
    };

    /** Makes calls before the copied moment and after it. */
    const live = async (store: Store): Promise<() => void> => {
      await openAccount(store, 1_000);
      for (const id of ["early", "ends", "runs"]) await store.placeHold(newHold(id, 100));
      await store.settle(newSettlement("early", 10));
      const goBack = await remember();
      expect(await store.settle(newSettlement("ends", 20))).toBe("settled");
      await store.placeHold(newHold("short", 100));
      expect(await store.settle(newSettlement("short", 30))).toBe("settled");
      await store.placeHold(newHold("late", 100));
      await topUp(store);
      return goBack;
    };
    const topUp = async (store: Store, atMs = NOW): Promise<void> => {
      const { result } = await store.postEntry({
        ...{ id: "e1", kind: "top-up", accountId: ACCOUNT, reference: "paid", note: null },
        ...{ amount: nanoUsd(500), actor: "desk", atMs },
      });
      expect(result).toBe("posted");
    };
    const asAcknowledged = {
      entries: expect.arrayContaining(["early -10", "ends -20", "short -30"]) as string[],
      holds: ["late", "runs"],
      sums: [[1_440, 200]],
    };

    test("gets back acknowledged writes, with the next write, and each once", async () => {
      const store = await open();
      const goBack = await live(store);
      goBack();
      await store.ping();
      expect(await judge()).toMatchObject(asAcknowledged);
      expect(found).toMatchObject([{ writtenAgain: 3, heldAgain: 1, endedFree: 0, refused: 0 }]);
      // Five calls, one after another, followed the copied moment.
      expect(found.map(({ fromBatch, toBatch }) => toBatch - fromBatch + 1)).toEqual([5]);
      for (const id of ["late", "runs"]) {
        expect(await store.settle(newSettlement(id, 5))).toBe("settled");
      }
      expect(await judge()).toMatchObject({ holds: [], sums: [[1_430, 0]] });
      const rewinds = [{ fromMs: NOW, toMs: NOW }];
      expect(await store.verify()).toMatchObject({ ok: true, problems: [], rewinds });
      const statement = (fromMs: number, toMs: number) =>
        store.statement({ accountId: ACCOUNT, fromMs, toMs });
      expect(await statement(NOW, NOW + 1)).toMatchObject({ rewinds });
      expect(await statement(NOW + 1, NOW + 2)).toMatchObject({ rewinds: [] });
      expect(await statement(NOW - 1, NOW)).toMatchObject({ rewinds: [] });
      expect(found).toHaveLength(1);
    });

    test("is not reported by a process that was only declared dead", async () => {
      const store = await open();
      await openAccount(store, 1_000);
      await topUp(store);
      await store.placeHold(newHold("ends", 100));
      await store.settle(newSettlement("ends", 20));
      await reapAll(server.url, NOW);
      await store.ping();
      expect(await store.placeHold(newHold("next", 100))).toEqual({ result: "placed" });
      expect(found).toEqual([]);
      expect(await store.verify()).toMatchObject({ ok: true, rewinds: [] });
    });

    const claim = (requestId: string) => {
      const of = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b" };
      return { ...of, requestId, atMs: NOW };
    };

    /** Starts a request that is charged 60 if its process is killed. */
    const startDear = async (store: Store): Promise<void> => {
      await store.placeHold(newHold("dear", 100, { startedCharge: nanoUsd(60) }));
      await store.markProgress({ requestId: "dear", charge: nanoUsd(60) });
    };

    test("and was reaped by another process keeps no charge of a request that had ended", async () => {
      const store = await open();
      await openAccount(store, 1_000);
      await startDear(store);
      const goBack = await remember();
      await store.settle(newSettlement("dear", 20));
      goBack();
      await reapAll(older?.url ?? "", NOW);
      expect(await judge()).toMatchObject({ entries: ["dear -60"], sums: [[940, 0]] });
      await store.ping();
      expect(await judge()).toMatchObject({
        entries: expect.arrayContaining(["dear -60", "dear 60"]) as string[],
        sums: [[1_000, 0]],
      });
      expect(found).toMatchObject([{ writtenAgain: 0, takenBack: 1 }]);
      const rewinds = [{ fromMs: NOW, toMs: NOW }];
      expect(await store.verify()).toMatchObject({ ok: true, rewinds });
    });

    test("reverses again the charges whose reversal was lost", async () => {
      const dead = await open();
      await openAccount(dead, 1_000);
      await dead.claimReply(claim("dear"));
      await startDear(dead);
      await reapAll(server.url, NOW);
      const store = await open();
      const goBack = await remember();
      expect(await store.claimReply(claim("repeat"))).toEqual({ result: "claimed" });
      await store.placeHold(newHold("other", 100));
      await store.settle(newSettlement("other", 5));
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 995 });
      goBack();
      await expect.poll(() => store.ping().then(() => found.length, String)).toBe(1);
      expect(await judge()).toMatchObject({ sums: [[995, 0]] });
      expect(found).toMatchObject([{ writtenAgain: 1, takenBack: 1 }]);
    });

    test("keeps no claim of a request that had ended without a charge", async () => {
      const store = await open();
      await openAccount(store, 1_000);
      await store.claimReply(claim("refused"));
      const goBack = await remember();
      await store.releaseReply(claim("refused"));
      await topUp(store);
      goBack();
      await store.ping();
      expect(found).toHaveLength(1);
      expect(await store.claimReply(claim("repeat"))).toEqual({ result: "claimed" });
    });

    test("keeps no claim of a request whose charge is no longer remembered", async () => {
      const store = await open({ acknowledgedMax: 1 });
      await openAccount(store, 1_000);
      await store.claimReply(claim("ends"));
      await store.placeHold(newHold("ends", 100, { withClaim: true }));
      const goBack = await remember();
      await store.settle(newSettlement("ends", 20));
      await topUp(store);
      goBack();
      // The first attempt of the repair fails after it has ended the hold.
      await execute(server.url, FAIL_ONCE);
      await store.ping();
      await execute(server.url, FAIL_NO_MORE);
      expect(found).toMatchObject([{ endedFree: 1 }]);
      expect(await store.claimReply(claim("repeat"))).toEqual({ result: "claimed" });
    });

    test("lost the time from the first lost entry on, even if another process wrote meanwhile", async () => {
      const store = await open();
      await openAccount(store, 1_000);
      await store.placeHold(newHold("ends", 100));
      const goBack = await remember();
      await store.settle(newSettlement("ends", 20));
      goBack();
      clockMs = NOW + 9_000;
      const other = await open();
      await topUp(other, NOW + 7_000);
      await store.ping();
      const rewinds = [{ fromMs: NOW + 1_000, toMs: NOW + 9_000 }];
      expect(await store.verify()).toMatchObject({ ok: true, rewinds });
    });

    test("charges no request of a process that had ended in the lost time", async () => {
      const [ended, store] = [await open(), await open()];
      await openAccount(store, 1_000);
      await startDear(ended);
      const goBack = await remember();
      await ended.settle(newSettlement("dear", 20));
      await ended.close();
      opened = [store];
      await topUp(store);
      goBack();
      clockMs = NOW + 5_000;
      await store.ping();
      const url = older?.url ?? "";
      const expire = (atMs: number) =>
        execute(url, "UPDATE replicas SET expires_at = to_timestamp($1::bigint / 1000.0)", [atMs]);
      const connections = openConnections({ databaseUrl: url, isPooled: false }, () => undefined);
      // The lease was renewed for 15 s shortly before the failover.
      await expire(NOW + 12_000);
      const reaping = { self: "another", atMs: clockMs, leaseMs: 15_000 };
      const reap = () => reapDead(connections.hot, reaping);
      expect(await reap()).toBe(1);
      expect(await judge()).toMatchObject({
        entries: ["dear 0", `top-up:${ACCOUNT}:paid 500`],
        sums: [[1_500, 0]],
      });
      // A process that survived and was killed later is charged as usual.
      await store.ping();
      await store.placeHold(newHold("killed", 100, { startedCharge: nanoUsd(60) }));
      await store.markProgress({ requestId: "killed", charge: nanoUsd(60) });
      await expire(NOW + 5_000 + 15_000);
      expect(await reap()).toBe(1);
      await closeConnections(connections);
      expect(await judge()).toMatchObject({ sums: [[1_440, 0]] });
    });

    test("is detected by a process without writes", async () => {
      const store = await open({ heartbeatMs: 20, leaseMs: 60_000 });
      const goBack = await live(store);
      goBack();
      await expect.poll(() => found.length).toBe(1);
      expect(await judge()).toMatchObject(asAcknowledged);
    });

    test("charges only acknowledged amounts at the end of the process", async () => {
      const store = await open();
      const goBack = await live(store);
      await store.settle(newSettlement("runs", 1));
      await store.settle(newSettlement("late", 2));
      goBack();
      await store.close();
      opened = [];
      const { holds, sums } = await judge();
      expect([holds, sums]).toEqual([[], [[1_437, 0]]]);
    });

    test("ends holds without a charge if their charge is no longer remembered", async () => {
      const store = await open({ acknowledgedMax: 1 });
      const goBack = await live(store);
      goBack();
      await store.ping();
      const { entries, holds, sums } = await judge();
      expect(entries).toContain("ends 0");
      expect([holds, sums]).toEqual([["late", "runs"], [[1_490, 200]]]);
      expect(found).toMatchObject([{ writtenAgain: 1, endedFree: 1, heldAgain: 1 }]);
    });

    test("to before the process joined gets back the acknowledged writes", async () => {
      const first = await open();
      await openAccount(first, 1_000);
      const goBack = await remember();
      const store = await open();
      await store.placeHold(newHold("short", 100));
      await store.settle(newSettlement("short", 30));
      await store.placeHold(newHold("late", 100));
      goBack();
      await expect.poll(() => store.ping().then(() => found.length)).toBe(1);
      expect(await judge()).toMatchObject({
        entries: ["short -30"],
        holds: ["late"],
        sums: [[970, 100]],
      });
      expect(await store.settle(newSettlement("late", 5))).toBe("settled");
    });
  },
);
