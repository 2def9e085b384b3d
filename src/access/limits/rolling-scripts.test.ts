import fc from "fast-check";
import { expect, test } from "vitest";
import { ADMIT, RESERVE, SPEND } from "./redis-scripts.ts";
import { admitArguments } from "./testing/admit-arguments.ts";
import { EARLIER_ADMIT, EARLIER_SPEND } from "./testing/earlier-scripts.ts";
import { LuaRedis } from "./testing/lua-redis.ts";

const HASH = "gateway:{k}:levels";
const SLOTS = "gateway:{k}:running";
const LIMIT = { requests: 60, tokens: 600 } as const;
/** An answer has two decimals: two of them differ by this much if the levels are equal. */
const ROUNDED = 0.02;

const releases = {
  earlier: { admitScript: EARLIER_ADMIT, spendScript: EARLIER_SPEND },
  current: { admitScript: ADMIT, spendScript: SPEND },
} as const;

type Release = keyof typeof releases;

/** A Redis that replicas of both releases use for one key. */
function shared() {
  let nowMs = 1_700_000_000_123;
  const redis = new LuaRedis({ elapsedMs: () => nowMs });
  /** Returns what was granted, and the levels of requests and tokens. */
  const admit = async (release: Release, tokens: number = LIMIT.tokens) => {
    const { admitScript } = releases[release];
    const args = admitArguments({ requests: LIMIT.requests, tokens });
    const answer = await redis.eval(admitScript, 2, HASH, SLOTS, ...args);
    const [granted = 0, requests = 0, level = 0] = Array.isArray(answer) ? answer.map(Number) : [];
    return { granted, requests, tokens: level };
  };
  const spend = async (release: Release, tokens: number): Promise<number> => {
    const { spendScript } = releases[release];
    const args = [LIMIT.tokens, tokens, LIMIT.requests] as const;
    return Number(await redis.eval(spendScript, 1, HASH, ...args));
  };
  /** Returns whether the tokens are reserved, and their level. */
  const reserve = async (tokens: number) => {
    const args = [LIMIT.tokens, LIMIT.requests, tokens, 0, 0] as const;
    const answer = await redis.eval(RESERVE, 1, HASH, ...args);
    const [reserved = 0, level = 0] = Array.isArray(answer) ? answer.map(Number) : [];
    return { reserved, level };
  };
  return { admit, spend, reserve, pass: (ms: number) => (nowMs += ms) };
}

test.each<[Release, Release]>([
  ["earlier", "current"],
  ["current", "earlier"],
])("the levels of the %s release are those of the %s one", async (before, after) => {
  const { admit, spend, pass } = shared();
  await admit(before);
  await spend(before, 700);
  pass(5_000);
  // 59 and 5 more requests, and -100 and 50 more tokens.
  expect(await admit(after)).toMatchObject({ granted: 0, requests: 60, tokens: -50 });
  pass(10_000);
  expect(await admit(before)).toMatchObject({ granted: 1, requests: 59, tokens: 50 });
  pass(10_000);
  expect(await admit(after)).toMatchObject({ granted: 1, tokens: 150 });
});

test("a key that the earlier release polled refills with the current one", async () => {
  const { admit, spend, pass } = shared();
  await spend("earlier", 700);
  for (let poll = 0; poll < 10; poll += 1) {
    pass(1_000);
    await admit("earlier", -1);
  }
  for (let poll = 0; poll < 10; poll += 1) {
    pass(1_000);
    await admit("current", -1);
  }
  expect(await admit("current")).toMatchObject({ granted: 0, tokens: 0 });
});

test("law: no mix of both releases refills a bucket twice, and the current one alone is exact", async () => {
  const release = fc.constantFrom<Release>("earlier", "current");
  const step = fc.oneof(
    fc.record({ act: fc.constantFrom("admit", "records"), release }),
    fc.record({ act: fc.constantFrom("spend", "reserve"), release, tokens: fc.nat(300) }),
    fc.record({ act: fc.constant("pass"), ms: fc.integer({ min: 0, max: 20_000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, isMixed) => {
      const { admit, spend, reserve, pass } = shared();
      let [tokens, requests] = [LIMIT.tokens as number, LIMIT.requests as number];
      for (const one of steps) {
        if ("ms" in one) {
          pass(one.ms);
          tokens = Math.min(LIMIT.tokens, tokens + (one.ms * LIMIT.tokens) / 60_000);
          requests = Math.min(LIMIT.requests, requests + (one.ms * LIMIT.requests) / 60_000);
          continue;
        }
        const by = isMixed ? one.release : "current";
        if ("tokens" in one) {
          let left: number;
          if (one.act === "spend") left = await spend(by, one.tokens);
          else {
            const { reserved, level } = await reserve(one.tokens);
            if (reserved === 0) expect(level).toBeLessThan(one.tokens);
            else expect(level).toBeGreaterThanOrEqual(0);
            left = level;
            if (reserved === 0) tokens += one.tokens;
          }
          tokens -= one.tokens;
          if (isMixed) expect(left).toBeLessThanOrEqual(tokens + ROUNDED);
          else expect(left).toBeCloseTo(tokens, 2);
          tokens = left;
          continue;
        }
        const isFull = one.act === "admit";
        const found = await admit(by, isFull ? LIMIT.tokens : -1);
        requests -= found.granted;
        if (isMixed) expect(found.requests).toBeLessThanOrEqual(requests + ROUNDED);
        else expect(found.requests).toBeCloseTo(requests, 2);
        requests = found.requests;
        if (!isFull) continue;
        if (isMixed) expect(found.tokens).toBeLessThanOrEqual(tokens + ROUNDED);
        else expect(found.tokens).toBeCloseTo(tokens, 2);
        tokens = found.tokens;
      }
    }),
    { numRuns: 60 },
  );
});
