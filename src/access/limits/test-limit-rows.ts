import type { Limits } from "./limiter.ts";

/**
 * Decisions that a process's own limiter and a shared one have in common: a fact, the limits, a
 * script and its answers. `a` admits, `r` releases the oldest, `+500` advances time.
 */
export const limitRows: readonly [string, Partial<Limits>, string, string][] = [
  [
    "a minute's requests at once, then one at a time",
    { requestsPerMinute: 2 },
    "a a a +30000 a a",
    "ok ok requests:30000 ok requests:30000",
  ],
  [
    "waiting for the reported time is enough",
    { requestsPerMinute: 7 },
    "a a a a a a a a +8572 a",
    "ok ok ok ok ok ok ok requests:8572 ok",
  ],
  [
    "a refusal is not counted",
    { requestsPerMinute: 1 },
    "a a a +60000 a",
    "ok requests:60000 requests:60000 ok",
  ],
  [
    "slots are free again when they are released",
    { concurrentRequests: 1 },
    "a a r a",
    "ok concurrency:1000 ok",
  ],
  [
    "a request that is refused for lack of a slot is not counted",
    { concurrentRequests: 1, requestsPerMinute: 2 },
    "a a a r a r a",
    "ok concurrency:1000 concurrency:1000 ok requests:30000",
  ],
];
