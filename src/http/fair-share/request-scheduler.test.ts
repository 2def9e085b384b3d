import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { nextLoopTurn } from "./event-loop-queue.ts";
import { received, TestSocket } from "../testing/test-socket.ts";
import { testClock, testScheduler } from "../testing/test-scheduler.ts";

const HERE = "198.51.100.1";
const THERE = "198.51.100.2";

const requestFrom = (address: string, headers = {}): IncomingMessage =>
  received(new TestSocket(address), headers).request;

const requestOf = (key: string): IncomingMessage =>
  requestFrom(HERE, { authorization: `Bearer ${key}` });

/** Returns a waiter with this many waiting requests, which records each start. */
function waiter(name: string, requests: number, started: string[], request = requestFrom(HERE)) {
  let left = requests;
  return {
    startNext: () => {
      started.push(name);
      left -= 1;
      return left > 0;
    },
    nextRequest: () => (left > 0 ? request : undefined),
  };
}

/** Returns the requests that start in each of the next turns of the event loop. */
async function startedIn(rounds: number, started: string[]): Promise<readonly string[]> {
  const parts: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await nextLoopTurn();
    parts.push(started.splice(0).join(""));
  }
  return parts;
}

describe("unknown callers' requests", () => {
  test("start two per turn of the event loop, in rotation", async () => {
    const started: string[] = [];
    const scheduler = testScheduler();
    scheduler.add(waiter("a", 3, started));
    scheduler.add(waiter("b", 1, started));
    scheduler.add(waiter("c", 2, started));
    expect(await startedIn(4, started)).toEqual(["ab", "ca", "ca", ""]);
  });

  test("of one address have as many turns as another's, with any number of connections", async () => {
    const started: string[] = [];
    const scheduler = testScheduler();
    for (let at = 0; at < 100; at += 1) scheduler.add(waiter("a", 5, started));
    scheduler.add(waiter("b", 3, started, requestFrom(THERE)));
    expect(await startedIn(4, started)).toEqual(["ab", "ab", "ab", "aa"]);
  });

  test("of an IPv6 network have the turns of one address", async () => {
    const started: string[] = [];
    const scheduler = testScheduler();
    scheduler.add(waiter("a", 1, started, requestFrom("2001:db8::1")));
    scheduler.add(waiter("b", 1, started, requestFrom("2001:db8::2")));
    scheduler.add(waiter("c", 1, started, requestFrom("2001:db8:0:1::1")));
    expect(await startedIn(2, started)).toEqual(["ac", "b"]);
  });

  test("start only while they wait, and once if they were added twice", async () => {
    const started: string[] = [];
    const scheduler = testScheduler();
    const gone = waiter("a", 1, started);
    const twice = waiter("b", 1, started);
    for (const added of [gone, twice, twice, waiter("c", 0, started)]) scheduler.add(added);
    scheduler.delete(gone);
    scheduler.delete(gone);
    expect(await startedIn(3, started)).toEqual(["b", "", ""]);
  });

  test("on one connection are classified once", async () => {
    const started: string[] = [];
    let looks = 0;
    const scheduler = testScheduler({ clientOf: () => ((looks += 1), HERE) });
    const waiting = waiter("a", 1, started);
    for (let at = 0; at < 400; at += 1) scheduler.add(waiting);
    expect(await startedIn(2, started)).toEqual(["a", ""]);
    expect(looks).toBe(1);
  });

  test("never start on arrival", () => {
    expect(testScheduler().admits(requestFrom(HERE))).toBe(false);
    expect(testScheduler().admits(requestOf("unknown"))).toBe(false);
  });

  test("leave half of the thread to others, together", async () => {
    const timers = new TestTimers();
    const scheduler = testScheduler({ clock: testClock(timers) });
    let started = 0;
    for (const address of [HERE, THERE]) {
      scheduler.add({
        startNext: () => {
          started += 1;
          timers.pass(2);
          return true;
        },
        nextRequest: () => requestFrom(address),
      });
    }
    for (let ms = 0; timers.nowMs() < 400; ms += 1) {
      await nextLoopTurn();
      timers.pass(1);
    }
    expect(started * 2).toBeGreaterThan(150);
    expect(started * 2).toBeLessThan(250);
  });

  test("start with their key's once it is known", async () => {
    const started: string[] = [];
    const scheduler = testScheduler();
    const request = requestOf("known");
    for (let at = 0; at < 2; at += 1) scheduler.add(waiter("s", 1, started));
    for (let at = 0; at < 40; at += 1) scheduler.add(waiter("k", 1, started, request));
    scheduler.callers.add(request);
    const all = await startedIn(4, started);
    expect(all.join("")).toBe(`ss${"k".repeat(40)}`);
    expect(all.map(({ length }) => length)).toEqual([2, 32, 8, 0]);
    const next = requestOf("next");
    for (let at = 0; at < 9; at += 1) scheduler.add(waiter("s", 1, started));
    scheduler.add(waiter("n", 1, started, next));
    scheduler.callers.add(next);
    expect((await startedIn(2, started)).join("")).toContain("n");
  });
});

