import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createCustomer } from "../harness/operator.ts";
import { openRaw } from "../harness/raw-http.ts";
import { startServer, type ServerOptions, type TestServer } from "../harness/start-server.ts";
import { HEALTH_UNITS_MAX, watchHealth } from "./watch-health.ts";
import { deadline, GUARD_MS, pause } from "../harness/real-clock.ts";

const CONNECTIONS = 40;
/** Total number of requests behind the first request of their connections. */
const BEHIND_MAX = 4_000;
const LOOK_MS = 100;
/** Minimum number of times that a flood reads the number of requests in flight. */
const LOOKS_MIN = 25;

let server: TestServer;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function start(options: ServerOptions = {}): Promise<void> {
  server = await startServer({
    ...options,
    env: { NODE_OPTIONS: "--max-old-space-size=1024", LOG_LEVEL: "silent", ...options.env },
  });
}

/** Opens a socket to the server from one of the loopback's addresses. */
async function open(localAddress = "127.0.0.1"): Promise<Socket> {
  const { port } = new URL(server.root);
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress });
  // Some of the tests expect a closed connection.
  socket.on("error", () => undefined);
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

async function inFlight(): Promise<number> {
  const text = await (await fetch(`${server.root}/metrics`)).text();
  return Number(/^gateway_requests_in_flight (\d+)$/m.exec(text)?.[1]);
}

/**
 * Writes on every connection without reading until the condition holds; returns the maximum number
 * of requests in flight.
 */
async function flood(request: string, hasEffect: (most: number) => boolean): Promise<number> {
  const bytes = request.repeat(Math.ceil(65_536 / request.length));
  for (let made = 0; made < CONNECTIONS; made += 1) (await open()).pause();
  let most = 0;
  const isTooLate = deadline(GUARD_MS);
  for (let looks = 0; looks < LOOKS_MIN || !(hasEffect(most) || isTooLate()); looks += 1) {
    for (const socket of sockets) if (!socket.writableNeedDrain) socket.write(bytes);
    await pause(LOOK_MS);
    most = Math.max(most, await inFlight());
  }
  return most;
}

const head = (line: string, more: readonly string[] = []): string =>
  [`${line} HTTP/1.1`, "host: localhost", ...more, "", ""].join("\r\n");

function post(model: string, content: string, stream = false, key = server.key): string {
  const body = JSON.stringify({ model, stream, messages: [{ role: "user", content }] });
  const fields = ["content-type: application/json", `content-length: ${body.length}`];
  return head("POST /v1/chat/completions", [`authorization: Bearer ${key}`, ...fields]) + body;
}

describe("many requests on one connection", () => {
  test("with unread responses wait, and no connection is closed", async () => {
    await start();
    const health = watchHealth(server);
    const request = head("GET /openapi.json", [`x-padding: ${"x".repeat(1_000)}`]);
    const most = await flood(request, (seen) => seen > CONNECTIONS);
    // The responses exceed the buffers, and one request asks for the figure.
    expect(most).toBeGreaterThan(CONNECTIONS);
    expect(most).toBeLessThanOrEqual(CONNECTIONS + BEHIND_MAX + 1);
    expect(await health()).toBeLessThan(HEALTH_UNITS_MAX);
    expect(sockets.every((socket) => !socket.destroyed)).toBe(true);
  });

  test("more than 400: the connection is closed", async () => {
    await start();
    const health = watchHealth(server);
    const isCut = (): boolean =>
      sockets.every((socket) => socket.destroyed || socket.errored !== null);
    const most = await flood(head("GET /openapi.json"), isCut);
    expect(most).toBeLessThanOrEqual(CONNECTIONS + BEHIND_MAX + 1);
    expect(await health()).toBeLessThan(HEALTH_UNITS_MAX);
    expect(isCut()).toBe(true);
    await expect.poll(inFlight).toBe(1);
  });

  test("count against the key's concurrency, like those of several connections", async () => {
    const config = 'plans: [{ id: two, name: Two, models: ["*"], concurrent_requests: 2 }]';
    await start({ config });
    const { key } = await createCustomer(server, { plan: "two" });
    const raw = await openRaw(server);
    const slow = post("sandbox/slow", "one two three", true, key);
    raw.write(slow.repeat(3));
    const received = await raw.until(/HTTP\/1\.1 429 [^]*\}/);
    expect(received.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9))).toEqual([
      "200",
      "200",
      "429",
    ]);
    expect(received.match(/data: \[DONE\]/g)).toHaveLength(2);
    raw.write(slow);
    await raw.until(/429 [^]*HTTP\/1\.1 200 [^]*\[DONE\]/);
    raw.socket.destroy();
  });

  test.each([
    ["short", 10],
    ["of a kilobyte", 1_000],
  ])("300 pipelined chats, %s, are answered in order", async (_name, length) => {
    await start();
    const raw = await openRaw(server);
    const texts = Array.from({ length: 300 }, (_, at) => `n${at}.${"x".repeat(length)}`);
    raw.write(texts.map((text) => post("sandbox/echo", text)).join(""));
    const received = await raw.until(/n299\.x/);
    expect([...received.matchAll(/HTTP\/1\.1 200 /g)]).toHaveLength(300);
    const answered = [...received.matchAll(/"content":"n(\d+)\./g)].map(([, at]) => Number(at));
    expect(answered).toEqual(texts.map((_, at) => at));
    raw.socket.destroy();
  });
});

