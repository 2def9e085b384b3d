import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import type { ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import { statementSuite, storeSuite, type StoreFixture } from "../suite/store-suite.ts";
import { NOW } from "../suite/ledger-script.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { type Cleaner, execute, openCleaner, reapAll, setForDatabase } from "./test-database.ts";

describe.skipIf(lacksPostgres())(
  "the PostgreSQL store (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    let cleaner: Cleaner;
    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
      // Days and hours are in UTC in any time zone of the server.
      await setForDatabase(databaseUrl, "timezone = 'Pacific/Kiritimati'");
      cleaner = await openCleaner(databaseUrl);
    });
    afterAll(async () => {
      await cleaner?.close();
      await server?.stop();
    });

    async function openFixture(): Promise<StoreFixture> {
      await cleaner.empty();
      // Without heartbeats: a process is dead when the test lets it expire.
      const reversed: ReversedCharge[] = [];
      const onReversed = (one: ReversedCharge) => void reversed.push(one);
      const options = { databaseUrl, now: () => NOW, heartbeatMs: 3_600_000, onReversed };
      const open = () => openPostgresStore(options);
      const first = await open();
      const opened = [first];
      return {
        store: first,
        reversed,
        kill: async () => {
          await reapAll(databaseUrl, NOW);
          const next = await open();
          opened.push(next);
          return next;
        },
        dispose: async () => {
          await Promise.all(opened.map((store) => store.close()));
        },
      };
    }

    describe("like every store", () => {
      storeSuite(openFixture);
    });
    describe("and its statements", () => {
      statementSuite(openFixture);
    });

    test("the audit log refuses every change except additions", async () => {
      await cleaner.empty();
      const store = await openPostgresStore({ databaseUrl, now: () => NOW });
      const line = { id: "a", stage: "begun", atMs: 1, actor: "desk", operation: "o" } as const;
      await store.appendAudit({ ...line, target: null, details: "{}" });
      await store.close();
      for (const sql of ["UPDATE audit SET actor = 'b'", "DELETE FROM audit", "TRUNCATE audit"]) {
        await expect(execute(databaseUrl, sql), sql).rejects.toThrow("append-only");
      }
      const { rows } = await execute(databaseUrl, "SELECT actor FROM audit");
      expect(rows).toEqual([{ actor: "desk" }]);
    });
  },
);
