import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { HoldGone, StoreUnavailable } from "../errors/store-unavailable.ts";
import { nanoUsd } from "../money/amounts.ts";
import type { HoldRequest, Settlement, SettleResult } from "./store.ts";
import { AT_MS } from "./test-decisions.ts";
import { exampleHold, exampleSettlement } from "./test-requests.ts";
import { UnsettledRequests } from "./unsettled-requests.ts";

function newHold(requestId: string, amount: number): HoldRequest {
  return { ...exampleHold, requestId, amount: nanoUsd(amount) };
}

/** Returns the settlement of a finished reply, with the test's overrides. */
function newSettlement(
  requestId: string,
  charge: number,
  part: Partial<Settlement> = {},
): Settlement {
  return { ...exampleSettlement, requestId, charge: nanoUsd(charge), atMs: AT_MS, ...part };
}

const away = new StoreUnavailable("away");
const claimOf = (requestId: string) => ({ accountId: "a", keyHash: "k", requestId });

/** Returns a store with the test's answers, and records its calls. */
function fakeStore() {
  const asked: Settlement[] = [];
  const released: string[] = [];
  const lost: string[] = [];
  const refused: string[] = [];
  const state: { answer: (id: string) => SettleResult | Error } = { answer: () => away };
  const answered = (requestId: string): Promise<SettleResult> => {
    const answer = state.answer(requestId);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const unsettled = new UnsettledRequests({
    settle: (settlement) => {
      asked.push(settlement);
      return answered(settlement.requestId);
    },
    release: ({ requestId }) => {
      released.push(requestId);
      return answered(requestId);
    },
    onLost: (requestId, cause) => lost.push(`${requestId}: ${(cause as Error).message}`),
    onRefused: ({ requestId, cause }) => refused.push(`${requestId}: ${(cause as Error).message}`),
    retryMs: 1_000,
  });
  return { asked, released, lost, refused, state, unsettled };
}

type Fake = ReturnType<typeof fakeStore>;

/** Makes a settlement fail so that it waits. */
async function wait({ unsettled }: Fake, settlement: Settlement): Promise<void> {
  await expect(unsettled.settle(settlement)).rejects.toBe(away);
}

const retry = () => vi.advanceTimersByTimeAsync(1_000);
const failed = { status: 503, outcome: "failed" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type History = "first" | "waited" | "in doubt";

describe("the result of a settlement", () => {
  it.each<readonly [SettleResult, History, number, string]>([
    ["settled", "first", 200, "settled"],
    ["settled", "first", 503, "settled"],
    ["settled", "waited", 200, "settled"],
    ["settled", "waited", 503, "settled"],
    ["settled", "in doubt", 503, "settled"],
    ["already-settled", "first", 200, "the request's hold was ended by others"],
    ["already-settled", "first", 399, "the request's hold was ended by others"],
    ["already-settled", "first", 400, "already-settled"],
    ["already-settled", "first", 503, "already-settled"],
    ["already-settled", "waited", 200, "already-settled"],
    ["already-settled", "waited", 503, "already-settled"],
    ["already-settled", "in doubt", 503, "already-settled"],
    ["hold-not-found", "first", 200, "the ledger has no hold of the request"],
    ["hold-not-found", "first", 503, "the ledger has no hold of the request"],
    ["hold-not-found", "waited", 200, "the ledger has no hold of the request"],
    ["hold-not-found", "waited", 503, "the ledger has no hold of the request"],
    ["hold-not-found", "in doubt", 503, "hold-not-found"],
  ])("%s, %s, with status %i: %s", async (result, history, status, meant) => {
    const settlement = newSettlement("h1", 0, { status });
    const isRefused = meant.startsWith("the ");
    const begin = async (): Promise<Fake> => {
      const fake = fakeStore();
      if (history === "waited") await wait(fake, settlement);
      if (history === "in doubt") fake.unsettled.endHold(newHold("h1", 9));
      fake.state.answer = () => result;
      return fake;
    };

    const called = await begin();
    const answer = await called.unsettled.settle(settlement).catch((error: unknown) => {
      expect(error).toBeInstanceOf(HoldGone);
      return (error as Error).message;
    });
    expect(answer).toBe(meant);
    expect([called.unsettled.size, called.lost]).toEqual([0, []]);

    if (history === "first") return;
    const retried = await begin();
    await retry();
    expect(retried.lost).toEqual(isRefused ? [`h1: ${meant}`] : []);
    expect([retried.unsettled.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe("a settlement that the store rejected", () => {
  it("is retried with its reply until it succeeds, and then no more", async () => {
    const fake = fakeStore();
    const settlement = newSettlement("h1", 15, { reply: { keyHash: "c", sealed: "s" } });
    await wait(fake, settlement);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([fake.asked.length, fake.unsettled.size]).toEqual([4, 1]);
    fake.state.answer = () => "settled";
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fake.asked).toEqual(Array.from({ length: 5 }, () => settlement));
    expect([fake.unsettled.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("is replaced by a later one of its request", async () => {
    const fake = fakeStore();
    await wait(fake, newSettlement("h1", 15));
    await wait(fake, newSettlement("h1", 0, failed));
    fake.state.answer = () => "settled";
    await retry();
    expect(fake.asked.at(-1)).toEqual(newSettlement("h1", 0, failed));
    expect([fake.asked.length, fake.unsettled.size]).toEqual([3, 0]);
  });

  it("is discarded if the store stops, before or afterwards", async () => {
    const fake = fakeStore();
    await wait(fake, newSettlement("h1", 15));
    await expect(fake.unsettled.orRelease(claimOf("h2"), Promise.reject(away))).rejects.toBe(away);
    fake.unsettled.stop();
    await wait(fake, newSettlement("h3", 15));
    fake.unsettled.endHold(newHold("h4", 1));
    expect([fake.unsettled.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

/** Returns a store for which the test supplies the answers one by one. */
function slowStore() {
  const asked: {
    readonly sent: Settlement;
    readonly answer: (is: SettleResult | Error) => void;
  }[] = [];
  const repeats: boolean[] = [];
  const settle = (sent: Settlement, isRepeat: boolean): Promise<SettleResult> => {
    const { promise, resolve, reject } = Promise.withResolvers<SettleResult>();
    const answer = (is: SettleResult | Error) => (is instanceof Error ? reject(is) : resolve(is));
    asked.push({ sent, answer });
    repeats.push(isRepeat);
    return promise;
  };
  const release = () => Promise.resolve();
  return { asked, repeats, unsettled: new UnsettledRequests({ settle, release, retryMs: 1_000 }) };
}

describe("while a settlement is retried", () => {
  /** Starts a settlement that waits and is being retried. */
  async function startRetry() {
    const slow = slowStore();
    const first = slow.unsettled.settle(newSettlement("h1", 15));
    slow.asked[0]?.answer(away);
    await expect(first).rejects.toBe(away);
    await retry();
    expect(slow.repeats).toEqual([false, true]);
    return slow;
  }

  it("a newer one of its request is kept and tried afterwards", async () => {
    const { asked, unsettled } = await startRetry();
    const newer = newSettlement("h1", 0, failed);
    const second = unsettled.settle(newer);
    asked[2]?.answer(away);
    await expect(second).rejects.toBe(away);
    asked[1]?.answer("settled");
    await vi.advanceTimersByTimeAsync(0);
    expect([unsettled.size, asked.length]).toEqual([1, 3]);
    await retry();
    expect(asked[3]?.sent).toEqual(newer);
    asked[3]?.answer("already-settled");
    await vi.advanceTimersByTimeAsync(0);
    expect([unsettled.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("no other retry begins, and stopping the store ends retries", async () => {
    const { asked, unsettled } = await startRetry();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveLength(2);
    unsettled.stop();
    asked[1]?.answer(away);
    await vi.advanceTimersByTimeAsync(9_000);
    expect([asked.length, vi.getTimerCount()]).toEqual([2, 0]);
  });
});

describe("a settlement that the ledger refuses", () => {
  const contradiction = new Error("a sum contradicts it");
  const refusedOf = (id: string) => `${id}: a sum contradicts it`;

  async function refuse({ unsettled, state }: Fake, settlement: Settlement): Promise<void> {
    state.answer = () => contradiction;
    await expect(unsettled.settle(settlement)).rejects.toBe(contradiction);
  }

  it("is reported once and tried in every fifth retry, until it is recorded", async () => {
    const fake = fakeStore();
    await refuse(fake, newSettlement("h1", 15));
    await refuse(fake, newSettlement("h1", 0, failed));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(fake.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(fake.asked.slice(2)).toEqual(
      Array.from({ length: 3 }, () => newSettlement("h1", 0, failed)),
    );
    fake.state.answer = () => "settled";
    await vi.advanceTimersByTimeAsync(5_000);
    expect([fake.asked.length, vi.getTimerCount()]).toEqual([6, 0]);
    expect([fake.refused, fake.lost]).toEqual([[refusedOf("h1")], []]);
  });

  it("waits for its turn: one is tried at a time", async () => {
    const fake = fakeStore();
    for (const id of ["h1", "h2"]) await refuse(fake, newSettlement(id, 15));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(fake.asked.slice(2).map(({ requestId }) => requestId)).toEqual(["h1", "h2", "h1"]);
    expect(fake.refused).toEqual([refusedOf("h1"), refusedOf("h2")]);
    fake.unsettled.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("may have waited for the store before, and may do so again", async () => {
    const fake = fakeStore();
    await wait(fake, newSettlement("h1", 15));
    fake.state.answer = () => contradiction;
    await retry();
    expect([fake.refused, fake.unsettled.size]).toEqual([[refusedOf("h1")], 0]);
    fake.state.answer = () => away;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(fake.asked).toHaveLength(3);
    fake.state.answer = () => "settled";
    await vi.advanceTimersByTimeAsync(5_000);
    expect([fake.asked.length, vi.getTimerCount()]).toEqual([4, 0]);
    expect([fake.refused, fake.lost]).toEqual([[refusedOf("h1")], []]);
  });

  it("is replaced by a later one for which the store is unavailable", async () => {
    const fake = fakeStore();
    await refuse(fake, newSettlement("h1", 15));
    fake.state.answer = () => away;
    await wait(fake, newSettlement("h1", 0, failed));
    fake.state.answer = () => "settled";
    await vi.advanceTimersByTimeAsync(9_000);
    expect(fake.asked.slice(2)).toEqual([newSettlement("h1", 0, failed)]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is lost if its hold is gone", async () => {
    const fake = fakeStore();
    await refuse(fake, newSettlement("h1", 15));
    fake.state.answer = () => "hold-not-found";
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fake.lost).toEqual(["h1: the ledger has no hold of the request"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("prevents no other request, and is not kept beyond a thousand", async () => {
    const fake = fakeStore();
    for (let at = 0; at < 1_001; at += 1) await refuse(fake, newSettlement(`h${at}`, 1));
    expect(() => fake.unsettled.refuseWhenFull()).not.toThrow();
    expect(fake.refused).toHaveLength(1_001);
    fake.state.answer = () => "settled";
    await vi.advanceTimersByTimeAsync(1_001 * 5_000);
    expect(fake.asked.length - 1_001).toBe(1_000);
  });

  it("is not replaced by an earlier one whose retry is refused later", async () => {
    const { asked, unsettled } = slowStore();
    const first = unsettled.settle(newSettlement("h1", 15));
    asked[0]?.answer(contradiction);
    await expect(first).rejects.toBe(contradiction);
    await vi.advanceTimersByTimeAsync(5_000);
    const second = unsettled.settle(newSettlement("h1", 0, failed));
    asked[2]?.answer(contradiction);
    await expect(second).rejects.toBe(contradiction);
    asked[1]?.answer(contradiction);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked[3]?.sent).toEqual(newSettlement("h1", 0, failed));
    unsettled.stop();
  });

  it("stays if an earlier one is recorded meanwhile, so that its charge is reversed", async () => {
    const { asked, unsettled } = slowStore();
    const first = unsettled.settle(newSettlement("h1", 15));
    asked[0]?.answer(contradiction);
    await expect(first).rejects.toBe(contradiction);
    await vi.advanceTimersByTimeAsync(5_000);
    const second = unsettled.settle(newSettlement("h1", 0, failed));
    asked[2]?.answer(contradiction);
    await expect(second).rejects.toBe(contradiction);
    asked[1]?.answer("settled");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked[3]?.sent).toEqual(newSettlement("h1", 0, failed));
    asked[3]?.answer("already-settled");
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("only the waiting settlements that the store rejects are tried again", async () => {
  const fake = fakeStore();
  for (const id of ["h1", "h2"]) await wait(fake, newSettlement(id, 1));
  for (const id of ["h3", "h4"]) {
    await expect(fake.unsettled.orRelease(claimOf(id), Promise.reject(away))).rejects.toBe(away);
  }
  expect(fake.unsettled.size).toBe(4);
  fake.state.answer = (id) => (["h1", "h3"].includes(id) ? away : "settled");
  await retry();
  expect(fake.unsettled.size).toBe(2);
  await retry();
  expect(fake.asked.slice(4).map(({ requestId }) => requestId)).toEqual(["h1"]);
  expect(fake.released).toEqual(["h3", "h4", "h3"]);
  fake.unsettled.stop();
});

test("a claim is released later if the store is unavailable, but not if the call is invalid", async () => {
  const { unsettled, released, lost, state } = fakeStore();
  expect(await unsettled.orRelease(claimOf("h1"), Promise.resolve("claimed"))).toBe("claimed");
  const wrong = new Error("a mistake");
  await expect(unsettled.orRelease(claimOf("h2"), Promise.reject(wrong))).rejects.toBe(wrong);
  expect(unsettled.size).toBe(0);
  await expect(unsettled.orRelease(claimOf("h3"), Promise.reject(away))).rejects.toBe(away);
  state.answer = () => wrong;
  await retry();
  expect([released, lost, unsettled.size]).toEqual([["h3"], ["h3: a mistake"], 0]);
});

test("a hold that may have been placed ends without a charge", async () => {
  const { asked, state, unsettled } = fakeStore();
  unsettled.endHold(newHold("h1", 100));
  state.answer = () => "settled";
  await retry();
  expect(asked).toMatchObject([{ requestId: "h1", charge: 0, outcome: "failed", status: 503 }]);
});

test("with ten thousand waiting no other request begins", async () => {
  const { unsettled, state } = fakeStore();
  for (let at = 1; at < 10_000; at += 1) unsettled.endHold(newHold(`h${at}`, 1));
  expect(() => unsettled.refuseWhenFull()).not.toThrow();
  unsettled.endHold(newHold("h0", 1));
  expect(() => unsettled.refuseWhenFull()).toThrow(StoreUnavailable);
  state.answer = () => "hold-not-found";
  await retry();
  expect(() => unsettled.refuseWhenFull()).not.toThrow();
});
