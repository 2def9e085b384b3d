import { describe, expect, test } from "vitest";
import type { Admission, Limits } from "./limiter.ts";
import { type Answer, limiterOn, unlimited } from "./testing/scripted-limiter.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function release(admission: Admission): void {
  if (!admission.admitted) throw new Error("was not admitted");
  admission.release();
}

describe("a slice of requests", () => {
  const plan = { ...unlimited, requestsPerMinute: 6_000, tokensPerMinute: 100 };

  test("is granted locally without a call, until it is used up", async () => {
    const { limiter, asked } = limiterOn([3, "5997", "100", 0, 0], [10, "5987", "100", 0, 0]);
    for (let at = 0; at < 3; at += 1) await limiter.admit("k", plan);
    expect(asked()).toBe(1);
    expect(limiter.peek("k", plan).requests?.remaining).toBe(5_997);
    await limiter.admit("k", plan);
    expect(asked()).toBe(2);
  });

  test("expires after a second", async () => {
    const { limiter, asked, pass } = limiterOn([10, "9", "9", 0, 0], [10, "9", "9", 0, 0]);
    await limiter.admit("k", plan);
    pass(999);
    await limiter.admit("k", plan);
    expect(asked()).toBe(1);
    pass(1);
    await limiter.admit("k", plan);
    expect(asked()).toBe(2);
  });

  test("is remembered for the ten thousand most recently used keys", async () => {
    const answers = Array.from({ length: 10_003 }, () => [2, "9", "9", 0, 0] as const);
    const { limiter, asked } = limiterOn(...answers);
    const askTwice = async (name: string): Promise<void> => {
      for (let at = 0; at < 2; at += 1) await limiter.admit(name, plan);
    };
    for (let at = 0; at < 10_000; at += 1) await askTwice(`k${at}`);
    await limiter.admit("k0", plan);
    await limiter.admit("new", plan);
    expect(asked()).toBe(10_002);
    await limiter.admit("k0", plan);
    expect(asked()).toBe(10_002);
    const left = ["k0", "k1"].map((name) => limiter.peek(name, plan).requests?.remaining);
    expect(left).toEqual([9, 6_000]);
  });

  test("is not granted once the tokens are spent", async () => {
    const { limiter, asked } = limiterOn([10, "90", "60", 0, 0], [0, "90", "-1", 2, 1_200]);
    await limiter.admit("k", plan);
    limiter.spendTokens("k", plan, 59);
    expect((await limiter.admit("k", plan)).state.tokens?.remaining).toBe(1);
    expect(asked()).toBe(1);
    limiter.spendTokens("k", plan, 1);
    expect(await limiter.admit("k", plan)).toMatchObject({ limit: "tokens", retryAfterMs: 1_200 });
  });

  test("of a request without token limit is not used for one with a limit", async () => {
    const { limiter, asked } = limiterOn([10, "90", "-1", 0, 0], [0, "90", "-5", 2, 3_600]);
    const record = { ...plan, tokensPerMinute: null };
    await limiter.admit("k", record);
    await limiter.admit("k", record);
    expect(asked()).toBe(1);
    expect(await limiter.admit("k", plan)).toMatchObject({ limit: "tokens" });
  });

  test("shows this process's own count of tokens if the server's is unknown", async () => {
    const { limiter } = limiterOn([10, "90", "-1", 0, 0]);
    limiter.spendTokens("k", plan, 40);
    await limiter.admit("k", { ...plan, tokensPerMinute: null });
    expect(limiter.peek("k", plan)).toMatchObject({
      requests: { remaining: 99 },
      tokens: { limit: 100, remaining: 60 },
    });
  });

  test.each<[string, Partial<Limits>, number]>([
    ["a small limit is counted one by one", { requestsPerMinute: 60 }, 1],
    ["a high limit gives a 600th of it", { requestsPerMinute: 6_000 }, 10],
    ["a very high limit gives 64", { requestsPerMinute: 1_000_000 }, 64],
    ["no limit gives 64", { tokensPerMinute: 5 }, 64],
    ["slots are counted one by one", { requestsPerMinute: 6_000, concurrentRequests: 2 }, 1],
  ])("%s", async (_fact, limits, slice) => {
    const { limiter, calls } = limiterOn([1, "1", "1", 0, 0]);
    await limiter.admit("k", { ...unlimited, ...limits });
    expect(calls[0]?.[6]).toBe(slice);
  });
});

