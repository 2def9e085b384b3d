import { once } from "node:events";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { TestTimers } from "../timing/test-timers.ts";
import { nextRound } from "./loop-turns.ts";
import { Pipeline } from "./pipeline.ts";
import { rawClients } from "./testing/raw-client.ts";
import { body, gate, head, post } from "./testing/raw-request.ts";
import { answerWhole, bodyLimits, startGateway } from "./testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "./testing/test-gateway.ts";
import { aborted } from "./testing/aborted.ts";

let gateway: TestGateway;
const connect = rawClients(() => gateway);

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

function codeOf(text: string): string {
  return (JSON.parse(text) as { readonly error: { readonly code: string } }).error.code;
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
  it("with its body gets a 408 in the error shape", async () => {
    await start({ app: { limits: { ...bodyLimits, bodyTimeoutMs: 20 } } });
    const client = connect();
    client.send(head({ key: gateway.key, headers: ["content-length: 100"] }));
    const { status, headers, body: text } = await client.reply();
    expect([status, codeOf(text), headers["connection"]]).toEqual([
      408,
      "request_timeout",
      "close",
    ]);
  });

  it("with its head gets a 408 in the error shape, below HTTP", async () => {
    await start({ serverLimits: { headersTimeoutMs: 20, checkIntervalMs: 10 } });
    const client = connect();
    client.send("GET /v1/models HTTP/1.1\r\nhost:");
    const { status, headers, body: text } = await client.reply();
    expect([status, codeOf(text)]).toEqual([408, "request_timeout"]);
    expect(headers["x-request-id"]).toMatch(/^req_/);
  });
});

