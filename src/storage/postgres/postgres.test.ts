import { afterAll, beforeAll, describe } from "vitest";
import {
  lacksPostgres,
  startPostgres,
  type PostgresServer,
} from "../../../contract-tests/harness/postgres.ts";
import { storeSuite, type StoreFixture } from "../store-suite.ts";
import { NOW } from "../suite/ledger-script.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { expireReplicas } from "./test-database.ts";

describe.skipIf(lacksPostgres())(
  "the PostgreSQL store (needs PostgreSQL's binaries)",
  { timeout: 60_000 },
  () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(() => server.stop());

    async function openFixture(): Promise<StoreFixture> {
      const databaseUrl = await server.createDatabase();
      // No heartbeat in a test: a process is dead when the test lets it expire.
      const open = () => openPostgresStore({ databaseUrl, now: () => NOW, heartbeatMs: 3_600_000 });
      const first = await open();
      const opened = [first];
      return {
        store: first,
        kill: async () => {
          await expireReplicas(databaseUrl);
          const next = await open();
          opened.push(next);
          return next;
        },
        dispose: async () => {
          await Promise.all(opened.map((store) => store.close()));
        },
      };
    }

    storeSuite(openFixture);
  },
);
