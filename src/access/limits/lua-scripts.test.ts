import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Admission, Limiter, Limits, Reservation } from "./limiter.ts";
import { limitRows } from "./test-limit-rows.ts";
import { LocalLimiter } from "./local-limiter.ts";
import { RedisLimiter } from "./redis-limiter.ts";
import { ADMIT, SPEND } from "./redis-scripts.ts";
import { admitArguments } from "./testing/admit-arguments.ts";
import { LuaRedis } from "./testing/lua-redis.ts";

const none: Limits = { requestsPerMinute: null, tokensPerMinute: null, concurrentRequests: null };
const HASH = "gateway:{k}:levels";
const SLOTS = "gateway:{k}:running";

/** Returns a server with a test clock, and replicas that use it. */
function server() {
  // Not a whole second, since the server's clock has seconds and microseconds.
  let nowMs = 1_700_000_000_123;
  const clock = { elapsedMs: () => nowMs };
  const redis = new LuaRedis(clock);
  const log = { info: () => undefined, error: () => undefined };
  const replica = (): RedisLimiter => new RedisLimiter({ redis, clock, log });
  return { redis, clock, replica, pass: (ms: number) => (nowMs += ms) };
}

/** Returns the decision on a request: `ok`, or the limit and the time to wait. */
function verdict(admission: Admission): string {
  return admission.admitted ? "ok" : `${admission.limit}:${admission.retryAfterMs}`;
}

/**
 * Runs a script: `a` admits, `r` releases the oldest, `t50` spends tokens, `+500` advances time.
 */
async function play(limits: Partial<Limits>, script: string): Promise<string> {
  const { replica, pass } = server();
  const limiter = replica();
  const own = { ...none, ...limits };
  const held: (() => void)[] = [];
  const answers: string[] = [];
  for (const step of script.split(" ")) {
    if (step.startsWith("+")) pass(Number(step.slice(1)));
    else if (step.startsWith("t")) limiter.spendTokens("k", own, Number(step.slice(1)));
    else if (step === "r") held.shift()?.();
    else {
      const admission = await limiter.admit("k", own);
      if (admission.admitted) held.push(admission.release);
      answers.push(verdict(admission));
    }
  }
  return answers.join(" ");
}

/** Uses one limiter: `a` admits, `r` releases, `v9` reserves 9 tokens, `s9` settles the oldest with 9. */
class Player {
  readonly #limiter: Limiter;
  readonly #limits: Limits;
  readonly #held: (() => void)[] = [];
  readonly #reserved: ((tokens: number) => void)[] = [];

  constructor(limiter: Limiter, limits: Limits) {
    this.#limiter = limiter;
    this.#limits = limits;
  }

  async play(word: string): Promise<Admission | Reservation | undefined> {
    const tokens = Number(word.slice(1));
    if (word === "r") this.#held.shift()?.();
    else if (word.startsWith("s")) this.#reserved.shift()?.(tokens);
    else if (word.startsWith("v")) {
      const reservation = await this.#limiter.reserveTokens("k", this.#limits, tokens);
      if (reservation.admitted) this.#reserved.push(reservation.settle);
      return reservation;
    } else if (word === "a") {
      const admission = await this.#limiter.admit("k", this.#limits);
      if (admission.admitted) this.#held.push(admission.release);
      return admission;
    }
    return undefined;
  }
}

