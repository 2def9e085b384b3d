import { describe, expect, test } from "vitest";
import type { GenerationResult } from "../../../core/conversation/generation-result.ts";
import { asReceived } from "../../../core/raw-json/test-written.ts";
import { decode, type Fields, look } from "./test-request.ts";
import { identity } from "./test-stream.ts";

const calls = ["look", "files__exec", "tool_search"].map((name, at) => ({
  type: "tool-call" as const,
  id: `c${at}`,
  name,
  argumentsJson: '{"input":"a"}',
}));
const result: GenerationResult = {
  blocks: [{ type: "reasoning", text: "I think." }, { type: "text", text: "a" }, ...calls],
  usage: {},
  stop: { cause: "tool-calls", raw: "" },
};

/** Returns the reply to a request with these fields, as its receiver parses it. */
function replyTo(fields: Fields): Readonly<Record<string, unknown>> {
  return asReceived(decode(fields).encodeReply(result, identity));
}

describe("the text of reasoning", () => {
  test.each<[Fields["reasoning"], boolean]>([
    [undefined, false],
    [{ effort: "high" }, false],
    [{ summary: "none" }, false],
    [{ summary: null, generate_summary: null }, false],
    [{ summary: "auto" }, true],
    [{ summary: "detailed", effort: "low" }, true],
    [{ generate_summary: "concise" }, true],
    [{ summary: "none", generate_summary: "concise" }, false],
  ])("is shown for %j: %s", (reasoning, isShown) => {
    const fields = reasoning === undefined ? {} : { reasoning };
    expect(JSON.stringify(replyTo(fields)).includes("I think.")).toBe(isShown);
    const stream = decode({ ...fields, stream: true }).openStream(identity);
    const shown = stream.encode({ type: "reasoning-delta", text: "I think." });
    expect(shown.includes("I think.")).toBe(isShown);
  });
});

test("calls come back in the form of the client's tools, wherever it offered them", () => {
  const files = { type: "namespace", name: "files", tools: [{ type: "custom", name: "exec" }] };
  const search = { type: "tool_search", execution: "client" };
  const input = [
    { role: "user", content: "hi" },
    { type: "additional_tools", tools: [files] },
  ];
  const { output } = replyTo({ input, tools: [look, search] });
  expect(output).toMatchObject([
    { type: "message" },
    { type: "function_call", name: "look", arguments: '{"input":"a"}' },
    { type: "custom_tool_call", name: "exec", namespace: "files", input: "a" },
    { type: "tool_search_call", arguments: { input: "a" } },
  ]);
});

test("settings of the request are repeated; without them these are the defaults", () => {
  const defaults = {
    metadata: {},
    parallel_tool_calls: true,
    temperature: null,
    text: { format: { type: "text" } },
    tool_choice: "auto",
    top_p: null,
    max_output_tokens: null,
  };
  const fixed = { instructions: null, previous_response_id: null, store: false, tools: [] };
  expect(replyTo({ instructions: "a", tools: [look] })).toMatchObject({ ...defaults, ...fixed });
  const settings = {
    metadata: { a: "b" },
    parallel_tool_calls: false,
    temperature: 0,
    text: { format: { type: "json_object" } },
    tool_choice: "required",
    top_p: 0.5,
    max_output_tokens: 7,
  };
  expect(replyTo({ ...settings, tools: [look] })).toMatchObject(settings);
  const choice = { type: "function", name: "look" };
  expect(replyTo({ tools: [look], tool_choice: choice })).toMatchObject({
    tool_choice: "required",
  });
});
