import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import { lacksPostgres } from "../../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../../contract-tests/harness/shared/postgres.ts";
import { DatabaseTooOld, SchemaTooNew } from "../../shared/errors.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { execute } from "../test-database.ts";

/** Returns a server of this version that only reports its version. */
function serverOf(number: number, version: string): { readonly pool: Pool; sent: string[] } {
  const sent: string[] = [];
  const client = {
    query: (sql: string) => {
      sent.push(sql);
      if (sql.includes("server_version_num"))
        return Promise.resolve({ rows: [{ number, version }] });
      return Promise.reject(new Error("only its version was asked"));
    },
    release: () => undefined,
  };
  return { pool: { connect: () => Promise.resolve(client) } as unknown as Pool, sent };
}

describe("the oldest PostgreSQL", () => {
  it.each([
    [90_624, "9.6.24"],
    [130_023, "13.23 (Debian 13.23-1)"],
  ])(
    "server_version_num %i is refused by its name, and no data is written",
    async (number, name) => {
      const { pool, sent } = serverOf(number, name);
      const refused = migrate(pool);
      await expect(refused).rejects.toBeInstanceOf(DatabaseTooOld);
      await expect(refused).rejects.toThrow(`PostgreSQL ${name} server`);
      await expect(refused).rejects.toThrow("needs PostgreSQL 14 or newer");
      expect(sent).toHaveLength(1);
    },
  );

  it.each([140_000, 150_020, 180_004])("server_version_num %i is accepted", async (number) => {
    await expect(migrate(serverOf(number, "").pool)).rejects.toThrow("only its version was asked");
  });
});

describe.skipIf(lacksPostgres())(
  "the schema's state (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    beforeAll(async () => {
      server = await sharePostgres();
    });
    afterAll(() => server.stop());

    const known = migrations.length;

    async function state(databaseUrl: string): Promise<unknown> {
      return (await execute(databaseUrl, "SELECT version, applied FROM schema_version")).rows;
    }

    async function migrateOnce(databaseUrl: string): Promise<void> {
      const pool = new pg.Pool({ connectionString: databaseUrl });
      await migrate(pool).finally(() => pool.end());
    }

    it("left by an expanding step of a newer gateway is accepted unchanged", async () => {
      const databaseUrl = await server.createDatabase();
      await migrateOnce(databaseUrl);
      expect(await state(databaseUrl)).toEqual([{ version: 2, applied: known }]);
      await execute(databaseUrl, "UPDATE schema_version SET applied = applied + 1");
      await migrateOnce(databaseUrl);
      expect(await state(databaseUrl)).toEqual([{ version: 2, applied: known + 1 }]);
    });

    it("left by a contracting step of a newer gateway is refused", async () => {
      const databaseUrl = await server.createDatabase();
      await migrateOnce(databaseUrl);
      const leave = (steps: number) =>
        execute(databaseUrl, "UPDATE schema_version SET version = $1, applied = $1", [steps]);
      await leave(known);
      await migrateOnce(databaseUrl);
      for (const steps of [known + 1, 99]) {
        await leave(steps);
        await expect(migrateOnce(databaseUrl)).rejects.toBeInstanceOf(SchemaTooNew);
        expect(await state(databaseUrl)).toEqual([{ version: steps, applied: steps }]);
      }
    });

    it("left by the first gateways, which only counted the steps, is accepted", async () => {
      const databaseUrl = await server.createDatabase();
      await execute(
        databaseUrl,
        `${migrations[0]?.sql}; CREATE TABLE schema_version (version integer NOT NULL);
         INSERT INTO schema_version VALUES (1)`,
      );
      await migrateOnce(databaseUrl);
      expect(await state(databaseUrl)).toEqual([{ version: 2, applied: known }]);
    });
  },
);
