import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { askOperator, createCustomer } from "../harness/operator.ts";
import { sharePostgres, type SharedPostgres } from "../harness/shared/postgres.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { slowBodies } from "./hostile-bodies.ts";
import { post } from "./post.ts";

const config = `
plans: [{ id: open, name: Open, models: ["sandbox/*"] }]
`;
const CONNECTIONS = 4;
const STREAMS = 3;
/**
 * `sandbox/slow` sends one word every 200 ms: longer in total than the lease of a replica, 15 s.
 */
const WORDS = 100;

let postgres: SharedPostgres;
let env: Readonly<Record<string, string>>;
const replicas: TestServer[] = [];

beforeAll(async () => {
  postgres = await sharePostgres();
  env = { DATABASE_URL: await postgres.createDatabase() };
  for (let started = 0; started < 2; started += 1) {
    replicas.push(await startServer({ config, env }));
  }
});
afterAll(async () => {
  for (const replica of replicas) await replica.stop();
  await postgres.stop();
});

test(
  "a replica under attack by one key keeps its lease, and other accounts' streams complete",
  { timeout: 1_800_000 },
  async () => {
    const [attacked, other] = replicas;
    if (attacked === undefined || other === undefined) throw new Error("two replicas were started");
    const bodies = slowBodies.map(([, , body]) => body());
    let isOver = false;
    let refused = 0;
    const attack = async (first: number): Promise<void> => {
      for (let at = first; !isOver; at += 1) {
        const body = bodies[at % bodies.length] ?? Buffer.alloc(0);
        const answer = await post(attacked, { key: attacked.key, body });
        if (answer.startsWith("400")) refused += 1;
      }
    };
    const attackers = Array.from({ length: CONNECTIONS }, (_, at) => attack(at));
    const content = Array.from({ length: WORDS }, (_, at) => `w${at}`).join(" ");
    const body = {
      model: "sandbox/slow",
      stream: true,
      messages: [{ role: "user", content }],
    };
    const accounts = await Promise.all(
      Array.from({ length: STREAMS }, () => createCustomer(attacked, { plan: "open" })),
    );
    const streams = await Promise.all(
      accounts.map(({ key }) => call(attacked, "/v1/chat/completions", { key, body })),
    );
    isOver = true;
    await Promise.all(attackers);
    expect(refused).toBeGreaterThan(CONNECTIONS);
    for (const { status, text } of streams) {
      expect([status, text.endsWith("data: [DONE]\n\n")]).toEqual([200, true]);
    }
    for (const { key } of accounts) {
      const { json } = await call(other, "/v1/account", { key });
      expect(json).toMatchObject({ balance: { held: "0" } });
    }
    expect(await askOperator({ ...attacked, env }, ["ledger", "verify"])).toMatchObject({
      ok: true,
    });
  },
);
