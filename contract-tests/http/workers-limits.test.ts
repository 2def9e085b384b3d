import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { createCustomer, type Customer } from "../harness/operator.ts";
import { wallClockMs } from "../harness/real-clock.ts";
import { chat, hello } from "../harness/requests.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const REQUESTS_PER_MINUTE = 1;
const MINUTE_MS = 60_000;
const REQUESTS = 16;

const config = `plans:
  - { id: few, models: ["*"], requests_per_minute: ${REQUESTS_PER_MINUTE} }
  - { id: few-tokens, models: ["*"], tokens_per_minute: 1 }
  - { id: one-at-once, models: ["*"], concurrent_requests: 1 }
`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config, env: { WORKERS: "2" } });
});
afterAll(() => server.stop());

/** Each on a connection of its own: they are what the workers share. */
async function statuses(key: string): Promise<readonly number[]> {
  const request = { key, body: hello, headers: { connection: "close" } };
  const replies = await Promise.all(
    Array.from({ length: REQUESTS }, () => call(server, chat, request)),
  );
  return replies.map(({ status }) => status);
}

const countOf = (all: readonly number[], status: number): number =>
  all.filter((one) => one === status).length;

/** The workers that have refused the key. */
function refusing(keyId: string): ReadonlySet<string | undefined> {
  const lines = server.output().split("\n");
  const refused = lines.filter((line) => line.includes(keyId) && line.includes('"status":429'));
  return new Set(refused.map((line) => /"pid":(\d+)/.exec(line)?.[1]));
}

/** One worker may have taken all requests: then others follow, until both have refused. */
async function waitForBoth({ key, keyId }: Customer): Promise<void> {
  await expect
    .poll(async () => {
      await call(server, chat, { key, body: hello, headers: { connection: "close" } });
      return refusing(keyId).size;
    })
    .toBe(2);
}

test("workers share a key's requests a minute", async () => {
  const customer = await createCustomer(server, { plan: "few" });
  const startedMs = wallClockMs();
  const all = await statuses(customer.key);
  // Only a machine that needs minutes for them sees an allowance come back meanwhile.
  const minutes = Math.floor((wallClockMs() - startedMs) / MINUTE_MS);
  const served = countOf(all, 200);
  expect(served).toBeGreaterThanOrEqual(REQUESTS_PER_MINUTE);
  expect(served).toBeLessThanOrEqual(REQUESTS_PER_MINUTE * (1 + minutes));
  expect(countOf(all, 429)).toBe(REQUESTS - served);
  await waitForBoth(customer);
});

test("workers share a key's tokens a minute", async () => {
  const customer = await createCustomer(server, { plan: "few-tokens" });
  // Several days' tokens at once.
  const messages = [{ role: "user", content: "word ".repeat(4_000) }];
  const body = { model: "sandbox/echo", messages };
  expect((await call(server, chat, { key: customer.key, body })).status).toBe(200);
  const fields = { key: customer.key, body: hello, headers: { connection: "close" } };
  // The tokens are counted once the reply has ended.
  await expect.poll(async () => (await call(server, chat, fields)).status).toBe(429);
  expect(countOf(await statuses(customer.key), 429)).toBe(REQUESTS);
  await waitForBoth(customer);
});

test("a slot of concurrency is free again when its request has ended", async () => {
  const { key } = await createCustomer(server, { plan: "one-at-once" });
  for (let at = 0; at < REQUESTS; at += 1) {
    const body = { key, body: hello, headers: { connection: "close" } };
    await expect.poll(async () => (await call(server, chat, body)).status).toBe(200);
  }
});
