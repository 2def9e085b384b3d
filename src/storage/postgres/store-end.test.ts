import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { SchemaTooNew } from "../shared/errors.ts";
import { newHold, NOW, openAccount } from "../suite/ledger-script.ts";
import { BatchWriter } from "./batches/batch-writer.ts";
import { LeaseThread } from "./lease/lease-thread.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { execute } from "./test-database.ts";

const someTurns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Counts the pools that have ended, and the connections in use of each when its end begins. */
function watchPools() {
  const seen = { ended: 0, inUse: 0 };
  const end: () => Promise<void> = pg.Pool.prototype.end;
  vi.spyOn(pg.Pool.prototype, "end").mockImplementation(async function (this: pg.Pool) {
    seen.inUse += this.waitingCount + this.totalCount - this.idleCount;
    await end.call(this);
    await someTurns();
    seen.ended += 1;
  });
  return seen;
}

describe.skipIf(lacksPostgres())("a store (needs PostgreSQL's binaries)", () => {
  let server: SharedPostgres;
  beforeAll(async () => {
    server = await sharePostgres();
  });
  afterAll(() => server.stop());
  afterEach(() => vi.restoreAllMocks());

  const open = (databaseUrl: string) =>
    openPostgresStore({ databaseUrl, now: () => NOW, heartbeatMs: 3_600_000 });

  test("ends its calls, lease, last batch, row and connections, in this order", async () => {
    const databaseUrl = await server.createDatabase();
    const store = await open(databaseUrl);
    await openAccount(store, 100);
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query("BEGIN; SELECT id FROM accounts FOR UPDATE");
    const leaseEnd = Promise.withResolvers<void>();
    const stopLease = vi.spyOn(LeaseThread.prototype, "stop");
    stopLease.mockReturnValueOnce(leaseEnd.promise);
    let rowsAtCheck: unknown;
    const check = vi.spyOn(BatchWriter.prototype, "check").mockImplementation(async () => {
      const looks: unknown[] = [];
      for (let look = 0; look < 10; look += 1) {
        looks.push((await execute(databaseUrl, "SELECT FROM replicas")).rowCount);
      }
      rowsAtCheck = looks.at(-1);
    });
    const placed = store.placeHold(newHold("h", 40));
    const pools = watchPools();
    const closed = store.close();
    await someTurns();
    expect(stopLease).not.toHaveBeenCalled();
    await other.query("ROLLBACK");
    await other.end();
    expect(await placed).toEqual({ result: "placed" });
    await expect.poll(() => stopLease.mock.calls.length).toBe(1);
    await someTurns();
    expect(check).not.toHaveBeenCalled();
    leaseEnd.resolve();
    await closed;
    expect(rowsAtCheck).toBe(1);
    expect(pools).toEqual({ ended: 5, inUse: 0 });
    expect((await execute(databaseUrl, "SELECT FROM replicas")).rowCount).toBe(0);
  });

  test("that is refused has closed its connections", async () => {
    const databaseUrl = await server.createDatabase();
    await open(databaseUrl).then((store) => store.close());
    await execute(databaseUrl, "UPDATE schema_version SET version = 99, applied = 99");
    const pools = watchPools();
    await expect(open(databaseUrl)).rejects.toBeInstanceOf(SchemaTooNew);
    expect(pools).toEqual({ ended: 5, inUse: 0 });
  });

  test("is open once the hourly sums are filled", async () => {
    const databaseUrl = await server.createDatabase();
    await open(databaseUrl).then((store) => store.close());
    const state = "hourly_sums_fill SET after_seq = 0, up_to_seq = 2000000";
    await execute(databaseUrl, `UPDATE ${state}`);
    const store = await open(databaseUrl);
    const { rows } = await execute(databaseUrl, "SELECT after_seq FROM hourly_sums_fill");
    expect(rows).toEqual([{ after_seq: "2000000" }]);
    await store.close();
  });
});
