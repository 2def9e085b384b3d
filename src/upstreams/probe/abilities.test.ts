import { describe, expect, test } from "vitest";
import type { Model } from "../catalog/model.ts";
import { resultOf, type ResultParts } from "../../core/conversation/test-result.ts";
import { abilities } from "./abilities.ts";
import { emptyReplyProblem, describeReasoning, type ProbeReply } from "./ability.ts";
import { abilityOf, target } from "./test-scripted-upstream.ts";

const { model } = target();

function reply(result: Partial<ResultParts>, ignored: ProbeReply["ignored"] = []): ProbeReply {
  return { result: resultOf(result), ignored };
}

const call = (name: string) => ({ type: "tool-call", id: "1", name, argumentsJson: "{}" }) as const;

describe("a reply is empty", () => {
  test.each<[string, Partial<ResultParts>, boolean]>([
    ["without content", {}, true],
    ["not with text", { text: "a" }, false],
    ["not with reasoning", { reasoning: "a" }, false],
    ["not with a call", { toolCalls: [call("a")] }, false],
    ["not at its limit", { stop: { cause: "length", raw: "" } }, false],
    ["at its end", { stop: { cause: "end", raw: "" } }, true],
  ])("%s", (_name, result, isSilent) => {
    expect(emptyReplyProblem(reply(result))).toBe(isSilent ? "an empty reply" : null);
  });
});

test.each<[Partial<ResultParts>, string | null]>([
  [{}, null],
  [{ usage: { reasoning: 0 } }, null],
  [{ usage: { reasoning: 1 } }, "1 reasoning token"],
  [{ usage: { reasoning: 2 }, reasoning: "a" }, "2 reasoning tokens"],
  [{ reasoning: "a" }, "reasoning shown, not counted"],
])("%j reasons: %s", (result, want) => {
  expect(describeReasoning(reply(result))).toBe(want);
});

const schema = "the JSON does not follow the schema";

describe("the problem of a reply", () => {
  test.each<[string, ProbeReply, string | null]>([
    ["text", reply({ text: "a" }), null],
    ["text", reply({}), "an empty reply"],
    ["stream_usage", reply({ usage: { output: 0 } }), null],
    ["stream_usage", reply({ text: "a" }), "the stream reports no usage"],
    ["forced_tool", reply({ toolCalls: [call("a"), call("get_weather")] }), null],
    ["forced_tool", reply({ toolCalls: [call("a")], text: "a" }), "the tool is not called"],
    ["json_schema", reply({ text: '{"step":1}' }), null],
    ["json_schema", reply({ text: '{"other":1}' }), schema],
    ["json_schema", reply({ text: "null" }), schema],
    ["json_schema", reply({ text: '"step"' }), schema],
    ["json_schema", reply({ text: "one" }), "the reply is not JSON"],
    ["reasoning_on", reply({ text: "a" }), null],
    ["reasoning_on", reply({ text: "a" }, ["reasoning"]), "reasoning is left out"],
    ["reasoning_on", reply({ text: "a", reasoning: "a" }, ["reasoning"]), null],
    ["reasoning_on", reply({}), "an empty reply"],
    ["reasoning_off", reply({ text: "a" }), null],
    ["reasoning_off", reply({}), "an empty reply"],
    ["reasoning_off", reply({ text: "a", reasoning: "a" }), "the model still reasons"],
    ["stop", reply({ text: "1 2 3 4 " }), null],
    ["stop", reply({ text: "1 2 3 4 5" }), "the reply does not end at the stop string"],
  ])("%s: %j", (name, given, want) => {
    expect(abilityOf(name).problem(given, model)).toBe(want);
  });
});

describe("a remark on a working reply", () => {
  test.each<[string, ProbeReply, string | null]>([
    ["text", reply({ usage: { reasoning: 2 } }), "2 reasoning tokens"],
    ["text", reply({ text: "a" }), null],
    ["reasoning_on", reply({ reasoning: "a" }), "reasoning shown, not counted"],
    ["reasoning_on", reply({ text: "a" }), "no reasoning seen"],
    [
      "reasoning_on",
      reply({ usage: { reasoning: 1 } }, ["reasoning"]),
      "the model has no such effort; 1 reasoning token",
    ],
    ["reasoning_high", reply({ text: "a" }, ["reasoning"]), "the model has no such effort"],
    ["json_schema", reply({ text: "one" }), null],
  ])("%s: %j", (name, given, want) => {
    expect(abilityOf(name).note(given, model)).toBe(want);
  });

  test("for best-effort JSON is the problem it would have", () => {
    const structuredOutput = "best_effort";
    const lenient = {
      ...model,
      capabilities: { ...model.capabilities, structuredOutput },
    } as const;
    const ability = abilityOf("json_schema");
    expect(ability.problem(reply({ text: "one" }), lenient)).toBeNull();
    expect(ability.note(reply({ text: "one" }), lenient)).toBe("the reply is not JSON");
  });
});

describe("a model lacks abilities", () => {
  type Capabilities = Model["capabilities"];

  test.each<[Partial<Capabilities>, string, readonly string[]]>([
    [{}, "", []],
    [
      { tools: false },
      "capabilities.tools: false",
      ["tool_loop", "streamed_tool_loop", "forced_tool", "reasoning_tool_loop", "changed_prefix"],
    ],
    [{ images: false }, "capabilities.images: false", ["image"]],
    [{ structuredOutput: "none" }, "capabilities.structured_output: none", ["json_schema"]],
    [
      { reasoning: "none" },
      "capabilities.reasoning: none",
      [
        "reasoning_on",
        "reasoning_medium",
        "reasoning_high",
        "reasoning_off",
        "reasoning_tool_loop",
        "changed_prefix",
      ],
    ],
    [{ reasoning: "always" }, "capabilities.reasoning: always", ["reasoning_off"]],
  ])("with %j by %s: %j", (change, reason, denied) => {
    const changed = { ...model, capabilities: { ...model.capabilities, ...change } };
    const found = abilities.flatMap(({ name, deniedBy }) => {
      const why = deniedBy(changed);
      return why === null ? [] : [[name, why]];
    });
    expect(found).toEqual(denied.map((name) => [name, reason]));
  });
});
