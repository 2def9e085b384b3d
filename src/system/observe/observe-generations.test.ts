import { holdEnds } from "../../core/ledger/store.ts";
import { expect, test } from "vitest";
import type { LogFields } from "../../core/log/log.ts";
import { Metrics } from "./metrics.ts";
import { observeGenerations } from "./observe-generations.ts";

function observe() {
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
  return { observer: observeGenerations(metrics, log), lines, value };
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

test("a report that contradicts itself is counted by upstream and reason, and logged with its numbers", async () => {
  const { observer, lines, value } = observe();
  const charged = {
    promptTokens: 4,
    completionTokens: 3,
    cachedTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
  };
  const report = {
    faults: { input: "zero", output: "zero" },
    charged,
    estimated: true,
    reported: { promptTokens: 0, completionTokens: 0 },
  } as const;
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

test("a failed pricing or settlement is logged as an error, with its cause", () => {
  const { observer, lines } = observe();
  observer.unpriced("req_1", new Error("no price"));
  observer.unsettled("req_2", new Error("no ledger"));
  expect(lines).toMatchObject([
    ["error", "cost not computed", { request_id: "req_1", error: [{ message: "no price" }] }],
    ["error", "settlement failed", { request_id: "req_2", error: [{ message: "no ledger" }] }],
  ]);
});
