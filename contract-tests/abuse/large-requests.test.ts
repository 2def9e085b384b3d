import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { askOperator, createCustomer, type Customer } from "../harness/operator.ts";
import { OFFLOADED_PADDING } from "../harness/requests.ts";
import { sharePostgres, type SharedPostgres } from "../harness/shared/postgres.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const REQUESTS = 12;

let postgres: SharedPostgres;

beforeAll(async () => {
  postgres = await sharePostgres();
});
afterAll(() => postgres.stop());

const config = `
plans: [{ id: dear, name: Dear, models: ["sandbox/*"], margin: { "sandbox/*": "1.5" } }]
`;

async function ask(server: TestServer, key: string, stream: boolean): Promise<string> {
  const messages = [{ role: "user", content: "one two three" }];
  const body = JSON.stringify({ model: "sandbox/no-usage", messages, stream }) + OFFLOADED_PADDING;
  const reply = await call(server, "/v1/chat/completions", { key, body });
  const isWhole = stream ? reply.text.endsWith("data: [DONE]\n\n") : reply.json !== undefined;
  return `${reply.status} ${isWhole}`;
}

describe("simultaneous large requests of several keys are served and charged", () => {
  it.each<[string, () => Promise<Record<string, string>>]>([
    ["on the embedded ledger", async () => ({})],
    ["on PostgreSQL", async () => ({ DATABASE_URL: await postgres.createDatabase() })],
  ])("%s", async (_name, makeEnv) => {
    const env = await makeEnv();
    const server = await startServer({ config, env: { ...env, DEMO: "off" } });
    try {
      const keys: Customer[] = [];
      for (let at = 0; at < 3; at += 1) {
        keys.push(await createCustomer(server, { plan: "dear", balance: "10.00" }));
      }
      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, (_, at) =>
          ask(server, keys[at % keys.length]?.key ?? "", at % 2 === 0),
        ),
      );
      expect(answers).toEqual(answers.map(() => "200 true"));
      const spent: string[] = [];
      for (const { key } of keys) {
        const { json } = await call(server, "/v1/account", { key });
        const account = json as { balance: { held: string }; usage: { spent: string } };
        expect(account.balance.held).toBe("0");
        spent.push(account.usage.spent);
      }
      // The requests are equal, so each key has the same charge.
      expect(Number(spent[0])).toBeGreaterThan(0);
      expect(spent).toEqual(keys.map(() => spent[0]));
      expect(await askOperator({ ...server, env }, ["ledger", "verify"])).toMatchObject({
        ok: true,
      });
    } finally {
      await server.stop();
    }
  });
});
