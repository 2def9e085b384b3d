import { describe, expect, test } from "vitest";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { HttpReplySink } from "./reply-sink.ts";
import { testExchange } from "../testing/test-exchange.ts";

const STALL_MS = 20_000;
const LARGE = "x".repeat(100_000);

/** Opens a stream whose head has been sent, to a client that accepts no data or all data. */
async function open(isStuck: boolean) {
  const client = testExchange({ clientStallMs: STALL_MS, body: ["{}"] });
  const { exchange, response, socket } = client;
  response.chunkedEncoding = true;
  const sink = new HttpReplySink(exchange);
  sink.open({ contentType: "text/event-stream", ignored: [] });
  await nextLoopTurn();
  const before = [response.listenerCount("close"), socket.listenerCount("drain")];
  socket.isStuck = isStuck;
  return {
    ...client,
    sink,
    /** Returns the number of listeners that wait for the client, and the socket's timeout. */
    waits: () => [
      response.listenerCount("close") - (before[0] ?? 0),
      socket.listenerCount("drain") - (before[1] ?? 0),
      socket.timeout ?? 0,
    ],
  };
}

describe("a write to a client that does not read", () => {
  test("waits for it, and leaves no listener afterwards", async () => {
    const { sink, socket, waits } = await open(true);
    const written = sink.write(LARGE);
    expect(written).toBeInstanceOf(Promise);
    expect(waits()).toEqual([1, 1, STALL_MS]);
    socket.release();
    await written;
    expect(waits()).toEqual([0, 0, 0]);
  });

  test("stops waiting when the client leaves", async () => {
    const { sink, leave, waits } = await open(true);
    const written = sink.write(LARGE);
    leave();
    await written;
    expect(waits()).toEqual([0, 0, 0]);
    expect(sink.write("more")).toBeUndefined();
  });

  test("gets no comment, since no keep-alive is needed", async () => {
    const { sink, socket } = await open(true);
    const written = sink.write(LARGE);
    sink.comment(": keep-alive\n");
    socket.release();
    await written;
    expect(socket.written).not.toContain("keep-alive");
    sink.comment(": keep-alive\n");
    expect(socket.written).toContain("keep-alive");
  });
});

test("the end of a stream is watched until the client has read it", async () => {
  const { sink, response, socket, timers, leave } = await open(true);
  void sink.write("text");
  sink.end();
  expect([sink.hasEnded, timers.running, socket.timeout]).toEqual([true, 1, STALL_MS]);
  socket.release();
  await nextLoopTurn();
  expect([response.writableFinished, socket.timeout]).toEqual([true, 0]);
  leave();
  expect(timers.running).toBe(0);
});

test("a client that reads causes no wait and is not watched", async () => {
  const { sink, waits, timers } = await open(false);
  expect(sink.write("text")).toBeUndefined();
  sink.end();
  expect([...waits(), timers.running]).toEqual([0, 0, 0, 0]);
});

test("a stream whose client has left is not begun, but still ends", () => {
  const { exchange, response, leave } = testExchange({ body: ["{}"] });
  leave();
  const sink = new HttpReplySink(exchange);
  sink.open({ contentType: "text/event-stream", ignored: [] });
  expect([sink.write("text"), response.headersSent, sink.hasBegun]).toEqual([
    undefined,
    false,
    true,
  ]);
  sink.end();
  expect(sink.hasEnded).toBe(true);
});
