import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { BodyBudget } from "./body-budget.ts";
import { ClientDisconnected } from "../replies/exchange.ts";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { createReadText } from "./read-body.ts";
import { testExchange, type TestExchangeOptions } from "../testing/test-exchange.ts";

const limits = {
  maxBodyBytes: 1_000,
  bodyBytesInFlight: null,
  bodyTimeoutMs: 20_000,
  bodyIdleMs: 5_000,
};

/** Reads a body with a separate budget. */
function read(options: TestExchangeOptions = {}, budgetBytes = 1_000_000) {
  const client = testExchange(options);
  const budget = new BodyBudget(budgetBytes);
  // The size limit applies only if there is another body.
  budget.open("other").take(1);
  const share = budget.open("key");
  const listeners = client.response.listenerCount("close");
  let outcome = "reading";
  createReadText(limits)(client.exchange, share).then(
    (text) => (outcome = `text ${text.length}`),
    (error: unknown) => (outcome = nameOf(error)),
  );
  const { request, response, timers } = client;
  return {
    ...client,
    /** Returns the outcome after all received data was read. */
    outcome: async (): Promise<string> => {
      for (let round = 0; round < 4; round += 1) await nextLoopTurn();
      return outcome;
    },
    settled: async () => {
      await expect.poll(() => outcome, { interval: 1 }).not.toBe("reading");
    },
    held: () => budget.bytes - 1,
    /** Returns remaining resources after reading: timers, and listeners for data and the close. */
    left: () => [
      timers.running,
      request.listenerCount("data"),
      response.listenerCount("close") - listeners,
    ],
  };
}

function nameOf(error: unknown): string {
  if (error instanceof GatewayError) return error.kind;
  return error instanceof ClientDisconnected ? "client gone" : "another error";
}

const chunked = { "transfer-encoding": "chunked" };
const length = (bytes: number) => ({ "content-length": String(bytes) });

describe("the limit of a body's bytes", () => {
  test.each<[string, number, string]>([
    ["its limit", 1_000, "text 1000"],
    ["one more", 1_001, "body-too-large"],
  ])("is inclusive: %s", async (_fact, bytes, want) => {
    const text = "x".repeat(bytes);
    for (const headers of [length(bytes), chunked]) {
      const whole = read({ headers, body: [text.slice(0, 400), text.slice(400)] });
      expect(await whole.outcome()).toBe(want);
      const pieces = read({ headers });
      for (let at = 0; at < bytes; at += 100) {
        pieces.arrive(text.slice(at, at + 100));
        await nextLoopTurn();
      }
      pieces.arrive(null);
      expect(await pieces.outcome()).toBe(want);
      expect([whole.left(), pieces.left()]).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ]);
    }
  });

  test.each<[string, (text: string) => Uint8Array]>([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ])("applies after decompression: %s", async (coding, compress) => {
    for (const [bytes, want] of [
      [1_000, "text 1000"],
      [1_001, "body-too-large"],
    ] as const) {
      const packed = compress("x".repeat(bytes));
      const body = read({ headers: { "content-encoding": coding, ...chunked } });
      body.arrive(packed);
      body.arrive(null);
      await body.settled();
      expect([await body.outcome(), body.left()]).toEqual([want, [0, 0, 0]]);
    }
  });

  test("is checked against the announced length before a byte is read", async () => {
    const body = read({ headers: length(1_001) });
    expect([await body.outcome(), body.timers.running]).toEqual(["body-too-large", 0]);
  });
});

