import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../../contract-tests/harness/shared/postgres.ts";
import type { Store } from "../../../core/ledger/store.ts";
import { listRequests } from "../../operations/reports.ts";
import type { Row } from "../../shared/rows.ts";
import { postgres, sql, type Sql } from "../../shared/sql.ts";
import { hourLookUps, FILL_SUMS, statementsOnSums } from "../../suite/grown-sums.ts";
import { newHold, newSettlement, NOW, openAccount } from "../../suite/ledger-script.ts";
import {
  closeConnections,
  openConnections,
  openUnlimitedConnections,
  type Connections,
} from "../connections/connections.ts";
import { fillHourlySums, hourlySums } from "./hourly-sums.ts";
import { openPostgresStore } from "../postgres-store.ts";
import { emptyLedger, execute } from "../test-database.ts";

/**
 * Turns a ledger into one of the release before the sums, at the moment when the trigger starts.
 */
const FORGET_SUMS = `
  DELETE FROM hourly_sums;
  UPDATE hourly_sums_fill SET after_seq = 0, up_to_seq = (SELECT max(seq) FROM entries), from_ms = 0`;

describe.skipIf(lacksPostgres())(
  "the hourly sums of a ledger without them (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    let store: Store;
    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
      await (await open()).close();
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      await emptyLedger(databaseUrl);
      await execute(databaseUrl, "INSERT INTO hourly_sums_fill VALUES (0, 0, 0)");
      store = await open();
      await openAccount(store, 1_000);
      await settle("a", "b", "c");
    });

    const open = () => openPostgresStore({ databaseUrl, now: () => NOW, heartbeatMs: 3_600_000 });
    const settle = async (...ids: readonly string[]): Promise<void> => {
      for (const id of ids) {
        await store.placeHold(newHold(id, 9));
        await store.settle(newSettlement(id, 5));
      }
    };
    const fill = async (slice: number): Promise<void> => {
      const connect = () => openUnlimitedConnections({ databaseUrl, isPooled: false }, "test");
      const pool = connect();
      await fillHourlySums(pool, connect, slice);
      await pool.end();
    };
    const used = async () => (await store.usage({ by: "account" })).map(({ requests }) => requests);

    it("exist after the next start, once", async () => {
      await execute(databaseUrl, FORGET_SUMS);
      expect((await store.verify()).problems).toHaveLength(3);
      await settle("d");
      const others = await Promise.all([open(), open()]);
      expect((await store.verify()).problems).toEqual([]);
      expect(await used()).toEqual([4]);
      await Promise.all([store, ...others].map((one) => one.close()));
    });

    it("contain daily sums in the first hour of archived days, and entries afterwards", async () => {
      await store.close();
      const [archivedDay, day] = [30, Math.floor(NOW / 86_400_000)];
      await execute(
        databaseUrl,
        `DROP TRIGGER sum_entries_by_hour ON entries;
         DROP FUNCTION sum_entries_by_hour;
         DROP TABLE hourly_sums, hourly_sums_fill;
         CREATE TABLE daily_sums (account_id text, day bigint, key_id text, model text, upstream text,
           requests bigint, prompt_tokens bigint, completion_tokens bigint, amount bigint,
           upstream_cost bigint, requests_without_cost bigint);
         INSERT INTO daily_sums VALUES ('acct', ${archivedDay}, 'key', 'm', '', 7, 0, 0, 0, 0, 7),
           ('acct', ${day}, 'key', 'm', '', 3, 0, 0, 0, 0, 0);
         INSERT INTO log_places VALUES ('archived', 0, ${(archivedDay + 1) * 86_400_000});
         ${hourlySums}`,
      );
      store = await open();
      const groups = (await store.usage({ by: "hour" })).map((row) => [row.group, row.requests]);
      expect(groups).toEqual([
        ["1970-01-31T00", 7],
        ["2026-01-15T12", 3],
      ]);
      await store.close();
    });

    it.each([1, 2, 3, 99])(
      "are added in slices of %d, concurrently with a writer and each other",
      async (slice) => {
        await execute(databaseUrl, FORGET_SUMS);
        await Promise.all([fill(slice), settle("d", "e", "f"), fill(slice)]);
        expect((await store.verify()).problems).toEqual([]);
        expect(await used()).toEqual([6]);
        await store.close();
      },
    );
  },
);

