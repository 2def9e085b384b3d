import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { createProxyTrust } from "../request/addresses.ts";
import { ConnectionCap, Connections } from "./connections.ts";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { Refusals } from "./refusals.ts";
import { defaultServerLimits } from "./server.ts";
import { end, received, type Received, TestSocket } from "../testing/test-socket.ts";
import { testScheduler } from "../testing/test-scheduler.ts";

const PROXY = "192.0.2.1";
const CLIENT = "198.51.100.7";

/** Returns the connections of a server whose application never answers by itself. */
function connectionsOf(connectionsPerAddress: number) {
  const served: Received[] = [];
  const counted: string[] = [];
  const logged: unknown[] = [];
  let requests = 0;
  const timers = new TestTimers();
  const scheduler = testScheduler({ clientOf: createProxyTrust([PROXY]).clientOf });
  const log = {
    info: (fields: unknown) => void logged.push(fields),
    warn: (fields: unknown) => void logged.push(fields),
  };
  const connections = new Connections({
    listener: (request: IncomingMessage, response: ServerResponse) =>
      void served.push({ request, response }),
    limits: { ...defaultServerLimits, openMax: 2, connectionsPerAddress },
    trustedProxies: [PROXY],
    ids: { requestId: () => `req_${(requests += 1)}` },
    refusals: new Refusals({
      log,
      elapsedMs: timers.elapsedMs,
      metrics: { requestRefused: (reason) => void counted.push(reason) },
    }),
    timers,
    scheduler,
  });
  const open = (address?: string): TestSocket => {
    const socket = new TestSocket(address);
    connections.open(socket);
    return socket;
  };
  /** Makes one request on the connection, with the headers of the proxy that forwards it. */
  const ask = (socket: TestSocket, forwardedFor = "", complete = true): Received => {
    const exchange = received(socket, { "x-forwarded-for": forwardedFor }, complete);
    connections.requestsOf(socket)?.take(exchange.request, exchange.response);
    return exchange;
  };
  /** Makes one request with a key that was valid in its last request. */
  const askKnown = (socket: TestSocket): Received => {
    const exchange = received(socket, { authorization: "Bearer known" });
    scheduler.callers.add(exchange.request);
    connections.requestsOf(socket)?.take(exchange.request, exchange.response);
    return exchange;
  };
  return { connections, open, ask, askKnown, served, counted, logged, timers };
}

const statusLine = ({ written }: TestSocket): string => written.split("\r\n")[0] ?? "";
const TOO_MANY = "HTTP/1.1 429 Too Many Requests";

/** Closes the socket and waits until all listeners have run. */
async function close(socket: TestSocket): Promise<void> {
  socket.destroy();
  await nextLoopTurn();
}

/** Returns the error of Node's parser for bytes that are not HTTP. */
const parserError = (code: string): NodeJS.ErrnoException => Object.assign(new Error(), { code });

test("a client's slot is free again when its connection closes, and not before", async () => {
  const { open, counted } = connectionsOf(1);
  const first = open(CLIENT);
  expect(statusLine(open(CLIENT))).toBe(TOO_MANY);
  await close(first);
  for (let round = 0; round < 5; round += 1) {
    const next = open(CLIENT);
    expect(statusLine(next)).toBe("");
    await close(next);
  }
  expect(counted).toEqual(["too_many_connections"]);
});

