import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HoldGone, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { CallOutcome } from "../shared/calling-store.ts";
import { newHold, newSettlement, NOW } from "../suite/ledger-script.ts";
import { SqliteStore } from "./sqlite-store.ts";

const key = { id: "k1", accountId: "acct", revokedAtMs: null };
const claim = { accountId: "acct", keyHash: "c", requestId: "h1" };

/** Opens a store with a ledger line that answers as the test requires and records its calls. */
async function openStore() {
  const sent: string[] = [];
  const lost: string[] = [];
  const state: { answer: (operation: string) => CallOutcome; opened: string[]; closed: string[] } =
    {
      answer: () => ({ value: "settled" }),
      opened: [],
      closed: [],
    };
  const store = await SqliteStore.open({
    dataDir: "nowhere",
    now: () => NOW,
    onLost: (requestId) => lost.push(requestId),
    start: ({ role }) => {
      state.opened.push(role);
      let working = 0;
      return Promise.resolve({
        refused: [],
        run: async (calls) => {
          const operations = calls.map(([operation]) => operation);
          sent.push(operations.join("+"));
          const outcomes = operations.map((operation) => state.answer(operation));
          working += 1;
          for (let at = 0; role === "reports" && at < 3; at += 1) await turns();
          working -= 1;
          return outcomes;
        },
        close: async () => {
          const name = working === 0 ? role : `${role} too early`;
          if (role === "reports") await turns();
          state.closed.push(name);
        },
      });
    },
  });
  return { store, sent, lost, state };
}

