import type { Limits } from "./limiter.ts";

/**
 * What the limiter of one process and a shared one decide alike: a fact, the limits, a script and its
 * answers. `a` admits, `r` releases the oldest, `+500` lets time pass.
 */
export const limitRows: readonly [string, Partial<Limits>, string, string][] = [
  [
    "a minute's requests at once, then one each",
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
    "a refusal costs nothing",
    { requestsPerMinute: 1 },
    "a a a +60000 a",
    "ok requests:60000 requests:60000 ok",
  ],
  [
    "slots come back when they are released",
    { concurrentRequests: 1 },
    "a a r a",
    "ok concurrency:1000 ok",
  ],
  [
    "a refused slot costs no request",
    { concurrentRequests: 1, requestsPerMinute: 2 },
    "a a a r a r a",
    "ok concurrency:1000 concurrency:1000 ok requests:30000",
  ],
];
