import { describe, expect, test } from "vitest";
import { fixedKey } from "../catalog/credential.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { encodeTemperature, fitUserId } from "./shared/fit-request.ts";
import { headerOfKey } from "./transport/create-wire.ts";
import { createKeptCounter } from "./shared/decoding.ts";
import {
  budgetOf,
  effortOf,
  leastEffortOf,
  nearestEffort,
  offEffortOf,
} from "./shared/reasoning-budget.ts";
import { readReasoningState, writeReasoningState } from "./shared/reasoning-state.ts";
import { testRequest } from "./transport/test-upstream.ts";

const { facts } = testRequest().upstream;

describe("reasoning", () => {
  test.each([
    ["an effort that was requested", { effort: "low", budgetTokens: 99_999 }, "low"],
    ["the budget of low", { budgetTokens: 2_048 }, "low"],
    ["more than that", { budgetTokens: 2_049 }, "medium"],
    ["the budget of medium", { budgetTokens: 8_192 }, "medium"],
    ["more than that, too", { budgetTokens: 8_193 }, "high"],
    ["neither", {}, "medium"],
  ] as const)("by effort, of %s", (_fact, reasoning, want) => {
    expect(effortOf({ enabled: true, ...reasoning })).toBe(want);
  });

  test.each([
    ["a budget that was requested", { effort: "low", budgetTokens: 5 }, 5],
    ["low", { effort: "low" }, 2_048],
    ["medium", { effort: "medium" }, 8_192],
    ["high", { effort: "high" }, 24_576],
    ["neither", {}, 8_192],
  ] as const)("by budget, of %s", (_fact, reasoning, want) => {
    expect(budgetOf({ enabled: true, ...reasoning })).toBe(want);
  });

  test.each([
    ["low", ["low", "medium", "high"], "low"],
    ["low", ["medium", "high"], "medium"],
    ["low", ["high"], "high"],
    ["medium", ["low", "high"], "high"],
    ["medium", ["low"], "low"],
    ["high", ["low", "medium"], "medium"],
    ["high", ["low"], "low"],
    ["high", ["none", "minimal"], undefined],
  ] as const)("of %s, with the accepted efforts %s, is %s", (asked, efforts, want) => {
    expect(nearestEffort(asked, { ...facts, efforts })).toBe(want);
  });

  test.each([
    [["minimal", "none", "low"], "none"],
    [["low", "minimal"], "minimal"],
    [["low"], undefined],
  ] as const)("with the accepted efforts %s, is turned off by %s", (efforts, want) => {
    const request = testRequest();
    const upstream = { ...request.upstream, facts: { ...facts, efforts } };
    expect(offEffortOf({ ...request, upstream })).toBe(want);
    const capabilities = { ...request.model.capabilities, reasoning: "always" } as const;
    const model = { ...request.model, capabilities };
    expect(offEffortOf({ ...request, model, upstream })).toBeUndefined();
  });

  test.each([
    [["none", "low", "high"], "low"],
    [["minimal", "low"], "low"],
    [["medium", "high"], "medium"],
    [[], undefined],
  ] as const)("with the accepted efforts %s, is at least %s", (efforts, want) => {
    expect(leastEffortOf({ ...facts, efforts })).toBe(want);
  });

  test("is read only by the upstream that wrote it", () => {
    const { upstream } = testRequest();
    const state = writeReasoningState(upstream, { a: 1 });
    expect(readReasoningState(upstream, state)).toEqual({ a: 1 });
    const other = testRequest({ upstream: { id: "other" } }).upstream;
    expect(readReasoningState(other, state)).toBeUndefined();
    expect(readReasoningState(upstream, `${state.slice(0, 8)}!`)).toBeUndefined();
  });
});

describe("of temperature and top_p is ignored", () => {
  test.each([
    ["all", undefined, false, []],
    ["all", 0.5, true, []],
    ["one", undefined, false, []],
    ["one", 0, false, ["top-p"]],
    ["none", undefined, true, ["top-p"]],
    ["none", 0.5, true, ["temperature", "top-p"]],
    ["effort-none-only", 0.5, true, []],
    ["effort-none-only", 0.5, false, ["temperature", "top-p"]],
  ] as const)("%s, temperature %s, reasoning off %s: %s", (sampling, temperature, off, want) => {
    const ignored = new Set<IgnoredParameter>();
    const asked = { temperature, topP: 0.9, isReasoningOff: off };
    const taken = encodeTemperature({ ...facts, sampling }, asked, ignored);
    expect([...ignored]).toEqual(want);
    expect([taken.temperature, taken.top_p]).toEqual([
      ignored.has("temperature") ? undefined : temperature,
      ignored.has("top-p") ? undefined : 0.9,
    ]);
  });
});

test.each([
  ["of any length", "u".repeat(500), null, "u".repeat(500), []],
  ["as long as may be", "u".repeat(64), 64, "u".repeat(64), []],
  ["too long", "u".repeat(65), 64, /^[0-9a-f]{64}$/, ["end-user-id"]],
  ["too long for a part of a hash", "u".repeat(17), 16, /^[0-9a-f]{16}$/, ["end-user-id"]],
  ["that is not taken", "u", 0, undefined, ["end-user-id"]],
] as const)("a user's id %s", (_fact, id, max, want, names) => {
  const ignored = new Set<IgnoredParameter>();
  const fitted = fitUserId(id, { userMax: max }, ignored);
  if (want instanceof RegExp) expect(fitted).toMatch(want);
  else expect(fitted).toBe(want);
  expect([...ignored]).toEqual(names);
});

test.each([
  ["too short", "u", { userMin: 6 }, false],
  ["long enough", "u-1234", { userMin: 6 }, true],
  ["of other characters", '{"device_id":"1"}', { userCharacters: "word" }, false],
  ["of any characters", '{"device_id":"1"}', { userCharacters: "any" }, true],
  ["of accepted characters", "Az_0-9", { userCharacters: "word" }, true],
] as const)("a user's id %s is sent unchanged or as its hash", (_fact, id, rules, isSame) => {
  const ignored = new Set<IgnoredParameter>();
  const fitted = fitUserId(id, { userMax: 128, ...rules }, ignored);
  expect(fitted).toMatch(isSame ? id : /^[0-9a-f]{64}$/);
  expect([...ignored]).toEqual(isSame ? [] : ["end-user-id"]);
});

test.each([
  ["authorization", false, { authorization: "Bearer k" }],
  ["authorization", true, { authorization: "Bearer k" }],
  ["api-key", false, { "api-key": "k" }],
  ["api-key", true, { authorization: "Bearer k" }],
  ["x-api-key", false, { "x-api-key": "k" }],
  ["x-api-key", true, { "x-api-key": "k" }],
] as const)("a key for %s, as a token %s", (header, isToken, want) => {
  const { upstream } = testRequest({ upstream: { signIn: { ...fixedKey("k"), isToken } } });
  expect(headerOfKey("k", upstream, header)).toEqual(want);
  expect(headerOfKey(null, upstream, header)).toEqual({});
});

test("exactly the characters that a reply may have are kept, in any number of pieces", () => {
  const keep = createKeptCounter({ maxOutputTokens: 1 });
  const max = 32 + 262_144;
  keep(max - 1);
  expect(() => keep(1)).not.toThrow();
  expect(() => keep(0)).not.toThrow();
  try {
    keep(1);
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    expect([error.kind, error.status]).toEqual(["too-large", 200]);
  }
});