describe("requests of keys", () => {
  /** Returns a scheduler that knows the keys; two different keys were used recently. */
  function schedulerWithKeys(timers = new TestTimers()) {
    const scheduler = testScheduler({ clock: testClock(timers) });
    for (const key of ["a", "b"]) scheduler.callers.add(requestOf(key));
    scheduler.admits(requestOf("b"));
    scheduler.admits(requestOf("a"));
    return scheduler;
  }

  const admitted = (
    scheduler: ReturnType<typeof testScheduler>,
    keys: string,
  ): readonly boolean[] => [...keys].map((key) => scheduler.admits(requestOf(key)));

  test("start on arrival if one key has the process to itself, and use no unknown caller's turn", () => {
    const scheduler = testScheduler();
    scheduler.callers.add(requestOf("a"));
    scheduler.add(waiter("s", 100, []));
    expect(admitted(scheduler, "aaaaaaaaa")).not.toContain(false);
    expect(admitted(scheduler, "b")).toEqual([false]);
  });

  test("of several keys start on arrival, one of each per turn of the event loop", async () => {
    const scheduler = schedulerWithKeys();
    await nextLoopTurn();
    expect(admitted(scheduler, "abab")).toEqual([true, true, false, false]);
    await nextLoopTurn();
    expect(admitted(scheduler, "ba")).toEqual([true, true]);
  });

  test("start on arrival again when no other key's request has come for a second", async () => {
    const timers = new TestTimers();
    const scheduler = schedulerWithKeys(timers);
    await nextLoopTurn();
    timers.pass(1_000);
    expect(admitted(scheduler, "aa")).toEqual([true, false]);
    timers.pass(1);
    expect(admitted(scheduler, "aa")).toEqual([true, true]);
  });

  test("that wait start six per turn, in rotation by key, and later ones of the key wait behind them", async () => {
    const started: string[] = [];
    const scheduler = schedulerWithKeys();
    await nextLoopTurn();
    for (let at = 0; at < 10; at += 1) scheduler.add(waiter("a", 1, started, requestOf("a")));
    expect(admitted(scheduler, "ab")).toEqual([false, true]);
    for (let at = 0; at < 2; at += 1) scheduler.add(waiter("b", 1, started, requestOf("b")));
    expect(await startedIn(3, started)).toEqual(["ababaa", "aaaaaa", ""]);
    expect(admitted(scheduler, "a")).toEqual([true]);
  });

  test("on a busy connection count as their key's: 32 per turn only if it is alone", async () => {
    const started: string[] = [];
    const scheduler = testScheduler();
    for (const key of ["a", "b"]) scheduler.callers.add(requestOf(key));
    scheduler.add(waiter("a", 150, started, requestOf("a")));
    const alone = await startedIn(2, started);
    scheduler.admits(requestOf("b"));
    // The next turn was scheduled before; 19 use half of the thread for 5 ms.
    const beside = await startedIn(2, started);
    expect([...alone, ...beside].map(({ length }) => length)).toEqual([32, 32, 19, 0]);
  });

  test("do not pause if their key is alone", async () => {
    const started: string[] = [];
    const timers = new TestTimers();
    const scheduler = testScheduler({ clock: testClock(timers) });
    scheduler.callers.add(requestOf("a"));
    const dear = waiter("a", 50, started, requestOf("a"));
    const startNext = (): boolean => {
      timers.pass(4);
      return dear.startNext();
    };
    scheduler.add({ ...dear, startNext });
    expect(await startedIn(3, started)).toEqual(["a".repeat(32), "a".repeat(18), ""]);
  });

  test("count as at least a fifth of a millisecond", async () => {
    const started: string[] = [];
    const scheduler = schedulerWithKeys();
    scheduler.add(waiter("a", 100, started, requestOf("a")));
    const parts = await startedIn(8, started);
    expect(parts.join("")).toHaveLength(19);
  });

  test("of a closed connection use no turn", async () => {
    const started: string[] = [];
    const scheduler = schedulerWithKeys();
    const gone = waiter("a", 1, started, requestOf("a"));
    scheduler.add(gone);
    scheduler.delete(gone);
    expect(await startedIn(2, started)).toEqual(["", ""]);
    expect(admitted(scheduler, "a")).toEqual([true]);
  });

  test("that use more than half of the thread delay only their own key's requests", async () => {
    const started: string[] = [];
    const timers = new TestTimers();
    const scheduler = schedulerWithKeys(timers);
    await nextLoopTurn();
    const dear = waiter("a", 100, started, requestOf("a"));
    const startNext = (): boolean => {
      timers.pass(4);
      return dear.startNext();
    };
    scheduler.add({ ...dear, startNext });
    scheduler.add(waiter("b", 9, started, requestOf("b")));
    expect(await startedIn(3, started)).toEqual(["abbbbb", "bbbb", ""]);
    timers.pass(1);
    expect(await startedIn(1, started)).toEqual(["a"]);
  });
});

test("two probes start per turn of the event loop, whoever else waits", async () => {
  const scheduler = testScheduler();
  const probe = (url: string) => Object.assign(requestFrom(THERE), { url });
  scheduler.add(waiter("a", 100, []));
  const admitted = () =>
    ["/health", "/readyz", "/healthz"].map((url) => scheduler.admits(probe(url)));
  expect(admitted()).toEqual([true, true, false]);
  expect(scheduler.admits(probe("/healthz/"))).toBe(false);
  await nextLoopTurn();
  expect(admitted()).toEqual([true, true, false]);
});
