import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { verifyLedger } from "../../core/ledger/verify-ledger.ts";
import { newEntry, NOW, openAccount } from "../suite/ledger-script.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { openStandby } from "./standby.ts";
import { setForDatabase } from "./test-database.ts";

describe.skipIf(lacksPostgres())("a standby (needs PostgreSQL's binaries)", () => {
  let server: SharedPostgres;
  beforeAll(async () => {
    server = await sharePostgres();
  });
  afterAll(() => server.stop());

  test("is verified although it accepts no writes", async () => {
    const databaseUrl = await server.createDatabase();
    const store = await openPostgresStore({ databaseUrl, now: () => NOW });
    await openAccount(store, 100);
    await verifyLedger(store, { full: false, keep: (update) => store.keepVerified(update) });
    await store.postEntry(newEntry());
    await store.close();
    await setForDatabase(databaseUrl, "default_transaction_read_only = on");
    const standby = await openStandby(databaseUrl);
    for (const [full, entries] of [
      [false, 1],
      [false, 1],
      [true, 2],
    ] as const) {
      const report = await verifyLedger(standby, { full, keep: null });
      expect(report).toMatchObject({ ok: true, problems: [], entries });
    }
    await standby.close();
  });

  test("that cannot be reached is named by its option", async () => {
    const databaseUrl = "postgres://gateway@127.0.0.1:1/gateway";
    await expect(openStandby(databaseUrl)).rejects.toThrow(/^--from: connect ECONNREFUSED/);
  });
});
