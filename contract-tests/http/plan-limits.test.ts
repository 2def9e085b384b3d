import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { startGateway, type Gateway } from "../harness/gateway.ts";
import { chat, hello } from "../harness/requests.ts";

let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

describe("limits of a plan", () => {
  test("parallel requests: the second waits for the first", async () => {
    const { key } = await createCustomer(gateway, { plan: "one-at-once" });
    // Two minutes long: it ends when the test disconnects.
    const content = "word ".repeat(600);
    const leaving = new AbortController();
    const slow = { model: "sandbox/slow", messages: [{ role: "user", content }], stream: true };
    const response = await fetch(`${gateway.root}${chat}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(slow),
      signal: leaving.signal,
    });
    expect(response.status).toBe(200);
    expect((await call(gateway, chat, { key, body: hello })).status).toBe(429);
    leaving.abort();
    const statusOfNext = async () => (await call(gateway, chat, { key, body: hello })).status;
    await expect.poll(statusOfNext).toBe(200);
  });
});
