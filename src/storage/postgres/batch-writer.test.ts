import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { newHold, newSettlement, NOW, openAccount } from "../suite/ledger-script.ts";
import { BatchWriter } from "./batch-writer.ts";
import { closeConnections, openConnections } from "./connections.ts";
import { Membership } from "./membership.ts";
import { migrate } from "./migrate.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { ReplyRoom } from "./reply-room.ts";
import type { Rewind } from "./rewind.ts";
import { execute } from "./test-database.ts";

/** Once armed, the next statement that begins so is carried out, and its answer is lost. */
function loseAnswers(pool: Pool, sql: string) {
  const state = { isArmed: false };
  pool.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as (...all: readonly unknown[]) => Promise<unknown>;
    const losing = async (...all: readonly unknown[]): Promise<unknown> => {
      const answer = await query(...all);
      if (!state.isArmed || typeof all[0] !== "string" || !all[0].startsWith(sql)) return answer;
      state.isArmed = false;
      throw new Error("the connection broke");
    };
    client.query = losing as PoolClient["query"];
  });
  return state;
}

describe.skipIf(lacksPostgres())("a batch writer (needs PostgreSQL's binaries)", () => {
  let server: SharedPostgres;
  beforeAll(async () => {
    server = await sharePostgres();
  });
  afterAll(() => server.stop());

  test("finds the loss of one batch, though the answer to its first look is lost", async () => {
    const databaseUrl = await server.createDatabase();
    const connections = openConnections({ databaseUrl, isPooled: false }, () => undefined);
    const { hot: pool, reports } = connections;
    await migrate(reports);
    const found: Rewind[] = [];
    const writer = new BatchWriter({
      pool,
      membership: await Membership.join(reports, { id: "self", leaseMs: 60_000 }),
      claimed: new Map(),
      room: new ReplyRoom(reports, 1_000),
      retryForMs: 60_000,
      nowMs: () => NOW,
      onRewind: (rewind) => found.push(rewind),
    });
    const answers = loseAnswers(pool, "UPDATE replicas SET batch = batch + 1");
    const ping = () => writer.run([["ping", undefined]]);
    await ping();
    await ping();
    expect(writer.last?.batch).toBe(3);
    await execute(databaseUrl, "UPDATE replicas SET batch = 2");
    writer.forget();
    answers.isArmed = true;
    await ping();
    await closeConnections(connections);
    expect(answers.isArmed).toBe(false);
    expect(found).toMatchObject([{ owner: "self", fromBatch: 3, toBatch: 3 }]);
  });

  test("keeps no claim of a request that ended before another took this process for dead", async () => {
    const databaseUrl = await server.createDatabase();
    const store = await openPostgresStore({ databaseUrl, now: () => NOW });
    await openAccount(store, 100);
    await store.close();
    const connections = openConnections({ databaseUrl, isPooled: false }, () => undefined);
    const { hot: pool, reports } = connections;
    const claimed = new Map([["h1", null]]);
    const writer = new BatchWriter({
      ...{ pool, claimed },
      membership: await Membership.join(reports, { id: "self", leaseMs: 60_000 }),
      room: new ReplyRoom(reports, 1_000),
      retryForMs: 60_000,
      nowMs: () => NOW,
      onRewind: () => undefined,
    });
    await writer.run([["placeHold", newHold("h1", 40)]]);
    expect(await writer.run([["settle", newSettlement("h1", 15)]])).toEqual([{ value: "settled" }]);
    expect([...claimed.keys()]).toEqual([]);
    claimed.set("running", null);
    await execute(databaseUrl, "DELETE FROM replicas");
    await writer.run([["ping", undefined]]);
    expect(writer.last?.owner).not.toBe("self");
    await closeConnections(connections);
    expect([...claimed.keys()]).toEqual(["running"]);
  });
});
