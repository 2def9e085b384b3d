import { expect, test } from "vitest";
import { BodyBudget } from "../bodies/body-budget.ts";
import { nextLoopTurn } from "./event-loop-queue.ts";
import { createReadText } from "../bodies/read-body.ts";
import { ReadingPace } from "./reading-pace.ts";
import { testExchange } from "../testing/test-exchange.ts";

const MEGABYTE = 1_000_000;
const limits = {
  maxBodyBytes: 400 * MEGABYTE,
  bodyBytesInFlight: null,
  bodyTimeoutMs: 600_000,
  bodyIdleMs: 30_000,
};

test("a key reads about 100 MB at once and 65 MB per second, and another key the same", () => {
  let nowMs = 0;
  const pace = new ReadingPace({ elapsedMs: () => nowMs });
  expect(pace.count("a", 100 * MEGABYTE)).toBe(0);
  const waitMs = pace.count("a", 65 * MEGABYTE);
  expect(waitMs).toBeGreaterThan(500);
  expect(waitMs).toBeLessThan(1_000);
  expect(pace.count("b", 100 * MEGABYTE)).toBe(0);
  nowMs += waitMs;
  expect(pace.count("a", 0)).toBe(0);
});

test("a body beyond its key's share is paused, and then read to its end", async () => {
  const client = testExchange({ headers: { "transfer-encoding": "chunked" } });
  const pace = new ReadingPace({ elapsedMs: client.timers.elapsedMs });
  pace.count("key", 100 * MEGABYTE);
  const share = new BodyBudget(1_000 * MEGABYTE, pace).open("key");
  let read = -1;
  const reading = createReadText(limits)(client.exchange, share).then((text) => {
    read = text.length;
  });
  const rounds = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) await nextLoopTurn();
  };
  await rounds();
  client.arrive(Buffer.alloc(30 * MEGABYTE, " "));
  await rounds();
  expect(client.request.isPaused()).toBe(true);
  client.arrive("{}");
  client.arrive(null);
  await rounds();
  expect([read, client.request.isPaused()]).toEqual([-1, true]);
  client.timers.pass(2_000);
  await reading;
  expect([read, client.timers.running]).toEqual([30 * MEGABYTE + 2, 0]);
});

test("a client that leaves while its body is paused is noticed", async () => {
  const client = testExchange({ headers: { "transfer-encoding": "chunked" } });
  const pace = new ReadingPace({ elapsedMs: client.timers.elapsedMs });
  pace.count("key", 200 * MEGABYTE);
  const share = new BodyBudget(1_000 * MEGABYTE, pace).open("key");
  const reading = createReadText(limits)(client.exchange, share);
  for (let round = 0; round < 4; round += 1) await nextLoopTurn();
  client.arrive("{");
  for (let round = 0; round < 4; round += 1) await nextLoopTurn();
  expect(client.request.isPaused()).toBe(true);
  client.leave();
  await expect(reading).rejects.toThrow("the client closed the connection");
  expect(client.timers.running).toBe(0);
});
