import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { callGateway, chat, codeOf } from "../testing/call.ts";
import { rawClients, type RawClient } from "../testing/raw-client.ts";
import { gate, head } from "../testing/raw-request.ts";
import { bodyLimits, startGateway } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";

const OFTEN = { interval: 1 };

let gateway: TestGateway;
const connect = rawClients(() => gateway);

/** Starts a gateway in which one key may use 1,000 bytes. */
async function start(options: TestGatewayOptions = {}): Promise<void> {
  const limits = { ...bodyLimits, bodyBytesInFlight: 4_000, ...options.app?.limits };
  gateway = await startGateway({ ...options, app: { ...options.app, limits } });
}

/** Starts an upload that never ends. */
function stall(bytes: Uint8Array | string, coding = "identity"): RawClient {
  const client = connect();
  const headers = [`content-encoding: ${coding}`, "content-length: 100000"];
  client.send(head({ key: gateway.key, headers }) + Buffer.from(bytes).toString("latin1"));
  return client;
}

const ask = (path = "/v1/chat/completions"): Promise<Response> =>
  callGateway(gateway, path, { body: JSON.stringify(chat) });

/** Returns the outcome of a request once the budget is full. */
async function refusal(path?: string): Promise<string> {
  for (;;) {
    const response = await ask(path);
    if (!response.ok) return codeOf(response);
    await response.body?.cancel();
  }
}

describe("bodies in flight", () => {
  it.each([
    ["/v1/chat/completions", "503 overloaded"],
    ["/v1/messages", "529 overloaded"],
  ])("of stalled uploads cause a refusal of the key's next request: %s", async (path, answer) => {
    await start();
    stall("x".repeat(1_000));
    expect(await refusal(path)).toBe(answer);
    const response = await ask(path);
    const { headers } = response;
    expect([headers.get("retry-after"), headers.get("x-should-retry")]).toEqual(["1", "true"]);
    expect(await response.text()).toContain("The requests of this key use all the memory");
  });

  it("count by their size after decompression", async () => {
    await start();
    const compressed = gzipSync("x".repeat(900_000));
    expect(compressed.length).toBeLessThan(1_000);
    stall(compressed.subarray(0, -10), "gzip");
    expect(await refusal()).toBe("503 overloaded");
  });

  it("count with their values", async () => {
    const held = gate();
    await start({ run: held.run, app: { limits: { ...bodyLimits, bodyBytesInFlight: 16_000 } } });
    const body = JSON.stringify({ ...chat, stop: Array(8).fill("s"), max_tokens: 1 });
    void callGateway(gateway, "/v1/chat/completions", { body }).catch(() => undefined);
    await held.started;
    const messages = Array(40).fill({ role: "user", content: "" });
    const many = JSON.stringify({ ...chat, messages });
    expect(body.length + many.length).toBeLessThan(1_500);
    const response = await callGateway(gateway, "/v1/chat/completions", { body: many });
    expect(await codeOf(response)).toBe("503 overloaded");
    held.finish();
  });

  it("are released when their client leaves", async () => {
    await start();
    const client = stall("x".repeat(1_000));
    expect(await refusal()).toBe("503 overloaded");
    client.socket.destroy();
    await gateway.settled();
    expect((await ask()).status).toBe(200);
  });

  it("are released after each refusal", async () => {
    await start();
    for (let at = 0; at < 20; at += 1) {
      const body = `{"no":"${"x".repeat(900)}"}`;
      const response = await callGateway(gateway, "/v1/chat/completions", { body });
      expect(await codeOf(response)).toBe("400 unknown_field");
    }
    expect((await ask()).status).toBe(200);
  });

  it("are held until the reply has ended", async () => {
    const held = gate();
    await start({ run: held.run });
    const body = JSON.stringify({
      ...chat,
      messages: [{ role: "user", content: "x".repeat(900) }],
    });
    const first = callGateway(gateway, "/v1/chat/completions", { body });
    await held.started;
    expect(await codeOf(await ask())).toBe("503 overloaded");
    held.finish();
    await first.catch(() => undefined);
  });

  it("end with a 408 after a period without data", async () => {
    await start({ app: { limits: { ...bodyLimits, bodyIdleMs: 50 } } });
    const { status, body } = await stall(
      gzipSync("x".repeat(5_000)).subarray(0, 20),
      "gzip",
    ).reply();
    expect([status, body.includes("request_timeout")]).toEqual([408, true]);
  });

  it("stay while data keeps arriving", async () => {
    const timers = new TestTimers();
    const limits = { ...bodyLimits, bodyIdleMs: 2_000, bodyTimeoutMs: 30_000 };
    await start({ app: { limits, timers } });
    const text = JSON.stringify(chat);
    const client = connect();
    client.send(head({ key: gateway.key, headers: [`content-length: ${text.length}`] }));
    // The first piece of the body restarts the timer that the head started.
    await expect.poll(() => timers.nextDueMs, OFTEN).toBe(2_000);
    const pieces = text.match(/.{1,12}/g) ?? [];
    for (const piece of pieces.slice(0, -1)) {
      timers.pass(1_999);
      client.send(piece);
      await expect.poll(() => timers.nextDueMs, OFTEN).toBe(timers.nowMs() + 2_000);
    }
    client.send(pieces.at(-1) ?? "");
    expect((await client.reply()).status).toBe(200);
    expect(timers.nowMs()).toBeGreaterThan(8_000);
  });
});
