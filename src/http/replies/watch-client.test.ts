import { describe, expect, test } from "vitest";
import { watchFlush, watchReading } from "./watch-reading.ts";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { sendReply } from "./send-reply.ts";
import { testExchange, type TestExchangeOptions } from "../testing/test-exchange.ts";

const STALL_MS = 20_000;
const reply = { status: 200, contentType: "text/plain", body: "text" };

function start(options: TestExchangeOptions = {}) {
  const client = testExchange({ clientStallMs: STALL_MS, body: ["{}"], ...options });
  const { response, socket } = client;
  return {
    ...client,
    /** Returns the socket's timeout, and the number of its listeners. */
    watch: () => [socket.timeout ?? 0, response.listenerCount("timeout")],
  };
}

describe("a client that has to read", () => {
  test("is cut if it accepts no data within its time limit", () => {
    const { exchange, response, watch } = start();
    watchReading(exchange);
    expect(watch()).toEqual([STALL_MS, 1]);
    response.emit("timeout");
    expect([response.destroyed, exchange.notes.isStalled]).toEqual([true, true]);
  });

  test("is watched until it has read everything, and no longer", () => {
    const { exchange, response, watch } = start();
    const stop = watchReading(exchange);
    stop();
    expect(watch()).toEqual([0, 0]);
    response.emit("timeout");
    expect([response.destroyed, exchange.notes.isStalled]).toEqual([false, false]);
  });
});

describe("the client of a sent reply", () => {
  test("is not watched if it read everything at once", () => {
    const { exchange, timers, watch } = start();
    sendReply(exchange, reply);
    expect([timers.running, watch()]).toEqual([0, [0, 0]]);
  });

  test("is watched until it has read everything", async () => {
    const { exchange, socket, timers, watch, leave } = start();
    socket.isStuck = true;
    sendReply(exchange, reply);
    expect([timers.running, watch()]).toEqual([1, [STALL_MS, 1]]);
    socket.release();
    await nextLoopTurn();
    expect(watch()).toEqual([0, 0]);
    leave();
    expect(timers.running).toBe(0);
  });

  test.each([
    ["the rest of the request's time limit", 0, 30_000],
    ["at least five seconds", 29_000, 5_000],
    ["five seconds if the limit has passed", 90_000, 5_000],
  ])("is cut after %s", (_fact, passedMs, restMs) => {
    const { exchange, response, socket, timers } = start();
    exchange.totalMs = 30_000;
    socket.isStuck = true;
    response.writeHead(200);
    response.end("text");
    timers.pass(passedMs);
    watchFlush(exchange);
    timers.pass(restMs - 1);
    expect(response.destroyed).toBe(false);
    timers.pass(1);
    expect(response.destroyed).toBe(true);
  });
});

const rounds = async (count: number): Promise<void> => {
  for (let round = 0; round < count; round += 1) await nextLoopTurn();
};

describe("a client that is still writing a refused body", () => {
  const refusal = { status: 413, contentType: "application/json", body: "{}" };

  /** Returns a client with a refused body of this length. */
  function refused(headers: Readonly<Record<string, string>>) {
    const client = testExchange({ headers });
    sendReply(client.exchange, refusal);
    return client;
  }

  test("keeps its connection if the rest is small", async () => {
    const { response, timers, request, arrive } = refused({ "content-length": "65536" });
    expect([response.writableEnded, response.getHeader("connection"), timers.running]).toEqual([
      true,
      undefined,
      0,
    ]);
    arrive("x".repeat(1_000));
    arrive(null);
    await nextLoopTurn();
    expect(request.readableLength).toBe(0);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ["is larger", { "content-length": "65537" }],
    ["has no length", { "transfer-encoding": "chunked" }],
    ["waits for 100-continue", { "content-length": "10", expect: "100-continue" }],
  ])(
    "gets its reply at once, and the end when it has finished writing: the rest %s",
    async (_, headers) => {
      const { socket, response, timers, arrive, leave } = refused(headers);
      await nextLoopTurn();
      expect(socket.written).toMatch(/\r\nconnection: close\r\n.*\r\n\r\n\{\}$/s);
      expect([response.writableEnded, timers.running]).toEqual([false, 1]);
      arrive("x");
      arrive(null);
      await nextLoopTurn();
      expect([response.writableEnded, timers.running]).toEqual([true, 0]);
      leave();
      expect(timers.running).toBe(0);
    },
  );

  test("has five seconds to finish", async () => {
    const { response, request, timers, arrive } = refused({ "transfer-encoding": "chunked" });
    timers.pass(4_999);
    arrive("x");
    await nextLoopTurn();
    expect(response.writableEnded).toBe(false);
    timers.pass(1);
    expect([response.writableEnded, request.listenerCount("readable"), timers.running]).toEqual([
      true,
      0,
      0,
    ]);
  });

  test("may write 64 MiB", async () => {
    const { response, timers, pace, arrive } = refused({ "transfer-encoding": "chunked" });
    const piece = new Uint8Array(16 * 1_048_576);
    for (let at = 0; at < 4; at += 1) {
      arrive(piece);
      await rounds(3);
      pace.pass(50);
    }
    expect(response.writableEnded).toBe(false);
    arrive("x");
    await rounds(3);
    expect([response.writableEnded, timers.running]).toEqual([true, 0]);
  });

  test("leaves no timer when it leaves", () => {
    const { timers, leave } = refused({ "transfer-encoding": "chunked" });
    leave();
    expect(timers.running).toBe(0);
  });

  test("gets its 408 and no more time to write", async () => {
    const client = testExchange({ headers: { "content-length": "10" } });
    sendReply(client.exchange, { ...refusal, status: 408 });
    await nextLoopTurn();
    expect(client.socket.written).toContain("connection: close");
  });
});
