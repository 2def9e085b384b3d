import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Limits } from "./limiter.ts";
import { limitRows } from "./test-limit-rows.ts";
import { LocalLimiter, TokenBucket } from "./local-limiter.ts";

const none: Limits = { requestsPerMinute: null, tokensPerMinute: null, concurrentRequests: null };

function limiterAt(startMs = 0): { limiter: LocalLimiter; pass: (ms: number) => void } {
  let nowMs = startMs;
  return {
    limiter: new LocalLimiter({ elapsedMs: () => nowMs }),
    pass: (ms) => {
      nowMs += ms;
    },
  };
}

/**
 * Runs a script: `a` admits, `r` releases the oldest, `t50` spends tokens, `+500` advances time.
 */
function play(limits: Limits, script: string): string {
  const { limiter, pass } = limiterAt();
  const held: (() => void)[] = [];
  return script
    .split(" ")
    .flatMap((step) => {
      if (step.startsWith("+")) pass(Number(step.slice(1)));
      else if (step.startsWith("t")) limiter.spendTokens("k", limits, Number(step.slice(1)));
      else if (step === "r") held.shift()?.();
      else {
        const admission = limiter.admit("k", limits);
        if (!admission.admitted) return [`${admission.limit}:${admission.retryAfterMs}`];
        held.push(admission.release);
        return ["ok"];
      }
      return [];
    })
    .join(" ");
}

describe("limits of a key", () => {
  it.each<[string, Partial<Limits>, string, string]>([
    ["no limits: all pass", {}, "a a a", "ok ok ok"],
    ...limitRows,
    [
      "tokens are charged afterwards, also below zero",
      { tokensPerMinute: 60 },
      "a t120 a +60000 a +1000 a",
      "ok tokens:61000 tokens:1000 ok",
    ],
    [
      "a bucket never holds more than a minute",
      { requestsPerMinute: 1 },
      "+600000 a a",
      "ok requests:60000",
    ],
    [
      "a clock that steps back lengthens no refusal",
      { requestsPerMinute: 2 },
      "a a +-90000 a +30000 a",
      "ok ok requests:30000 ok",
    ],
  ])("%s", (_fact, limits, script, want) => {
    expect(play({ ...none, ...limits }, script)).toBe(want);
  });

  it("a request without a slot limit uses no slot", () => {
    const { limiter } = limiterAt();
    limiter.admit("k", none);
    expect(limiter.admit("k", { ...none, concurrentRequests: 1 }).admitted).toBe(true);
  });

  it("all state is dropped on close", async () => {
    const { limiter } = limiterAt();
    limiter.admit("k", none);
    await limiter.close();
    expect(limiter.size).toBe(0);
  });

  it("a bucket with a unit requires no wait, and never a negative time", () => {
    const bucket = new TokenBucket(3, 0);
    expect(bucket.waitMs(3, 0)).toBe(0);
    bucket.spend(3, 3, 0);
    // Three times a third of a minute's third adds up to slightly less than a whole unit.
    for (const atMs of [6_666.6, 13_333.3, 19_999.99999]) bucket.spend(3, 0, atMs);
    expect(bucket.waitMs(3, 19_999.99999)).toBe(0);
    expect(bucket.window(3, 19_999.99999).remaining).toBe(1);
  });

  it("a slot released twice is freed once", () => {
    const limits = { ...none, concurrentRequests: 1 };
    const { limiter } = limiterAt();
    const first = limiter.admit("k", limits);
    if (first.admitted) {
      first.release();
      first.release();
    }
    expect(limiter.admit("k", limits).admitted).toBe(true);
    expect(limiter.admit("k", limits).admitted).toBe(false);
  });

  it("the state has the limit, the remainder, and whole seconds until the limit fully resets", () => {
    const limits = { ...none, requestsPerMinute: 60, tokensPerMinute: 600 };
    const { limiter, pass } = limiterAt();
    limiter.admit("k", limits);
    limiter.spendTokens("k", limits, 605);
    expect(limiter.peek("k", limits)).toEqual({
      requests: { limit: 60, remaining: 59, resetSeconds: 1 },
      tokens: { limit: 600, remaining: 0, resetSeconds: 61 },
    });
    pass(61_000);
    expect(limiter.peek("k", limits)).toMatchObject({
      requests: { remaining: 60, resetSeconds: 0 },
      tokens: { remaining: 600, resetSeconds: 0 },
    });
  });

  it("a changed plan applies from the next request on", () => {
    const { limiter } = limiterAt();
    limiter.admit("k", { ...none, requestsPerMinute: 100 });
    const lowered = { ...none, requestsPerMinute: 1 };
    expect(limiter.admit("k", lowered).admitted).toBe(true);
    expect(limiter.admit("k", lowered).admitted).toBe(false);
  });

  it("admits at most twice the limit within any minute, and never starves a waiting key", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 300 }),
        (requestsPerMinute, gaps) => {
          const { limiter, pass } = limiterAt();
          const limits = { ...none, requestsPerMinute };
          const admittedAt: number[] = [];
          let nowMs = 0;
          for (const gap of gaps) {
            pass(gap);
            nowMs += gap;
            const admission = limiter.admit("k", limits);
            if (admission.admitted) admittedAt.push(nowMs);
            else expect(admission.retryAfterMs).toBeLessThanOrEqual(60_000);
          }
          for (const from of admittedAt) {
            const within = admittedAt.filter((at) => at >= from && at < from + 60_000).length;
            expect(within).toBeLessThanOrEqual(2 * requestsPerMinute);
          }
        },
      ),
    );
  });
});