describe("the time limit of a body", () => {
  test("between two pieces restarts with each piece", async () => {
    const body = read({ headers: chunked });
    await body.outcome();
    for (let piece = 0; piece < 3; piece += 1) {
      body.timers.pass(4_999);
      expect(await body.outcome()).toBe("reading");
      body.arrive("x");
      await nextLoopTurn();
    }
    body.timers.pass(4_999);
    expect(await body.outcome()).toBe("reading");
    body.timers.pass(1);
    expect([await body.outcome(), body.left()]).toEqual(["request-timeout", [0, 0, 0]]);
  });

  test("applies in total, however steadily data arrives", async () => {
    const body = read({ headers: chunked });
    await body.outcome();
    for (let second = 1; second < 20; second += 1) {
      body.timers.pass(1_000);
      body.arrive("x");
      await nextLoopTurn();
    }
    body.timers.pass(999);
    expect(await body.outcome()).toBe("reading");
    body.timers.pass(1);
    expect([await body.outcome(), body.left()]).toEqual(["request-timeout", [0, 0, 0]]);
  });

  test("applies to compressed bodies, too", async () => {
    const body = read({ headers: { ...chunked, "content-encoding": "gzip" } });
    body.arrive(gzipSync("x".repeat(500)).subarray(0, 20));
    await body.outcome();
    body.timers.pass(5_000);
    expect([await body.outcome(), body.left()]).toEqual(["request-timeout", [0, 0, 0]]);
  });

  test("ends when the body is read, and no timer remains", async () => {
    const body = read({ headers: length(3) });
    body.arrive("{}");
    await body.outcome();
    expect(body.timers.running).toBe(2);
    body.arrive("\n");
    body.arrive(null);
    expect([await body.outcome(), body.left()]).toEqual(["text 3", [0, 0, 0]]);
  });

  test("is not needed for a body that came with its head", async () => {
    const body = read({ headers: length(2), body: ["{}"] });
    expect(body.timers.running).toBe(0);
    expect(await body.outcome()).toBe("text 2");
    const sameRound = read({ headers: length(2) });
    expect(sameRound.timers.running).toBe(0);
    sameRound.arrive("{}");
    sameRound.arrive(null);
    expect(await sameRound.outcome()).toBe("text 2");
    const packed = read({
      headers: { ...chunked, "content-encoding": "gzip" },
      body: [gzipSync("{}")],
    });
    await nextLoopTurn();
    expect(packed.timers.running).toBe(0);
    await packed.settled();
    expect(await packed.outcome()).toBe("text 2");
  });
});

describe("a client that leaves", () => {
  test.each([
    ["plain", {}],
    ["compressed", { "content-encoding": "gzip" }],
  ])("ends the reading of its body: %s", async (_fact, coding) => {
    const body = read({ headers: { ...chunked, ...coding } });
    body.arrive(gzipSync("x".repeat(500)).subarray(0, 20));
    await nextLoopTurn();
    body.leave();
    expect([await body.outcome(), body.left()]).toEqual(["client gone", [0, 0, 0]]);
  });

  test("before its body is needed prevents the reading", async () => {
    const body = read({ headers: length(10) });
    body.leave();
    expect([await body.outcome(), body.left()]).toEqual(["client gone", [0, 0, 0]]);
  });
});

describe("the budget", () => {
  test.each([
    ["with its head", ["xx", "yyy"]],
    ["in pieces", null],
  ])("counts the overhead of each piece of a body: %s", async (_fact, pieces) => {
    const body = read({ headers: chunked, ...(pieces !== null && { body: pieces }) });
    if (pieces === null) {
      for (const piece of ["xx", "yyy"]) {
        body.arrive(piece);
        await body.outcome();
      }
      body.arrive(null);
    }
    expect([await body.outcome(), body.held()]).toEqual(["text 5", 605]);
  });

  test.each([
    ["with its head", ["x".repeat(200), "x"]],
    ["in pieces", null],
  ])("refuses a body that does not fit: %s", async (_fact, pieces) => {
    // Another key holds one byte, so only one piece fits.
    const body = read({ headers: chunked, ...(pieces !== null && { body: pieces }) }, 600);
    if (pieces === null) {
      body.arrive("x".repeat(200));
      await body.outcome();
      body.arrive("x");
    }
    expect([await body.outcome(), body.left()]).toEqual(["overloaded", [0, 0, 0]]);
  });
});

test("long bodies that arrive together are each parsed in a separate turn of the event loop", async () => {
  const reading = createReadText({ ...limits, maxBodyBytes: 70_000 });
  const seen: string[] = [];
  const read = async (characters: number): Promise<void> => {
    const { exchange } = testExchange({ body: ["x".repeat(characters)] });
    const text = await reading(exchange, new BodyBudget(1_000_000).open("key"));
    seen.push(String(text.length));
  };
  const all = Promise.all([read(65_536), read(65_535), read(65_537)]);
  for (let round = 1; round <= 2; round += 1) {
    await nextLoopTurn();
    seen.push(`round ${round}`);
  }
  await all;
  expect(seen).toEqual(["65535", "round 1", "65536", "round 2", "65537"]);
});

test("a client that expects 100-continue receives it once its body is wanted", async () => {
  const wanted = read({ headers: { ...length(2), expect: "100-continue" } });
  await wanted.outcome();
  expect(wanted.socket.written).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  const unwanted = read({
    headers: { ...length(2), expect: "100-continue", "content-type": "text/plain" },
  });
  expect(await unwanted.outcome()).toBe("unsupported-media-type");
  expect(unwanted.socket.written).toBe("");
});
