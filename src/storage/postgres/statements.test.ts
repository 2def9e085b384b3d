import type { Pool } from "pg";
import { expect, test } from "vitest";
import { runOperation } from "./statements.ts";

/** Returns connections that answer without rows, and records each one's queries. */
function fakePool(asked: string[]): Pool {
  const query = (text: string) => {
    asked.push(text);
    return Promise.resolve({ rows: [] });
  };
  const client = { query, on: () => client, off: () => client, release: () => undefined };
  const connect = () => Promise.resolve(client);
  return { query: (text: string) => query(`any connection: ${text}`), connect } as unknown as Pool;
}

const span = { accountId: "acct", fromMs: 0, toMs: 1 };

test.each([
  ["usage", { ...span, by: "day" }],
  ["listRequests", { ...span, limit: 1 }],
  ["statement", span],
] as const)("the statements of %s see one state of the ledger", async (operation, query) => {
  const asked: string[] = [];
  const pool = fakePool(asked);
  // The database has no data to report.
  await runOperation({ reports: pool, changes: pool, sideNotes: pool }, operation, query).catch(
    () => undefined,
  );
  expect(asked[0]).toBe("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  expect(asked.length).toBeGreaterThan(1);
});

test("a verification uses one connection for the statements that see one state", async () => {
  const asked: string[] = [];
  const pool = fakePool(asked);
  await runOperation({ reports: pool, changes: pool, sideNotes: pool }, "verify", {}).catch(
    () => undefined,
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((text) => text.startsWith("any connection"))).toEqual([]);
});
