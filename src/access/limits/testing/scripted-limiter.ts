import type { Limits } from "../limiter.ts";
import type { RedisClient } from "../redis-client.ts";
import { RedisLimiter } from "../redis-limiter.ts";
import { ADMIT, LEASE, RESERVE, SPEND } from "../redis-scripts.ts";

/**
 * Result of the ADMIT script: granted, requests left, tokens left, refusing window, wait, tokens of
 * the slice (0 by default).
 */
export type Answer = readonly [number, string, string, number, number, number?];

const names = new Map([
  [ADMIT, "admit"],
  [RESERVE, "reserve"],
  [SPEND, "spend"],
]);

/** Result of the RESERVE script: reserved, tokens left, tokens of the slice, wait. */
type Reserved = readonly [number, string, number, number];

export const unlimited: Limits = {
  requestsPerMinute: null,
  tokensPerMinute: null,
  concurrentRequests: null,
};

/** Returns an argument of the server; the name of this process is "me". */
function named(argument: string | number): string | number {
  return typeof argument === "string" ? argument.replace(/^[0-9a-f-]{36}/, "me") : argument;
}

/** Returns a limiter on a server with scripted answers; `null` is an answer that never came. */
export function limiterOn(...answers: readonly (Answer | Reserved | null)[]) {
  const script = [...answers];
  const calls: (readonly (string | number)[])[] = [];
  const seen: boolean[] = [];
  let nowMs = 0;
  let isLost = false;
  const redis: RedisClient = {
    eval: (code, _keys, ...rest) => {
      if (code === LEASE) return Promise.resolve([1, []]);
      calls.push([names.get(code) ?? "?", ...rest.map(named)]);
      if (code === SPEND) return isLost ? Promise.reject(new Error("away")) : Promise.resolve("0");
      const answer = script.shift() ?? null;
      if (answer === null) return Promise.reject(new Error("timeout"));
      return Promise.resolve(code === ADMIT && answer.length < 6 ? [...answer, 0] : answer);
    },
    zrem: (key, member) => {
      calls.push(["release", key, named(member)]);
      return isLost ? Promise.reject(new Error("away")) : Promise.resolve(1);
    },
    disconnect: () => calls.push(["disconnect"]),
  };
  const limiter = new RedisLimiter({
    redis,
    clock: { elapsedMs: () => nowMs },
    log: { info: () => seen.push(true), error: () => seen.push(false) },
  });
  return {
    limiter,
    seen,
    calls,
    pass: (ms: number) => (nowMs += ms),
    /** Whether releases and spent tokens are lost in transit. */
    lose: (lost: boolean) => (isLost = lost),
    asked: () => calls.filter(([name]) => name === "admit").length,
  };
}