describe("an invalid HTTP request", () => {
  it.each([
    ["garbage", "hello\r\n\r\n", "400 invalid_request"],
    ["no Host", "GET /v1/models HTTP/1.1\r\n\r\n", "400 invalid_request"],
    [
      "both lengths",
      head0(["content-length: 3", "transfer-encoding: chunked"]),
      "400 invalid_request",
    ],
    [
      "headers over 32 KiB",
      `GET / HTTP/1.1\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
      "431 headers_too_large",
    ],
    ["HTTP/2.0", line0("GET /v1/models HTTP/2.0"), "505 http_version_not_supported"],
    ["HTTP/3.0", line0("GET /v1/models HTTP/3.0"), "505 http_version_not_supported"],
    ["HTTP/0.9 by its form", "GET /v1/models\r\n\r\n", "505 http_version_not_supported"],
    ["HTTP/2's preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505 http_version_not_supported"],
    ["CONNECT", line0("CONNECT gateway:443 HTTP/1.1"), "405 method_not_allowed"],
    [
      "a coding below chunked",
      head0(["transfer-encoding: gzip, chunked", "", "0", ""]),
      "501 not_implemented",
    ],
    ["a coding alone", head0(["transfer-encoding: gzip"]), "400 invalid_request"],
    ["another expectation", head0(["expect: foo", "content-length: 0"]), "417 expectation_failed"],
    ["two keys", head0(["x-api-key: a", "x-api-key: b"]), "400 invalid_request"],
    ["two Authorizations", head0(["authorization: a", "Authorization: b"]), "400 invalid_request"],
    [
      "a whole address of another scheme",
      line0("GET ftp://gateway/v1/models HTTP/1.1"),
      "400 invalid_request",
    ],
    [
      "a whole address without a host",
      line0("GET http:///v1/models HTTP/1.1"),
      "400 invalid_request",
    ],
  ])("%s is refused in the error shape, after the reply before it", async (_case, text, want) => {
    await start();
    const client = connect();
    client.send(`GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n${text}`);
    expect((await client.reply()).status).toBe(200);
    const reply = await client.reply();
    expect(`${reply.status} ${codeOf(reply.body)}`).toBe(want);
    if (reply.status === 405) expect(reply.headers["allow"]).toBe("GET, HEAD, POST, OPTIONS");
    expect(gateway.jobs).toHaveLength(0);
  });

  it("a tunnel's bytes after its refusal reach nobody", async () => {
    await start();
    const client = connect();
    client.send(line0("CONNECT gateway:443 HTTP/1.1") + post(gateway.key));
    expect((await client.reply()).status).toBe(405);
    await client.closed();
    expect([client.received, gateway.jobs.length]).toEqual(["", 0]);
  });

  it("two equal keys are one", async () => {
    await start();
    const client = connect();
    client.send(head({ key: gateway.key, line: "GET /v1/models HTTP/1.1", headers: [] }));
    expect((await client.reply()).status).toBe(200);
    const twice = { key: gateway.key, headers: [`X-API-Key: ${gateway.key}`] };
    client.send(head({ ...twice, line: "GET /v1/models HTTP/1.1" }));
    expect((await client.reply()).status).toBe(200);
  });

  it("a client of HTTP/1.0 that names 100-continue is not told to go on", async () => {
    await start();
    const client = connect();
    const headers = [`content-length: ${body.length}`, "expect: 100-continue"];
    client.send(head({ key: gateway.key, line: "POST /v1/messages HTTP/1.0", headers }));
    await nextRound();
    client.send(body);
    expect((await client.reply()).status).toBe(200);
  });

  it("dot segments and double slashes are not resolved", async () => {
    await start();
    for (const target of ["/v1/../healthz", "//healthz", "/v1//models"]) {
      const client = connect();
      client.send(head({ key: gateway.key, line: `GET ${target} HTTP/1.1` }));
      expect((await client.reply()).status).toBe(404);
    }
  });

  it("an offer to upgrade, as Java clients make it, is declined by serving the request", async () => {
    await start();
    const client = connect();
    const headers = [
      `content-length: ${body.length}`,
      "connection: Upgrade, HTTP2-Settings",
      "upgrade: h2c",
      "http2-settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA",
    ];
    client.send(head({ key: gateway.key, headers }) + body);
    expect((await client.reply()).status).toBe(200);
    client.send(post(gateway.key));
    expect((await client.reply()).status).toBe(200);
  });

  it("HTTP/1.0 without Host is served and closed", async () => {
    await start();
    const client = connect();
    client.send(`GET /v1/models HTTP/1.0\r\nx-api-key: ${gateway.key}\r\n\r\n`);
    expect((await client.reply()).status).toBe(200);
    await client.closed();
  });

  it("a whole address as target is served like its path, if its own host is served", async () => {
    await start({ app: { servesHost: (host) => host === "gateway" } });
    const client = connect();
    client.send(head({ key: gateway.key, line: "GET http://gateway/v1/models?x=1 HTTP/1.1" }));
    expect((await client.reply()).status).toBe(200);
    client.send(head({ key: gateway.key, line: "GET http://evil.example/v1/models HTTP/1.1" }));
    const reply = await client.reply();
    expect([reply.status, codeOf(reply.body)]).toEqual([400, "invalid_request"]);
  });
});

function line0(line: string): string {
  return [line, "host: gateway", "", ""].join("\r\n");
}

function head0(headers: readonly string[]): string {
  return ["POST /v1/messages HTTP/1.1", "host: gateway", ...headers, "", ""].join("\r\n");
}

describe("requests behind others on a connection", () => {
  it("are started once there is room, in order, and none of those that are cut", async () => {
    const { run: wait, started, finish } = gate();
    await start({
      serverLimits: { inFlightMax: 2, waitingMax: 3 },
      run: async (job, sink) => {
        await wait(job, sink);
        return answerWhole(job, sink);
      },
    });
    const client = connect();
    client.send(post(gateway.key).repeat(5));
    await started;
    // The third starts when a reply has left, which none has.
    while (gateway.jobs.length < 2) await new Promise((resolve) => setImmediate(resolve));
    for (let round = 0; round < 5; round += 1) await nextRound();
    expect([gateway.jobs.length, gateway.app.inFlight()]).toEqual([2, 2]);
    const greedy = connect();
    greedy.send(post(gateway.key).repeat(6));
    await greedy.closed();
    finish();
    for (let replies = 0; replies < 5; replies += 1) {
      expect((await client.reply()).status).toBe(200);
    }
    await gateway.settled();
  });

  it("give a head its time again that was late because it was not read", async () => {
    const { run: wait, started, finish } = gate();
    const timers = new TestTimers();
    const excused = vi.spyOn(Pipeline.prototype, "excusesLateHead");
    onTestFinished(() => excused.mockRestore());
    await start({
      serverTimers: timers,
      serverLimits: { inFlightMax: 1, headersTimeoutMs: 1_000, checkIntervalMs: 10 },
      run: async (job, sink) => {
        await wait(job, sink);
        return answerWhole(job, sink);
      },
    });
    const [patient, silent] = [connect(), connect()];
    const request = post(gateway.key);
    for (const client of [patient, silent]) client.send(request.repeat(2) + request.slice(0, 20));
    await started;
    const lateOnes = () =>
      new Set(excused.mock.contexts.filter((_, at) => excused.mock.results[at]?.value === true));
    await expect.poll(() => lateOnes().size).toBe(2);
    patient.send(request.slice(20));
    finish();
    for (let replies = 0; replies < 3; replies += 1) {
      expect((await patient.reply()).status).toBe(200);
    }
    expect([(await silent.reply()).status, (await silent.reply()).status]).toEqual([200, 200]);
    await expect.poll(() => timers.running).toBe(1);
    timers.pass(1_000);
    await silent.closed();
  });
});

describe("a graceful stop", () => {
  it("refuses new requests with 503 and close, and reports it at /readyz", async () => {
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

  it("serves on while /readyz sends load balancers elsewhere, one reply a connection", async () => {
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

  it("aborts what outlasts its grace", async () => {
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
    for (let round = 0; round < 5; round += 1) await nextRound();
    expect([job.signal.aborted, isDrained]).toEqual([false, false]);
    timers.pass(1);
    await aborted(job);
    expect(job.signal.reason).toMatchObject({ kind: "unavailable" });
    expect(isDrained).toBe(false);
    finish();
    await drained;
    expect([gateway.app.inFlight(), timers.running]).toEqual([0, 0]);
  });

  it("closes what has neither ended nor left five seconds after its abort", async () => {
    const { run, started, finish } = gate();
    const timers = new TestTimers();
    await start({ run, serverTimers: timers });
    const client = connect();
    client.send(post(gateway.key));
    await started;
    const drained = gateway.server.drain(200);
    timers.pass(5_199);
    expect(client.socket.closed).toBe(false);
    timers.pass(1);
    await drained;
    await client.closed();
    finish();
    await gateway.settled();
  });
});
