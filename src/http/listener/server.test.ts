import { once } from "node:events";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { OpenRequests } from "./open-requests.ts";
import { listenFailure } from "./server.ts";
import { errorCode, rawClients } from "../testing/raw-client.ts";
import { body, gate, head, post } from "../testing/raw-request.ts";
import { answerWhole, bodyLimits, startGateway } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";
import { aborted } from "../testing/aborted.ts";

let gateway: TestGateway;
const connect = rawClients(() => gateway);

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

describe("a client that is still writing", () => {
  it("gets its 413 by the announced length, unread, and then the close", async () => {
    await start();
    const client = connect();
    client.send(head({ key: gateway.key, headers: ["content-length: 90000000"] }));
    const { status, headers } = await client.reply();
    expect([status, headers["connection"]]).toEqual([413, "close"]);
    client.send("x".repeat(100_000));
    client.socket.end();
    await client.closed();
  });

  it("gets its 413 in the middle of a chunked body, and may finish writing it", async () => {
    await start();
    const client = connect();
    client.send(head({ key: gateway.key, headers: ["transfer-encoding: chunked"] }));
    for (let sent = 0; sent < 20; sent += 1) client.send(`20000\r\n${"x".repeat(0x20000)}\r\n`);
    client.send("0\r\n\r\n");
    expect((await client.reply()).status).toBe(413);
    await client.closed();
  });

  it("gets its 401 with its body unread, and keeps the connection after a small one", async () => {
    await start();
    const client = connect();
    client.send(head({ key: "sk-gw-bad", headers: ["content-length: 5"] }));
    expect((await client.reply()).status).toBe(401);
    client.send("12345");
    client.send(post(gateway.key));
    expect((await client.reply()).status).toBe(200);
  });

  it("gets 100-continue only once its key is known", async () => {
    await start();
    const headers = [`content-length: ${body.length}`, "expect: 100-continue"];
    const good = connect();
    good.send(head({ key: gateway.key, headers }));
    expect((await good.reply()).status).toBe(100);
    good.send(body);
    expect((await good.reply()).status).toBe(200);
    const bad = connect();
    bad.send(head({ key: "sk-gw-bad", headers }));
    expect((await bad.reply()).status).toBe(401);
  });
});

describe("a client that is too slow", () => {
  it("with its body gets a 408 in the error format", async () => {
    await start({ app: { limits: { ...bodyLimits, bodyTimeoutMs: 20 } } });
    const client = connect();
    client.send(head({ key: gateway.key, headers: ["content-length: 100"] }));
    const { status, headers, body: text } = await client.reply();
    expect([status, errorCode(text), headers["connection"]]).toEqual([
      408,
      "request_timeout",
      "close",
    ]);
  });

  it("with its head gets a 408 in the error format, below HTTP", async () => {
    await start({ serverLimits: { headersTimeoutMs: 20, checkIntervalMs: 10 } });
    const client = connect();
    client.send("GET /v1/models HTTP/1.1\r\nhost:");
    const { status, headers, body: text } = await client.reply();
    expect([status, errorCode(text)]).toEqual([408, "request_timeout"]);
    expect(headers["x-request-id"]).toMatch(/^req_/);
  });
});

