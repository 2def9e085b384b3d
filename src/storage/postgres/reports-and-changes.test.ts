import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import {
  ChangeInDoubt,
  ReportTimeout,
  StoreUnavailable,
} from "../../core/errors/store-unavailable.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, KEY, newEntry, newKey, NOW, openAccount } from "../suite/ledger-script.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { emptyLedger, execute } from "./test-database.ts";
import { startProxy, type Proxy } from "./test-proxy.ts";

/** Arbitrary number of a lock; a test takes it to delay the commit of a transaction. */
const COMMIT_LOCK = 1;

describe.skipIf(lacksPostgres())(
  "an operator's change (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    let proxy: Proxy;
    let store: Store;

    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      await emptyLedger(databaseUrl);
      proxy = await startProxy(databaseUrl);
      store = await openPostgresStore({
        databaseUrl: proxy.url,
        now: () => NOW,
        heartbeatMs: 3_600_000,
        retryForMs: 0,
      });
      await openAccount(store, 1_000);
    });
    afterEach(async () => {
      await store.close();
      await proxy.close();
    });

    /** Blocks all users of these tables while `act` runs. */
    const whileLocked = async (tables: string, act: () => Promise<void>): Promise<void> => {
      const other = new pg.Client({ connectionString: databaseUrl });
      await other.connect();
      await other.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
      try {
        await act();
      } finally {
        await other.end();
      }
    };
    /** Statements and lists of requests read this table; no operator's change does. */
    const whileReportsWait = (act: () => Promise<void>) => whileLocked("entries", act);
    const waiting = async (): Promise<number> => {
      const sql = `SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND application_name = 'chat-gateway' AND wait_event_type = 'Lock'`;
      return (await execute(databaseUrl, sql)).rowCount ?? 0;
    };
    const line = { id: "a", stage: "begun", atMs: 1, actor: "desk", operation: "o" } as const;
    const changes: Readonly<Record<string, () => Promise<unknown>>> = {
      rotateKey: () => store.rotateKey({ id: KEY, hash: "n", overlapEndsAtMs: NOW, atMs: NOW }),
      updateKey: () => store.updateKey({ id: KEY, label: "new", atMs: NOW }),
      createKey: () => store.createKey(newKey({ id: "k2" })),
      updateAccount: () => store.updateAccount({ id: ACCOUNT, state: "suspended", atMs: NOW }),
      appendAudit: () => store.appendAudit({ ...line, target: null, details: "{}" }),
      revokeKey: () => store.revokeKey({ id: KEY, atMs: NOW }),
    };
    const newAccount = { id: "a2", name: "", planId: "plan", balance: nanoUsd(0), atMs: NOW };

    it("enters the audit log when its line is committed", async () => {
      await execute(
        databaseUrl,
        `CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN PERFORM pg_advisory_xact_lock(${COMMIT_LOCK}); RETURN NULL; END $$;
         CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON audit DEFERRABLE INITIALLY DEFERRED
           FOR EACH ROW WHEN (NEW.id = 'slow') EXECUTE FUNCTION wait_for_test()`,
      );
      const append = (id: string): Promise<void> =>
        store.appendAudit({ ...line, id, target: null, details: "{}" });
      const listed = async (): Promise<readonly string[]> => {
        const all = { fromMs: null, toMs: null, actor: null, target: null, after: null, count: 9 };
        return (await store.listAudit(all)).records.map(({ begun }) => begun.id);
      };
      const test = new pg.Client({ connectionString: databaseUrl });
      await test.connect();
      try {
        await test.query("SELECT pg_advisory_lock($1)", [COMMIT_LOCK]);
        const slow = append("slow");
        await expect.poll(waiting).toBe(1);
        let isFastDone = false;
        const fast = append("fast").then(() => (isFastDone = true));
        await expect.poll(async () => isFastDone || (await waiting()) === 2).toBe(true);
        expect(await listed()).toEqual([]);
        await test.query("SELECT pg_advisory_unlock($1)", [COMMIT_LOCK]);
        await Promise.all([slow, fast]);
        expect(await listed()).toEqual(["fast", "slow"]);
      } finally {
        await test.end();
        await execute(databaseUrl, "DROP TRIGGER slow ON audit; DROP FUNCTION wait_for_test()");
      }
    });

    it("does not wait for any number of reports, and neither does an alert", async () => {
      await whileReportsWait(async () => {
        const reports = Array.from({ length: 20 }, () => [
          store.usage({ accountId: ACCOUNT, by: "day" }),
          store.statement({ accountId: ACCOUNT, fromMs: NOW - 1, toMs: NOW }),
          store.listRequests({ accountId: ACCOUNT, limit: 1 }),
        ]);
        // Their outcome is irrelevant here.
        void Promise.allSettled(reports.flat());
        await expect.poll(waiting, { timeout: 240_000 }).toBeGreaterThan(1);
        expect(await store.showKey(KEY)).toMatchObject({ id: KEY });
        for (const change of Object.values(changes)) await change();
        const raised = [{ condition: "c", messages: [{ id: "m", webhook: "w", body: "{}" }] }];
        await store.raiseAlerts({ raised, ended: [], atMs: NOW, goneBeforeMs: 0 });
        const claim = { webhook: "w", atMs: NOW, untilMs: NOW + 1 };
        expect(await store.claimAlert(claim)).toMatchObject({ id: "m" });
        await store.endAlert({ id: "m", result: "delivered", atMs: NOW });
        expect(await store.findKey("n")).toMatchObject({ revokedAtMs: NOW });
      });
    });

    it("a key's look-up does not wait for the states of calls of the same turn", async () => {
      await store.rotateKey({ id: KEY, hash: "n", overlapEndsAtMs: NOW, atMs: NOW });
      await whileLocked("call_states", async () => {
        const found = store.findCallStates({ requestId: "r", names: ["a"] });
        // Its outcome is irrelevant here.
        void Promise.allSettled([found]);
        expect(await store.findKey("n")).toMatchObject({ id: KEY });
      });
    });

    it("does not wait for writes of failed requests", async () => {
      await whileLocked("failed_requests", async () => {
        const refused = {
          accountId: null,
          keyId: null,
          model: null,
          protocol: null,
          pointer: null,
          limit: null,
        };
        const refusals = Array.from({ length: 9 }, (_, at) =>
          store.addFailedRequests([
            { ...refused, id: `r${at}`, atMs: NOW, status: 401, code: "missing_api_key" },
          ]),
        );
        // Their outcome is irrelevant here.
        void Promise.allSettled(refusals);
        await expect.poll(waiting, { timeout: 240_000 }).toBe(1);
        for (const change of Object.values(changes)) await change();
        expect(await store.findKey("n")).toMatchObject({ revokedAtMs: NOW });
      });
    });

    it.each(Object.keys(changes))(
      "%s without an answer to its commit is reported as unknown",
      async (name) => {
        const change = changes[name];
        proxy.loseNextCommit("after-the-server");
        await expect(change?.()).rejects.toBeInstanceOf(ChangeInDoubt);
        expect(proxy.lost()).toBe(1);
      },
    );

    it("createAccount also, and the account exists", async () => {
      proxy.loseNextCommit("after-the-server");
      await expect(store.createAccount(newAccount)).rejects.toBeInstanceOf(ChangeInDoubt);
      expect(await store.showAccount("a2")).toMatchObject({ id: "a2" });
    });

    it("postEntry also, if the database stays away", async () => {
      proxy.loseNextCommit("with-the-way");
      await expect(store.postEntry(newEntry({ id: "e" }))).rejects.toBeInstanceOf(ChangeInDoubt);
      proxy.restore();
    });

    it("that never reached the database is reported as refused", async () => {
      proxy.cut();
      for (const change of Object.values(changes)) {
        const error: unknown = await change().catch((failure: unknown) => failure);
        expect(error).toBeInstanceOf(StoreUnavailable);
        expect(error).not.toBeInstanceOf(ChangeInDoubt);
      }
      proxy.restore();
      expect(await store.showKey(KEY)).toMatchObject({ revokedAtMs: null, label: null });
    });

    it("and a report that exceeds its time limit is ended", async () => {
      await whileLocked("hourly_sums", async () => {
        const timeoutMs = 50;
        const usage = store.usage({ accountId: ACCOUNT, by: "day", timeoutMs });
        await expect(usage).rejects.toBeInstanceOf(ReportTimeout);
        const month = { accountId: ACCOUNT, fromMs: NOW - 1, toMs: NOW, timeoutMs };
        await expect(store.statement(month)).rejects.toBeInstanceOf(ReportTimeout);
      });
      await whileLocked("failed_requests, api_keys", async () => {
        const bounds = { accountId: ACCOUNT, limit: 1, timeoutMs: 50 };
        await expect(store.listFailedRequests(bounds)).rejects.toBeInstanceOf(ReportTimeout);
        await expect(store.listKeys(bounds)).rejects.toBeInstanceOf(ReportTimeout);
      });
      expect(await store.usage({ accountId: ACCOUNT, by: "day", timeoutMs: 60_000 })).toEqual([]);
    });
  },
);
