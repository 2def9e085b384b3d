import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { chat, hello } from "../harness/requests.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

/** The next one comes back after a whole minute: later than the last of the requests. */
const REQUESTS_PER_MINUTE = 1;
const REQUESTS = 16;

const config = `plans:
  - { id: few, models: ["*"], requests_per_minute: ${REQUESTS_PER_MINUTE} }
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

function workersOf(status: number): ReadonlySet<string | undefined> {
  const lines = server.output().matchAll(new RegExp(`"pid":(\\d+).*"status":${status}`, "g"));
  return new Set([...lines].map(([, pid]) => pid));
}

test("workers share a key's requests a minute", async () => {
  const { key } = await createCustomer(server, { plan: "few" });
  const all = await statuses(key);
  expect(countOf(all, 200)).toBe(REQUESTS_PER_MINUTE);
  expect(countOf(all, 429)).toBe(REQUESTS - REQUESTS_PER_MINUTE);
  // One worker may have taken all of them: then others follow, until both have refused.
  await expect
    .poll(async () => {
      await call(server, chat, { key, body: hello, headers: { connection: "close" } });
      return workersOf(429).size;
    })
    .toBe(2);
});

test("a slot of concurrency is free again when its request has ended", async () => {
  const { key } = await createCustomer(server, { plan: "one-at-once" });
  for (let at = 0; at < REQUESTS; at += 1) {
    const body = { key, body: hello, headers: { connection: "close" } };
    await expect.poll(async () => (await call(server, chat, body)).status).toBe(200);
  }
});