describe("requests behind others on a connection", () => {
  it("run concurrently, are answered in order, and are cut with their connection", async () => {
    const { run: wait, finish } = gate();
    await start({
      serverLimits: { openMax: 5 },
      run: async (job, sink) => {
        await wait(job, sink);
        return answerWhole(job, sink);
      },
    });
    const client = connect();
    client.send(post(gateway.key).repeat(5));
    await expect.poll(() => gateway.jobs.length).toBe(5);
    const greedy = connect();
    greedy.send(post(gateway.key).repeat(6));
    await greedy.closed();
    finish();
    for (let replies = 0; replies < 5; replies += 1) {
      expect((await client.reply()).status).toBe(200);
    }
    await gateway.settled();
  });

  it("are all aborted when their client leaves", async () => {
    await start({
      run: async (job) => {
        await aborted(job);
        throw job.signal.reason;
      },
    });
    const client = connect();
    client.send(post(gateway.key).repeat(3));
    await expect.poll(() => gateway.jobs.length).toBe(3);
    client.socket.destroy();
    await gateway.settled();
    expect(gateway.jobs.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });

  it("with a late head get their replies, and then the 408", async () => {
    const { run: wait, started, finish } = gate();
    await start({
      serverLimits: { headersTimeoutMs: 1_000, checkIntervalMs: 10 },
      run: async (job, sink) => {
        await wait(job, sink);
        return answerWhole(job, sink);
      },
    });
    const client = connect();
    const request = post(gateway.key);
    client.send(request + request.slice(0, 20));
    await started;
    const isLate = vi.spyOn(OpenRequests.prototype, "fail");
    onTestFinished(() => isLate.mockRestore());
    await expect.poll(() => isLate.mock.calls.length).toBeGreaterThan(0);
    finish();
    expect([(await client.reply()).status, (await client.reply()).status]).toEqual([200, 408]);
    await client.closed();
  });
});

describe("a graceful stop", () => {
  it("refuses new requests with 503 and close, and reports 503 at /readyz", async () => {
    await start();
    gateway.set({ phase: "draining" });
    const client = connect();
    client.send(post(gateway.key));
    const { status, headers } = await client.reply();
    expect([status, headers["connection"], headers["retry-after"]]).toEqual([503, "close", "1"]);
    await client.closed();
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  it("serves requests while /readyz reports 503, with one reply per connection", async () => {
    await start();
    gateway.set({ phase: "leaving" });
    const client = connect();
    client.send(post(gateway.key));
    const { status, headers } = await client.reply();
    expect([status, headers["connection"]]).toEqual([200, "close"]);
    await client.closed();
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
  });

  it("closes idle connections and lets a running request finish", async () => {
    const { run: wait, started, finish } = gate();
    await start({
      run: async (job, sink) => {
        await wait(job, sink);
        return answerWhole(job, sink);
      },
    });
    const idle = connect();
    await once(idle.socket, "connect");
    const running = connect();
    running.send(post(gateway.key));
    await started;
    const drained = gateway.server.drain(60_000);
    await idle.closed();
    finish();
    expect((await running.reply()).status).toBe(200);
    await drained;
  });

  it("aborts requests that exceed the grace period", async () => {
    await start({
      run: async (job) => {
        await aborted(job);
        throw job.signal.reason;
      },
    });
    const client = connect();
    client.send(post(gateway.key));
    while (gateway.jobs.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const drained = gateway.server.drain(0);
    expect((await client.reply()).status).toBe(503);
    await drained;
  });

  it("waits for a keyed request whose client left, then aborts it", async () => {
    const { run, started, finish } = gate();
    const timers = new TestTimers();
    await start({ run, serverTimers: timers });
    const client = connect();
    const headers = [`content-length: ${body.length}`, "idempotency-key: k"];
    client.send(head({ key: gateway.key, headers }) + body);
    const { job } = await started;
    client.socket.destroy();
    await client.closed();
    let isDrained = false;
    const drained = gateway.server.drain(200).then(() => (isDrained = true));
    timers.pass(199);
    for (let round = 0; round < 5; round += 1) await nextLoopTurn();
    expect([job.signal.aborted, isDrained]).toEqual([false, false]);
    timers.pass(1);
    await aborted(job);
    expect(job.signal.reason).toMatchObject({ kind: "unavailable" });
    expect(isDrained).toBe(false);
    finish();
    await drained;
    expect([gateway.app.inFlight(), timers.running]).toEqual([0, 0]);
  });

  it("waits for a connection on which a request has begun", async () => {
    const timers = new TestTimers();
    await start({ serverTimers: timers });
    const client = connect();
    client.send(`${post(gateway.key)}POST /v1/messages HTTP/1.1\r\n`);
    expect((await client.reply()).status).toBe(200);
    let isDrained = false;
    const drained = gateway.server.drain(200).then(() => (isDrained = true));
    for (let round = 0; round < 5; round += 1) await nextLoopTurn();
    expect(isDrained).toBe(false);
    timers.pass(5_200);
    await drained;
    await client.closed();
  });

  it("closes remaining connections five seconds after the abort", async () => {
    const { run, started, finish } = gate();
    const timers = new TestTimers();
    await start({ run, serverTimers: timers });
    const client = connect();
    client.send(post(gateway.key));
    await started;
    let isDrained = false;
    const drained = gateway.server.drain(200).then(() => (isDrained = true));
    timers.pass(5_199);
    for (let round = 0; round < 20; round += 1) await nextLoopTurn();
    const before = [client.socket.closed, isDrained];
    timers.pass(1);
    await drained;
    await client.closed();
    finish();
    await gateway.settled();
    expect(before).toEqual([false, false]);
  });
});

describe("a port that cannot be shared", () => {
  const failed = (code: string) => Object.assign(new Error("listen"), { code });
  it.each([
    ["ENOTSUP", true, "this operating system does not let processes share a port (REUSE_PORT)"],
    ["ENOTSUP", false, "listen"],
    ["EADDRINUSE", true, "listen"],
  ])("%s with REUSE_PORT %s: %s", (code, reusePort, message) => {
    expect(listenFailure(failed(code), { reusePort }).message).toBe(message);
  });
});
