import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { UpstreamTimeouts } from "../../catalog/model.ts";
import { TestTimers } from "../../../core/timing/test-timers.ts";
import { createHttpClient, type HttpClient } from "./http-client.ts";
import { pullReply, type PulledReply } from "../testing/pull-reply.ts";
import { longTimeouts, startTestUpstream, type TestUpstream } from "./test-upstream.ts";

let upstream: TestUpstream;
let http: HttpClient;
/** The client's clock, which only the test advances. */
let timers: TestTimers;

beforeEach(async () => {
  upstream = await startTestUpstream();
  timers = new TestTimers();
  http = createHttpClient(undefined, timers);
});
afterEach(async () => {
  await http.close();
  await upstream.close();
});

interface Changes {
  readonly timeouts?: Partial<UpstreamTimeouts>;
  readonly signal?: AbortSignal;
  readonly origin?: string;
}

function post({ timeouts, signal, origin }: Changes = {}): Promise<PulledReply> {
  return pullReply(http, {
    url: new URL("/v1/x?a=b", origin ?? upstream.origin),
    headers: { "content-type": "application/json" },
    body: "{}",
    timeouts: { ...longTimeouts, ...timeouts },
    signal: signal ?? new AbortController().signal,
  });
}

/** The pool reuses a socket one event-loop turn after its reply's end. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function readAll(reply: PulledReply): Promise<string> {
  let text = "";
  for (let bytes = await reply.read(); bytes !== null; bytes = await reply.read()) {
    text += Buffer.from(bytes).toString();
  }
  return text;
}

test("a reply arrives with status, headers and bytes, and its socket is reused", async () => {
  for (const round of [1, 2]) {
    const pending = post();
    const call = await upstream.nextCall();
    expect([call.request.method, call.request.url, call.body]).toEqual(["POST", "/v1/x?a=b", "{}"]);
    call.response.writeHead(201, { "x-one": "1" }).end(`round ${round}`);
    const reply = await pending;
    expect([reply.status, reply.header("x-one")]).toEqual([201, "1"]);
    expect(await readAll(reply)).toBe(`round ${round}`);
    await nextTurn();
  }
  expect(upstream.sockets).toHaveLength(1);
});

test("a redirect is a reply like any other", async () => {
  const pending = post();
  const call = await upstream.nextCall();
  call.response.writeHead(307, { location: `${upstream.origin}/elsewhere` }).end();
  expect((await pending).status).toBe(307);
});

describe("an exceeded limit is a failure, and the socket is closed", () => {
  test("no connection", async () => {
    // A full backlog: the kernel keeps further connections waiting.
    const full = createServer().listen(0, "127.0.0.1", 0);
    await once(full, "listening");
    const closed = `http://127.0.0.1:${(full.address() as AddressInfo).port}`;
    full.close();
    await once(full, "close");
    await expect(post({ origin: closed })).rejects.toMatchObject({ kind: "connect" });
    await expect(
      post({ origin: "http://192.0.2.1:81", timeouts: { connectMs: 5 } }),
    ).rejects.toMatchObject({ kind: "connect" });
  });

  test("no connection within a limit, which is not that of another call to the origin", async () => {
    // It accepts connections, but never takes part in a handshake.
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const origin = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const short = () => post({ origin, timeouts: { connectMs: 1 } });
    await expect(short()).rejects.toMatchObject({ kind: "connect" });
    const controller = new AbortController();
    const ended = vi.fn<(failure: unknown) => void>();
    const long = post({ origin, signal: controller.signal }).catch(ended);
    for (let later = 0; later < 2; later += 1) {
      await expect(short()).rejects.toMatchObject({ kind: "connect" });
    }
    expect(ended).not.toHaveBeenCalled();
    controller.abort();
    await long;
    silent.close();
  });

  test("no first byte", async () => {
    const pending = post({ timeouts: { firstByteMs: 20 } });
    const call = await upstream.nextCall();
    const closed = once(call.socket, "close");
    timers.pass(20);
    await expect(pending).rejects.toMatchObject({ kind: "timeout" });
    await closed;
  });

  test("a head, but no first byte of the body", async () => {
    const pending = post({ timeouts: { firstByteMs: 500 } });
    const call = await upstream.nextCall();
    call.response.flushHeaders();
    const reply = await pending;
    timers.pass(500);
    await expect(reply.read()).rejects.toMatchObject({ kind: "timeout", status: 200 });
  });

  test("no data within the body", async () => {
    const pending = post({ timeouts: { idleMs: 20 } });
    const call = await upstream.nextCall();
    call.response.write("a");
    const reply = await pending;
    const closed = once(call.socket, "close");
    expect(await reply.read()).toHaveLength(1);
    timers.pass(20);
    await expect(reply.read()).rejects.toMatchObject({ kind: "timeout" });
    await closed;
  });

  test("a body that arrives byte by byte without end", async () => {
    const pending = post({ timeouts: { totalMs: 500 } });
    const call = await upstream.nextCall();
    call.response.flushHeaders();
    const reply = await pending;
    for (let drop = 0; drop < 5; drop += 1) {
      call.response.write("a");
      expect(await reply.read()).toHaveLength(1);
      timers.pass(100);
    }
    await expect(reply.read()).rejects.toMatchObject({ kind: "timeout" });
  });
});

describe("our abort closes the upstream's socket immediately", () => {
  test("before the head", async () => {
    const controller = new AbortController();
    const pending = post({ signal: controller.signal });
    const call = await upstream.nextCall();
    const closed = once(call.socket, "close");
    controller.abort();
    await expect(pending).rejects.toMatchObject({ kind: "cancelled" });
    await closed;
  });

  test("within the body", async () => {
    const controller = new AbortController();
    const pending = post({ signal: controller.signal });
    const call = await upstream.nextCall();
    call.response.write("a");
    const reply = await pending;
    await reply.read();
    const closed = once(call.socket, "close");
    controller.abort();
    await expect(reply.read()).rejects.toMatchObject({ kind: "cancelled" });
    await closed;
  });

  test("before the call, which is not sent", async () => {
    await expect(post({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: "cancelled",
    });
    expect(upstream.sockets).toHaveLength(0);
  });

  test("if a reader fails", async () => {
    const pending = post();
    const call = await upstream.nextCall();
    call.response.flushHeaders();
    const reply = await pending;
    const closed = once(call.socket, "close");
    reply.expect("failure");
    call.response.write("a");
    await expect(reply.read()).rejects.toThrow(new TypeError("the reader failed"));
    await closed;
  });
});

describe("a reply that is cut off is a failure after its bytes", () => {
  test.each([
    ["reset", "resetAndDestroy"],
    ["closed", "destroy"],
  ] as const)("%s within the body", async (_fact, method) => {
    const pending = post();
    const call = await upstream.nextCall();
    call.response.write("abc");
    const reply = await pending;
    expect(Buffer.from((await reply.read()) ?? []).toString()).toBe("abc");
    call.socket[method]();
    await expect(reply.read()).rejects.toMatchObject({ kind: "server-error" });
  });

  test("closed before the head", async () => {
    const pending = post();
    const call = await upstream.nextCall();
    call.socket.destroy();
    await expect(pending).rejects.toMatchObject({ kind: "server-error" });
  });

  test("data that is not HTTP", async () => {
    const pending = post();
    const call = await upstream.nextCall();
    call.socket.end("SSH-2.0-x\r\n");
    await expect(pending).rejects.toMatchObject({ kind: "server-error" });
  });

  test("an endless head", async () => {
    const pending = post();
    const call = await upstream.nextCall();
    call.socket.write(`HTTP/1.1 200 OK\r\nx-long: ${"x".repeat(100_000)}\r\n`);
    await expect(pending).rejects.toMatchObject({ kind: "server-error" });
  });
});

test("a slow reader makes the upstream wait, without a timeout and without data loss", async () => {
  const pending = post({ timeouts: { idleMs: 500 } });
  const call = await upstream.nextCall();
  // Far more than the kernel's buffers can contain.
  const block = Buffer.alloc(1024 * 1024, "x");
  const blocks = 32;
  call.response.flushHeaders();
  const reply = await pending;
  reply.pause();
  for (let sent = 0; sent < blocks; sent += 1) call.response.write(block);
  // Longer than the idle limit, but the bytes wait for the reader, not vice versa.
  timers.pass(700);
  expect(call.response.writableLength).toBeGreaterThan(0);
  call.response.end();
  reply.resume();
  let bytes = 0;
  for (let read = await reply.read(); read !== null; read = await reply.read()) {
    bytes += read.byteLength;
  }
  expect(bytes).toBe(blocks * block.length);
  expect(timers.running).toBe(0);
});

test("the socket of a finished reply is reused", async () => {
  const first = post();
  const call = await upstream.nextCall();
  call.response.flushHeaders();
  const reply = await first;
  reply.expect("end");
  call.response.write("all");
  expect(await reply.read()).toHaveLength(3);
  expect(await reply.read()).toBeNull();
  call.response.end();
  await vi.waitFor(async () => {
    const before = upstream.sockets.length;
    const next = post();
    (await upstream.nextCall()).response.end();
    await readAll(await next);
    expect(upstream.sockets).toHaveLength(before);
  });
  expect(call.socket.destroyed).toBe(false);
});
