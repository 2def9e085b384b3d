import { describe, expect, test } from "vitest";
import {
  cache,
  cacheControl,
  decode,
  hi,
  hiTurn,
  look,
  lookTool,
  neutralCall,
  neutralResult,
  result,
  results,
  use,
  uses,
  type Fields,
} from "./test-request.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

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
    ["a bound below 8000 is forwarded", { max_tokens: 7_999 }, { maxOutputTokens: 7_999 }],
    [
      "sampling",
      { temperature: 0, top_p: 1, top_k: 3, stop_sequences: ["x"] },
      { sampling: { temperature: 0, topP: 1, topK: 3, stop: ["x"] } },
    ],
    ["a system string", { system: "a" }, { system: [{ type: "text", text: "a" }] }],
    [
      "system blocks",
      { system: [{ type: "text", text: "a", ...cache }] },
      { system: [{ type: "text", text: "a", cacheControl }] },
    ],
    [
      "system text between turns keeps its place",
      { messages: [{ role: "system", content: "a" }, hi, { role: "system", content: "b" }] },
      {
        system: [{ type: "text", text: "a" }],
        turns: [hiTurn, { role: "system", parts: [{ type: "text", text: "b" }] }],
      },
    ],
    [
      "tools",
      { tools: [{ ...look, type: "custom", description: "d", strict: true, ...cache }] },
      { tools: [{ ...lookTool, description: "d", strict: true, cacheControl }] },
    ],
    [
      "any tool",
      { tools: [look], tool_choice: { type: "any" } },
      { toolChoice: { kind: "required" } },
    ],
    ["no tool", { tools: [look], tool_choice: { type: "none" } }, { toolChoice: { kind: "none" } }],
    [
      "one tool, one call",
      {
        tools: [look],
        tool_choice: { type: "tool", name: "look", disable_parallel_tool_use: true },
      },
      { toolChoice: { kind: "tool", name: "look" }, parallelToolCalls: false },
    ],
    [
      "enabled thinking",
      { thinking: { type: "enabled", budget_tokens: 2_000 } },
      { reasoning: { enabled: true, budgetTokens: 2_000 } },
    ],
    ["adaptive thinking", { thinking: { type: "adaptive" } }, { reasoning: { enabled: true } }],
    ["auto thinking", { thinking: { type: "auto" } }, { reasoning: { enabled: true } }],
    ["disabled thinking", { thinking: { type: "disabled" } }, { reasoning: { enabled: false } }],
    [
      "no thinking",
      { thinking: { type: "none" }, output_config: { effort: "low" } },
      { reasoning: { enabled: false } },
    ],
    [
      "an effort by itself turns reasoning on",
      { output_config: { effort: "xhigh" } },
      { reasoning: { enabled: true, effort: "high" } },
    ],
    [
      "a JSON schema",
      { output_config: { format: { type: "json_schema", schema: { type: "object" } } } },
      { output: { kind: "json-schema", schema: RawJson.of({ type: "object" }) } },
    ],
    ["the end user", { metadata: { user_id: "u" } }, { endUserId: "u" }],
    ["no end user", { metadata: { user_id: null } }, {}],
    [
      "calls, their results and the user's text",
      {
        messages: [
          hi,
          uses({ type: "text", text: "a" }, use("a", { b: 1 }), use("b")),
          results(result("b"), { type: "text", text: "hi" }, result("a")),
        ],
      },
      {
        turns: [
          hiTurn,
          {
            role: "assistant",
            parts: [{ type: "text", text: "a" }, neutralCall("a", '{"b":1}'), neutralCall("b")],
          },
          { role: "tool", results: [neutralResult("b"), neutralResult("a")] },
          hiTurn,
        ],
      },
    ],
    [
      "a failed tool, an image and an empty result",
      {
        messages: [
          uses(use("a"), use("b"), use("c")),
          results(
            { ...result("a"), is_error: true, ...cache },
            {
              type: "tool_result",
              tool_use_id: "b",
              content: [
                { type: "text", text: "" },
                { type: "image", source: { type: "url", url: "https://example.com/a" } },
              ],
            },
            { type: "tool_result", tool_use_id: "c" },
          ),
        ],
      },
      {
        turns: [
          { role: "assistant", parts: [neutralCall("a"), neutralCall("b"), neutralCall("c")] },
          {
            role: "tool",
            results: [
              { ...neutralResult("a"), isError: true, cacheControl },
              {
                ...neutralResult("b"),
                content: [{ type: "image", source: { kind: "url", url: "https://example.com/a" } }],
              },
              { ...neutralResult("c"), content: [] },
            ],
          },
        ],
      },
    ],
    [
      "thinking in history is not sent back",
      {
        messages: [
          hi,
          uses(
            { type: "thinking", thinking: "t", signature: "s" },
            { type: "redacted_thinking", data: "d" },
            { type: "text", text: "a" },
          ),
          hi,
        ],
      },
      { turns: [hiTurn, { role: "assistant", parts: [{ type: "text", text: "a" }] }, hiTurn] },
    ],
    [
      "top-level cache_control marks the last part",
      { ...cache, messages: [hi, uses(use("a")), results(result("a"))] },
      {
        turns: [
          hiTurn,
          { role: "assistant", parts: [neutralCall("a")] },
          { role: "tool", results: [{ ...neutralResult("a"), cacheControl }] },
        ],
      },
    ],
  ])("%s", (_, fields, want) => {
    const { conversation } = decode(fields);
    for (const [key, value] of Object.entries(want)) {
      expect(conversation[key as keyof typeof conversation]).toEqual(value);
    }
    expect("endUserId" in conversation).toBe("endUserId" in want);
  });

  test.each([8_000, 32_000, 1_000_000])("a bound of %i is not forwarded", (bound) => {
    const { conversation, ignored } = decode({ max_tokens: bound });
    expect(conversation).not.toHaveProperty("maxOutputTokens");
    expect(ignored).toEqual(["/max_tokens"]);
  });
});
