import { describe, expect, test } from "vitest";
import { holdCeiling } from "../../core/ledger/hold-ceiling.ts";
import { abilities } from "./abilities.ts";
import { openingRequest } from "./ask.ts";
import { checkAbility } from "./check-ability.ts";
import { probeCost } from "./probe.ts";
import { ScriptedUpstream, target } from "./test-scripted-upstream.ts";

describe("the cost of a check", () => {
  test.each(abilities)("of $name is that of its requests at their maximum", async (ability) => {
    const all = target();
    const opening = openingRequest(ability, all);
    const { outputTokensMax } = holdCeiling(opening.conversation, all.model);
    // The longest arguments that the model can write, with one byte per token.
    const call = `{"city":"${"x".repeat(outputTokensMax)}`.slice(0, outputTokensMax - 2);
    const upstream = new ScriptedUpstream(({ conversation }) =>
      conversation.turns.at(-1)?.role === "tool" ? { text: "sunny" } : { call: `${call}"}` },
    );
    await checkAbility(ability, opening, upstream.dependencies);
    expect(upstream.requests).toHaveLength(ability.loops ? 2 : 1);
    const announced = probeCost([{ ability, target: all }]);
    expect(announced).toBeGreaterThanOrEqual(upstream.billed);
    // Not much more, since the name of the tool is shorter than the longest one.
    expect(announced).toBeLessThan(upstream.billed * 1.05);
  });
});

test("costs are summed over abilities and targets, times the number of checks", () => {
  const all = target();
  const checks = abilities.map((ability) => ({ ability, target: all }));
  const sum = checks.reduce((total, check) => total + probeCost([check]), 0);
  expect(probeCost(checks)).toBe(sum);
  expect(probeCost(checks, 3)).toBe(3 * sum);
  expect(probeCost([])).toBe(0);
});

test("a cost beyond the safe integers is the largest number", () => {
  const [ability] = abilities;
  const most = Number.MAX_SAFE_INTEGER;
  expect(probeCost([{ ability, target: target() }], most)).toBe(most);
});
