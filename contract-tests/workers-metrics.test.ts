import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "./harness/call.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

const REQUESTS = 20;

let gateway: TestServer;

beforeEach(async () => {
  gateway = await startServer({ env: { WORKERS: "2" } });
});

afterEach(() => gateway.stop());

async function counted(): Promise<number> {
  const headers = { connection: "close" };
  const text = await (await fetch(`${gateway.root}/metrics`, { headers })).text();
  return Number(
    /^gateway_requests_total\{operation="createMessage",status="2xx"\} (\d+)$/m.exec(text)?.[1],
  );
}

async function send(times: number): Promise<void> {
  const messages = [{ role: "user", content: "one two" }];
  const body = { model: "sandbox/echo", messages, max_tokens: 9 };
  for (let at = 0; at < times; at += 1) {
    // Each on a connection of its own: none is left that a killed worker has closed.
    const request = { key: gateway.key, body, headers: { connection: "close" } };
    const { status } = await call(gateway, "/v1/messages", request);
    expect(status).toBe(200);
  }
}

/** The processes that have logged a request. */
const servingPids = (): readonly number[] =>
  [...gateway.output().matchAll(/"pid":(\d+).*"operation":"createMessage"/g)].map(([, pid]) =>
    Number(pid),
  );

test("each scrape counts the requests of all workers, whichever worker it meets", async () => {
  await send(REQUESTS);
  await expect.poll(counted).toBe(REQUESTS);
  const scrapes = await Promise.all(Array.from({ length: 8 }, counted));
  expect(scrapes).toEqual(scrapes.map(() => REQUESTS));
});

test("a worker that was killed takes no count with it", async () => {
  await send(REQUESTS);
  await expect.poll(counted).toBe(REQUESTS);
  await expect.poll(servingPids).not.toEqual([]);
  const [killed = 0] = servingPids();
  process.kill(killed, "SIGKILL");
  await expect.poll(gateway.output).toContain("a worker died");
  await expect.poll(counted).toBe(REQUESTS);
  await send(REQUESTS);
  await expect.poll(counted).toBe(2 * REQUESTS);
});
