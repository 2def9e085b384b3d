import { describe, expect, it } from "vitest";
import { quirkNames, withDialect } from "../providers/upstream-dialect.ts";
import { candidateQuirks, changesReading } from "./candidate-quirks.ts";

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

describe("candidates are all that is not in force", () => {
  it.each([
    ["stop", {}, [false]],
    ["stop", { stop: false }, [true]],
    ["max_tokens_field", {}, ["max_completion_tokens"]],
    ["sampling", { sampling: "one" }, ["all", "none", "effort-none-only"]],
    ["efforts", { efforts: ["low", "high"] }, [["high"], ["low"]]],
    ["stop_max", { stop_max: 4 }, [1, 0]],
  ])("%s beside %j: %j", (name, quirks, values) => {
    expect(valuesOf(name, quirks)).toEqual(values);
  });
});

it("a bound that the upstream names comes first", () => {
  expect(valuesOf("stop_max", {}, "at most 7 items")[0]).toBe(7);
  expect(valuesOf("stop_max", { stop_max: 4 }, "at most 7 items")).toEqual([1, 0]);
});

it("a word that the upstream quotes comes first, whatever it is the value of", () => {
  const [first] = candidateQuirks(upstreamWith({}), "The `reasoning` of a call must be sent back.");
  expect(Object.values(first ?? {})).toEqual(["reasoning"]);
  const [other] = candidateQuirks(upstreamWith({}), "Its reasoning must be sent back.");
  expect(Object.values(other ?? {})).not.toEqual(["reasoning"]);
});

it("quirks of reading are quirks", () => {
  const reading = quirkNames("openai").filter((name) => changesReading({ [name]: true }));
  expect(reading).toEqual(["ends_with_done"]);
});
