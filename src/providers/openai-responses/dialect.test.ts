import { expect, test } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import { dialectOf } from "./dialect.ts";

const off = { enabled: false };
const on = { enabled: true };

test.each([
  ["gpt-6.1-sol", off, { offEffort: "none", sampling: false }],
  ["gpt-5.5", off, { offEffort: "none", sampling: false }],
  ["gpt-5.4-mini", off, { offEffort: "none", sampling: true }],
  ["gpt-5.4-mini", on, { offEffort: "none", sampling: false }],
  ["gpt-5.4-mini", undefined, { offEffort: "none", sampling: false }],
  ["gpt-5.1", off, { offEffort: "none", sampling: true }],
  ["gpt-5.10", off, { offEffort: "none", sampling: false }],
  ["gpt-5.15", off, { offEffort: "none", sampling: false }],
  ["gpt-5", off, { offEffort: "minimal", sampling: false }],
  ["gpt-5-mini-2025-08-07", off, { offEffort: "minimal", sampling: false }],
  ["gpt-55", off, { offEffort: "none", sampling: false }],
  ["o4-mini", off, { offEffort: null, sampling: false }],
  ["openai/o3", off, { offEffort: null, sampling: false }],
  ["omni", off, { offEffort: "none", sampling: false }],
  ["a-deployment", on, { offEffort: "none", sampling: false }],
] as const)("%s with reasoning %o", (name, reasoning, want) => {
  expect(dialectOf(name, testRequest().model, reasoning)).toEqual(want);
});

test("a model that does not reason takes sampling, whatever its name", () => {
  const { model } = testRequest({ capabilities: { reasoning: "none" } });
  for (const name of ["gpt-4.1", "gpt-6", "o4-mini"]) {
    expect(dialectOf(name, model, undefined)).toEqual({ offEffort: null, sampling: true });
  }
});