const away = (): CallOutcome => ({ error: "the disk is full", unavailable: true });
const wrong = (): CallOutcome => ({ error: "a mistake", unavailable: false });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const second = () => vi.advanceTimersByTimeAsync(1_000).then(() => turns());
/** Waits for the calls in flight to be answered. */
async function turns(): Promise<void> {
  for (let at = 0; at < 4; at += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe("while the disk is full", () => {
  it.each([
    ["a settlement", "settle", (store: SqliteStore) => store.settle(newSettlement("h1", 1))],
    ["a release", "releaseReply", (store: SqliteStore) => store.releaseReply(claim)],
  ])("%s is retried each second until it succeeds", async (_, operation, call) => {
    const { store, sent, state } = await openStore();
    state.answer = away;
    await expect(call(store)).rejects.toBeInstanceOf(StoreUnavailable);
    await second();
    await second();
    expect(sent).toEqual([operation, operation, operation]);
    state.answer = () => ({ value: "settled" });
    await second();
    await second();
    expect(sent).toHaveLength(4);
    await store.close();
  });

  it.each([
    ["a settlement", (store: SqliteStore) => store.settle(newSettlement("h1", 1))],
    ["a release", (store: SqliteStore) => store.releaseReply(claim)],
  ])(
    "%s with invalid content is not retried, and no retry follows once the store closes",
    async (_, call) => {
      const { store, sent, state } = await openStore();
      state.answer = wrong;
      await expect(call(store)).rejects.toThrow("a mistake");
      await second();
      expect(sent).toHaveLength(1);
      state.answer = away;
      const last = call(store);
      const closing = store.close();
      await expect(last).rejects.toBeInstanceOf(StoreUnavailable);
      await closing;
      await second();
      expect([sent.length, vi.getTimerCount()]).toEqual([2, 0]);
    },
  );

  it("a settlement that was already settled is not retried", async () => {
    const { store, sent, state } = await openStore();
    state.answer = away;
    await expect(store.settle(newSettlement("h1", 1))).rejects.toThrow(StoreUnavailable);
    state.answer = () => ({ value: "already-settled" });
    expect(await store.settle(newSettlement("h1", 1))).toBe("already-settled");
    await second();
    expect(sent).toEqual(["settle", "settle"]);
    await store.close();
  });
});

it("a settlement with an unknown hold fails and is not retried", async () => {
  const { store, sent, lost, state } = await openStore();
  state.answer = () => ({ value: "hold-not-found" });
  await expect(store.settle(newSettlement("h1", 1))).rejects.toBeInstanceOf(HoldGone);
  state.answer = away;
  await expect(store.settle(newSettlement("h2", 1))).rejects.toThrow("the disk is full");
  state.answer = () => ({ value: "hold-not-found" });
  await second();
  await second();
  expect([sent.length, lost]).toEqual([3, ["h2"]]);
  await store.close();
});

describe("calls that the ledger receives", () => {
  it("a settlement replaces only the pending mark of the same request", async () => {
    const { store, sent } = await openStore();
    const marks = ["h1", "h2"].map((requestId) =>
      store.markProgress({ requestId, charge: nanoUsd(1) }),
    );
    await store.settle(newSettlement("h1", 1));
    await Promise.all(marks);
    expect(sent).toEqual(["markProgress+settle"]);
    await store.close();
  });

  it.each([
    ["createKey", (store: SqliteStore) => store.call("createKey", {} as never)],
    ["updateKey", (store: SqliteStore) => store.call("updateKey", {} as never)],
    ["rotateKey", (store: SqliteStore) => store.call("rotateKey", {} as never)],
    ["revokeKey", (store: SqliteStore) => store.call("revokeKey", {} as never)],
    ["updateAccount", (store: SqliteStore) => store.call("updateAccount", {} as never)],
  ])("a key is looked up once, and again after %s, even a failed one", async (name, change) => {
    const { store, sent, state } = await openStore();
    state.answer = (operation) => (operation === "findKey" ? { value: key } : { value: null });
    await store.findKey("hash");
    expect(await store.findKey("hash")).toEqual(key);
    expect(sent).toEqual(["findKey"]);
    await change(store);
    await store.findKey("hash");
    expect(sent).toEqual(["findKey", name, "findKey"]);
    state.answer = (operation) => (operation === "findKey" ? { value: key } : away());
    await expect(change(store)).rejects.toThrow(StoreUnavailable);
    await store.findKey("hash");
    expect(sent).toHaveLength(5);
    await store.close();
  });

  it("a key whose look-up preceded its change is looked up again", async () => {
    const { store, sent, state } = await openStore();
    state.answer = (operation) => (operation === "findKey" ? { value: key } : { value: null });
    const found = store.findKey("hash");
    await Promise.all([found, store.revokeKey({ id: "k1", atMs: NOW })]);
    expect(sent).toEqual(["findKey+revokeKey"]);
    await store.findKey("hash");
    expect(sent).toEqual(["findKey+revokeKey", "findKey"]);
    const changed = store.revokeKey({ id: "k1", atMs: NOW });
    await store.findKey("hash");
    await changed;
    await store.findKey("hash");
    expect(sent.slice(2)).toEqual(["revokeKey", "findKey"]);
    await store.close();
  });

  it("an unknown key is looked up each time", async () => {
    const { store, sent, state } = await openStore();
    state.answer = () => ({ value: null });
    expect([await store.findKey("hash"), await store.findKey("hash")]).toEqual([null, null]);
    await store.placeHold(newHold("h1", 1));
    expect(sent).toEqual(["findKey", "findKey", "placeHold"]);
    await store.close();
  });
});

describe("a store that closes", () => {
  it("drops its pending retries", async () => {
    const { store, sent, state } = await openStore();
    state.answer = away;
    await expect(store.settle(newSettlement("h1", 1))).rejects.toThrow(StoreUnavailable);
    expect(vi.getTimerCount()).toBe(1);
    await store.close();
    await second();
    expect([sent, vi.getTimerCount(), state.closed]).toEqual([["settle"], 0, ["ledger"]]);
  });

  it("starts no report thread", async () => {
    const { store, state } = await openStore();
    await store.close();
    await expect(store.verify()).rejects.toThrow("the store is closed");
    expect(state.opened).toEqual(["ledger"]);
  });
});

describe("reports", () => {
  it.each([
    ...["listAudit", "listEntries", "listFailedRequests", "listKeys", "listRequests"],
    ...["readLog", "statement", "usage", "verify"],
  ] as const)("long-running lists run in the report thread: %s", async (operation) => {
    const { store, state } = await openStore();
    state.answer = () => ({ value: null });
    await store.call(operation, {});
    expect(state.opened).toEqual(["ledger", "reports"]);
    await store.close();
  });

  it("use a separate thread, which is replaced if it fails", async () => {
    const { store, state } = await openStore();
    expect(state.opened).toEqual(["ledger"]);
    await store.verify();
    await store.usage({ by: "day" });
    expect(state.opened).toEqual(["ledger", "reports"]);
    state.answer = wrong;
    await expect(store.verify()).rejects.toThrow("a mistake");
    state.answer = away;
    await expect(store.verify()).rejects.toThrow(StoreUnavailable);
    state.answer = () => ({ value: null });
    await store.verify();
    expect(state.opened).toEqual(["ledger", "reports", "reports"]);
    const last = store.verify();
    await turns();
    await Promise.all([store.close(), store.close()]);
    expect([await last, state.closed]).toEqual([null, ["reports", "reports", "ledger"]]);
    await expect(store.verify()).rejects.toThrow("the store is closed");
  });
});
