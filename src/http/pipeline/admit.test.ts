import type { Context } from "koa";
import { EventEmitter } from "node:events";
import { beforeEach, describe, expect, it, test } from "vitest";
import type { Caller } from "../../access/auth/caller.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { keyRecord } from "../../core/ledger/test-decisions.ts";
import type { Admission, Limiter, Limits } from "../../access/limits/limiter.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { testScheduler } from "../testing/test-scheduler.ts";
import { admit } from "./admit.ts";
import { Exchange } from "../replies/exchange.ts";

const plan = {
  id: "p",
  name: "P",
  models: ["*"],
  requestsPerMinute: 60,
  tokensPerMinute: 1_000,
  concurrentRequests: 2,
};
const caller: Caller = {
  key: keyRecord,
  accountId: "acc_1",
  plan,
};
const requests = { limit: 60, remaining: 59, resetSeconds: 1 };
const tokens = { limit: 1_000, remaining: 900, resetSeconds: 6 };

let response: EventEmitter;
let exchange: Exchange;
let asked: (readonly [string, Limits])[];
let released: number;
beforeEach(() => {
  response = new EventEmitter();
  const context = { req: {}, res: response } as unknown as Context;
  exchange = new Exchange({
    context,
    requestId: "req_1",
    receivedAtMs: 0,
    isLast: false,
    clientStallMs: 1,
    clock: { elapsedMs: () => 0 },
    timers: new TestTimers(),
    scheduler: testScheduler(),
  });
  asked = [];
  released = 0;
});

/** Returns a limiter with this answer, at once or later. */
function limiterOf(admission: Admission, isShared: boolean): Limiter {
  return {
    admit: (keyId, limits) => {
      asked.push([keyId, limits]);
      return isShared ? Promise.resolve(admission) : admission;
    },
    peek: () => ({ requests: { ...requests, remaining: 1 }, tokens }),
    reserveTokens: () => expect.unreachable(),
    close: () => Promise.resolve(),
  };
}

const admitted = (state: Admission["state"]): Admission => ({
  admitted: true,
  state,
  release: () => (released += 1),
});

describe.each([false, true])("by a limiter that is shared: %s", (isShared) => {
  it("a generation counts against all limits of its plan, and keeps its slot to its end", async () => {
    const limiter = limiterOf(admitted({ requests, tokens }), isShared);
    await admit({ limiter, exchange, caller, kind: "generation" });
    expect(asked).toEqual([["key_1", plan]]);
    expect(exchange.notes.limits).toEqual({ requests, tokens });
    expect(released).toBe(0);
    response.emit("close");
    expect(released).toBe(1);
  });

  test.each([
    ["plain", {}, "its client has left", "close"],
    ["keyed", { "idempotency-key": "k" }, "its work has ended", "end"],
  ] as const)("the slot of a %s request is free when %s", async (_kind, headers, _when, last) => {
    Object.assign(exchange.request, { headers });
    const limiter = limiterOf(admitted({ requests, tokens }), isShared);
    await admit({ limiter, exchange, caller, kind: "generation" });
    response.emit("close");
    expect(released).toBe(last === "close" ? 1 : 0);
    exchange.end();
    expect(released).toBe(1);
  });

  it("a record uses no slot and no tokens", async () => {
    const limiter = limiterOf(admitted({ requests }), isShared);
    await admit({ limiter, exchange, caller, kind: "record" });
    const limits = { ...plan, tokensPerMinute: null, concurrentRequests: null };
    expect(asked).toEqual([["key_1", limits]]);
  });

  it("frees the slot of a request whose client has left meanwhile", async () => {
    const limiter = limiterOf(admitted({ requests }), isShared);
    const admitting = admit({ limiter, exchange, caller, kind: "generation" });
    response.emit("close");
    await admitting;
    expect(released).toBe(1);
  });

  test.each([
    ["requests", "The limit of 60 requests per minute is reached."],
    ["tokens", "The limit of 1000 tokens per minute is reached."],
    ["concurrency", "The limit of 2 requests at once is reached."],
  ] as const)("a refusal names the limit and the time to retry: %s", async (limit, message) => {
    const state = { requests: { ...requests, remaining: 0 } };
    const limiter = limiterOf({ admitted: false, state, retryAfterMs: 1_500, limit }, isShared);
    const refused = admit({ limiter, exchange, caller, kind: "generation" });
    const error = await refused.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ kind: "rate-limited", message, retryAfterMs: 1_500 });
    expect(exchange.notes.limits).toEqual(state);
  });
});

test.each<[string, number | null, object]>([
  ["shows the remaining tokens in addition to its own count", 1_000, { requests, tokens }],
  ["shows no tokens if the plan does not limit them", null, { requests }],
])("a record %s", async (_case, tokensPerMinute, wanted) => {
  const limiter = limiterOf(admitted({ requests }), false);
  const own = { ...caller, plan: { ...plan, tokensPerMinute } };
  await admit({ limiter, exchange, caller: own, kind: "record" });
  expect(exchange.notes.limits).toEqual(wanted);
});
