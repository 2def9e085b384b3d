import { Redis } from "iovalkey";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  redisProgram,
  startRedis,
  type RedisServer,
} from "../../../contract-tests/harness/redis.ts";
import { startProxy } from "../../storage/postgres/test-proxy.ts";
import type { Limits } from "./limiter.ts";
import { connectRedis } from "./redis-client.ts";
import { RedisLimiter } from "./redis-limiter.ts";

/** Enough attempts for a machine that stalls now and then. */
const ATTEMPTS_MAX = 10;

describe.skipIf(redisProgram === undefined)("limits shared through a Redis server", () => {
  let server: RedisServer;
  let nextKey = 0;
  /** The test advances the replicas' clock; the server uses the machine's. */
  let nowMs = 0;
  const clock = { elapsedMs: () => nowMs };
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  const limits = (partial: Partial<Limits>): Limits => ({
    requestsPerMinute: null,
    tokensPerMinute: null,
    concurrentRequests: null,
    ...partial,
  });

  /** Opens a replica that notes whether it shares its limits. */
  const open = (seen: boolean[], url = server.url): RedisLimiter => {
    const log = { info: () => seen.push(true), error: () => seen.push(false) };
    return new RedisLimiter({ redis: connectRedis(url), clock, log });
  };

  /**
   * Runs a test with two replicas and a new key. A failure is repeated if a replica lost contact
   * with the server, as in a process that stalled: each replica then correctly uses its own limits.
   */
  async function replicas(run: (a: RedisLimiter, b: RedisLimiter, key: string) => Promise<void>) {
    for (let attempt = 1; ; attempt += 1) {
      const seen: boolean[] = [];
      const [a, b] = [open(seen), open(seen)];
      nextKey += 1;
      try {
        await run(a, b, `key_${nextKey}`);
        return;
      } catch (failure) {
        if (!seen.includes(false) || attempt === ATTEMPTS_MAX) throw failure;
      } finally {
        await Promise.all([a.close(), b.close()]);
      }
    }
  }

  /** Returns whole seconds of the server's clock, which determines refills. */
  async function secondsNow(): Promise<number> {
    const redis = new Redis(server.url);
    try {
      return Number((await redis.time())[0]);
    } finally {
      redis.disconnect();
    }
  }

  test("two replicas together admit exactly as many requests as one would", () =>
    replicas(async (a, b, key) => {
      const plan = limits({ requestsPerMinute: 10 });
      const startedS = await secondsNow();
      const asked = Array.from({ length: 30 }, async (_, at) => (at % 2 ? a : b).admit(key, plan));
      const answers = await Promise.all(asked);
      // The refill during the test is added: one in 6 s.
      const refilled = Math.ceil(((await secondsNow()) - startedS) / 6);
      const admitted = answers.filter((answer) => answer.admitted).length;
      expect(admitted).toBeGreaterThanOrEqual(10);
      expect(admitted).toBeLessThanOrEqual(10 + refilled);
      const refused = answers.find(({ admitted }) => !admitted);
      expect(refused).toMatchObject({ limit: "requests" });
      expect(refused?.state.requests).toMatchObject({ limit: 10, remaining: 0 });
    }));

  test("a high limit is granted in slices that add up to at most the limit", () =>
    replicas(async (a, b, key) => {
      const plan = limits({ requestsPerMinute: 1_200 });
      const startedS = await secondsNow();
      let admitted = 0;
      for (let at = 0; at < 2_000; at += 1) {
        if ((await (at % 2 ? a : b).admit(key, plan)).admitted) admitted += 1;
      }
      // The refill during the loop is added: 20 per second.
      const refilled = 20 * ((await secondsNow()) - startedS + 1);
      expect(admitted).toBeGreaterThanOrEqual(1_190);
      expect(admitted).toBeLessThanOrEqual(1_200 + refilled);
    }));

  test("tokens spent in one replica refuse requests in the other", () =>
    replicas(async (a, b, key) => {
      const plan = limits({ tokensPerMinute: 100 });
      expect((await a.admit(key, plan)).admitted).toBe(true);
      a.spendTokens(key, plan, 500);
      await expect.poll(async () => (await b.admit(key, plan)).admitted).toBe(false);
    }));

  test("requests without a limit of tokens do not stop the refill of tokens", () =>
    replicas(async (a, b, key) => {
      const plan = limits({ requestsPerMinute: 600, tokensPerMinute: 6_000 });
      expect((await a.admit(key, plan)).admitted).toBe(true);
      a.spendTokens(key, plan, 6_100);
      await expect.poll(async () => (await b.admit(key, plan)).admitted).toBe(false);
      const spentS = await secondsNow();
      const hasPolled = async (): Promise<boolean> => {
        await a.admit(key, { ...plan, tokensPerMinute: null });
        return (await secondsNow()) >= spentS + 3;
      };
      // Tokens are available again after a second.
      await expect.poll(hasPolled, { interval: 50, timeout: 10_000 }).toBe(true);
      expect(await b.admit(key, plan)).toMatchObject({ admitted: true });
    }));

  test("a slot of concurrency taken in one replica is missing in the other until released", () =>
    replicas(async (a, b, key) => {
      const plan = limits({ concurrentRequests: 1 });
      const first = await a.admit(key, plan);
      expect(await b.admit(key, plan)).toMatchObject({ admitted: false, limit: "concurrency" });
      if (first.admitted) first.release();
      await expect.poll(async () => (await b.admit(key, plan)).admitted).toBe(true);
    }));

  test("a replica that spends its tokens is refused although its slice has requests left", () =>
    replicas(async (a, _b, key) => {
      const plan = limits({ requestsPerMinute: 12_000, tokensPerMinute: 100 });
      expect((await a.admit(key, plan)).admitted).toBe(true);
      expect((await a.admit(key, plan)).admitted).toBe(true);
      a.spendTokens(key, plan, 500);
      expect(await a.admit(key, plan)).toMatchObject({ admitted: false, limit: "tokens" });
    }));

  test("a slot lapses 15 minutes after its replica took it", () =>
    replicas(async (a, _b, key) => {
      const redis = new Redis(server.url);
      const beforeMs = Number((await redis.time())[0]) * 1_000;
      await a.admit(key, limits({ concurrentRequests: 2 }));
      const running = `gateway:{${key}}:running`;
      const [, lapsesAt] = await redis.zrange(running, 0, -1, "WITHSCORES");
      // Between two readings of the server's clock, in whole seconds.
      const afterMs = Number((await redis.time())[0]) * 1_000;
      expect(Number(lapsesAt)).toBeGreaterThanOrEqual(beforeMs + 900_000);
      expect(Number(lapsesAt)).toBeLessThanOrEqual(afterMs + 901_000);
      expect(await redis.pexpiretime(running)).toBeGreaterThanOrEqual(Number(lapsesAt));
      redis.disconnect();
    }));

  test("a slot of a dead replica is free once it has lapsed, while another one is kept", () =>
    replicas(async (a, b, key) => {
      const redis = new Redis(server.url);
      const plan = limits({ concurrentRequests: 2 });
      const running = `gateway:{${key}}:running`;
      expect((await a.admit(key, plan)).admitted).toBe(true);
      const [kept] = await redis.zrange(running, 0, -1);
      const nowMs = Number((await redis.time())[0]) * 1_000;
      await redis.zadd(running, nowMs + 900_000, "dead:0");
      expect(await b.admit(key, plan)).toMatchObject({ limit: "concurrency", retryAfterMs: 1_000 });
      await redis.zadd(running, nowMs - 1_000, "dead:0");
      expect((await b.admit(key, plan)).admitted).toBe(true);
      const slots = await redis.zrange(running, 0, -1);
      expect(slots).toHaveLength(2);
      expect(slots).toContain(kept);
      redis.disconnect();
    }));

  test("a slot whose release was not delivered is released once the server is back", async () => {
    const proxy = await startProxy(server.url);
    const seen: boolean[] = [];
    const limiter = open(seen, proxy.url);
    const plan = limits({ concurrentRequests: 1 });
    try {
      const taken = await limiter.admit("cut-off", plan);
      proxy.cut();
      if (taken.admitted) taken.release();
      await expect.poll(() => seen).toEqual([false]);
      proxy.restore();
      const asked = async (): Promise<boolean> => {
        nowMs += 1_000;
        const admission = await limiter.admit("cut-off", plan);
        if (admission.admitted) admission.release();
        return seen.at(-1) === true && admission.admitted;
      };
      await expect.poll(asked).toBe(true);
    } finally {
      await limiter.close();
      await proxy.close();
    }
  });

  test("without the server the process's own limiter decides, and the server is used again later", async () => {
    const seen: boolean[] = [];
    const limiter = open(seen);
    const plan = limits({ requestsPerMinute: 2 });
    try {
      await expect
        .poll(async () => {
          nowMs += 1_000;
          await limiter.admit("shared", plan);
          return limiter.isShared();
        })
        .toBe(true);
      // The port stays reserved meanwhile.
      await server.restart(async () => {
        const answers = [
          await limiter.admit("alone", plan),
          await limiter.admit("alone", plan),
          await limiter.admit("alone", plan),
        ];
        expect(answers.map(({ admitted }) => admitted)).toEqual([true, true, false]);
      });
      expect(seen.at(-1)).toBe(false);
      const asked = async (): Promise<boolean | undefined> => {
        nowMs += 1_000;
        await limiter.admit("new", plan);
        return seen.at(-1);
      };
      await expect.poll(asked).toBe(true);
      // Each change is reported once.
      expect(seen).toEqual(seen.map((_, at) => at % 2 === 1));
    } finally {
      await limiter.close();
    }
  });
});
