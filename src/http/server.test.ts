import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import type { GenerationJob, ReplySink } from "../generation/job.ts";
import { RawClient } from "./testing/raw-client.ts";
import { answerWhole, startGateway, summary } from "./testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "./testing/test-gateway.ts";

let gateway: TestGateway;
let clients: RawClient[] = [];

afterEach(async () => {
  for (const client of clients) client.socket.destroy();
  clients = [];
  await gateway.close();
});

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

function connect(): RawClient {
  const client = new RawClient(gateway.port);
  clients.push(client);
  return client;
}

const body = JSON.stringify({
  model: "sandbox/echo",
  messages: [{ role: "user", content: "hi" }],
});

interface Head {
  readonly line?: string;
  readonly key?: string;
  readonly headers?: readonly string[];
}

function head({ line = "POST /v1/chat/completions HTTP/1.1", key, headers = [] }: Head = {}): string {
  return [
    line, "host: gateway", `x-api-key: ${key ?? gateway.key}`, "content-type: application/json",
    ...headers, "", "",
  ].join("\r\n");
}

function post(): string {
  return head({ headers: [`content-length: ${body.length}`] }) + body;
}

function codeOf(text: string): string {
  return (JSON.parse(text) as { readonly error: { readonly code: string } }).error.code;
}

/** A job that waits until the test lets it go on. */
function gate(): {
  readonly run: NonNullable<TestGatewayOptions["run"]>;
  readonly started: Promise<{ readonly job: GenerationJob; readonly sink: ReplySink }>;
  readonly finish: () => void;
} {
  const begun = Promise.withResolvers<{ job: GenerationJob; sink: ReplySink }>();
  const ended = Promise.withResolvers<undefined>();
  return {
    run: async (job, sink) => {
      begun.resolve({ job, sink });
      await ended.promise;
      return summary;
    },
    started: begun.promise,
    finish: () => ended.resolve(undefined),
  };
}

