import { describe, expect, test } from "vitest";
import type { RedisLimiter } from "./redis-limiter.ts";
import { limiterOn, unlimited } from "./testing/scripted-limiter.ts";

describe("reserved tokens", () => {
  const plan = { ...unlimited, tokensPerMinute: 6_000 };
  const HASH = "gateway:{k}:levels";
  async function reserve(limiter: RedisLimiter, tokens: number) {
    const reservation = await limiter.reserveTokens("k", plan, tokens);
    if (!reservation.admitted) throw new Error("was refused");
    return reservation;
  }

  test("are taken from a slice without a call, and corrected within it", async () => {
    const { limiter, calls } = limiterOn([64, "-1", "5990", 0, 0, 10], [1, "5900", 0, 0]);
    await limiter.admit("k", plan);
    const first = await reserve(limiter, 8);
    first.settle(5);
    first.settle(9);
    expect(limiter.peek("k", plan).tokens?.remaining).toBe(5_995);
    (await reserve(limiter, 4)).settle(5);
    expect(calls.map(([name]) => name)).toEqual(["admit"]);
    // The next one is larger than the rest, which is given back with its question.
    (await reserve(limiter, 90)).settle(20);
    expect(calls.slice(1)).toEqual([
      ["reserve", HASH, 6_000, -1, 90, 10, 0],
      ["spend", HASH, 6_000, -70, -1],
    ]);
  });

  test("of several requests at once come with one slice", async () => {
    const { limiter, calls } = limiterOn([1, "5000", 10, 0], [1, "4000", 0, 0], [1, "3000", 0, 0]);
    await Promise.all([reserve(limiter, 900), reserve(limiter, 900)]);
    await reserve(limiter, 900);
    expect(calls.map((call) => [call[5], call[6]])).toEqual([
      [10, 0],
      [0, 0],
      [10, 10],
    ]);
  });

  test("are those of the process while the server is unavailable, which learns what was used", async () => {
    const { limiter, calls } = limiterOn(null);
    const taken = await reserve(limiter, 5_000);
    expect((await limiter.reserveTokens("k", plan, 5_000)).admitted).toBe(false);
    taken.settle(100);
    taken.settle(200);
    expect((await limiter.reserveTokens("k", plan, 5_000)).admitted).toBe(true);
    expect(calls.filter(([name]) => name === "spend")).toEqual([["spend", HASH, 6_000, 100, -1]]);
  });

  test("need no call for a plan without a limit", async () => {
    const { limiter, calls } = limiterOn();
    const reservation = await limiter.reserveTokens("k", unlimited, 9);
    if (reservation.admitted) reservation.settle(9);
    expect([reservation.admitted, calls]).toEqual([true, []]);
  });
});
