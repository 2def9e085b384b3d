import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  lacksPgBouncer,
  startPgBouncer,
  type Pooler,
} from "../../../contract-tests/harness/pgbouncer.ts";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import type { ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import { storeSuite, type StoreFixture } from "../suite/store-suite.ts";
import { NOW } from "../suite/ledger-script.ts";
import { findConnectionMode } from "./connections/connections.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { emptyLedger, reapAll } from "./test-database.ts";

/** Additional settings of PgBouncer: it accepts or refuses startup parameters. */
const poolers = [
  ["with default settings", []],
  ["that does not pass on settings", ["ignore_startup_parameters = options, extra_float_digits"]],
] as const;

describe.skipIf(lacksPostgres() || lacksPgBouncer())(
  "through PgBouncer in transaction mode (needs PostgreSQL's binaries and PgBouncer)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    const started: Pooler[] = [];
    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
    });
    afterAll(async () => {
      await Promise.all(started.map((pooler) => pooler.stop()));
      await server?.stop();
    });

    /** Starts PgBouncer with few server connections, so that each transaction has another one. */
    const start = async (settings: readonly string[]): Promise<string> => {
      const pooler = await startPgBouncer(databaseUrl, ["default_pool_size = 8", ...settings]);
      started.push(pooler);
      return pooler.urlOf(databaseUrl);
    };

    test.each(poolers)("%s: it is detected", async (_, settings) => {
      const url = await start(settings);
      expect(await findConnectionMode(url)).toEqual({ databaseUrl: url, isPooled: true });
      expect(await findConnectionMode(databaseUrl)).toEqual({ databaseUrl, isPooled: false });
    });

    describe("the store behaves like every store", () => {
      let url = "";
      beforeAll(async () => {
        url = await start([]);
      });

      storeSuite(async (): Promise<StoreFixture> => {
        await emptyLedger(databaseUrl);
        const reversed: ReversedCharge[] = [];
        const onReversed = (one: ReversedCharge) => void reversed.push(one);
        const options = { databaseUrl: url, now: () => NOW, heartbeatMs: 3_600_000, onReversed };
        const first = await openPostgresStore(options);
        const opened = [first];
        return {
          store: first,
          reversed,
          kill: async () => {
            await reapAll(databaseUrl, NOW);
            const next = await openPostgresStore(options);
            opened.push(next);
            return next;
          },
          dispose: async () => {
            await Promise.all(opened.map((store) => store.close()));
          },
        };
      });
    });
  },
);