describe("a client that is still writing", () => {
  it("gets its 413 by the announced length, before a byte is read, and then the close", async () => {
    await start();
    const client = connect();
    client.send(head({ headers: ["content-length: 90000000"] }));
    const { status, headers } = await client.reply();
    expect([status, headers["connection"]]).toEqual([413, "close"]);
    client.send("x".repeat(100_000));
    client.socket.end();
    await client.closed();
  });

  it("gets its 413 in the middle of a chunked body, and may finish writing it", async () => {
    await start();
    const client = connect();
    client.send(head({ headers: ["transfer-encoding: chunked"] }));
    for (let sent = 0; sent < 20; sent += 1) client.send(`20000\r\n${"x".repeat(0x20000)}\r\n`);
    client.send("0\r\n\r\n");
    expect((await client.reply()).status).toBe(413);
    await client.closed();
  });

  it("gets its 401 without its body being read, and keeps the connection after a small one", async () => {
    await start();
    const client = connect();
    client.send(head({ key: "sk-gw-bad", headers: ["content-length: 5"] }));
    expect((await client.reply()).status).toBe(401);
    client.send("12345");
    client.send(post());
    expect((await client.reply()).status).toBe(200);
  });

  it("is told to go on (100-continue) only once its key is known", async () => {
    await start();
    const headers = [`content-length: ${body.length}`, "expect: 100-continue"];
    const good = connect();
    good.send(head({ headers }));
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
    await start({ app: { limits: { maxBodyBytes: 1_000, bodyTimeoutMs: 20 } } });
    const client = connect();
    client.send(head({ headers: ["content-length: 100"] }));
    const { status, headers, body: text } = await client.reply();
    expect([status, codeOf(text), headers["connection"]]).toEqual([
      408, "request_timeout", "close",
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

describe("what is no request", () => {
  it.each([
    ["garbage", "hello\r\n\r\n", "invalid_request"],
    ["headers over 32 KiB", `GET / HTTP/1.1\r\nx: ${"y".repeat(40_000)}\r\n\r\n`, "invalid_request"],
    ["no Host", "GET /v1/models HTTP/1.1\r\n\r\n", "invalid_request"],
    ["both lengths", head0(["content-length: 3", "transfer-encoding: chunked"]), "invalid_request"],
  ])("%s gets a 400 in the error shape", async (_case, text, code) => {
    await start();
    const client = connect();
    client.send(text);
    const reply = await client.reply();
    expect([reply.status, codeOf(reply.body)]).toEqual([400, code]);
  });

  it("dot segments and double slashes are not resolved", async () => {
    await start();
    for (const target of ["/v1/../healthz", "//healthz", "/v1//models"]) {
      const client = connect();
      client.send(head({ line: `GET ${target} HTTP/1.1` }));
      expect((await client.reply()).status).toBe(404);
    }
  });

  it("a whole address as target is served like its path", async () => {
    await start();
    const client = connect();
    client.send(head({ line: "GET http://gateway/v1/models?x=1 HTTP/1.1" }));
    expect((await client.reply()).status).toBe(200);
  });
});

function head0(headers: readonly string[]): string {
  return ["POST /v1/messages HTTP/1.1", "host: gateway", ...headers, "", ""].join("\r\n");
}

describe("a client that leaves", () => {
  it("aborts its job and gives its slot back", async () => {
    const { run, started, finish } = gate();
    await start({ run, plan: { concurrentRequests: 1 } });
    const first = connect();
    first.send(post());
    const { job } = await started;
    const second = connect();
    second.send(post());
    expect((await second.reply()).status).toBe(429);
    first.socket.destroy();
    await once(job.signal, "abort");
    finish();
    await gateway.settled();
    const lines = gateway.logs().filter(({ status }) => status === 0);
    expect(lines).toMatchObject([{ outcome: "finished", complete: false }]);
    second.send(post());
    expect((await second.reply()).headers["x-request-id"]).toBeDefined();
  });

  it("in the middle of a compressed body leaves nothing running", async () => {
    await start();
    const client = connect();
    client.send(head({ headers: ["content-length: 1000", "content-encoding: gzip"] }));
    client.send("\x1f\x8b\x08");
    while (gateway.app.inFlight() === 0) await new Promise((resolve) => setImmediate(resolve));
    client.socket.destroy();
    await gateway.settled();
    expect(gateway.logs()).toMatchObject([{ status: 0 }]);
  });
});

describe("a stream", () => {
  it("goes out call by call and ends with its last chunk", async () => {
    const run = async (_job: GenerationJob, sink: ReplySink): Promise<typeof summary> => {
      sink.open({ contentType: "text/event-stream", ignored: ["/top_k"] });
      void sink.write("data: a\n\n");
      void sink.write("data: b\n\n");
      sink.end();
      return summary;
    };
    await start({ run });
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { "x-api-key": gateway.key, "content-type": "application/json" },
      body,
    });
    const names = ["content-type", "cache-control", "x-accel-buffering", "x-ignored-fields"];
    expect(names.map((name) => response.headers.get(name))).toEqual([
      "text/event-stream", "no-store", "no", "/top_k",
    ]);
    expect(await response.text()).toBe("data: a\n\ndata: b\n\n");
  });

  it("shows its head before its first event", async () => {
    const { run: wait, finish } = gate();
    await start({
      run: async (job, sink) => {
        sink.open({ contentType: "text/event-stream", ignored: [] });
        await wait(job, sink);
        sink.end();
        return summary;
      },
    });
    const client = connect();
    client.send(post());
    expect((await client.reply()).headers["content-type"]).toBe("text/event-stream");
    finish();
    await gateway.settled();
  });

  it("that fails without saying so is cut off, never completed", async () => {
    await start({
      run: async (_job, sink) => {
        sink.open({ contentType: "text/event-stream", ignored: [] });
        void sink.write("data: a\n\n");
        throw new Error("a defect");
      },
    });
    const client = connect();
    client.send(post());
    await client.closed();
    expect(client.received).not.toContain("\r\n0\r\n\r\n");
    await gateway.settled();
    expect(gateway.logText()).toContain("a defect");
  });

  it("waits for a slow reader, and stops waiting when the reader leaves", async () => {
    const written = Promise.withResolvers<number>();
    await start({
      run: async (_job, sink) => {
        sink.open({ contentType: "text/event-stream", ignored: [] });
        let calls = 0;
        for (let blocked: Promise<void> | undefined; blocked === undefined; calls += 1) {
          blocked = sink.write("x".repeat(65_536));
          if (blocked === undefined) continue;
          written.resolve(calls);
          await blocked;
        }
        sink.end();
        return summary;
      },
    });
    const client = connect();
    client.socket.pause();
    client.send(post());
    expect(await written.promise).toBeLessThan(1_000);
    client.socket.destroy();
    await gateway.settled();
  });
});

describe("a graceful stop", () => {
  it("refuses new requests with 503 and close, and says so at /readyz", async () => {
    await start();
    gateway.set({ draining: true });
    const client = connect();
    client.send(post());
    const { status, headers } = await client.reply();
    expect([status, headers["connection"], headers["retry-after"]]).toEqual([503, "close", "1"]);
    await client.closed();
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
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
    running.send(post());
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
        await once(job.signal, "abort");
        throw job.signal.reason;
      },
    });
    const client = connect();
    client.send(post());
    while (gateway.jobs.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const drained = gateway.server.drain(0);
    expect((await client.reply()).status).toBe(503);
    await drained;
  });
});
