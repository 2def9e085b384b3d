import { describe, expect, test } from "vitest";
import { keyRecord } from "../../core/ledger/test-decisions.ts";
import { KeyUsage } from "../../access/limits/key-usage.ts";
import type { Limiter } from "../../access/limits/limiter.ts";
import { LocalLimiter } from "../../access/limits/local-limiter.ts";
import { testExchange } from "../testing/test-exchange.ts";
import { TokenReservation } from "./admit.ts";

const plan = {
  id: "p",
  name: "P",
  models: ["*"],
  requestsPerMinute: null,
  tokensPerMinute: 10_000,
  concurrentRequests: null,
};
const bounded = { inputTokens: 100, outputTokensMax: 50, isBounded: true };
const open = { inputTokens: 100, outputTokensMax: 4_000, isBounded: false };
const nothing = { promptTokens: 0, cachedTokens: 0, completionTokens: 0 };

/** Requests of one key, and its remaining tokens. */
function requestsOf(cachedTokensCount: "full" | "none" = "full", limiter?: Limiter) {
  const local = new LocalLimiter({ elapsedMs: () => 0 });
  const usage = new KeyUsage();
  const own = { ...plan, cachedTokensCount };
  const caller = { key: keyRecord, accountId: "acc_1", plan: own };
  const request = () => {
    const { exchange } = testExchange({});
    const reservation = new TokenReservation({
      limiter: limiter ?? local,
      usage,
      exchange,
      caller,
    });
    return { reservation, exchange };
  };
  const left = () => local.peek(keyRecord.id, own).tokens?.remaining;
  return { request, left, local };
}

const reply = (promptTokens: number, completionTokens: number, cachedTokens = 0) => ({
  promptTokens,
  completionTokens,
  cachedTokens,
});

describe("a request reserves", () => {
  test("its input and the bound of its output, until its reply's tokens are known", () => {
    const { request, left } = requestsOf();
    const { reservation, exchange } = request();
    expect(reservation.reserve(bounded)).toBeUndefined();
    expect([left(), exchange.notes.limits?.tokens?.remaining]).toEqual([9_850, 9_850]);
    reservation.end(reply(90, 20));
    reservation.end(reply(1_000, 1_000));
    expect(left()).toBe(9_890);
  });

  test("512 tokens of output without a bound, then the mean of the key's replies without one", () => {
    const { request, left } = requestsOf();
    const reserved: number[] = [];
    for (const output of [2_000, 2_000, 400, 100]) {
      const before = left() ?? 0;
      const { reservation } = request();
      void reservation.reserve(open);
      reserved.push(before - (left() ?? 0));
      reservation.end(reply(100, output));
      const other = request();
      void other.reservation.reserve(bounded);
      other.reservation.end(reply(100, 1));
    }
    expect(reserved).toEqual([612, 2_100, 2_100, 1_900]);
  });

  test("nothing more once it failed", () => {
    const { request, left } = requestsOf();
    const { reservation } = request();
    void reservation.reserve(bounded);
    reservation.end(nothing);
    expect(left()).toBe(10_000);
  });
});

test("a key whose input is estimated too high or too low reserves what its replies had", () => {
  const { request, left } = requestsOf();
  const reserved: number[] = [];
  for (const input of [50, 500, 100]) {
    const before = left() ?? 0;
    const { reservation } = request();
    void reservation.reserve(bounded);
    reserved.push(before - (left() ?? 0));
    reservation.end(reply(input, 50));
  }
  // A mean of 50 of 100 tokens, then of 106 of 100.
  expect(reserved).toEqual([150, 100, 157]);
});

describe("cached input", () => {
  test.each([
    ["full", [1_050, 1_050], 7_900],
    ["none", [1_050, 150], 9_700],
  ] as const)("counts as the plan says: %s", (cachedTokensCount, reserves, remaining) => {
    const { request, left } = requestsOf(cachedTokensCount);
    const reserved: number[] = [];
    for (let at = 0; at < 2; at += 1) {
      const before = left() ?? 0;
      const { reservation } = request();
      void reservation.reserve({ ...bounded, inputTokens: 1_000 });
      reserved.push(before - (left() ?? 0));
      reservation.end(reply(1_000, 50, 900));
    }
    expect([reserved, left()]).toEqual([reserves, remaining]);
  });
});

test("a request that no longer fits is refused with the state of its limit", () => {
  const { request, left } = requestsOf();
  void request().reservation.reserve({ ...bounded, inputTokens: 9_900 });
  const { reservation, exchange } = request();
  expect(() => reservation.reserve(bounded)).toThrow("The limit of 10000 tokens per minute");
  reservation.end(nothing);
  expect([left(), exchange.notes.limits?.tokens?.remaining]).toEqual([50, 50]);
});

test("a request that ends while its tokens are being reserved gives them back", async () => {
  const local = new LocalLimiter({ elapsedMs: () => 0 });
  const limiter: Limiter = {
    admit: () => expect.unreachable(),
    peek: () => ({}),
    reserveTokens: async (...wanted) => local.reserveTokens(...wanted),
    close: () => Promise.resolve(),
  };
  const { request } = requestsOf("full", limiter);
  const { reservation } = request();
  const reserving = reservation.reserve(bounded);
  reservation.end(nothing);
  await reserving;
  expect(local.peek(keyRecord.id, plan).tokens?.remaining).toBe(10_000);
});
