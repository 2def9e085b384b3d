import { expect, test } from "vitest";
import { call } from "./harness/call.ts";
import { askOperator, createCustomer } from "./harness/operator.ts";
import { lacksPostgres } from "./harness/postgres.ts";
import { sharePostgres } from "./harness/shared/postgres.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

const CLIENTS = 8;
const ROUNDS_AFTER = 3;
const NANO_PER_USD = 1e9;
/** The kernel resets or refuses a connection that no process has accepted. */
const NOT_ACCEPTED = new Set(["ECONNRESET", "ECONNREFUSED"]);

const body = {
  model: "sandbox/slow",
  stream: true,
  messages: [{ role: "user", content: "one two three" }],
};

interface Account {
  readonly balance: { readonly held: string };
  readonly usage: { readonly spent: string };
}

async function accountOf(server: TestServer, key: string): Promise<[held: number, spent: number]> {
  const { json } = await call(server, "/v1/account", { key, headers: { connection: "close" } });
  const { balance, usage } = json as Account;
  return [Number(balance.held), Math.round(Number(usage.spent) * NANO_PER_USD)];
}

/** Requests one stream on a separate connection; null if no process accepted the connection. */
async function stream(server: TestServer, key: string): Promise<string | null> {
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    connection: "close",
  };
  const url = `${server.root}/v1/chat/completions`;
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }).catch(
    (error: unknown) => {
      const { cause } = error as { readonly cause?: { readonly code?: string } };
      if (NOT_ACCEPTED.has(cause?.code ?? "")) return null;
      throw error;
    },
  );
  if (reply === null) return null;
  const text = await reply.text();
  return `${reply.status} ${text.endsWith("data: [DONE]\n\n") ? "whole" : text}`;
}

const hasServed = (server: TestServer): boolean =>
  server.output().includes('"operation":"createChatCompletion"');

test.skipIf(lacksPostgres() || process.platform !== "linux")(
  "two processes share a port; one stops under load, and every accepted request is answered",
  { timeout: 120_000 },
  async () => {
    const postgres = await sharePostgres();
    const shared = { DATABASE_URL: await postgres.createDatabase(), REUSE_PORT: "on" };
    const first = await startServer({ env: shared });
    const { port } = new URL(first.root);
    const second = await startServer({ env: { ...shared, PORT: port } });
    try {
      expect(second.root).toBe(first.root);
      const { key } = await createCustomer(second);
      expect(await stream(second, key)).toBe("200 whole");
      await expect.poll(() => accountOf(second, key)).toEqual([0, expect.any(Number)]);
      const [, price] = await accountOf(second, key);
      expect(price).toBeGreaterThan(0);
      const answers: string[] = ["200 whole"];
      let left = Number.POSITIVE_INFINITY;
      const clients = Array.from({ length: CLIENTS }, async () => {
        for (let round = 0; round < left; round += 1) {
          const answer = await stream(second, key);
          if (answer !== null) answers.push(answer);
        }
      });
      await expect
        .poll(() => [first, second].map(hasServed), { timeout: 30_000 })
        .toEqual([true, true]);
      first.signal("SIGTERM");
      expect(await first.exited).toEqual({ code: 0, signal: null });
      const before = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(before + ROUNDS_AFTER * CLIENTS);
      left = 0;
      await Promise.all(clients);
      expect(new Set(answers)).toEqual(new Set(["200 whole"]));
      await expect.poll(() => accountOf(second, key)).toEqual([0, answers.length * price]);
      const store = { dataDir: second.dataDir, env: shared };
      expect(await askOperator(store, ["ledger", "verify"])).toMatchObject({ ok: true });
    } finally {
      await first.stop();
      await second.stop();
      await postgres.stop();
    }
  },
);

test("REUSE_PORT on the embedded ledger is refused at the start", async () => {
  const starting = startServer({ env: { REUSE_PORT: "on" } });
  await expect(starting).rejects.toThrow(/REUSE_PORT: needs DATABASE_URL/);
});