describe("shared limits of a key, by the server's own clock", () => {
  test.each<[string, Partial<Limits>, string, string]>([
    ...limitRows,
    [
      "tokens are charged afterwards, also below zero",
      { tokensPerMinute: 60 },
      "a t120 +1000 a +60000 a",
      "ok tokens:60000 ok",
    ],
    [
      "spending tokens does not stop the refill of requests",
      { requestsPerMinute: 2, tokensPerMinute: 1_000 },
      "a a +15000 t1 +15000 a a",
      "ok ok ok requests:30000",
    ],
    [
      "nor do requests of the tokens that refill meanwhile",
      { requestsPerMinute: 10, tokensPerMinute: 60 },
      "a t70 +5000 a +5000 a +1000 a",
      "ok tokens:6000 tokens:1000 ok",
    ],
    [
      "a bucket never holds more than a minute",
      { requestsPerMinute: 1 },
      "a +590000 a a",
      "ok ok requests:60000",
    ],
    [
      "a clock that steps back reduces no level, and lengthens no refusal",
      { requestsPerMinute: 2, tokensPerMinute: 100 },
      "a +-90000 a a +30000 a",
      "ok ok requests:30000 ok",
    ],
    [
      "a clock that steps back while tokens are spent reduces no level",
      { requestsPerMinute: 2, tokensPerMinute: 100 },
      "a +-90000 t1 a a",
      "ok ok requests:30000",
    ],
  ])("%s", async (_fact, limits, script, want) => {
    expect(await play(limits, script)).toBe(want);
  });

  test("decide like the process's own, for any requests, reservations and ends", async () => {
    const step = fc.oneof(
      fc.constant("a"),
      fc.constant("a"),
      fc.constant("r"),
      fc.nat(40).map((tokens) => `v${tokens}`),
      fc.nat(90).map((tokens) => `s${tokens}`),
      fc.integer({ min: 0, max: 20_000 }).map((ms) => `+${ms}`),
    );
    const limit = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });
    const limits = fc.record({
      requestsPerMinute: limit(20),
      tokensPerMinute: limit(60),
      concurrentRequests: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 30 }), async (own, script) => {
        const { replica, clock, pass } = server();
        const both = [new Player(replica(), own), new Player(new LocalLimiter(clock), own)];
        for (const word of script) {
          if (word.startsWith("+")) pass(Number(word.slice(1)));
          const [shared, local] = await Promise.all(both.map((player) => player.play(word)));
          if (shared === undefined || local === undefined) continue;
          // Levels are stored with six digits: a wait may differ in its last millisecond.
          if (!shared.admitted && !local.admitted) {
            expect(shared.limit).toBe(local.limit);
            expect(Math.abs(shared.retryAfterMs - local.retryAfterMs)).toBeLessThanOrEqual(1);
          } else expect(shared.admitted).toBe(local.admitted);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("reserve at most the limit and its refill, through any number of replicas", async () => {
    const step = fc.oneof(
      fc.record({ at: fc.nat(2), tokens: fc.integer({ min: 1, max: 1_500 }) }),
      fc.record({ at: fc.nat(2), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.record({ ms: fc.integer({ min: 0, max: 3_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (script) => {
        const { replica, pass } = server();
        const limiters = [replica(), replica(), replica()];
        const plan = { ...none, tokensPerMinute: 6_000 };
        const open: (readonly [number, (tokens: number) => void])[] = [];
        let [passedMs, taken] = [0, 0];
        for (const one of script) {
          if ("ms" in one) {
            pass(one.ms);
            passedMs += one.ms;
          } else if ("tokens" in one) {
            const reservation = await limiters[one.at]?.reserveTokens("k", plan, one.tokens);
            if (reservation?.admitted !== true) continue;
            open.push([one.tokens, reservation.settle]);
            taken += one.tokens;
          } else {
            const [tokens = 0, settle] = open.shift() ?? [];
            const used = Math.floor(tokens * one.share);
            settle?.(used);
            taken += used - tokens;
          }
          expect(taken).toBeLessThanOrEqual(6_000 + passedMs / 10 + 0.01);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("several replicas on one server", () => {
  test("admit together as many as one would", async () => {
    const { replica } = server();
    const replicas = [replica(), replica(), replica()];
    const plan = { ...none, requestsPerMinute: 10 };
    let admitted = 0;
    for (let at = 0; at < 30; at += 1) {
      const admission = await replicas[at % 3]?.admit("k", plan);
      if (admission?.admitted === true) admitted += 1;
    }
    expect(admitted).toBe(10);
  });

  test("get slices of a high limit that add up to it, the last one smaller", async () => {
    const { redis, pass } = server();
    const grant = async (): Promise<unknown> => {
      const args = admitArguments({ requests: 100, wanted: 64 });
      const answer = await redis.eval(ADMIT, 2, HASH, SLOTS, ...args);
      return Array.isArray(answer) ? answer[0] : answer;
    };
    expect([await grant(), await grant(), await grant()]).toEqual([64, 36, 0]);
    pass(1_800);
    expect([await grant(), await grant()]).toEqual([3, 0]);
  });
});

describe("the server's state", () => {
  test("expires: levels after ten minutes without a request, slots after fifteen", async () => {
    const { redis, replica, pass } = server();
    const plan = { ...none, requestsPerMinute: 2, tokensPerMinute: 5, concurrentRequests: 2 };
    const limiter = replica();
    await limiter.admit("k", plan);
    pass(599_999);
    expect(redis.keys().toSorted()).toEqual([HASH, SLOTS, "gateway:{processes}:leases"]);
    limiter.spendTokens("k", plan, 1);
    pass(300_001);
    expect(redis.keys()).not.toContain(SLOTS);
    expect(redis.keys()).toContain(HASH);
    pass(299_999);
    expect(redis.keys()).toEqual(["gateway:{processes}:leases"]);
    pass(305_000);
    expect(redis.keys()).toEqual([]);
  });

  test("contains both levels with their refill", async () => {
    const { redis, pass } = server();
    const admit = (requests: number, tokens: number, concurrency: number) => {
      const args = admitArguments({ requests, tokens, concurrency });
      return redis.eval(ADMIT, 2, HASH, SLOTS, ...args);
    };
    const levels = (answer: unknown): readonly unknown[] =>
      Array.isArray(answer) ? answer.slice(0, 5).map(Number) : [];
    expect(levels(await admit(60, 600, -1))).toEqual([1, 59, 600, 0, 0]);
    expect(Number(await redis.eval(SPEND, 1, HASH, 600, 700, 60))).toBe(-100);
    pass(500);
    expect(levels(await admit(60, 600, -1))).toEqual([0, 59.5, -95, 2, 9_600]);
    pass(500);
    expect(Number(await redis.eval(SPEND, 1, HASH, 600, 0, 60))).toBe(-90);
    expect(levels(await admit(60, -1, -1))).toEqual([1, 59, -1, 0, 0]);
    expect(levels(await admit(-1, -1, 1))).toEqual([1, -1, -1, 0, 0]);
    expect(levels(await admit(-1, -1, 1))).toEqual([0, -1, -1, 3, 1_000]);
  });

  test("refills each bucket, whatever happens to the other one meanwhile", async () => {
    const { redis, pass } = server();
    const admit = (requests: number, tokens: number, concurrency: number) => {
      const args = admitArguments({ requests, tokens, concurrency });
      return redis.eval(ADMIT, 2, HASH, SLOTS, ...args);
    };
    const levels = (answer: unknown): readonly unknown[] =>
      Array.isArray(answer) ? answer.slice(0, 5).map(Number) : [];
    await admit(60, 600, -1);
    await redis.eval(SPEND, 1, HASH, 600, 700, 60);
    // Requests for records have no limit of tokens.
    for (let poll = 0; poll < 100; poll += 1) {
      pass(100);
      expect(levels(await admit(600, -1, -1))[0]).toBe(1);
    }
    const [granted, , tokens, ...refusal] = levels(await admit(60, 600, -1));
    expect([granted, tokens, ...refusal]).toEqual([0, 0, 2, 100]);
    // Spending without a limit of requests does not stop their refill either.
    await admit(2, -1, -1);
    await admit(2, -1, -1);
    for (let spent = 0; spent < 30; spent += 1) {
      pass(1_000);
      await redis.eval(SPEND, 1, HASH, 600, 1, -1);
    }
    expect(levels(await admit(2, -1, -1))[0]).toBe(1);
  });

  test("of a key that only spent tokens contains its tokens", async () => {
    const { redis, pass } = server();
    expect(Number(await redis.eval(SPEND, 1, HASH, 60, 30, -1))).toBe(30);
    pass(10_000);
    expect(Number(await redis.eval(SPEND, 1, HASH, 60, 0, -1))).toBe(40);
  });
});
