import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  lacksPostgres,
  startPostgres,
  type PostgresServer,
} from "../../../contract-tests/harness/postgres.ts";
import type { Settlement, Store } from "../../ledger/store.ts";
import { ACCOUNT, KEY, newHold, newSettlement, NOW, openAccount } from "../suite/ledger-script.ts";
import { changeAccount, changeKey, noChanges, type Changes } from "./changes.ts";
import { giveBack } from "./give-back.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { EVICT_OLDEST, PURGE_EXPIRED } from "./reply-statements.ts";
import { WriteStatements } from "./write-changes.ts";

const OWNER = "this process";

describe.skipIf(lacksPostgres())(
  "statements that few requests meet (needs PostgreSQL's binaries)",
  { timeout: 60_000 },
  () => {
    let server: PostgresServer;
    let pool: pg.Pool;
    let store: Store;

    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(() => server.stop());
    beforeEach(async () => {
      const databaseUrl = await server.createDatabase();
      pool = new pg.Pool({ connectionString: databaseUrl });
      const options = { databaseUrl, now: () => NOW, ownerId: OWNER, heartbeatMs: 3_600_000 };
      store = await openPostgresStore(options);
      await openAccount(store, 1_000, 900);
    });
    afterEach(async () => {
      await store.close();
      await pool.end();
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
    const charge = { owner: OWNER, requestId: "h1", atMs: NOW };

    it("a finished request's charge is given back to account and key, once", async () => {
      await request();
      expect(await sums()).toEqual([960, 40, 40]);
      await giveBack(pool, charge);
      expect(await sums()).toEqual([1_000, 0, 0]);
      await giveBack(pool, charge);
      expect(await sums()).toEqual([1_000, 0, 0]);
      expect((await store.verify()).problems).toEqual([]);
    });

    it.each<[string, Partial<Settlement>]>([
      ["whose stream broke", { outcome: "broken" }],
      ["whose client left", { outcome: "client-gone" }],
    ])("the charge of a request %s stays", async (_, part) => {
      await request(part);
      await giveBack(pool, charge);
      expect(await sums()).toEqual([960, 40, 40]);
    });

    it("the charge of a request whose reply is kept stays", async () => {
      const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", requestId: "h1", atMs: NOW };
      await store.claimReply(claim);
      await request({ reply: { keyHash: "c", sealed: "sealed" } });
      await giveBack(pool, charge);
      expect(await sums()).toEqual([960, 40, 40]);
    });

    it("a fenced process gives nothing back", async () => {
      await request();
      await giveBack(pool, { ...charge, owner: "another process" });
      expect(await sums()).toEqual([960, 40, 40]);
    });

    it("a request that cost nothing has nothing to give back", async () => {
      await store.placeHold(newHold("h1", 100));
      await store.settle(newSettlement("h1", 0));
      await giveBack(pool, charge);
      expect((await store.verify()).entries).toBe(2);
    });

    const reply = (key: string, atMs: number, bytes: number | null): Promise<unknown> =>
      pool.query(
        `INSERT INTO replies (account_id, key_hash, body_hash, request_id, owner, at_ms, bytes,
           sealed) VALUES ($1, $2, 'b', 'h ' || $2, $3, $4, $5, $6)`,
        [ACCOUNT, key, OWNER, atMs, bytes ?? 0, bytes === null ? null : "s"],
      );
    const keptKeys = async () => {
      const { rows } = await pool.query("SELECT key_hash FROM replies ORDER BY key_hash");
      return rows.map((row: { readonly key_hash: string }) => row.key_hash).join(" ");
    };

    it("the oldest replies make room for the newest, and a claim in flight for none", async () => {
      await reply("c0", 0, null);
      await reply("c1", 1, 400);
      await reply("c2", 2, 400);
      await reply("c3", 3, 400);
      await pool.query(EVICT_OLDEST, [1_200]);
      expect(await keptKeys()).toBe("c0 c1 c2 c3");
      await pool.query(EVICT_OLDEST, [1_199]);
      expect(await keptKeys()).toBe("c0 c2 c3");
      await pool.query(EVICT_OLDEST, [400]);
      expect(await keptKeys()).toBe("c0 c3");
    });

    it("replies are thrown away from the time on when they are not replayed", async () => {
      await reply("c1", 1, 400);
      await reply("c2", 2, 400);
      await reply("c3", 3, 400);
      await pool.query(PURGE_EXPIRED, [2]);
      expect(await keptKeys()).toBe("c3");
    });

    const fill = (act: (changes: Changes) => void): Changes => {
      const changes = noChanges();
      act(changes);
      return changes;
    };
    const foreign = { requestId: "h9", accountId: ACCOUNT, keyId: KEY, owed: 0, started: true };
    const hold = { ...foreign, amount: 10, model: "m", stream: true, startedAtMs: NOW } as const;

    it.each<[string, Changes]>([
      ["more held than is there", fill((to) => changeAccount(to, ACCOUNT, { held: 1_001 }))],
      ["less held than nothing", fill((to) => changeAccount(to, ACCOUNT, { held: -1 }))],
      [
        "a balance below what is held",
        fill((to) => changeAccount(to, ACCOUNT, { balance: -1_001 })),
      ],
      ["an account that is gone", fill((to) => changeAccount(to, "nobody", { balance: 1 }))],
      ["a key beyond its limit", fill((to) => changeKey(to, KEY, { held: 901, spent: 0 }))],
      [
        "a key's spending beyond its limit",
        fill((to) => changeKey(to, KEY, { held: 0, spent: 901 })),
      ],
      [
        "a mark of another process's hold",
        fill((to) => to.marked.push({ ...hold, protocol: "chat" })),
      ],
      ["an end of another process's hold", fill((to) => to.ended.push("h9"))],
      [
        "a mark of no hold",
        fill((to) => to.marked.push({ ...hold, requestId: "h", protocol: "chat" })),
      ],
      ["an end of no hold", fill((to) => to.ended.push("h"))],
    ])("a batch with %s is refused whole", async (_, changes) => {
      await pool.query(
        `INSERT INTO holds (request_id, account_id, key_id, owner, amount, owed, started, model,
           protocol, stream, started_at_ms)
         VALUES ('h9', $1, $2, 'another process', 10, 0, false, 'm', 'chat', true, 0)`,
        [ACCOUNT, KEY],
      );
      const write = new WriteStatements().of(changes, OWNER, 1);
      await expect(pool.query(write)).rejects.toMatchObject({ code: "22012" });
    });

    it("a batch of a process that was fenced is refused whole", async () => {
      const changes = fill((to) => changeAccount(to, ACCOUNT, { balance: 1 }));
      const write = new WriteStatements().of(changes, "another process", 1);
      await expect(pool.query(write)).rejects.toMatchObject({ code: "22012" });
      expect(await sums()).toEqual([1_000, 0, 0]);
    });
  },
);