describe("requests that arrive at once", () => {
  test("wait for one question, and share its answer and those that follow", async () => {
    const { limiter, calls } = limiterOn([3, "0", "-1", 0, 0], [0, "0", "-1", 1, 200]);
    const plan = { ...unlimited, requestsPerMinute: 300 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => limiter.admit("k", plan)),
    );
    expect(answers.map(({ admitted }) => admitted)).toEqual([true, true, true, false, false]);
    // The first is asked for alone, the others once it is answered.
    expect(calls.map((call) => call[6])).toEqual([1, 2]);
  });

  test("with other limits, such as those of records, are asked for separately", async () => {
    const answer: Answer = [1, "9", "9", 0, 0];
    const { limiter, calls } = limiterOn(answer, answer, answer, answer);
    const plan = { ...unlimited, concurrentRequests: 9 };
    const record = { ...unlimited, requestsPerMinute: 7 };
    const asked = [plan, plan, record, plan].map(async (limits) => limiter.admit("k", limits));
    await Promise.all(asked);
    expect(calls.map((call) => [call[3], call[5]])).toEqual([
      [-1, 9],
      [-1, 9],
      [7, -1],
      [-1, 9],
    ]);
  });

  test("are all admitted by the process's own limits if the question fails", async () => {
    const { limiter, asked } = limiterOn(null);
    const plan = { ...unlimited, requestsPerMinute: 2 };
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () => limiter.admit("k", plan)),
    );
    expect([answers.map(({ admitted }) => admitted), asked()]).toEqual([[true, true, false], 1]);
  });

  test("give the rest of an expired slice back with the next question", async () => {
    const { limiter, calls, pass } = limiterOn([10, "90", "-1", 0, 0], [10, "89", "-1", 0, 0]);
    const plan = { ...unlimited, requestsPerMinute: 6_000 };
    await limiter.admit("k", plan);
    pass(1_000);
    await limiter.admit("k", plan);
    expect(calls.map((call) => call[10])).toEqual([0, 9]);
    expect(limiter.peek("k", plan).requests?.remaining).toBe(98);
  });
});

describe("the server's arguments", () => {
  test("each window's limit, and a slot of this process that lapses", async () => {
    const { limiter, calls } = limiterOn([1, "1", "1", 0, 0], [1, "1", "1", 0, 0]);
    const plan = { requestsPerMinute: 7, tokensPerMinute: 8, concurrentRequests: 9 };
    await limiter.admit("k", plan);
    await limiter.admit("j", unlimited);
    const keys = (id: string) => [`gateway:{${id}}:levels`, `gateway:{${id}}:running`];
    expect(calls).toEqual([
      ["admit", ...keys("k"), 7, 8, 9, 1, "me", 900_000, 0, 0, "", 0, 0, 1],
      ["admit", ...keys("j"), -1, -1, -1, 64, "me", 900_000, 1, 0, "", 0, 0, 1],
    ]);
  });

  test("tokens are spent on the server and locally", async () => {
    const { limiter, calls } = limiterOn();
    limiter.spendTokens("k", { ...unlimited, tokensPerMinute: 8 }, 5);
    limiter.spendTokens("k", { ...unlimited, tokensPerMinute: 8, requestsPerMinute: 7 }, 1);
    limiter.spendTokens("k", unlimited, 5);
    expect(calls).toEqual([
      ["spend", "gateway:{k}:levels", 8, 5, -1],
      ["spend", "gateway:{k}:levels", 8, 1, 7],
    ]);
    expect(limiter.peek("k", { ...unlimited, tokensPerMinute: 8 }).tokens?.remaining).toBe(2);
  });

  test.each([
    [1, "requests"],
    [2, "tokens"],
    [3, "concurrency"],
  ] as const)("refusing window %s is %s", async (window, limit) => {
    const { limiter } = limiterOn([0, "0.5", "-30", window, 700]);
    const plan = { requestsPerMinute: 60, tokensPerMinute: 60, concurrentRequests: 1 };
    expect(await limiter.admit("k", plan)).toEqual({
      admitted: false,
      limit,
      retryAfterMs: 700,
      state: {
        requests: { limit: 60, remaining: 0, resetSeconds: 60 },
        tokens: { limit: 60, remaining: 0, resetSeconds: 90 },
      },
    });
  });
});

