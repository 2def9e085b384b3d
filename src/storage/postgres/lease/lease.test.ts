import { execFileSync } from "node:child_process";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lacksPostgres } from "../../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../../contract-tests/harness/shared/postgres.ts";
import type { Store } from "../../../core/ledger/store.ts";
import { ACCOUNT, newHold, newSettlement, NOW, openAccount } from "../../suite/ledger-script.ts";
import { LeaseThread } from "./lease-thread.ts";
import { openPostgresStore } from "../postgres-store.ts";
import { emptyLedger, execute } from "../test-database.ts";

/** Long enough that no lease expires during a test. */
const HOUR_MS = 3_600_000;
const OWNER = "this process";
const WATCH = new URL("./test-expire-and-watch.ts", import.meta.url).pathname;

describe.skipIf(lacksPostgres())(
  "a process whose event loop is blocked (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    let opened: Store[] = [];

    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
    });
    afterAll(() => server.stop());
    beforeEach(() => emptyLedger(databaseUrl));
    afterEach(async () => {
      await Promise.all(opened.map((store) => store.close()));
      opened = [];
    });

    const open = async (part: { readonly ownerId?: string } = {}): Promise<Store> => {
      const options = { databaseUrl, now: () => NOW, heartbeatMs: 20, leaseMs: HOUR_MS, ...part };
      const store = await openPostgresStore(options);
      opened.push(store);
      return store;
    };
    const rowsOf = async <Row>(sql: string): Promise<readonly Row[]> =>
      (await execute(databaseUrl, sql)).rows as readonly Row[];
    const ids = async () =>
      (await rowsOf<{ readonly id: string }>("SELECT id FROM replicas")).map(({ id }) => id);
    /** Blocks this thread until the lease has expired and is renewed. */
    const blockUntilRenewed = (id: string): void => {
      execFileSync(process.execPath, [WATCH, databaseUrl, id]);
    };

    /** Returns the connections of threads that renew a lease, and their state. */
    const leases = () =>
      rowsOf<{ readonly begun: string }>(
        `SELECT query_start::text AS begun FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'chat-gateway lease'`,
      );
    const nextRenewal = async (): Promise<void> => {
      const [last] = await leases();
      await expect.poll(leases, { timeout: 240_000 }).not.toEqual([last]);
    };

    it("keeps its lease and its holds, and calls in flight complete once", async () => {
      const store = await open({ ownerId: OWNER });
      await openAccount(store, 1_000);
      for (const id of ["h1", "h2"]) await store.placeHold(newHold(id, 100));
      const settled = store.settle(newSettlement("h1", 40));
      // The statement is sent.
      await new Promise((resolve) => setImmediate(resolve));
      blockUntilRenewed(OWNER);
      blockUntilRenewed(OWNER);
      await open();
      expect(await settled).toBe("settled");
      await expect(store.settle(newSettlement("h1", 40))).rejects.toThrow("ended by others");
      expect(await store.settle(newSettlement("h2", 7))).toBe("settled");
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 953, held: 0 });
      expect((await store.verify()).problems).toEqual([]);
    });

    it("that was fenced stays fenced, and its next lease is renewed as well", async () => {
      const store = await open({ ownerId: OWNER });
      await openAccount(store, 1_000);
      await store.placeHold(newHold("h1", 100));
      blockUntilRenewed(OWNER);
      await execute(databaseUrl, "DELETE FROM replicas");
      // Waits for one renewal that may be in flight, and another.
      await nextRenewal();
      await nextRenewal();
      expect(await ids()).toEqual([]);
      expect(await store.placeHold(newHold("h2", 10))).toEqual({ result: "placed" });
      const [id = ""] = await ids();
      expect(id).not.toBe(OWNER);
      blockUntilRenewed(id);
      expect(await store.settle(newSettlement("h2", 10))).toBe("settled");
    });

    it("has ended the lease thread when its stop resolves", async () => {
      let hasEnded = false;
      const { terminate } = Worker.prototype;
      const ending = vi.spyOn(Worker.prototype, "terminate");
      ending.mockImplementationOnce(async function (this: Worker) {
        const code = await terminate.call(this);
        hasEnded = true;
        return code;
      });
      const way = { databaseUrl, isPooled: false };
      const thread = new LeaseThread({ way, leaseMs: HOUR_MS, heartbeatMs: 20 });
      thread.start(OWNER);
      await thread.stop();
      ending.mockRestore();
      expect(hasEnded).toBe(true);
    });

    it("without holds has no lease thread, and none after its end", async () => {
      const store = await open();
      await openAccount(store, 1_000);
      await store.ping();
      expect(await leases()).toEqual([]);
      await store.placeHold(newHold("h1", 100));
      await expect.poll(leases, { timeout: 240_000 }).toHaveLength(1);
      await store.close();
      await expect.poll(leases, { timeout: 240_000 }).toEqual([]);
    });
  },
);
