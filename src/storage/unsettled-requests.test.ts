import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { StoreUnavailable } from "../errors/store-unavailable.ts";
import type { Settlement } from "../ledger/store.ts";
import { newHold, newSettlement } from "./suite/ledger-script.ts";
import { UnsettledRequests } from "./unsettled-requests.ts";

/** A store that is away until the test changes that; `taken` is what it settled. */
function fakeStore() {
  const taken: Settlement[] = [];
  const released: string[] = [];
  const state = { away: true, tries: 0 };
  const settle = (settlement: Settlement): Promise<unknown> => {
    state.tries += 1;
    if (state.away) return Promise.reject(new StoreUnavailable("away"));
    taken.push(settlement);
    return Promise.resolve("settled");
  };
  const release = ({ requestId }: { readonly requestId: string }): Promise<unknown> => {
    if (state.away) return Promise.reject(new StoreUnavailable("away"));
    released.push(requestId);
    return Promise.resolve();
  };
  const unsettled = new UnsettledRequests({ settle, release, retryMs: 1_000 });
  return { taken, released, state, unsettled };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a settlement that the store could not take", () => {
  it("is tried until it is taken, with its reply, and then no more", async () => {
    const { taken, state, unsettled } = fakeStore();
    const settlement = newSettlement("h1", 15, { reply: { keyHash: "c", sealed: "s" } });
    unsettled.add(settlement);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([state.tries, unsettled.size]).toEqual([3, 1]);
    state.away = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(taken).toEqual([settlement]);
    expect([state.tries, unsettled.size]).toEqual([4, 0]);
  });

  it("gives way to a later one of its request", async () => {
    const { taken, state, unsettled } = fakeStore();
    unsettled.add(newSettlement("h1", 15));
    unsettled.add(newSettlement("h1", 0));
    state.away = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(taken).toEqual([newSettlement("h1", 0)]);
  });

  it("is forgotten once another try of its own was taken, and when the store closes", async () => {
    const { state, unsettled } = fakeStore();
    unsettled.add(newSettlement("h1", 15));
    unsettled.remove("h1");
    unsettled.add(newSettlement("h2", 15));
    unsettled.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([state.tries, unsettled.size]).toEqual([0, 0]);
  });
});

/** A store whose answers are given by hand. */
function slowStore() {
  const asked: { readonly sent: Settlement; readonly answer: () => void }[] = [];
  const settle = (sent: Settlement): Promise<unknown> => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    asked.push({ sent, answer: () => resolve("settled") });
    return promise;
  };
  const release = () => Promise.resolve();
  return { asked, unsettled: new UnsettledRequests({ settle, release, retryMs: 1_000 }) };
}

describe("while a settlement is tried again", () => {
  it("a newer one of its request is kept, and tried after it", async () => {
    const { asked, unsettled } = slowStore();
    unsettled.add(newSettlement("h1", 15));
    await vi.advanceTimersByTimeAsync(1_000);
    const newer = newSettlement("h1", 0, { status: 503 });
    unsettled.add(newer);
    asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect([unsettled.has("h1"), asked.length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.map(({ sent }) => sent)).toEqual([newSettlement("h1", 15), newer]);
    asked[1]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect([unsettled.has("h1"), unsettled.size, vi.getTimerCount()]).toEqual([false, 0, 0]);
  });

  it("no other try begins, and a store that stops has none after it", async () => {
    const { asked, unsettled } = slowStore();
    unsettled.add(newSettlement("h1", 15));
    await vi.advanceTimersByTimeAsync(1_000);
    unsettled.add(newSettlement("h2", 15));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveLength(1);
    unsettled.stop();
    asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(9_000);
    expect([asked.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});

test("of several that wait, those that the store refuses are tried again, and no others", async () => {
  const tries: string[] = [];
  const settle = ({ requestId }: Settlement): Promise<unknown> => {
    tries.push(requestId);
    return requestId === "h1" ? Promise.reject(new StoreUnavailable("away")) : Promise.resolve();
  };
  const release = ({ requestId }: { readonly requestId: string }) => {
    tries.push(requestId);
    return requestId === "h3" ? Promise.reject(new StoreUnavailable("away")) : Promise.resolve();
  };
  const unsettled = new UnsettledRequests({ settle, release, retryMs: 1_000 });
  for (const id of ["h1", "h2"]) unsettled.add(newSettlement(id, 1));
  for (const requestId of ["h3", "h4"]) {
    unsettled.addRelease({ accountId: "a", keyHash: requestId, requestId });
  }
  expect([unsettled.size, unsettled.has("h3")]).toEqual([4, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([tries.toSorted().join(" "), unsettled.size]).toEqual(["h1 h2 h3 h4", 2]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries.slice(4).toSorted()).toEqual(["h1", "h3"]);
  unsettled.stop();
});

test("a claim that could not be released is released once the store is back", async () => {
  const { released, state, unsettled } = fakeStore();
  unsettled.addRelease({ accountId: "a", keyHash: "k", requestId: "h1" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([released, unsettled.size]).toEqual([[], 1]);
  state.away = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([released, unsettled.size]).toEqual([["h1"], 0]);
});

test("a hold that may have been placed ends free of charge", async () => {
  const { taken, state, unsettled } = fakeStore();
  unsettled.addUnknown(newHold("h1", 100));
  state.away = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(taken).toMatchObject([{ requestId: "h1", charge: 0, outcome: "failed", status: 503 }]);
});

test("what was removed is tried no more, and no timer is left", async () => {
  const { state, unsettled } = fakeStore();
  unsettled.add(newSettlement("h1", 15));
  unsettled.add(newSettlement("h2", 15));
  expect(vi.getTimerCount()).toBe(1);
  unsettled.remove("h1");
  unsettled.remove("h2");
  expect(unsettled.size).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([state.tries, vi.getTimerCount()]).toEqual([0, 0]);
});

test("a store that stops gives up settlements and claims", () => {
  const { unsettled } = fakeStore();
  unsettled.add(newSettlement("h1", 15));
  unsettled.addRelease({ accountId: "a", keyHash: "c", requestId: "h2" });
  unsettled.stop();
  expect([unsettled.size, vi.getTimerCount()]).toEqual([0, 0]);
});