const FILL_KEY = `
  SET session_replication_role = replica;
  INSERT INTO api_keys (id, hash, account_id, spent, held, created_at_ms)
  VALUES ('key1', 'hash', 'busy', 0, 0, 0)`;
/** Half of the entries are of one account with ten keys, the rest of 2,000 others. */
const FILL_ENTRIES = `
  INSERT INTO entries (kind, reference, account_id, amount, at_ms, key_id, model, hold)
  SELECT 'usage', 'r' || i, CASE WHEN i % 2 = 0 THEN 'busy' ELSE 'account' || i % 4001 END, 0,
    20000 * 3600000::bigint + i * 18000::bigint,
    CASE WHEN i % 2 = 0 THEN 'key' || i / 2 % 10 ELSE 'other' || i % 4001 END, 'model1', 1
  FROM generate_series(0, 39999) AS i;
  SET session_replication_role = DEFAULT`;

/** Output of EXPLAIN for a statement. */
interface Explained {
  readonly "QUERY PLAN": readonly {
    readonly Plan: { readonly "Shared Hit Blocks": number; readonly "Shared Read Blocks": number };
  }[];
}

describe.skipIf(lacksPostgres())(
  "the hourly sums of a ledger that has grown (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let connections: Connections;
    beforeAll(async () => {
      server = await sharePostgres();
      const databaseUrl = await server.createDatabase();
      const store = await openPostgresStore({ databaseUrl, now: () => NOW });
      await store.close();
      for (const statement of [...FILL_SUMS, "ANALYZE hourly_sums"]) {
        await execute(databaseUrl, statement);
      }
      connections = openConnections({ databaseUrl, isPooled: false }, () => undefined);
    });
    afterAll(async () => {
      await closeConnections(connections);
      await server.stop();
    });

    const rowsOf = async (statement: Sql) => {
      const { text, values } = statement.in(postgres);
      return (await connections.reports.query<Row>(text, [...values])).rows;
    };
    /** Returns how many pages of the tables and indices a statement reads. */
    const pagesOf = async (statement: Sql): Promise<number> => {
      const { text, values } = statement.in(postgres);
      const explain = `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`;
      const { rows } = await connections.reports.query<Explained>(explain, [...values]);
      const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
      return (plan?.["Shared Hit Blocks"] ?? NaN) + (plan?.["Shared Read Blocks"] ?? NaN);
    };

    it("occupy hundreds of pages", async () => {
      expect(await pagesOf(sql`SELECT sum(requests) FROM hourly_sums`)).toBeGreaterThan(400);
    });

    // Two look-ups, each through an index to a row.
    it.each(hourLookUps)("find the hours of %s in a few pages", async (_, query, names) => {
      const statements = await statementsOnSums(listRequests({ ...query, limit: 10 }), rowsOf);
      expect(statements).toHaveLength(names.length);
      for (const statement of statements) expect(await pagesOf(statement)).toBeLessThanOrEqual(10);
    });

    it("find the requests of a busy account's key without reading all other requests", async () => {
      await connections.reports.query(`${FILL_KEY}; ${FILL_ENTRIES}; ANALYZE entries, api_keys`);
      const statements: Sql[] = [];
      await statementsOnSums(listRequests({ keyId: "key1", limit: 10 }), (statement) => {
        statements.push(statement);
        return statement.in(postgres).text.includes("FROM entries") ? [] : rowsOf(statement);
      });
      const last = statements.at(-1) ?? sql``;
      expect(await rowsOf(last)).toHaveLength(11);
      expect(await pagesOf(last)).toBeLessThan(300);
    });
  },
);
