import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { openingEntry } from "../../core/ledger/entry.ts";
import type { KeyUpdate } from "../../core/ledger/settings.ts";
import type { HoldResult, Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, KEY, newHold, newSettlement, NOW, openAccount } from "../suite/ledger-script.ts";
import { noChanges } from "./batches/changes.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { emptyLedger, execute } from "./test-database.ts";
import { WriteStatements } from "./batches/write-changes.ts";

const OWNER = "this process";

describe.skipIf(lacksPostgres())(
  "a batch decided on state that earlier batches have read (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    let store: Store;

    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
    });
    afterAll(() => server.stop());
    const open = (url: string, ownerId = OWNER) =>
      openPostgresStore({ databaseUrl: url, now: () => NOW, ownerId, heartbeatMs: 3_600_000 });
    beforeEach(async () => {
      await emptyLedger(databaseUrl);
      store = await open(databaseUrl);
    });
    afterEach(() => store.close());

    const SPEND_ELSEWHERE = `UPDATE accounts SET balance = balance - 800, spent = spent + 800`;

    /** A change by another process. */
    type Change = (other: Store) => Promise<unknown>;
    const direct =
      (sql: string): Change =>
      () =>
        execute(databaseUrl, sql);
    const ofKey =
      (part: Partial<KeyUpdate>): Change =>
      (other) =>
        other.updateKey({ id: KEY, atMs: NOW, ...part });
    const isCharged = direct(`INSERT INTO entries (kind, reference, account_id, amount, at_ms, hold)
      SELECT 'usage', 'h2', id, 0, 0, 0 FROM accounts`);
    const budget = { limit: nanoUsd(100), period: "day" } as const;

    it.each<readonly [string, number | null, Change, HoldResult["result"]]>([
      ["no change has happened", 900, direct("SELECT"), "placed"],
      [
        "the key was revoked",
        900,
        (other) => other.revokeKey({ id: KEY, atMs: NOW }),
        "key-revoked",
      ],
      ["the key has expired", null, ofKey({ expiresAtMs: 1 }), "key-expired"],
      ["the limit was lowered", 900, ofKey({ spendingLimit: nanoUsd(100) }), "insufficient"],
      ["the limit is new", null, ofKey({ spendingLimit: nanoUsd(100) }), "insufficient"],
      ["the limit was removed", 900, ofKey({ spendingLimit: null }), "placed"],
      ["the key's budget is new", null, ofKey({ budget }), "insufficient"],
      [
        "the account's budget is new",
        null,
        (other) => other.updateAccount({ id: ACCOUNT, budget, atMs: NOW }),
        "insufficient",
      ],
      [
        "the account was suspended",
        null,
        (other) => other.updateAccount({ id: ACCOUNT, state: "suspended", atMs: NOW }),
        "account-suspended",
      ],
      [
        "the limit is spent elsewhere",
        900,
        direct("UPDATE api_keys SET spent = 850"),
        "insufficient",
      ],
      ["the balance is spent elsewhere", 900, direct(SPEND_ELSEWHERE), "insufficient"],
      ["the request was charged elsewhere", 900, isCharged, "duplicate-request-id"],
    ])("if %s meanwhile, a hold is decided on that", async (_, limit, change, want) => {
      await openAccount(store, 1_000, ...(limit === null ? [] : [limit]));
      await store.placeHold(newHold("h1", 10));
      await store.settle(newSettlement("h1", 10));
      const other = await open(databaseUrl, "another process");
      await change(other);
      await other.close();
      expect((await store.placeHold(newHold("h2", 200))).result).toBe(want);
    });

    it("reads no other requests' entries, in a database that was never analyzed", async () => {
      const requests = 80;
      const newUrl = await server.createDatabase();
      await store.close();
      store = await open(newUrl);
      await openAccount(store, 1_000);
      for (let at = 0; at < requests; at += 1) {
        await store.placeHold(newHold(`h${at}`, 1));
        await store.settle(newSettlement(`h${at}`, 1));
      }
      const read = async (column: string): Promise<number> => {
        const sql = `SELECT ${column} AS n FROM pg_stat_user_indexes
          WHERE indexrelname = 'entries_by_reference'`;
        const { rows } = await execute(newUrl, sql);
        return Number((rows as readonly { readonly n: unknown }[])[0]?.n);
      };
      // An idle session reports its counters within ten seconds, an ended one at once.
      await store.close();
      store = await open(databaseUrl);
      await expect.poll(() => read("idx_scan")).toBeGreaterThan(requests / 2);
      expect(await read("idx_tup_read")).toBeLessThan(2 * requests);
    });

    it("a balance that was too low is read again", async () => {
      await openAccount(store, 100);
      await store.placeHold(newHold("h1", 100));
      expect((await store.placeHold(newHold("h2", 50))).result).toBe("insufficient");
      await execute(databaseUrl, "UPDATE accounts SET balance = 200");
      expect((await store.placeHold(newHold("h2", 50))).result).toBe("placed");
    });

    it("a statement that arrives after its batch was abandoned writes no row", async () => {
      await openAccount(store, 1_000);
      await execute(databaseUrl, "UPDATE replicas SET batch = 2");
      const changes = noChanges();
      const opening = openingEntry({ id: ACCOUNT, balance: newHold("", 1).amount, atMs: 0 });
      changes.entries.push({ ...opening, id: "r" });
      const assumed = { revisions: new Map([[ACCOUNT, 0]]), newIds: [] };
      const write = (batch: number) => {
        const { text, values } = new WriteStatements().of(changes, {
          owner: OWNER,
          batch,
          assumed,
        });
        return execute(databaseUrl, text, values ?? []);
      };
      await expect(write(2)).rejects.toMatchObject({ code: "22012" });
      await write(3);
      await expect(write(3)).rejects.toMatchObject({ code: "22012" });
    });
  },
);
