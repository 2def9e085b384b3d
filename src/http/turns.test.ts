import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { TestTimers } from "../timing/test-timers.ts";
import { nextRound } from "./loop-turns.ts";
import { received, TestSocket } from "./testing/test-socket.ts";
import { testTurns } from "./testing/test-turns.ts";
import { Turns } from "./turns.ts";

const requestFrom = (address: string, headers = {}): IncomingMessage =>
  received(new TestSocket(address), headers).request;

const HERE = "198.51.100.1";
const THERE = "198.51.100.2";

/** Something with so many requests that wait; notes each that is started. */
function waiter(name: string, requests: number, started: string[], address = HERE) {
  let left = requests;
  const request = requestFrom(address);
  return {
    startNext: () => {
      started.push(name);
      left -= 1;
      return left > 0;
    },
    nextRequest: () => (left > 0 ? request : undefined),
    isBehind: () => true,
  };
}

test("of each, one request is started at a time, in rotation", async () => {
  const started: string[] = [];
  const turns = testTurns();
  for (const [name, requests] of [
    ["a", 3],
    ["b", 1],
    ["c", 2],
  ] as const) {
    turns.add(waiter(name, requests, started));
  }
  expect(started).toEqual([]);
  for (let round = 0; round < 3; round += 1) await nextRound();
  expect(started.join("")).toBe("abcaca");
});

test("two are started in one turn of the loop, the others in the next ones", async () => {
  const started: string[] = [];
  const turns = testTurns();
  turns.add(waiter("a", 2, started));
  for (let other = 0; other < 3; other += 1) turns.add(waiter("b", 1, started));
  const rounds: string[] = [];
  while (started.length < 5) {
    await nextRound();
    rounds.push(started.join(""));
  }
  expect(rounds).toEqual(["ab", "abbb", "abbba"]);
  turns.add(waiter("c", 1, started));
  await nextRound();
  expect(started.at(-1)).toBe("c");
});

test("an address has as many turns as another, however many connections it has", async () => {
  const started: string[] = [];
  const turns = testTurns();
  for (let at = 0; at < 100; at += 1) turns.add(waiter("a", 5, started));
  turns.add(waiter("b", 3, started, THERE));
  for (let round = 0; round < 4; round += 1) await nextRound();
  expect(started.join("")).toBe("abababaa");
});

test("a network of IPv6 is one address", async () => {
  const started: string[] = [];
  const turns = testTurns();
  turns.add(waiter("a", 1, started, "2001:db8::1"));
  turns.add(waiter("b", 1, started, "2001:db8::2"));
  turns.add(waiter("c", 1, started, "2001:db8:0:1::1"));
  for (let round = 0; round < 2; round += 1) await nextRound();
  expect(started.join("")).toBe("acb");
});

test("what was taken off the list is not started, nor twice what was put there twice", async () => {
  const started: string[] = [];
  const turns = testTurns();
  const gone = waiter("a", 1, started);
  const twice = waiter("b", 1, started);
  turns.add(gone);
  turns.add(twice);
  turns.add(twice);
  turns.delete(gone);
  turns.delete(gone);
  await nextRound();
  expect(started).toEqual(["b"]);
});

test("nothing that waits no more is put there", async () => {
  const started: string[] = [];
  const turns = testTurns();
  turns.add(waiter("a", 0, started));
  await nextRound();
  expect(started).toEqual([]);
});

test("two strangers' requests start as they come in one turn of the loop", async () => {
  const turns = testTurns();
  const admitted = () => [1, 2, 3, 4].map(() => turns.admits(requestFrom(HERE)));
  expect(admitted()).toEqual([true, true, false, false]);
  await nextRound();
  expect(admitted()).toEqual([true, true, false, false]);
});

test("no stranger's request starts before those that wait", async () => {
  const started: string[] = [];
  const turns = testTurns();
  turns.add(waiter("a", 3, started));
  expect(turns.admits(requestFrom(THERE))).toBe(false);
  await nextRound();
  expect(turns.admits(requestFrom(THERE))).toBe(false);
  await nextRound();
  expect(turns.admits(requestFrom(THERE))).toBe(true);
});

test("what started as it came has had this turn, and what waits gets one at least", async () => {
  const started: string[] = [];
  const turns = testTurns();
  for (let at = 0; at < 2; at += 1) turns.admits(requestFrom(HERE));
  turns.add(waiter("a", 3, started));
  await nextRound();
  expect(started).toHaveLength(1);
  await nextRound();
  expect(started).toHaveLength(3);
});

test("a known caller's request starts as it comes, and takes no stranger's turn", () => {
  const turns = new Turns({ clientOf: () => HERE, timers: new TestTimers() });
  const known = requestFrom(HERE, { authorization: "Bearer known" });
  turns.callers.add(known);
  turns.add(waiter("a", 100, []));
  expect(Array.from({ length: 9 }, () => turns.admits(known))).not.toContain(false);
  expect(turns.admits(requestFrom(HERE, { authorization: "Bearer other" }))).toBe(false);
});

test("what waits and is known by now starts, 32 in a turn, unless it came behind another request", async () => {
  const started: string[] = [];
  const turns = testTurns();
  const request = requestFrom(HERE, { authorization: "Bearer known" });
  const waits = (name: string, isBehind: boolean, own = request) => ({
    startNext: () => {
      started.push(name);
      return false;
    },
    nextRequest: () => own,
    isBehind: () => isBehind,
  });
  for (let at = 0; at < 2; at += 1) turns.add(waits("s", false, requestFrom(HERE)));
  for (let at = 0; at < 9; at += 1) turns.add(waits("b", true));
  for (let at = 0; at < 40; at += 1) turns.add(waits("k", false));
  turns.callers.add(request);
  const rounds: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await nextRound();
    rounds.push(started.splice(0).join(""));
  }
  expect(rounds).toEqual([`${"k".repeat(32)}ss`, `${"k".repeat(8)}bb`, "bb"]);
});

test("two probes start in a turn of the loop, whoever waits", async () => {
  const turns = testTurns();
  const probe = (url: string) => Object.assign(requestFrom(THERE), { url });
  turns.add(waiter("a", 100, []));
  const admitted = () => ["/healthz", "/readyz", "/healthz"].map((url) => turns.admits(probe(url)));
  expect(admitted()).toEqual([true, true, false]);
  expect(turns.admits(probe("/healthz/"))).toBe(false);
  await nextRound();
  expect(admitted()).toEqual([true, true, false]);
});
