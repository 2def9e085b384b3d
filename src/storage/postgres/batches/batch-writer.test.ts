import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { lacksPostgres } from "../../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../../contract-tests/harness/shared/postgres.ts";
import { newHold, newSettlement, NOW, openAccount } from "../../suite/ledger-script.ts";
import { BatchWriter } from "./batch-writer.ts";
import { closeConnections, openConnections } from "../connections/connections.ts";
import { OutcomeUnknown } from "../connections/failures.ts";
import { Membership } from "../lease/membership.ts";
import { openPostgresStore } from "../postgres-store.ts";
import type { OwnClaim } from "./own-claim.ts";
import { ReleasedClaims } from "./released-claims.ts";
import { Quotas } from "./quotas.ts";
import type { Rewind } from "./rewind.ts";
import { execute } from "../test-database.ts";

type Query = (...all: readonly unknown[]) => Promise<unknown> | undefined;

/**
 * Counts the statements of a pool, and breaks a connection before the statement at `lostAt` reaches
 * the server.
 */
function loseStatements(pool: Pool) {
  const state = { statements: 0, lostAt: -1 };
  pool.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as unknown as Query;
    let isBroken = false;
    const losing: Query = (...all) => {
      isBroken ||= state.statements++ === state.lostAt;
      if (!isBroken) return query(...all);
      const lost = new Error("the connection broke");
      const done = all.at(-1);
      if (typeof done !== "function") return Promise.reject(lost);
      (done as (error: Error) => void)(lost);
      return undefined;
    };
    client.query = losing as unknown as PoolClient["query"];
  });
  return state;
}

/**
 * A ledger after a failover: without the last batch of each process, or without the processes and
 * their holds.
 */
const LOSE_BATCH = "UPDATE replicas SET batch = batch - 1";
const LOSE_ROW = `SET session_replication_role = replica; DELETE FROM replicas; DELETE FROM holds;
  UPDATE accounts SET held = 0; UPDATE api_keys SET held = 0`;

describe.skipIf(lacksPostgres())("a batch writer (needs PostgreSQL's binaries)", () => {
  let server: SharedPostgres;
  beforeAll(async () => {
    server = await sharePostgres();
  });
  afterAll(() => server.stop());

  /** Creates a ledger with one account. */
  const createLedger = async (): Promise<string> => {
    const databaseUrl = await server.createDatabase();
    const store = await openPostgresStore({ databaseUrl, now: () => NOW });
    await openAccount(store, 100);
    await store.close();
    return databaseUrl;
  };

  /** Opens a writer with breakable connections. */
  const open = async (databaseUrl: string, { id = "self", retryForMs = 60_000 } = {}) => {
    const connections = openConnections({ databaseUrl, isPooled: false }, () => undefined);
    const { hot: pool } = connections;
    const statements = loseStatements(pool);
    const claimed = new Map<string, OwnClaim>();
    const found: Rewind[] = [];
    const writer = new BatchWriter({
      ...{ pool, claimed, retryForMs },
      membership: await Membership.join(pool, { id, leaseMs: 60_000 }),
      released: new ReleasedClaims(),
      quotas: new Quotas(pool, { replyBytesMax: 1_000, callStateBytesMax: 1_000 }),
      nowMs: () => NOW,
      onRewind: (rewind) => found.push(rewind),
      onReversed: () => undefined,
    });
    const close = () => closeConnections(connections);
    return { writer, pool, claimed, statements, found, close };
  };

  test.each([
    ["its last batch", LOSE_BATCH, { heldAgain: 0 }],
    ["its row and its hold", LOSE_ROW, { heldAgain: 1 }],
  ])("reports the loss of %s, even if a connection breaks before any statement", async (...row) => {
    const [, loss, counts] = row;
    const databaseUrl = await createLedger();
    for (let lostAt = 0, isLost = true; isLost; lostAt += 1) {
      const id = `self-${lostAt}`;
      const { writer, statements, found, close } = await open(databaseUrl, { id });
      await writer.run([["placeHold", newHold(id, 1)]]);
      await execute(databaseUrl, loss);
      Object.assign(statements, { statements: 0, lostAt });
      await writer.check();
      isLost = statements.statements > lostAt;
      await close();
      const of = (sql: string) => execute(databaseUrl, sql, [id]).then(({ rowCount }) => rowCount);
      expect(await of("SELECT FROM holds WHERE request_id = $1"), id).toBe(1);
      expect(found, id).toMatchObject([{ owner: id, refused: 0, ...counts }]);
      expect(await of("SELECT FROM rewinds WHERE owner = $1"), id).toBe(1);
    }
  });

  test("checks a batch's commit every 50 ms while the database is away", async () => {
    const { writer, pool, statements, close } = await open(await createLedger(), {
      retryForMs: 200,
    });
    await writer.run([["ping", undefined]]);
    let asked = 0;
    const query = vi.spyOn(pool, "query").mockImplementation(() => {
      asked += 1;
      return Promise.reject(new Error("away"));
    });
    Object.assign(statements, { statements: 0, lostAt: 0 });
    await expect(writer.run([["ping", undefined]])).rejects.toBeInstanceOf(OutcomeUnknown);
    query.mockRestore();
    await close();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(6);
  });

  test("keeps no claim of a request that ended before its process was declared dead", async () => {
    const databaseUrl = await createLedger();
    const { writer, claimed, close } = await open(databaseUrl);
    claimed.set("h1", { owner: "o", earlier: null });
    await writer.run([["placeHold", newHold("h1", 40)]]);
    expect(await writer.run([["settle", newSettlement("h1", 15)]])).toEqual([{ value: "settled" }]);
    expect([...claimed.keys()]).toEqual([]);
    claimed.set("running", { owner: "o", earlier: null });
    await execute(databaseUrl, "DELETE FROM replicas");
    await writer.run([["ping", undefined]]);
    expect(writer.last?.owner).not.toBe("self");
    await close();
    expect([...claimed.keys()]).toEqual(["running"]);
  });
});
