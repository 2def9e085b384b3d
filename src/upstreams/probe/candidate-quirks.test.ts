import { describe, expect, it } from "vitest";
import { quirkNames, withDialect } from "../providers/upstream-dialect.ts";
import {
  candidateQuirks,
  changesKeptParts,
  changesReading,
  namesQuirk,
} from "./candidate-quirks.ts";

function upstreamWith(quirks: object) {
  const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
  return withDialect(
    {
      id: "u",
      kind: "openai",
      baseUrl: "http://shop.test/v1",
      model: "m",
      signIn: null,
      weight: 1,
      timeouts,
      headers: {},
      query: {},
    },
    { quirks: { ...quirks } },
  );
}

function valuesOf(name: string, quirks: object = {}, message = ""): readonly unknown[] {
  const all = candidateQuirks(upstreamWith(quirks), message);
  return all.flatMap((quirk) => (name in quirk ? [quirk[name]] : []));
}

describe("candidates are all values that are not in effect", () => {
  it.each([
    ["stop", {}, [false]],
    ["stop", { stop: false }, [true]],
    ["max_tokens_field", {}, ["max_completion_tokens"]],
    ["sampling", { sampling: "one" }, ["all", "none", "effort-none-only"]],
    ["efforts", { efforts: ["low", "high"] }, [["high"], ["low"], []]],
    [
      "efforts",
      { efforts: ["none", "low", "high"] },
      [["low", "high"], ["none", "high"], ["none", "low"], ["high"], ["low"], ["none"], []],
    ],
    ["stop_max", { stop_max: 4 }, [1, 0]],
  ])("%s beside %j: %j", (name, quirks, values) => {
    expect(valuesOf(name, quirks)).toEqual(values);
  });
});

it("a limit in the upstream's message comes first", () => {
  expect(valuesOf("stop_max", {}, "at most 7 items")[0]).toBe(7);
  expect(valuesOf("stop_max", { stop_max: 4 }, "at most 7 items")).toEqual([1, 0]);
});

it.each<[string, object]>([
  ["'reasoning_effort' does not support 'medium'", { efforts: ["none", "low", "high"] }],
  ["user too long: at most 32", { user_max: 32 }],
])("%s: %j is among the first candidates", (message, quirk) => {
  const all = candidateQuirks(upstreamWith({}), message);
  const others = candidateQuirks(upstreamWith({}), "no");
  const plain = all.findIndex((one) => JSON.stringify(one) === JSON.stringify(others[0]));
  const at = all.findIndex((one) => JSON.stringify(one) === JSON.stringify(quirk));
  expect(at).toBeGreaterThanOrEqual(0);
  expect(at).toBeLessThan(plain);
});

it("a quoted word of the message comes first, whichever quirk has it as its value", () => {
  const [first] = candidateQuirks(upstreamWith({}), "The `reasoning` of a call must be sent back.");
  expect(Object.values(first ?? {})).toEqual(["reasoning"]);
  const [other] = candidateQuirks(upstreamWith({}), "Its reasoning must be sent back.");
  expect(Object.values(other ?? {})).not.toEqual(["reasoning"]);
});

it.each([
  ["The `reasoning_content` in the thinking mode must be passed back.", "reasoning-content"],
  ["Function call is missing a thought_signature in functionCall parts.", "thought-signature"],
])("a word with an underscore counts without quotes: %s", (message, value) => {
  const [first] = candidateQuirks(upstreamWith({}), message);
  expect(first).toEqual({ reasoning_back: value });
});

it("candidates that need another call come last, unless the message names them", () => {
  const all = candidateQuirks(upstreamWith({}), "no");
  const at = all.findIndex((quirk) => "reasoning_back" in quirk);
  expect(all.slice(at).every((quirk) => changesKeptParts(quirk))).toBe(true);
  expect(all.slice(0, at).some((quirk) => changesKeptParts(quirk))).toBe(false);
});

it.each([
  [{ reasoning_split: true }, 'Unknown name "reasoning_split"', true],
  [{ reasoning_split: true }, "Unknown field: reasoning_split_2", false],
  [{ reasoning_field: "enable-thinking" }, "enable_thinking is unknown", true],
  [{ tool_result_names: true }, "a thought_signature is missing", false],
])("%j is named by %s: %s", (quirk, message, named) => {
  expect(namesQuirk(quirk, message)).toBe(named);
});

it("quirks of reading exist as quirks", () => {
  const reading = quirkNames("openai").filter((name) => changesReading({ [name]: true }));
  expect(reading).toEqual(["ends_with_done"]);
});