describe("tokens are reserved", () => {
  const limits = { ...none, tokensPerMinute: 1_000 };
  const reserve = (limiter: LocalLimiter, tokens: number): string => {
    const answer = limiter.reserveTokens("k", limits, tokens);
    return answer.admitted ? "ok" : `${answer.limit}:${answer.retryAfterMs}`;
  };

  it("while requests run, and refused with the time until they are available", () => {
    const { limiter, pass } = limiterAt();
    const answers = [500, 500, 500].map((tokens) => reserve(limiter, tokens));
    expect(answers).toEqual(["ok", "ok", "tokens:30000"]);
    // The next one of this size is not told to come back earlier.
    expect(limiter.admit("k", limits)).toMatchObject({ limit: "tokens", retryAfterMs: 30_000 });
    expect(limiter.peek("k", limits).tokens).toEqual({
      limit: 1_000,
      remaining: 0,
      resetSeconds: 60,
    });
    pass(30_000);
    expect([limiter.admit("k", limits).admitted, reserve(limiter, 500)]).toEqual([true, "ok"]);
  });

  it("for a request above the limit from a full window, which then owes the rest", () => {
    const { limiter, pass } = limiterAt();
    const large = limiter.reserveTokens("k", limits, 5_000);
    expect([large.admitted, reserve(limiter, 1)]).toEqual([true, "tokens:60"]);
    if (large.admitted) large.settle(5_000);
    expect(reserve(limiter, 5_000)).toBe("tokens:300000");
    pass(299_999);
    expect(reserve(limiter, 5_000)).toBe("tokens:1");
    pass(1);
    expect(reserve(limiter, 5_000)).toBe("ok");
  });
});

describe("memory", () => {
  it("is kept for tokens of a deficit, whatever a key asks for meanwhile", () => {
    const { limiter, pass } = limiterAt();
    const limits = { ...none, requestsPerMinute: 600, tokensPerMinute: 10 };
    limiter.spendTokens("k", limits, 1_000);
    limiter.admit("k", { ...limits, tokensPerMinute: null });
    pass(1_000);
    for (let round = 0; round < 10; round += 1) limiter.admit("other", none);
    expect(limiter.admit("k", limits)).toMatchObject({ admitted: false, limit: "tokens" });
  });

  it("is kept for open reservations", () => {
    const { limiter, pass } = limiterAt();
    const limits = { ...none, tokensPerMinute: 10 };
    const reservation = limiter.reserveTokens("k", limits, 1);
    pass(60_000);
    for (let round = 0; round < 10; round += 1) limiter.admit("other", none);
    if (reservation.admitted) reservation.settle(31);
    expect(limiter.admit("k", limits)).toMatchObject({ retryAfterMs: 126_000 });
  });

  it("is freed for idle keys, and kept for those with running requests or a deficit", () => {
    const { limiter, pass } = limiterAt();
    const limits = { ...none, requestsPerMinute: 10, tokensPerMinute: 10, concurrentRequests: 1 };
    limiter.admit("running", limits);
    limiter.spendTokens("owing", limits, 1_000);
    for (let key = 0; key < 1_000; key += 1) limiter.peek(`idle-${key}`, limits);
    pass(61_000);
    for (let round = 0; round < 2_000; round += 1) limiter.admit("busy", none);
    expect(limiter.size).toBe(3);
    expect(limiter.admit("running", limits).admitted).toBe(false);
  });
});
