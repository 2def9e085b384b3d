import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "../harness/call.ts";
import { faultsOf } from "../harness/closed-replies.ts";
import { lacksPostgres } from "../harness/postgres.ts";
import { sharePostgres, type SharedPostgres } from "../harness/shared/postgres.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const ROUNDS = 3;
const CLIENTS = 8;
const token = "token-of-all";

interface AuditRecord {
  readonly operation: string;
  readonly target: string | null;
  readonly result: string;
  readonly input: { readonly name?: string; readonly amount?: string };
}

const ask = (server: TestServer, path: string, body?: object): Promise<Reply> =>
  call(server, `/admin/api/v1${path}`, { key: token, ...(body !== undefined && { body }) });

interface Client {
  readonly name: string;
  readonly onAnswer: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Changes accounts without a pause until a request fails; returns the names with a response. */
async function change(
  server: TestServer,
  { name: client, onAnswer, onFailure }: Client,
): Promise<readonly string[]> {
  const answered: string[] = [];
  try {
    for (let at = 0; ; at += 1) {
      const name = `${client} ${at}`;
      const opened = await ask(server, "/accounts", { name, plan: "demo" });
      expect(opened.status).toBe(200);
      answered.push(name);
      onAnswer();
      const { id } = opened.json as { readonly id: string };
      const credited = await ask(server, `/accounts/${id}/top-ups`, { amount: "0.5" });
      expect(credited.status).toBe(200);
    }
  } catch (error) {
    onFailure(error);
    return answered;
  }
}

/** Reads all rows of a list, whose number depends on the time of the kill. */
async function allOf<T>(server: TestServer, list: string, schema: string): Promise<readonly T[]> {
  const rows: T[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const reply = await ask(server, `/${list}?limit=1000${query}`);
    expect(faultsOf(schema, reply.json, "admin")).toEqual([]);
    const page = reply.json as { data: readonly T[]; next_cursor: string | null };
    rows.push(...page.data);
    cursor = page.next_cursor;
  }
  return rows;
}

interface Account {
  readonly id: string;
  readonly name: string;
  readonly topped_up: string;
}

/**
 * Checks that each existing account was announced, and that each answered one is recorded as done.
 */
async function checkLog(server: TestServer, answered: readonly string[]): Promise<void> {
  const records = await allOf<AuditRecord>(server, "audit", "AuditPage");
  const opened = records.filter(({ operation }) => operation === "createAccount");
  const announced = new Set(opened.map(({ input }) => input.name));
  const done = opened.filter(({ result }) => result === "done").map(({ input }) => input.name);
  const all = await allOf<Account>(server, "accounts", "AccountList");
  const accounts = all.filter(({ id }) => id !== "demo");
  expect(accounts.filter(({ name }) => !announced.has(name))).toEqual([]);
  expect(answered.filter((name) => !done.includes(name))).toEqual([]);
  expect(accounts.length).toBeGreaterThanOrEqual(answered.length);
  const topUps = records.filter(({ operation }) => operation === "topUpAccount");
  const credited = accounts.filter(({ topped_up: sum }) => sum !== "0");
  const targets = new Set(topUps.map(({ target }) => target));
  expect(credited.filter(({ id }) => !targets.has(id))).toEqual([]);
}

async function killAndCheck(env: Readonly<Record<string, string>>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-audit-"));
  const start = () => startServer({ dataDir, env: { ADMIN_TOKEN: token, ...env } });
  const answered: string[] = [];
  let server = await start();
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = server;
    let answers = 0;
    let isKilled = false;
    const failures: string[] = [];
    const clients = Array.from({ length: CLIENTS }, (_, at) =>
      change(running, {
        name: `${round}-${at}`,
        onAnswer: () => void (answers += 1),
        // Only a killed gateway may fail a request.
        onFailure: (error) => {
          if (!isKilled) failures.push(String(error));
        },
      }),
    );
    const isReady = (): boolean => failures.length > 0 || answers > CLIENTS * (round + 2);
    await expect.poll(isReady, { interval: 5 }).toBe(true);
    expect(failures).toEqual([]);
    isKilled = true;
    running.signal("SIGKILL");
    answered.push(...(await Promise.all(clients)).flat());
    expect(failures).toEqual([]);
    await running.exited;
    server = await start();
    await checkLog(server, answered);
  }
  expect(answered.length).toBeGreaterThan(0);
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

describe("a gateway that is killed while operators change accounts has logged each change", () => {
  test("with the embedded store", () => killAndCheck({}));

  describe.skipIf(lacksPostgres())("with PostgreSQL", () => {
    let postgres: SharedPostgres;
    beforeAll(async () => {
      postgres = await sharePostgres();
    });
    afterAll(() => postgres.stop());

    test("too", async () => killAndCheck({ DATABASE_URL: await postgres.createDatabase() }));
  });
});