describe("a slot", () => {
  const plan = { ...unlimited, concurrentRequests: 1 };

  test("is released once, and only if it was taken", async () => {
    const { limiter, calls } = limiterOn([1, "-1", "-1", 0, 0], [64, "-1", "-1", 0, 0]);
    const taken = await limiter.admit("k", plan);
    release(taken);
    release(taken);
    release(await limiter.admit("k", unlimited));
    expect(calls.filter(([name]) => name === "release")).toEqual([
      ["release", "gateway:{k}:running", "me:0"],
    ]);
  });

  test("whose release was lost is released when the server is back", async () => {
    const { limiter, calls, seen, pass, lose } = limiterOn(
      [1, "-1", "-1", 0, 0],
      [1, "-1", "-1", 0, 0],
    );
    const taken = await limiter.admit("k", plan);
    lose(true);
    release(taken);
    await settled();
    lose(false);
    pass(1_000);
    await limiter.admit("j", plan);
    expect(calls.filter(([name]) => name === "release")).toHaveLength(2);
    expect(seen).toEqual([false, true]);
  });

  test("that a late answer may have granted is released when the server is back", async () => {
    const { limiter, calls, pass } = limiterOn(null, [1, "-1", "-1", 0, 0], [1, "-1", "-1", 0, 0]);
    expect((await limiter.admit("k", plan)).admitted).toBe(true);
    pass(1_000);
    await limiter.admit("j", plan);
    await limiter.admit("i", plan);
    expect(calls.filter(([name]) => name === "release")).toEqual([
      ["release", "gateway:{k}:running", "me:0"],
    ]);
  });

  test("is not released again when the server goes away and comes back once more", async () => {
    const granted: Answer = [1, "-1", "-1", 0, 0];
    const { limiter, calls, pass } = limiterOn(null, granted, null, granted);
    await limiter.admit("k", plan);
    for (let round = 0; round < 3; round += 1) {
      pass(1_000);
      await limiter.admit("j", unlimited);
    }
    expect(calls.filter(([name]) => name === "release")).toHaveLength(1);
  });

  test("is not released for a request without one", async () => {
    const { limiter, calls, pass } = limiterOn(null, [1, "-1", "-1", 0, 0]);
    await limiter.admit("k", unlimited);
    pass(1_000);
    await limiter.admit("j", unlimited);
    expect(calls.map(([name]) => name)).toEqual(["admit", "admit"]);
  });
});

describe("while the server is unavailable", () => {
  test("the process's own limits apply, and the server is tried once per second", async () => {
    const { limiter, asked, seen, pass } = limiterOn(null, null, [1, "1", "-1", 0, 0]);
    const plan = { ...unlimited, requestsPerMinute: 2 };
    const admitted = async (): Promise<boolean> => (await limiter.admit("k", plan)).admitted;
    expect([await admitted(), await admitted(), await admitted()]).toEqual([true, true, false]);
    expect(asked()).toBe(1);
    pass(1_000);
    await admitted();
    pass(999);
    await admitted();
    expect([asked(), seen]).toEqual([2, [false]]);
    pass(1);
    await admitted();
    expect([asked(), seen]).toEqual([3, [false, true]]);
  });

  test("it counts as unavailable once spent tokens are not delivered", async () => {
    const { limiter, seen, asked, lose } = limiterOn([1, "1", "1", 0, 0]);
    lose(true);
    limiter.spendTokens("k", { ...unlimited, tokensPerMinute: 8 }, 5);
    await settled();
    await limiter.admit("k", unlimited);
    expect([seen, asked()]).toEqual([[false], 0]);
  });

  test("slots of ten thousand lost releases are freed later; further ones lapse", async () => {
    const granted: Answer = [1, "-1", "-1", 0, 0];
    const { limiter, calls, pass, lose } = limiterOn(
      ...Array.from({ length: 10_002 }, () => granted),
    );
    const plan = { ...unlimited, concurrentRequests: 99_999 };
    const taken: Admission[] = [];
    for (let at = 0; at < 10_001; at += 1) taken.push(await limiter.admit("k", plan));
    lose(true);
    taken.forEach(release);
    await settled();
    lose(false);
    calls.length = 0;
    pass(1_000);
    await limiter.admit("j", plan);
    expect(calls.filter(([name]) => name === "release")).toHaveLength(10_000);
  });

  test("slices of the ten thousand most recently used keys are remembered", async () => {
    const slice: Answer = [10, "90", "-1", 0, 0];
    const { limiter, asked } = limiterOn(...Array.from({ length: 10_003 }, () => slice));
    const plan = { ...unlimited, requestsPerMinute: 6_000 };
    for (let key = 0; key <= 10_000; key += 1) await limiter.admit(`k${key}`, plan);
    expect(asked()).toBe(10_001);
    await limiter.admit("k1", plan);
    expect(asked()).toBe(10_001);
    await limiter.admit("k0", plan);
    expect(asked()).toBe(10_002);
  });

  test("closing discards this process's counts", async () => {
    const { limiter } = limiterOn(null);
    const plan = { ...unlimited, requestsPerMinute: 1 };
    const admitted = async (): Promise<boolean> => (await limiter.admit("k", plan)).admitted;
    expect([await admitted(), await admitted()]).toEqual([true, false]);
    await limiter.close();
    expect(await admitted()).toBe(true);
  });

  test("closing closes the connection", async () => {
    const { limiter, calls } = limiterOn();
    await limiter.close();
    expect(calls).toEqual([["disconnect"]]);
  });
});
