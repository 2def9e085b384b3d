import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lacksPostgres } from "../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../contract-tests/harness/shared/postgres.ts";
import { ledgerExists } from "./ledger-exists.ts";
import { openStore } from "./open-store.ts";
import { execute } from "./postgres/test-database.ts";

const now = (): number => 1_000;
const folder = mkdtempSync(join(tmpdir(), "gateway-exists-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an embedded ledger exists after a store was opened; the check creates no file", async () => {
  const place = { dataDir: folder, databaseUrl: null };
  expect(await ledgerExists(place)).toBe(false);
  expect(await ledgerExists({ ...place, dataDir: join(folder, "nowhere") })).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
  await (await openStore({ ...place, now })).close();
  expect(await ledgerExists(place)).toBe(true);
});

describe.skipIf(lacksPostgres())("in a database (needs PostgreSQL's binaries)", () => {
  let server: SharedPostgres;
  beforeAll(async () => {
    server = await sharePostgres();
  });
  afterAll(() => server.stop());

  test("it exists after a store was opened", async () => {
    const place = { dataDir: folder, databaseUrl: await server.createDatabase() };
    expect(await ledgerExists(place)).toBe(false);
    await (await openStore({ ...place, now })).close();
    expect(await ledgerExists(place)).toBe(true);
    const others = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    const left = async () => (await execute(place.databaseUrl, others)).rows;
    await expect.poll(left).toEqual([{ n: 0 }]);
  });

  test("an unreachable database does not count as a missing ledger", async () => {
    const place = { dataDir: folder, databaseUrl: "postgres://nobody@127.0.0.1:1/none" };
    await expect(ledgerExists(place)).rejects.toThrow(/ECONNREFUSED/);
  });
});