describe("a protocol error while responses are in progress", () => {
  test("waits for them, and is answered after them", async () => {
    await start();
    const raw = await openRaw(server);
    const words = "one two three four five six";
    raw.write(post("sandbox/slow", words, true));
    await raw.until(/"delta"/);
    raw.write(`${post("sandbox/slow", "second")}this is no request\r\n\r\n`);
    const received = await raw.untilClosed();
    const [stream = "", second = "", last = "", ...more] = received.split(/(?=HTTP\/1\.1 \d)/);
    expect(stream.endsWith("data: [DONE]\n\n\r\n0\r\n\r\n")).toBe(true);
    expect(stream.match(/"content":" ?\w+"/g)).toHaveLength(words.split(" ").length);
    expect(second).toMatch(/^HTTP\/1\.1 200 [^]*"content":"second"/);
    expect(last).toMatch(/^HTTP\/1\.1 400 [^]*invalid_request/);
    expect(more).toEqual([]);
  });

  test("within a body, its 400 takes the place of that request's response", async () => {
    await start();
    const raw = await openRaw(server);
    raw.write(post("sandbox/slow", "one two three", true));
    const fields = [
      `authorization: Bearer ${server.key}`,
      "content-type: application/json",
      "transfer-encoding: chunked",
    ];
    raw.write(`${head("POST /v1/chat/completions", fields)}2\r\n{}\r\nno length\r\n`);
    const received = await raw.untilClosed();
    const [stream = "", last = "", ...more] = received.split(/(?=HTTP\/1\.1 \d)/);
    expect(stream.endsWith("data: [DONE]\n\n\r\n0\r\n\r\n")).toBe(true);
    expect(last).toMatch(/^HTTP\/1\.1 400 /);
    expect(more).toEqual([]);
  });
});

describe("many connections from one address", () => {
  const config = "server: { connections_per_address: 5 }";
  const ask = async (socket: Socket, fields: readonly string[] = []): Promise<string> => {
    socket.write(head("GET /healthz", fields));
    const [reply] = (await once(socket, "data")) as [Buffer];
    return reply.toString("latin1");
  };

  test("beyond the cap get a 429 and are closed; other addresses are served", async () => {
    await start({ config });
    const others = "127.0.0.2";
    const five: Socket[] = [];
    while (five.length < 5) five.push(await open(others));
    for (const socket of five) expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 /);
    const sixth = await open(others);
    const [refusal] = (await once(sixth, "data")) as [Buffer];
    expect(refusal.toString()).toMatch(/^HTTP\/1\.1 429 [^]*retry-after[^]*rate_limited/);
    await once(sixth, "close");
    // Only a trusted proxy may name its client.
    const forged = await open(others);
    const [again] = (await once(forged, "data")) as [Buffer];
    expect(again.toString()).toMatch(/^HTTP\/1\.1 429 /);
    expect(await ask(await open("127.0.0.3"))).toMatch(/^HTTP\/1\.1 200 /);
    five[0]?.destroy();
    const answer = async () => ask(await open(others));
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("a trusted proxy has no cap; its clients have one, by the address that it adds", async () => {
    await start({ config, env: { TRUSTED_PROXIES: "127.0.0.9, 10.0.0.0/8" } });
    const call = async (forwarded: string): Promise<Socket> => {
      const socket = await open("127.0.0.9");
      // The stream takes minutes, so that all of them overlap even if they open slowly.
      const stream = post("sandbox/slow", "word ".repeat(1_500), true);
      socket.write(stream.replace("\r\n", `\r\nx-forwarded-for: ${forwarded}\r\n`));
      return socket;
    };
    const status = async (socket: Socket): Promise<string> => {
      const [reply] = (await once(socket, "data")) as [Buffer];
      return reply.toString("latin1").slice(9, 12);
    };
    // The client can forge the addresses to the left of its own.
    const one = Array.from({ length: 6 }, (_, at) =>
      call(`203.0.113.${at}, 198.51.100.7, 10.1.1.1`),
    );
    const statuses = await Promise.all((await Promise.all(one)).map(status));
    expect(statuses.toSorted()).toEqual(["200", "200", "200", "200", "200", "429"]);
    expect(await status(await call("198.51.100.7"))).toBe("429");
    expect(await status(await call("198.51.100.8:4711"))).toBe("200");
    expect(await ask(await open("127.0.0.9"))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
