import { expect, test } from "vitest";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import { exampleHold, exampleSettlement } from "../../core/ledger/test-requests.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { Reading } from "./metrics.ts";
import { observeLedger } from "./observe-ledger.ts";

const claim = { accountId: "acc", keyHash: "k", bodyHash: "b", requestId: "req_1", atMs: 0 };

/** Creates an observed ledger; the test sets its next result. */
function observe() {
  let answer = Promise.withResolvers<never>();
  let nowMs = 0;
  let read: () => readonly Reading[] = () => [];
  const answered: (readonly [string, number])[] = [];
  const ask = () => answer.promise;
  const store = observeLedger(
    {
      findCallStates: ask,
      placeHold: ask,
      markProgress: ask,
      settle: ask,
      claimReply: ask,
      releaseReply: ask,
    },
    {
      watch: (name, source) => {
        if (name === "ledgerPending") read = source;
      },
      ledgerAnswered: (operation, seconds) => void answered.push([operation, seconds]),
    },
    () => nowMs,
  );
  return {
    store,
    answered,
    pending: () => read().map(({ value }) => value),
    pass: (ms: number) => void (nowMs += ms),
    settleAll: (isRefused: boolean): void => {
      if (isRefused) answer.reject(new Error("no ledger"));
      else Reflect.apply(answer.resolve, undefined, ["the answer"]);
      answer = Promise.withResolvers();
    },
  };
}

const calls: readonly (readonly [string, (store: GenerationStore) => Promise<unknown>])[] = [
  ["find_call_states", (store) => store.findCallStates({ requestId: "req_1", names: ["a"] })],
  ["place_hold", (store) => store.placeHold(exampleHold)],
  ["mark_progress", (store) => store.markProgress({ requestId: "req_1", charge: nanoUsd(1) })],
  ["settle", (store) => store.settle(exampleSettlement)],
  ["claim_reply", (store) => store.claimReply(claim)],
  ["release_reply", (store) => store.releaseReply(claim)],
];

test.each(calls)("%s is pending until its result, and is timed", async (operation, call) => {
  const { store, answered, pending, pass, settleAll } = observe();
  expect(pending()).toEqual([0]);
  const answer = call(store);
  expect(pending()).toEqual([1]);
  pass(250);
  expect(answered).toEqual([]);
  settleAll(false);
  expect(await answer).toBe("the answer");
  expect(pending()).toEqual([0]);
  expect(answered).toEqual([[operation, 0.25]]);
});

test.each(calls)("%s that fails is no longer pending, and is timed", async (operation, call) => {
  const { store, answered, pending, pass, settleAll } = observe();
  const answer = call(store);
  pass(1_000);
  settleAll(true);
  await expect(answer).rejects.toThrow("no ledger");
  expect(pending()).toEqual([0]);
  expect(answered).toEqual([[operation, 1]]);
});

test("pending calls are counted individually", async () => {
  const { store, pending, settleAll } = observe();
  const all = calls.map(([, call]) => call(store));
  expect(pending()).toEqual([6]);
  settleAll(false);
  await Promise.all(all);
  expect(pending()).toEqual([0]);
});
