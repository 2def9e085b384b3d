import type { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { newOpenHold } from "../../core/ledger/open-hold.ts";
import type { Settlement, Store } from "../../core/ledger/store.ts";
import { ACCOUNT, KEY, newHold, newSettlement, NOW, openAccount } from "../suite/ledger-script.ts";
import {
  noChanges,
  type AccountChange,
  type BudgetChange,
  type Changes,
  type KeyChange,
} from "./batches/changes.ts";
import { openConnections, type Connections } from "./connections/connections.ts";
import { leases, lockedByOthers, OWNER, settingsOfConnections } from "./lease/lease-suite.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { EVICT_OLDEST_STATES, PURGE_EXPIRED_STATES } from "./batches/call-state-statements.ts";
import { EVICT_OLDEST, PURGE_EXPIRED } from "./batches/reply-statements.ts";
import { Quota } from "./batches/quotas.ts";
import { reverseCharge } from "./batches/reversal.ts";
import { emptyLedger, setForDatabase } from "./test-database.ts";
import { WriteStatements } from "./batches/write-changes.ts";

const DAY = 86_400_000;
const nothing = { balance: 0, held: 0, spent: 0, toppedUp: 0 };

describe.skipIf(lacksPostgres())(
  "statements that few requests use (needs PostgreSQL's binaries)",
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    let pool: Pool;
    let connections: Connections;
    let store: Store;

    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
      // Guard: the tests never need to wait longer for a lock.
      await setForDatabase(databaseUrl, "lock_timeout = '60s'");
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      await emptyLedger(databaseUrl);
      connections = openConnections({ databaseUrl, isPooled: false }, () => undefined);
      pool = connections.hot;
      const options = { databaseUrl, now: () => NOW, ownerId: OWNER, heartbeatMs: 3_600_000 };
      store = await openPostgresStore(options);
      await openAccount(store, 1_000, 900);
    });
    afterEach(async () => {
      await store.close();
      await Promise.all([connections.hot.end(), connections.reports.end()]);
    });

    const sums = async () => {
      const account = await pool.query("SELECT balance, spent FROM accounts");
      const key = await pool.query("SELECT spent FROM api_keys");
      return [account.rows[0]?.balance, account.rows[0]?.spent, key.rows[0]?.spent].map(Number);
    };
    const request = async (part: Partial<Settlement> = {}): Promise<void> => {
      await store.placeHold(newHold("h1", 100));
      await store.settle(newSettlement("h1", 40, part));
    };
    const charge = { owner: OWNER, requestId: "h1", cause: "undelivered", atMs: NOW } as const;

    it("a finished request's charge is reversed for account and key, once", async () => {
      await request();
      expect(await sums()).toEqual([960, 40, 40]);
      expect(await reverseCharge(pool, charge)).toBe("done");
      expect(await sums()).toEqual([1_000, 0, 0]);
      expect(await reverseCharge(pool, charge)).toBe("done");
      expect(await sums()).toEqual([1_000, 0, 0]);
      expect((await store.verify()).problems).toEqual([]);
    });

    it.each<[string, Partial<Settlement>]>([
      ["with an incomplete stream", { outcome: "broken" }],
      ["with a disconnected client", { outcome: "client-gone" }],
    ])("the charge of a request %s stays", async (_, part) => {
      await request(part);
      expect(await reverseCharge(pool, charge)).toBe("not-due");
      expect(await sums()).toEqual([960, 40, 40]);
    });

    it("the charge of a request with a stored reply stays", async () => {
      const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", requestId: "h1", atMs: NOW };
      await store.claimReply(claim);
      await request({ reply: { keyHash: "c", sealed: "sealed" } });
      expect(await reverseCharge(pool, charge)).toBe("not-due");
      expect(await sums()).toEqual([960, 40, 40]);
    });

    it("a fenced process reverses no charge", async () => {
      await request();
      await reverseCharge(pool, { ...charge, owner: "another process" });
      expect(await sums()).toEqual([960, 40, 40]);
    });

    it("a request without a charge gets no reversal", async () => {
      await store.placeHold(newHold("h1", 100));
      await store.settle(newSettlement("h1", 0));
      await reverseCharge(pool, charge);
      expect((await store.verify()).entries).toBe(2);
    });

    const reply = (
      key: string,
      atMs: number,
      bytes: number | null,
      accountId = ACCOUNT,
    ): Promise<unknown> =>
      pool.query(
        `INSERT INTO replies (account_id, key_hash, body_hash, request_id, owner, at_ms, bytes,
           sealed) VALUES ($1, $2, 'b', 'h ' || $2, $3, $4, $5, $6)`,
        [accountId, key, OWNER, atMs, bytes ?? 0, bytes === null ? null : "s"],
      );
    const keptKeys = async () => {
      const { rows } = await pool.query("SELECT key_hash FROM replies ORDER BY key_hash");
      return rows.map((row: { readonly key_hash: string }) => row.key_hash).join(" ");
    };

    for (const part of [lockedByOthers, leases, settingsOfConnections]) {
      part(() => ({ connections, way: { databaseUrl, isPooled: false }, store, reply, keptKeys }));
    }

    it("the oldest replies are evicted for the newest, but never for a claim in flight", async () => {
      await reply("c0", 0, null);
      await reply("c1", 1, 400);
      await reply("c2", 2, 400);
      await reply("c3", 3, 400);
      await pool.query(EVICT_OLDEST, [1_200, null]);
      expect(await keptKeys()).toBe("c0 c1 c2 c3");
      await pool.query(EVICT_OLDEST, [1_199, "another account"]);
      expect(await keptKeys()).toBe("c0 c1 c2 c3");
      await pool.query(EVICT_OLDEST, [1_199, ACCOUNT]);
      expect(await keptKeys()).toBe("c0 c2 c3");
      await pool.query(EVICT_OLDEST, [400, null]);
      expect(await keptKeys()).toBe("c0 c3");
    });

    it("replies are not evicted for those of another account", async () => {
      await pool.query("INSERT INTO accounts SELECT 'other', '', 'plan', 0, 0, 0, 0, 0");
      await reply("c1", 1, 400);
      for (const at of [2, 3, 4, 5]) await reply(`o${at}`, at, 400, "other");
      await pool.query(EVICT_OLDEST, [800, null]);
      expect(await keptKeys()).toBe("c1 o4 o5");
    });

    it("a quarter of the quota in new replies causes an eviction", async () => {
      const quota = new Quota(pool, 4_000, EVICT_OLDEST);
      for (const at of [1, 2, 3, 4, 5]) await reply(`c${at}`, at, 1_000);
      quota.record([{ owner: ACCOUNT, bytes: 999 }]);
      await pool.query("SELECT 1");
      expect(await keptKeys()).toBe("c1 c2 c3 c4 c5");
      quota.record([{ owner: ACCOUNT, bytes: 1 }]);
      await expect.poll(keptKeys).toBe("c2 c3 c4 c5");
    });

    it("expired replies are deleted", async () => {
      await reply("c1", 1, 400);
      await reply("c2", 2, 400);
      await reply("c3", 3, 400);
      await pool.query(PURGE_EXPIRED, [2]);
      expect(await keptKeys()).toBe("c3");
    });

    it("the oldest states of a key are evicted for its newest, and expired ones are deleted", async () => {
      const names = async () => {
        const { rows } = await pool.query<{ name: string }>(
          "SELECT name FROM call_states ORDER BY name",
        );
        return rows.map(({ name }) => name).join(" ");
      };
      const insert = (name: string, keyId: string, atMs: number) =>
        pool.query("INSERT INTO call_states VALUES ($1, $2, $3, 400, 's')", [name, keyId, atMs]);
      for (const at of [1, 2, 3]) await insert(`a${at}`, KEY, at);
      for (const at of [1, 2, 3]) await insert(`b${at}`, "other", at);
      await pool.query(EVICT_OLDEST_STATES, [1_199, KEY]);
      expect(await names()).toBe("a2 a3 b1 b2 b3");
      const quota = new Quota(pool, 800, EVICT_OLDEST_STATES);
      quota.record([{ owner: "other", bytes: 200 }]);
      await expect.poll(names).toBe("a2 a3 b2 b3");
      await pool.query(PURGE_EXPIRED_STATES, [2]);
      expect(await names()).toBe("a3 b3");
    });

    const account = (part: Partial<AccountChange>): Changes => ({
      ...noChanges(),
      accounts: new Map([[ACCOUNT, { ...nothing, ...part }]]),
    });
    const key = (part: Partial<KeyChange>): Changes => ({
      ...noChanges(),
      keys: new Map([[KEY, { held: 0, spent: 0, places: true, ...part }]]),
    });
    const counted = (part: Partial<BudgetChange>): Changes => {
      const none = { startsAtMs: 0, endsAtMs: 9, held: 0, spent: 0, places: true, raises: false };
      const change = { scope: "key", id: KEY, ...none, ...part } as const;
      return { ...noChanges(), budgets: new Map([["key", change]]) };
    };
    const sumsOf = ({ held = 0, spent = 0 }: Partial<BudgetChange>) => ({ held, spent });
    const mark = (requestId: string): Changes => {
      const hold = newOpenHold(newHold(requestId, 10), { owner: OWNER, atMs: NOW });
      return { ...noChanges(), marked: [{ ...hold, started: true }] };
    };
    const end = (requestId: string): Changes => ({ ...noChanges(), ended: [requestId] });
    const ofNobody = {
      ...noChanges(),
      accounts: new Map([["nobody", { ...nothing, balance: 1 }]]),
    };

    it.each<[string, Changes]>([
      ["more held than available", account({ held: 1_001 })],
      ["a negative held amount", account({ held: -1 })],
      ["a balance below the amount held", account({ balance: -1_001 })],
      ["an account that does not exist", ofNobody],
      ["a key's holds beyond its limit", key({ held: 901 })],
      ["a key's charges beyond its limit", key({ spent: 901 })],
      ["holds beyond a lowered budget", counted({ held: 11 })],
      ["holds and charges beyond it", counted({ held: 5, spent: 6 })],
      ["holds beyond it in its next period", counted({ held: 11, startsAtMs: 1 })],
      ["holds of a period that is over", counted({ held: 1, startsAtMs: -1 })],
      ["a mark of another process's hold", mark("h9")],
      ["an end of another process's hold", end("h9")],
      ["a mark without a hold", mark("h8")],
      ["an end without a hold", end("h8")],
    ])("a batch with %s is refused as a whole", async (_, changes) => {
      await pool.query(
        `INSERT INTO holds (request_id, account_id, key_id, owner, amount, owed, started, model,
           protocol, stream, started_at_ms)
         VALUES ('h9', $1, $2, 'another process', 10, 0, false, 'm', 'chat', true, 0)`,
        [ACCOUNT, KEY],
      );
      await pool.query("INSERT INTO budgets VALUES ('key', $1, 'day', 10, 40, 0, 0, 0)", [KEY]);
      const write = new WriteStatements().of(changes, { owner: OWNER, batch: 1, assumed: null });
      await expect(pool.query(write)).rejects.toMatchObject({ code: "22012" });
      expect((await pool.query("SELECT FROM budgets WHERE spent + held > 0")).rowCount).toBe(0);
    });

    it.each<[string, Partial<BudgetChange>]>([
      ["charges beyond the previous ceiling", { spent: 41, places: false }],
      ["a negative held amount", { held: -1, places: false }],
    ])("the table itself refuses a budget with %s", async (_, part) => {
      await pool.query("INSERT INTO budgets VALUES ('key', $1, 'day', 10, 40, 0, 0, 0)", [KEY]);
      const statement = { owner: OWNER, batch: 1, assumed: null };
      const write = pool.query(new WriteStatements().of(counted(part), statement));
      await expect(write).rejects.toMatchObject({ code: "23514" });
    });

    it.each<[string, Partial<BudgetChange>]>([
      ["the whole remaining budget", { held: 10 }],
      ["the whole budget of its next period", { held: 10, startsAtMs: 1 }],
      ["a charge within the previous ceiling", { spent: 40, places: false }],
      [
        "a charge beyond it that was held in another period",
        { spent: 41, places: false, raises: true },
      ],
    ])("a batch with %s is written", async (_, part) => {
      await pool.query("INSERT INTO budgets VALUES ('key', $1, 'day', 10, 40, 0, 0, 0)", [KEY]);
      const statement = { owner: OWNER, batch: 1, assumed: null };
      await pool.query(new WriteStatements().of(counted(part), statement));
      const { rows } = await pool.query("SELECT spent, held FROM budgets");
      expect(rows).toEqual([sumsOf(part)]);
    });

    it("replies stored before a general eviction are not counted again", async () => {
      const quota = new Quota(pool, 4_000, EVICT_OLDEST);
      for (const at of [1, 2, 3]) await reply(`c${at}`, at, 2_000);
      quota.record([{ owner: ACCOUNT, bytes: 999 }]);
      await quota.enforce();
      expect(await keptKeys()).toBe("c2 c3");
      await reply("c4", 4, 2_000);
      quota.record([{ owner: ACCOUNT, bytes: 999 }]);
      quota.record([{ owner: "other", bytes: 999 }]);
      await pool.query("SELECT 1");
      expect(await keptKeys()).toBe("c2 c3 c4");
    });

    it("a budget's next period is bounded by its limit, including a lowered one", async () => {
      const budget = async (limit: number, days: number) => {
        const terms = { limit: nanoUsd(limit), period: "day" } as const;
        const change = { budget: terms, atMs: NOW + days * DAY };
        await store.updateKey({ id: KEY, ...change });
        await store.updateAccount({ id: ACCOUNT, ...change });
        const sql = "SELECT amount, ceiling, spent, held FROM budgets";
        const { rows } = await pool.query<Record<string, number>>(sql);
        expect(rows[0]).toEqual(rows[1]);
        return Object.values(rows[0] ?? {}).join(" ");
      };
      const shown = async () => {
        const sql = "SELECT DISTINCT amount, ceiling, spent, held FROM budgets";
        return Object.values((await pool.query<Record<string, number>>(sql)).rows[0] ?? {}).join(
          " ",
        );
      };
      expect(await budget(50, 0)).toBe("50 50 0 0");
      await store.placeHold(newHold("h1", 40));
      expect(await budget(10, 0)).toBe("10 40 0 40");
      await store.settle(newSettlement("h1", 30));
      expect(await shown()).toBe("10 40 30 0");
      await store.placeHold(newHold("h2", 4, { atMs: NOW + DAY }));
      expect(await shown()).toBe("10 10 0 4");
      expect(await budget(20, 1)).toBe("20 20 0 4");
    });

    it("a batch of a fenced process is refused as a whole", async () => {
      for (const batch of [1, null]) {
        const write = new WriteStatements().of(account({ balance: 1 }), {
          owner: "another process",
          batch,
          assumed: null,
        });
        await expect(pool.query(write)).rejects.toMatchObject({ code: "22012" });
      }
      expect(await sums()).toEqual([1_000, 0, 0]);
    });
  },
);
