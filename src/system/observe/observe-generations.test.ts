import { holdEnds } from "../../core/ledger/store.ts";
import { exampleHold, exampleSettlement } from "../../core/ledger/test-requests.ts";
import { expect, test } from "vitest";
import type { UsageFaults } from "../../core/conversation/token-usage.ts";
import type { LogFields } from "../../core/log/log.ts";
import type { FaultyReport, GenerationStore } from "../../generation/prepared-job.ts";
import { Metrics, type Reading } from "./metrics.ts";
import { observeGenerations, observeLedger } from "./observe-generations.ts";
import { nanoUsd } from "../../core/money/amounts.ts";

/** Creates an observer at a time that the test sets; `lines` has its output. */
function observe() {
  let nowMs = 0;
  const clock = { elapsedMs: () => nowMs };
  const metrics = new Metrics({ processMetrics: false, version: "1" });
  const lines: unknown[] = [];
  const write = (level: string) => (fields: LogFields, message: string) =>
    void lines.push([level, message, fields]);
  const log = {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
  const value = async (sample: string): Promise<string | undefined> =>
    (await metrics.text())
      .split("\n")
      .find((line) => line.startsWith(`${sample} `))
      ?.split(" ")[1];
  const observer = observeGenerations({ metrics, log, clock });
  return { observer, lines, value, pass: (ms: number) => (nowMs += ms) };
}

test("a cost above the hold is our loss: in the metric, in dollars, and in the log", async () => {
  const { observer, lines, value } = observe();
  observer.lost("req_1", 1_500_000_000);
  observer.lost("req_2", 500_000_000);
  expect(await value("gateway_unbilled_usd_total")).toBe("2");
  expect(lines).toEqual([
    ["warn", "cost above the hold", { request_id: "req_1", nano_usd: 1_500_000_000 }],
    ["warn", "cost above the hold", { request_id: "req_2", nano_usd: 500_000_000 }],
  ]);
});

test.each(holdEnds)("a hold that ended as %s is counted by its result", async (result) => {
  const { observer, lines, value } = observe();
  observer.holdEnded(result);
  const of = (name: string) => value(`gateway_holds_total{result="${name}"}`);
  expect(await Promise.all(holdEnds.map(of))).toEqual(
    holdEnds.map((name) => (name === result ? "1" : "0")),
  );
  expect(lines).toEqual([]);
});

const report: Omit<FaultyReport, "requestId" | "upstream"> = {
  faults: { input: "zero", output: "zero" },
  charged: {
    promptTokens: 4,
    completionTokens: 3,
    cachedTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
  },
  estimated: true,
  reported: { promptTokens: 0, completionTokens: 0 },
};

test("a report that contradicts itself is counted by upstream and reason, and logged with its numbers", async () => {
  const { observer, lines, value } = observe();
  observer.misreported({ requestId: "req_1", upstream: "openai:a", ...report });
  observer.misreported({
    requestId: "req_2",
    upstream: "openai:a",
    ...report,
    faults: { other: "total" },
  });
  const of = (reason: string) =>
    value(`gateway_usage_contradictions_total{upstream="openai:a",reason="${reason}"}`);
  expect([await of("zero"), await of("total"), await of("reasoning")]).toEqual([
    "2",
    "1",
    undefined,
  ]);
  const message = "the upstream's usage contradicts itself or its reply";
  expect(lines[0]).toEqual([
    ...["warn", message],
    { request_id: "req_1", upstream: "openai:a", ...report },
  ]);
});

test("contradictions are all counted, and logged once per minute, upstream and reason", async () => {
  const { observer, lines, value, pass } = observe();
  const misreport = (requestId: string, upstream: string, faults: UsageFaults): void =>
    observer.misreported({ requestId, upstream, ...report, faults });
  misreport("req_1", "a", { input: "zero" });
  misreport("req_2", "a", { input: "zero", output: "zero" });
  misreport("req_3", "a", { input: "zero", output: "below-content", other: "total" });
  misreport("req_4", "a", { other: "total" });
  misreport("req_5", "b", { input: "zero" });
  pass(59_999);
  misreport("req_6", "a", { output: "zero" });
  pass(1);
  misreport("req_7", "a", { output: "zero" });
  const logged = ["req_1", "req_3", "req_5", "req_7"];
  expect(lines).toMatchObject(logged.map((id) => ["warn", expect.any(String), { request_id: id }]));
  const of = (labels: string) => value(`gateway_usage_contradictions_total{${labels}}`);
  expect([
    await of('upstream="a",reason="zero"'),
    await of('upstream="a",reason="total"'),
    await of('upstream="b",reason="zero"'),
  ]).toEqual(["6", "2", "1"]);
});

test("a failed pricing or settlement is logged as an error, with its cause", () => {
  const { observer, lines } = observe();
  observer.unpriced("req_1", new Error("no price"));
  observer.unsettled("req_2", new Error("no ledger"));
  expect(lines).toMatchObject([
    ["error", "cost not computed", { request_id: "req_1", error: [{ message: "no price" }] }],
    ["error", "settlement failed", { request_id: "req_2", error: [{ message: "no ledger" }] }],
  ]);
});

const claim = { accountId: "acc", keyHash: "k", bodyHash: "b", requestId: "req_1", atMs: 0 };

/** Creates an observed ledger; the test sets its next result. */
function observedLedger() {
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
  const { store, answered, pending, pass, settleAll } = observedLedger();
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
  const { store, answered, pending, pass, settleAll } = observedLedger();
  const answer = call(store);
  pass(1_000);
  settleAll(true);
  await expect(answer).rejects.toThrow("no ledger");
  expect(pending()).toEqual([0]);
  expect(answered).toEqual([[operation, 1]]);
});

test("pending calls are counted individually", async () => {
  const { store, pending, settleAll } = observedLedger();
  const all = calls.map(([, call]) => call(store));
  expect(pending()).toEqual([6]);
  settleAll(false);
  await Promise.all(all);
  expect(pending()).toEqual([0]);
});
