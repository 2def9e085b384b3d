import { expect, test } from "vitest";
import type { Check } from "../checks/check.ts";
import { Models, type ModelsOptions } from "../checks/models.ts";
import { boundCost, describeCost } from "./cost.ts";

const priced = {
  id: "sandbox/echo",
  max_output_tokens: 1_000,
  pricing: { prompt: "0.001", completion: "0.01", cache_write: "0.002" },
  pricing_tiers: [{ prompt: "0.001", completion: "0.02", cache_write: "0.002" }],
};
const options: ModelsOptions = { list: [priced], chosen: {}, assumesSandbox: false, prices: null };

const check = (generations: Check["generations"]): Check => ({
  id: "a/b",
  title: "",
  scope: "common",
  rule: "",
  ...(generations && { generations }),
  run: () => undefined,
});
const one = { protocol: "chat", role: "echo", calls: 2, inputBytes: 10, outputTokens: 5 } as const;

test("the bound is the highest price of each token that a check may use", () => {
  const bound = boundCost([check([one]), check(undefined)], new Models(options));
  expect(bound).toEqual({
    usd: 2 * (10 * 0.002 + 5 * 0.02),
    generations: 2,
    inputTokens: 20,
    outputTokens: 10,
  });
});

test("a generation without a bound counts the model's maximum", () => {
  const bound = boundCost([check([{ ...one, outputTokens: "model" }])], new Models(options));
  expect(bound.outputTokens).toBe(2_000);
});

test("a check without its model costs nothing", () => {
  const bound = boundCost([check([{ ...one, role: "hang" }])], new Models(options));
  expect(bound.generations).toBe(0);
});

test("without prices the cost is unknown, unless they are given", () => {
  const chosen = { chat: "other/model" };
  const unknown = boundCost([check([one])], new Models({ ...options, chosen }));
  expect(unknown.usd).toBeNull();
  expect(describeCost(unknown)).toContain("an unknown amount");
  const prices = { input: 1, output: 2 };
  expect(boundCost([check([one])], new Models({ ...options, chosen, prices })).usd).toBe(40);
  const unbounded = check([{ ...one, outputTokens: "model" }]);
  const usdAt = (output: number) =>
    boundCost([unbounded], new Models({ ...options, chosen, prices: { input: 1, output } })).usd;
  expect([usdAt(2), usdAt(0)]).toEqual([null, 20]);
});