test("each address has separate slots, and an IPv6 network shares them", () => {
  const { open } = connectionsOf(1);
  const addresses = [CLIENT, "198.51.100.8", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"];
  expect(addresses.map((address) => statusLine(open(address)))).toEqual(["", "", "", TOO_MANY, ""]);
});

test("a client behind a proxy frees its slot after each request", async () => {
  const { open, ask, served, counted } = connectionsOf(1);
  const proxy = open(PROXY);
  for (let round = 1; round <= 5; round += 1) {
    const exchange = ask(proxy, CLIENT);
    await nextLoopTurn();
    expect(served).toHaveLength(round);
    end(exchange);
    await nextLoopTurn();
  }
  expect(counted).toEqual([]);
});

test("requests that one client has in flight through several proxies have a common limit", async () => {
  const { open, ask, served, counted } = connectionsOf(1);
  const first = ask(open(PROXY), CLIENT);
  const { response } = ask(open(PROXY), CLIENT);
  await nextLoopTurn();
  expect([response.statusCode, response.writableEnded, served.length]).toEqual([429, true, 1]);
  expect(ask(open(PROXY), "198.51.100.8").response.statusCode).toBe(200);
  end(first);
  await nextLoopTurn();
  expect(ask(open(PROXY), CLIENT).response.writableEnded).toBe(false);
  await nextLoopTurn();
  expect([served.length, counted]).toEqual([3, ["too_many_connections"]]);
});

test("a proxy's own connections are not counted", () => {
  const { open } = connectionsOf(1);
  expect([open(PROXY), open(PROXY), open(PROXY)].map(statusLine)).toEqual(["", "", ""]);
});

test("a hundred refused clients at once get the reason, and more when these have closed", async () => {
  const { open, counted, connections } = connectionsOf(0);
  const refused = Array.from({ length: 100 }, () => open(CLIENT));
  expect(new Set(refused.map(statusLine))).toEqual(new Set([TOO_MANY]));
  const silent = open(CLIENT);
  expect([statusLine(silent), silent.destroyed]).toEqual(["", true]);
  await Promise.all(refused.map(close));
  const again = Array.from({ length: 100 }, () => open(CLIENT));
  expect(new Set(again.map(statusLine))).toEqual(new Set([TOO_MANY]));
  expect(counted).toHaveLength(201);
  expect(again.map((socket) => connections.requestsOf(socket))).toEqual(Array(100).fill(undefined));
});

test("a refused client that does not close is closed after a second", async () => {
  const { open, timers } = connectionsOf(0);
  const [socket, gone] = [open(CLIENT), open(CLIENT)];
  await close(gone);
  expect([socket.destroyed, timers.running]).toEqual([false, 1]);
  timers.pass(999);
  expect(socket.destroyed).toBe(false);
  timers.pass(1);
  expect([socket.destroyed, timers.running]).toEqual([true, 0]);
});

test("refused connections get one log line per minute, and each is counted", () => {
  const { open, counted, logged, timers } = connectionsOf(0);
  for (const ms of [0, 59_999, 1, 30_000, 30_000]) {
    timers.pass(ms);
    open(CLIENT);
  }
  expect([counted.length, logged]).toEqual([5, [0, 0, 0].map((max) => ({ address: CLIENT, max }))]);
});

test("a connection that closed before it was admitted uses no slot", () => {
  const { connections, open } = connectionsOf(0);
  const socket = open();
  expect([socket.written, connections.requestsOf(socket)]).toEqual(["", undefined]);
});

test("a cut connection is counted by its reason, with its client", () => {
  const { open, ask, counted, logged } = connectionsOf(1);
  const socket = open(CLIENT);
  for (let request = 0; request < 3; request += 1) ask(socket);
  expect([socket.destroyed, counted]).toEqual([true, ["pipeline_overflow"]]);
  expect(logged).toMatchObject([{ client: CLIENT, reason: "pipeline_overflow", status: 0 }]);
});

test.each([
  ["HPE_INVALID_METHOD", "HTTP/1.1 400 Bad Request", ["malformed"]],
  ["HPE_HEADER_OVERFLOW", "HTTP/1.1 431 Request Header Fields Too Large", ["header_overflow"]],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", "HTTP/1.1 413 Payload Too Large", ["chunk_extensions"]],
  ["HPE_INVALID_VERSION", "HTTP/1.1 505 HTTP Version Not Supported", ["malformed"]],
  ["ERR_HTTP_REQUEST_TIMEOUT", "HTTP/1.1 408 Request Timeout", ["timeout"]],
  ["HPE_INVALID_EOF_STATE", "HTTP/1.1 400 Bad Request", []],
])("the parser's error %s is answered and counted once", (code, status, reasons) => {
  const { connections, open, counted, logged } = connectionsOf(1);
  const socket = open(CLIENT);
  connections.failed(parserError(code), socket);
  connections.failed(parserError(code), socket);
  expect([statusLine(socket), counted]).toEqual([status, reasons]);
  const lines = reasons.map((reason) => ({ reason, client: CLIENT, request_id: "req_1" }));
  expect(logged).toMatchObject(lines);
  expect(socket.written).toContain("\r\nx-request-id: req_1\r\n");
});

test("a connection that was reset or cannot receive is closed without an answer", () => {
  const { connections, open, counted } = connectionsOf(2);
  const [reset, ended] = [open(CLIENT), open(CLIENT)];
  connections.failed(parserError("ECONNRESET"), reset);
  ended.end();
  connections.failed(parserError("HPE_INVALID_METHOD"), ended);
  expect([reset, ended].map(({ destroyed, written }) => [destroyed, written])).toEqual([
    [true, ""],
    [true, ""],
  ]);
  expect(counted).toEqual([]);
});

test("later bytes of a refused connection have no effect", () => {
  const { connections, open, counted } = connectionsOf(0);
  const socket = open(CLIENT);
  const { written } = socket;
  connections.failed(parserError("HPE_INVALID_METHOD"), socket);
  expect([socket.written, counted]).toEqual([written, ["too_many_connections"]]);
});

describe("unknown callers' requests", () => {
  test("start two per turn of the event loop, and known callers' on arrival", async () => {
    const { open, ask, askKnown, served } = connectionsOf(1_000);
    for (let at = 0; at < 100; at += 1) ask(open(CLIENT));
    for (let at = 0; at < 10; at += 1) {
      const known = askKnown(open(CLIENT));
      expect(served.at(-1)?.request).toBe(known.request);
    }
    const started: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await nextLoopTurn();
      started.push(served.length);
    }
    expect(started).toEqual([12, 14, 16]);
  });

  test("of one address do not delay those of another, directly or through a proxy", async () => {
    const { open, ask, served } = connectionsOf(1_000);
    const flood = [...Array(50)].map(() => ask(open(CLIENT)));
    for (let at = 0; at < 50; at += 1) ask(open(PROXY), CLIENT);
    const others = [ask(open("198.51.100.8")), ask(open(PROXY), "198.51.100.9")];
    for (let round = 0; round < 3; round += 1) await nextLoopTurn();
    const requests = served.map(({ request }) => request);
    for (const { request } of others) expect(requests.slice(1, 3)).toContain(request);
    expect(requests).toEqual(expect.arrayContaining(flood.slice(0, 4).map((one) => one.request)));
  });

  test("of clients that have left are not started", async () => {
    const { open, ask, served } = connectionsOf(1_000);
    const sockets = Array.from({ length: 20 }, () => open(CLIENT));
    for (const socket of sockets) ask(socket);
    for (const socket of sockets.slice(2)) socket.destroy();
    for (let round = 0; round < 10; round += 1) await nextLoopTurn();
    expect(served).toHaveLength(2);
  });
});

test("a client is forgotten when its last slot is free", () => {
  const cap = new ConnectionCap(2);
  const [first, second] = [cap.enter("192.0.2.1"), cap.enter("192.0.2.1")];
  expect([cap.enter("192.0.2.1"), cap.size]).toEqual([undefined, 1]);
  first?.();
  expect(cap.size).toBe(1);
  second?.();
  expect(cap.size).toBe(0);
});

test("an IPv4 address is the same client in its IPv6 form", () => {
  const cap = new ConnectionCap(1);
  cap.enter("192.0.2.1");
  expect(cap.enter("::ffff:192.0.2.1")).toBeUndefined();
});
