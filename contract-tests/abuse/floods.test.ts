import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { sharePostgres, type SharedPostgres } from "../harness/shared/postgres.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const config = `
plans: [{ id: open, name: Open, models: ["sandbox/*"] }]
`;
const CONNECTIONS = 300;
const CHATS = 40;
/**
 * Maximum average number of flood responses per chat of another key. It is 10 to 100 on an idle
 * machine, and up to 1,400 if each turn of the gateway's event loop answers all connections.
 */
const ANSWERS_PER_CHAT = 250;

const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "hi" }], max_tokens: 8 };

interface Flood {
  readonly path: string;
  readonly method?: string;
  readonly body?: object;
  readonly hasKey?: boolean;
}

const floods: readonly (readonly [string, Flood])[] = [
  ["refused chats", { path: "/v1/chat/completions", body: { ...chat, unknown: 1 }, hasKey: true }],
  ["lists of models", { path: "/v1/models", hasKey: true }],
  ["reports of the console", { path: "/console/api/v1/usage?by=day", hasKey: true }],
  ["chats without a key", { path: "/v1/chat/completions", body: chat }],
  ["documents", { path: "/openapi.json" }],
];

/** Sends requests on all connections without a pause; counts the responses. */
function startFlood(server: TestServer, { path, body, hasKey = false }: Flood) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = {
    ...(hasKey && { authorization: `Bearer ${server.key}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const method = body === undefined ? "GET" : "POST";
  let isOver = false;
  let answered = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = request(`${server.root}${path}`, { agent, method, headers });
      sent.on("error", reject);
      sent.on("response", (response) => void text(response).then(() => resolve(), reject));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const asker = async (): Promise<void> => {
    while (!isOver) {
      await ask();
      answered += 1;
    }
  };
  const ended = Promise.all(Array.from({ length: CONNECTIONS }, asker));
  return {
    answered: () => answered,
    end: async () => {
      isOver = true;
      await ended;
      agent.destroy();
    },
  };
}

let postgres: SharedPostgres;

beforeAll(async () => {
  postgres = await sharePostgres();
});
afterAll(() => postgres.stop());

describe.each<[string, () => Promise<Record<string, string>>]>([
  ["on SQLite", async () => ({})],
  ["on PostgreSQL", async () => ({ DATABASE_URL: await postgres.createDatabase() })],
])("%s a key is served during a flood", (_name, makeEnv) => {
  let server: TestServer;
  let honest: string;

  beforeAll(async () => {
    server = await startServer({ config, env: { ...(await makeEnv()), LOG_LEVEL: "silent" } });
    honest = (await createCustomer(server, { plan: "open" })).key;
  });
  afterAll(() => server.stop());

  test.each(floods)(
    "of %s, few of which are answered between its responses",
    async (_what, flood) => {
      const running = startFlood(server, flood);
      await expect.poll(running.answered).toBeGreaterThan(CONNECTIONS);
      const before = running.answered();
      for (let at = 0; at < CHATS; at += 1) {
        const { status } = await call(server, "/v1/chat/completions", { key: honest, body: chat });
        expect(status).toBe(200);
      }
      const answers = (running.answered() - before) / CHATS;
      await running.end();
      expect(answers).toBeGreaterThan(0);
      expect(answers).toBeLessThan(ANSWERS_PER_CHAT);
    },
  );
});
