import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { errorOf } from "./error-body.ts";
import { startGateway, type Gateway } from "../harness/gateway.ts";
import { chat, hello, messages } from "../harness/requests.ts";

let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

describe("limits of a plan", () => {
  test("requests a minute: 429 with a time to wait, and what is left", async () => {
    const { key } = await createCustomer(gateway, { plan: "one-a-minute" });
    const first = await call(gateway, chat, { key, body: hello });
    expect(first.status).toBe(200);
    expect(first.headers.get("x-ratelimit-limit-requests")).toBe("1");
    expect(first.headers.get("x-ratelimit-remaining-requests")).toBe("0");
    const second = await call(gateway, messages, { key, body: hello });
    expect(errorOf(second)).toBe("429 rate_limit_error rate_limited");
    expect(second.headers.get("retry-after")).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(Number(second.headers.get("retry-after-ms"))).toBeGreaterThan(0);
    expect(second.headers.get("x-should-retry")).toBe("true");
  });

  test("the rate comes before the content type", async () => {
    const { key } = await createCustomer(gateway, { plan: "one-a-minute" });
    await call(gateway, "/v1/account", { key });
    const reply = await call(gateway, chat, {
      key,
      body: "hello",
      headers: { "content-type": "text/plain" },
    });
    expect(reply.status).toBe(429);
  });

  test("tokens a minute are counted after the reply", async () => {
    const { key } = await createCustomer(gateway, { plan: "few-tokens" });
    const content = "one two three four five six seven eight nine ten";
    const body = { ...hello, messages: [{ role: "user", content }] };
    expect((await call(gateway, chat, { key, body })).status).toBe(200);
    expect((await call(gateway, chat, { key, body })).status).toBe(429);
  });

  test("requests at once: the second waits for the first", async () => {
    const { key } = await createCustomer(gateway, { plan: "one-at-once" });
    const content = "one two three four";
    const slow = { model: "sandbox/slow", messages: [{ role: "user", content }], stream: true };
    const response = await fetch(`${gateway.root}${chat}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(slow),
    });
    expect(response.status).toBe(200);
    expect((await call(gateway, chat, { key, body: hello })).status).toBe(429);
    await response.text();
    expect((await call(gateway, chat, { key, body: hello })).status).toBe(200);
  });
});
