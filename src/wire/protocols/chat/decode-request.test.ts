import { describe, expect, test } from "vitest";
import {
  call,
  calls,
  decode,
  hi,
  hiTurn,
  neutralCall,
  neutralResult,
  result,
  tool,
  type Fields,
} from "./test-request.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

test.each<[string, Fields, false | undefined]>([
  ["functions allow one call", { functions: [{ name: "look" }] }, false],
  ["an empty list of functions allows any choice", { functions: [] }, undefined],
  ["tools allow several", { tools: [tool("look")] }, undefined],
  ["tools win over functions", { tools: [tool("a")], functions: [{ name: "b" }] }, undefined],
])("%s", (_, fields, want) => {
  expect(decode(fields).conversation.parallelToolCalls).toBe(want);
});

test("the conversation contains only data that the client sent", () => {
  expect(decode({}).conversation).toEqual({
    model: "m/n",
    system: [],
    turns: [hiTurn],
    tools: [],
    sampling: {},
  });
});

describe("the meaning of the fields", () => {
  test.each<[string, Fields, object]>([
    [
      "max_tokens comes before its synonym",
      { max_tokens: 5, max_completion_tokens: 9 },
      { maxOutputTokens: 5 },
    ],
    ["the synonym counts by itself", { max_completion_tokens: 9 }, { maxOutputTokens: 9 }],
    ["large bounds are forwarded in chat", { max_tokens: 200_000 }, { maxOutputTokens: 200_000 }],
    ["one stop string becomes a list", { stop: "x" }, { sampling: { stop: ["x"] } }],
    ["an empty list of stop strings has no effect", { stop: [] }, { sampling: {} }],
    ["sampling", { temperature: 0, top_p: 1 }, { sampling: { temperature: 0, topP: 1 } }],
    ["reasoning on", { reasoning: { enabled: true } }, { reasoning: { enabled: true } }],
    [
      "an effort by itself turns reasoning on",
      { reasoning: { effort: "low" } },
      { reasoning: { enabled: true, effort: "low" } },
    ],
    [
      "off takes precedence over an effort",
      { reasoning: { enabled: false, effort: "low" } },
      { reasoning: { enabled: false } },
    ],
    [
      "a JSON object",
      { response_format: { type: "json_object" } },
      { output: { kind: "json-object" } },
    ],
    [
      "a JSON schema",
      { response_format: { type: "json_schema", json_schema: { name: "a", schema: {} } } },
      { output: { kind: "json-schema", name: "a", schema: RawJson.of({}) } },
    ],
    [
      "a tool by its bare name",
      { tools: [tool("look")], tool_choice: "look" },
      { tools: [{ name: "look" }], toolChoice: { kind: "tool", name: "look" } },
    ],
    [
      "a tool as an object",
      { tools: [tool("look")], tool_choice: tool("look") },
      { toolChoice: { kind: "tool", name: "look" } },
    ],
    [
      "a required tool",
      { tools: [tool("look")], tool_choice: "required" },
      { toolChoice: { kind: "required" } },
    ],
    [
      "functions are tools",
      { functions: [{ name: "look" }], function_call: { name: "look" } },
      {
        tools: [{ name: "look" }],
        toolChoice: { kind: "tool", name: "look" },
        parallelToolCalls: false,
      },
    ],
    [
      "tools win over functions",
      { tools: [tool("new")], functions: [{ name: "old" }], function_call: { name: "old" } },
      { tools: [{ name: "new" }] },
    ],
    [
      "leading system texts belong to the conversation",
      { messages: [{ role: "system", content: "a" }, { role: "system", content: "" }, hi] },
      { system: [{ type: "text", text: "a" }], turns: [hiTurn] },
    ],
    [
      "later system text keeps its place",
      { messages: [hi, { role: "system", content: "a" }, hi] },
      { turns: [hiTurn, { role: "system", parts: [{ type: "text", text: "a" }] }, hiTurn] },
    ],
    [
      "a refusal is text of the assistant",
      { messages: [{ role: "assistant", content: null, refusal: "no" }, hi] },
      { turns: [{ role: "assistant", parts: [{ type: "text", text: "no" }] }, hiTurn] },
    ],
    [
      "results in a row are one turn",
      { messages: [hi, calls(call("a"), call("b")), result("b"), result("a")] },
      {
        turns: [
          hiTurn,
          { role: "assistant", parts: [neutralCall("a"), neutralCall("b")] },
          { role: "tool", results: [neutralResult("b"), neutralResult("a")] },
        ],
      },
    ],
    [
      "system text before a result moves behind it",
      { messages: [hi, calls(call("a")), { role: "system", content: "s" }, result("a")] },
      {
        turns: [
          hiTurn,
          { role: "assistant", parts: [neutralCall("a")] },
          { role: "tool", results: [neutralResult("a")] },
          { role: "system", parts: [{ type: "text", text: "s" }] },
        ],
      },
    ],
    [
      "arguments that are not an object become one, in either form",
      {
        messages: [
          hi,
          calls({ ...call("a"), function: { name: "look", arguments: '{"x":' } }),
          result("a"),
          { role: "assistant", content: null, function_call: { name: "look", arguments: "null" } },
          { role: "function", name: "look", content: "red" },
        ],
      },
      {
        turns: [
          hiTurn,
          {
            role: "assistant",
            parts: [{ ...neutralCall("a"), argumentsJson: '{"INVALID_JSON":"{\\"x\\":"}' }],
          },
          { role: "tool", results: [neutralResult("a")] },
          { role: "assistant", parts: [neutralCall("call_3")] },
          { role: "tool", results: [neutralResult("call_3")] },
        ],
      },
    ],
    [
      "a function's result answers the open call of its name",
      {
        messages: [
          hi,
          { role: "assistant", content: null, function_call: { name: "look", arguments: "{}" } },
          { role: "function", name: "look", content: "red" },
        ],
      },
      {
        turns: [
          hiTurn,
          { role: "assistant", parts: [neutralCall("call_1")] },
          { role: "tool", results: [neutralResult("call_1")] },
        ],
      },
    ],
    [
      "an id may be reused in a later turn",
      { messages: [hi, calls(call("a")), result("a"), calls(call("a")), result("a")] },
      {},
    ],
  ])("%s", (_, fields, want) => {
    const { conversation } = decode(fields);
    expect(conversation).toMatchObject(want);
    for (const [key, value] of Object.entries(want)) {
      expect(conversation[key as keyof typeof conversation]).toEqual(value);
    }
  });
});
