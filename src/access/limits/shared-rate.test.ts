import { describe, expect, test } from "vitest";
import type { Limiter, Limits } from "./limiter.ts";
import { LocalLimiter } from "./local-limiter.ts";
import { RedisLimiter } from "./redis-limiter.ts";
import { LuaRedis } from "./testing/lua-redis.ts";

const MINUTE_MS = 60_000;
/** The difference from one process's own limiter, as a share of the limit. */
const TOLERANCE = 0.02;

/** Requests at one time: milliseconds from the start, and how many each replica gets. */
type Arrival = readonly [atMs: number, counts: readonly number[]];

/** Spreads requests over replicas in rotation. */
function spread(count: number, replicas: number): readonly number[] {
  return Array.from({ length: replicas }, (_, at) => Math.floor((count + at) / replicas));
}

const loads: readonly (readonly [string, (replicas: number, limit: number) => Arrival[]])[] = [
  [
    "in bursts of forty, each after the previous slices expired",
    (replicas, limit) => {
      const perBurst = Math.max(40, Math.ceil(limit / 20));
      const burst = (at: number): Arrival => [at * 1_050, spread(perBurst, replicas)];
      return Array.from({ length: 57 }, (_, at) => burst(at));
    },
  ],
  [
    "evenly, at more than the limit allows",
    (replicas, limit) => {
      const count = Math.ceil(limit * 2.4);
      const one = (at: number): Arrival => [
        Math.floor((at * MINUTE_MS) / count),
        Array.from({ length: replicas }, (_, replica) => Number(at % replicas === replica)),
      ];
      return Array.from({ length: count }, (_, at) => one(at));
    },
  ],
  [
    "mostly through one replica, rarely through the others",
    (replicas, limit) => {
      const count = Math.ceil(limit * 2.4);
      const one = (at: number): Arrival => {
        const atMs = Math.floor((at * MINUTE_MS) / count);
        const isRare = at % Math.ceil(count / 40) === 0;
        const counts = Array.from({ length: replicas }, (_, replica) =>
          Number(replica === 0 || isRare),
        );
        return [atMs, counts];
      };
      return Array.from({ length: count }, (_, at) => one(at));
    },
  ],
];

/** Returns how many requests are admitted within a minute, from a full bucket. */
async function admittedOf(
  arrivals: readonly Arrival[],
  limits: Limits,
  open: (clock: { readonly elapsedMs: () => number }) => readonly Limiter[],
): Promise<number> {
  const startMs = 1_700_000_000_000;
  let nowMs = startMs;
  const limiters = open({ elapsedMs: () => nowMs });
  let admitted = 0;
  for (const [atMs, counts] of arrivals) {
    nowMs = startMs + atMs;
    const asked = counts.flatMap((count, at) => {
      const limiter = limiters[at % limiters.length];
      return Array.from({ length: count }, async () => limiter?.admit("k", limits));
    });
    for (const answer of await Promise.all(asked)) admitted += Number(answer?.admitted === true);
  }
  return admitted;
}

const log = { info: () => undefined, error: () => undefined };

describe.each([1, 2, 4])("a key sends through %s replicas", (replicas) => {
  test.each(loads)(
    "as much in a minute as through one process of its own: %s",
    async (_load, arrivalsOf) => {
      for (const requestsPerMinute of [300, 6_000]) {
        const limits = { requestsPerMinute, tokensPerMinute: null, concurrentRequests: null };
        const arrivals = arrivalsOf(replicas, requestsPerMinute);
        const alone = await admittedOf(arrivals, limits, (clock) => [new LocalLimiter(clock)]);
        const shared = await admittedOf(arrivals, limits, (clock) => {
          const redis = new LuaRedis(clock);
          return Array.from({ length: replicas }, () => new RedisLimiter({ redis, clock, log }));
        });
        const difference = (shared - alone) / requestsPerMinute;
        expect
          .soft(Math.abs(difference), `${shared} in place of ${alone}`)
          .toBeLessThanOrEqual(TOLERANCE);
      }
    },
  );
});
