import { afterAll, beforeAll, describe } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import type { Store } from "../../core/ledger/store.ts";
import { NOW } from "../suite/ledger-script.ts";
import { unresolved } from "../suite/unresolved-suite.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { emptyLedger, execute, reapAll } from "./test-database.ts";

describe.skipIf(lacksPostgres())(
  "holds that the ledger in PostgreSQL refuses to end (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
    });
    afterAll(() => server.stop());

    unresolved(async (onRefused) => {
      await emptyLedger(databaseUrl);
      const stores: Store[] = [];
      const open = async (): Promise<Store> => {
        const options = { heartbeatMs: 3_600_000, unsettledRetryMs: 5, onRefused };
        const store = await openPostgresStore({ databaseUrl, now: () => NOW, ...options });
        stores.push(store);
        return store;
      };
      return {
        store: await open(),
        execute: async (sql) => {
          await execute(databaseUrl, sql);
        },
        kill: async () => {
          await reapAll(databaseUrl, NOW, onRefused);
          return open();
        },
        close: async () => {
          await Promise.all(stores.map((store) => store.close()));
        },
      };
    });
  },
);
