import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { call } from "./harness/call.ts";
import { askOperator, createCustomer } from "./harness/operator.ts";
import { lacksPostgres } from "./harness/postgres.ts";
import { sharePostgres, type SharedPostgres } from "./harness/shared/postgres.ts";
import { startServer } from "./harness/start-server.ts";

/** A folder that cannot be created, even by root: its parent is not a folder. */
const NO_FOLDER = "/dev/null/data";
const unset = "";

const body = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };

describe.skipIf(lacksPostgres() || process.platform === "win32")(
  "a gateway on PostgreSQL without a writable folder (needs PostgreSQL's binaries)",
  () => {
    let postgres: SharedPostgres;
    beforeAll(async () => {
      postgres = await sharePostgres();
    });
    afterAll(() => postgres.stop());

    test("has no account until the operator creates one, serves, and stops with 0", async () => {
      const env = {
        DATABASE_URL: await postgres.createDatabase(),
        DATA_DIR: NO_FOLDER,
        DEMO: unset,
      };
      const server = await startServer({ env });
      try {
        await expect.poll(server.output).toContain("no pid file");
        expect(server.output()).not.toContain("demo-key");
        const store = { dataDir: server.dataDir, env };
        expect(await askOperator(store, ["accounts", "list"])).toEqual([]);
        const { key } = await createCustomer(store);
        expect(await call(server, "/v1/chat/completions", { key, body })).toMatchObject({
          status: 200,
        });
        server.signal("SIGTERM");
        expect(await server.exited).toEqual({ code: 0, signal: null });
      } finally {
        await server.stop();
      }
    });

    test("with DEMO=on reports at its start that it cannot write the key", async () => {
      const DATABASE_URL = await postgres.createDatabase();
      const starting = startServer({ env: { DATABASE_URL, DATA_DIR: NO_FOLDER, DEMO: "on" } });
      await expect(starting).rejects.toThrow(/cannot start:[^]*DATA_DIR \/dev\/null\/data/);
    });

    test("with a writable folder writes its process id there", async () => {
      const env = { DATABASE_URL: await postgres.createDatabase(), DEMO: unset };
      const server = await startServer({ env });
      try {
        // The audit log is in the ledger, so the command needs the gateway's environment.
        const store = { dataDir: server.dataDir, env };
        const { pid } = await askOperator<{ pid: number }>(store, ["reload"]);
        expect(pid).toBe(server.pid);
        expect(existsSync(join(server.dataDir, "demo-key"))).toBe(false);
      } finally {
        await server.stop();
      }
    });
  },
);

test("DEMO=off gives an embedded ledger no account and no key", async () => {
  const server = await startServer({ env: { DEMO: "off" } });
  try {
    expect(await askOperator(server, ["accounts", "list"])).toEqual([]);
    expect(existsSync(join(server.dataDir, "demo-key"))).toBe(false);
  } finally {
    await server.stop();
  }
});
