import { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { createProxyTrust } from "../request/addresses.ts";
import { nextLoopTurn } from "./event-loop-queue.ts";
import { TestSocket } from "../testing/test-socket.ts";
import { UnreadBodies } from "./unread-bodies.ts";

const PIECE = Buffer.alloc(100);

/** Returns refused bodies of these addresses, and their state. */
function refused(addresses: readonly string[], bytesMax = 100_000) {
  const timers = new TestTimers();
  const bodies = new UnreadBodies(createProxyTrust([]).clientOf, timers);
  const ended: number[] = [];
  const requests = addresses.map((address) => new IncomingMessage(new TestSocket(address)));
  const stops = requests.map((request, at) =>
    bodies.read({ request, bytesMax, onEnd: () => void ended.push(at) }),
  );
  return { timers, requests, stops, ended };
}

const rounds = async (count: number): Promise<void> => {
  for (let round = 0; round < count; round += 1) await nextLoopTurn();
};

const HERE = "198.51.100.1";
const THERE = "198.51.100.2";

test("one piece is read in each turn of the event loop", async () => {
  const { requests } = refused([HERE, HERE, HERE]);
  for (const request of requests) request.push(PIECE);
  const unread: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await nextLoopTurn();
    unread.push(requests.filter(({ readableLength }) => readableLength > 0).length);
  }
  expect(unread).toEqual([3, 2, 1, 0]);
});

test("a stopped body is not read in its turn", async () => {
  const { requests, stops } = refused([HERE, HERE]);
  for (const request of requests) request.push(PIECE);
  await nextLoopTurn();
  stops[0]?.();
  await rounds(3);
  expect(requests.map(({ readableLength }) => readableLength)).toEqual([100, 0]);
});

test("an address has as many turns as another, with any number of bodies", async () => {
  const { requests } = refused([HERE, HERE, HERE, HERE, THERE]);
  for (const request of requests) request.push(PIECE);
  await rounds(3);
  expect(requests.map(({ readableLength }) => readableLength)).toEqual([0, 100, 100, 100, 0]);
});

test("after 2 MiB the others wait until 50 ms are over", async () => {
  const { requests, timers } = refused(
    Array.from({ length: 5 }, () => HERE),
    1e9,
  );
  for (const request of requests) request.push(Buffer.alloc(1_048_576));
  const left = () => requests.filter(({ readableLength }) => readableLength > 0).length;
  await rounds(100);
  expect(left()).toBe(3);
  timers.pass(49);
  await rounds(100);
  expect(left()).toBe(3);
  timers.pass(1);
  await rounds(100);
  expect(left()).toBe(1);
  timers.pass(50);
  await rounds(100);
  expect(left()).toBe(0);
  timers.pass(50);
  expect(timers.running).toBe(0);
});

test("ends when the client has stopped writing", async () => {
  const { requests, ended } = refused([HERE, HERE]);
  requests[0]?.push(PIECE);
  await rounds(3);
  expect(ended).toEqual([]);
  requests[0]?.push(PIECE);
  requests[0]?.push(null);
  await rounds(4);
  expect(ended).toEqual([0]);
});

test("ends beyond its maximum of bytes", async () => {
  const { requests, stops, ended } = refused([HERE], 250);
  const counts: number[] = [];
  for (let piece = 0; piece < 3; piece += 1) {
    requests[0]?.push(PIECE);
    await rounds(3);
    counts.push(ended.length);
  }
  expect(counts).toEqual([0, 0, 1]);
  stops[0]?.();
  requests[0]?.push(PIECE);
  await rounds(3);
  expect(requests[0]?.readableLength).toBe(100);
});

test("a body stopped before its turn is not read", async () => {
  const { requests, stops } = refused([HERE]);
  requests[0]?.push(PIECE);
  await Promise.resolve();
  stops[0]?.();
  await rounds(3);
  expect(requests[0]?.readableLength).toBe(100);
});
