import { expect, test } from "vitest";
import type { Admission, Limits } from "./limiter.ts";
import { RedisLimiter } from "./redis-limiter.ts";
import { EARLIER_ADMIT } from "./testing/earlier-scripts.ts";
import { LuaRedis } from "./testing/lua-redis.ts";

const HASH = "gateway:{k}:levels";
const SLOTS = "gateway:{k}:running";
const BEAT_MS = 1_000;
const two: Limits = { requestsPerMinute: null, tokensPerMinute: null, concurrentRequests: 2 };

/** A process that renews its lease while it is `on`. */
interface Process {
  readonly limiter: RedisLimiter;
  isOn: boolean;
}

/** A server, and processes that use it. */
function processes(names: number) {
  let nowMs = 1_700_000_000_123;
  const clock = { elapsedMs: () => nowMs };
  const redis = new LuaRedis(clock);
  const log = { info: () => undefined, error: () => undefined };
  const beats = new Map<Process, () => void>();
  const open = (): Process => {
    let beat = (): void => undefined;
    const repeat = (_ms: number, callback: () => void) => {
      beat = callback;
      return () => undefined;
    };
    const limiter = new RedisLimiter({ redis, clock, log, repeat });
    const opened: Process = { limiter, isOn: true };
    beats.set(opened, () => beat());
    return opened;
  };
  /** Lets time pass, with the heartbeats of the processes that are on. */
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += BEAT_MS) {
      nowMs += BEAT_MS;
      for (const [one, beat] of beats) if (one.isOn) beat();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const earlier = async (slot: string): Promise<number> => {
    const args = [-1, -1, 2, 1, slot, 900_000] as const;
    const answer = await redis.eval(EARLIER_ADMIT, 2, HASH, SLOTS, ...args);
    return Array.isArray(answer) ? Number(answer[0]) : Number.NaN;
  };
  return { redis, pass, earlier, opened: Array.from({ length: names }, open) };
}

const admitted = async (process: Process | undefined): Promise<boolean> =>
  (await process?.limiter.admit("k", two))?.admitted ?? expect.unreachable();

async function admission(process: Process | undefined): Promise<Admission> {
  return (await process?.limiter.admit("k", two)) ?? expect.unreachable();
}

test("the slots of a killed process are free within seconds, those of a running one are kept", async () => {
  const { pass, opened } = processes(2);
  const [killed = expect.unreachable(), alive] = opened;
  expect([await admitted(killed), await admitted(alive)]).toEqual([true, true]);
  killed.isOn = false;
  await pass(4_000);
  expect(await admitted(alive)).toBe(false);
  await pass(2_000);
  expect([await admitted(alive), await admitted(alive)]).toEqual([true, false]);
});

test("the slots of a request that runs for hours count until its end", async () => {
  const { pass, opened } = processes(2);
  const [one, other] = opened;
  const [first, second] = [await admission(one), await admission(one)];
  await pass(4 * 3_600_000);
  expect(await admitted(other)).toBe(false);
  for (const each of [first, second]) if (each.admitted) each.release();
  expect([await admitted(other), await admitted(other), await admitted(one)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("the requests of a process that was paused count again, and their ends free them", async () => {
  const { redis, pass, opened } = processes(2);
  const [paused = expect.unreachable(), alive] = opened;
  const running = await admission(paused);
  paused.isOn = false;
  await pass(10_000);
  const others = [await admission(alive), await admission(alive)];
  expect(others.map((each) => each.admitted)).toEqual([true, true]);
  // Granted before its next heartbeat, under the name that has lapsed.
  expect(await admitted(paused)).toBe(false);
  for (const each of others) if (each.admitted) each.release();
  const late = await admission(paused);
  paused.isOn = true;
  await pass(2_000);
  expect(redis.members(SLOTS)).toHaveLength(2);
  expect([late.admitted, await admitted(alive)]).toEqual([true, false]);
  await pass(10_000);
  expect(await admitted(alive)).toBe(false);
  for (const each of [running, late]) if (each.admitted) each.release();
  expect(redis.members(SLOTS)).toEqual([]);
});

test("running requests count again on a server that has lost its data", async () => {
  const { redis, pass, opened } = processes(2);
  const [one, other] = opened;
  expect([await admitted(one), await admitted(other)]).toEqual([true, true]);
  redis.disconnect();
  await pass(1_000);
  expect([await admitted(one), await admitted(other)]).toEqual([false, false]);
});

test("both releases count each other's requests during a rolling upgrade", async () => {
  const { pass, earlier, opened } = processes(1);
  const [current] = opened;
  const mine = await admission(current);
  expect([await earlier("old:0"), await earlier("old:1")]).toEqual([1, 0]);
  expect(await admitted(current)).toBe(false);
  // The earlier release has no lease: its slots lapse by themselves.
  await pass(890_000);
  expect(await admitted(current)).toBe(false);
  if (mine.admitted) mine.release();
  expect([await admitted(current), await admitted(current)]).toEqual([true, false]);
  await pass(10_000);
  expect(await admitted(current)).toBe(true);
  expect(await earlier("old:2")).toBe(0);
});
