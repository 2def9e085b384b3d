import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import type { Store } from "../../core/ledger/store.ts";
import { ACCOUNT, newHold, NOW, openAccount } from "../suite/ledger-script.ts";
import { closeConnections, openConnections, type Connections } from "./connections/connections.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { reapDead } from "./reaper.ts";
import { emptyLedger, execute } from "./test-database.ts";

const LEASE_MS = 1_000;
/** The lost time range. */
const [LOST_FROM_MS, LOST_TO_MS] = [NOW - 8_000, NOW - 5_000];

describe.skipIf(lacksPostgres())(
  "a dead process's request (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    let connections: Connections;
    let store: Store;
    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
      connections = openConnections({ databaseUrl, isPooled: false }, () => undefined);
    });
    beforeEach(async () => {
      await emptyLedger(databaseUrl);
      const options = { heartbeatMs: 3_600_000, ownerId: "living" };
      store = await openPostgresStore({ databaseUrl, now: () => NOW, ...options });
    });
    afterEach(() => store.close());
    afterAll(async () => {
      await closeConnections(connections);
      await server.stop();
    });

    it.each([
      ["is charged if its lease expired before the lost time", LOST_FROM_MS - 1, 97],
      ["is free if its lease expired when the lost time began", LOST_FROM_MS, 100],
      ["is free if its last renewal was within the lost time", LOST_TO_MS + LEASE_MS - 1, 100],
      ["is charged if it renewed its lease when the lost time ended", LOST_TO_MS + LEASE_MS, 97],
    ])("%s", async (_, expiresAtMs, balance) => {
      await openAccount(store, 100);
      await store.placeHold(newHold("h1", 40));
      await execute(
        databaseUrl,
        `INSERT INTO rewinds (owner, from_batch, to_batch, from_ms, to_ms)
         VALUES ('x', 1, 2, $1, $2)`,
        [LOST_FROM_MS, LOST_TO_MS],
      );
      await execute(
        databaseUrl,
        "INSERT INTO replicas VALUES ('dead', to_timestamp($1::bigint / 1000.0), 0)",
        [expiresAtMs],
      );
      await execute(databaseUrl, "UPDATE holds SET owner = 'dead', started = true, owed = 3");
      const reaping = { self: "living", atMs: NOW, leaseMs: LEASE_MS };
      expect(await reapDead(connections.hot, reaping)).toBe(1);
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: 0, balance });
    });
  },
);
