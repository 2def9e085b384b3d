import { spawn, spawnSync } from "node:child_process";
import { createWriteStream, existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  askOperator,
  createCustomer,
  runOperator,
  type OperatorStore,
} from "./harness/operator.ts";
import { lacksPostgres } from "./harness/postgres.ts";
import { sharePostgres } from "./harness/shared/postgres.ts";
import { bareEnvironment, startServer, type TestServer } from "./harness/start-server.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-transfer-"));
});
afterEach(() => rm(folder, { recursive: true }));

const newPlace = async (): Promise<OperatorStore> => ({
  dataDir: await mkdtemp(join(folder, "l-")),
});

async function chat(server: TestServer, key: string, idempotencyKey: string) {
  const response = await fetch(`${server.root}/v1/chat/completions`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "idempotency-key": idempotencyKey,
    },
    body: '{"model":"sandbox/echo","messages":[{"role":"user","content":"Hello there"}]}',
  });
  return { status: response.status, text: await response.text() };
}

/** Ends in order: a killed gateway counts as running until its lease expires. */
async function end(server: TestServer): Promise<void> {
  server.signal("SIGTERM");
  await server.exited;
}

const balanceOf = async (server: TestServer, key: string): Promise<unknown> => {
  const response = await fetch(`${server.root}/v1/account`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return ((await response.json()) as { balance: unknown }).balance;
};

test.skipIf(lacksPostgres())(
  "a ledger is moved to PostgreSQL and back with the same keys, balances and stored responses",
  async () => {
    const postgres = await sharePostgres();
    const from = await newPlace();
    const env = { DATABASE_URL: await postgres.createDatabase(), DEMO: "off" };
    const database = { ...(await newPlace()), env };
    const back = await newPlace();
    let server = await startServer({ dataDir: from.dataDir });
    try {
      const { key } = await createCustomer(server);
      const reply = await chat(server, key, "once");
      expect(reply.status).toBe(200);
      const balance = await balanceOf(server, key);
      const early = await runOperator(from, ["ledger", "export", "early.gz"]);
      expect([early.code, early.stderr]).toEqual([
        1,
        expect.stringContaining(`Another gateway (process ${server.pid}) owns the data directory`),
      ]);
      await end(server);

      for (const [source, target] of [
        [from, database],
        [database, back],
      ] as const) {
        const file = join(
          folder,
          `${target.dataDir.length}-${source === from ? "there" : "back"}.gz`,
        );
        const written = await askOperator<{ rows: object; sha256: string }>(source, [
          ...["ledger", "export", file],
        ]);
        expect(written.rows).toMatchObject({ accounts: 2, api_keys: 2, replies: 1 });
        const read = await askOperator<object>(target, ["ledger", "import", file]);
        const { rows, sha256 } = written;
        expect(read).toEqual({ file, rows, sha256, replaced: {} });

        server = await startServer({ dataDir: target.dataDir, env: target.env ?? {} });
        expect(await balanceOf(server, key)).toEqual(balance);
        expect(await chat(server, key, "once")).toEqual(reply);
        expect(await balanceOf(server, key)).toEqual(balance);
        expect(await askOperator(target, ["ledger", "verify"])).toMatchObject({ ok: true });
        await end(server);
      }
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
);

test("an interrupted import leaves no ledger, and can be repeated", async () => {
  const [from, to] = [await newPlace(), await newPlace()];
  const server = await startServer({ dataDir: from.dataDir });
  await server.stop();
  const file = join(folder, "ledger.gz");
  await askOperator(from, ["ledger", "export", file]);

  // Half of the file arrives through a pipe that then stays silent.
  const pipe = join(folder, "pipe");
  expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
  const cli = join(import.meta.dirname, "../src/operator/cli/main.ts");
  const child = spawn(process.execPath, [cli, "ledger", "import", pipe], {
    stdio: "ignore",
    env: { ...bareEnvironment(), DATA_DIR: to.dataDir },
  });
  const ended = new Promise((resolve) => child.on("exit", (_code, signal) => resolve(signal)));
  const writer = createWriteStream(pipe);
  const bytes = await readFile(file);
  writer.write(bytes.subarray(0, bytes.length / 2));
  await expect.poll(() => existsSync(join(to.dataDir, "ledger.sqlite.import"))).toBe(true);
  child.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
  writer.on("error", () => undefined).destroy();

  expect((await runOperator(to, ["ledger", "verify"])).stderr).toContain("no ledger at");
  await askOperator(to, ["ledger", "import", file]);
  expect(await askOperator(to, ["ledger", "verify"])).toMatchObject({ ok: true, accounts: 1 });
});
