import { describe, expect, test } from "vitest";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import {
  call,
  decode,
  decodeInput,
  type Fields,
  hi,
  hiTurn,
  look,
  lookTool,
  neutralCall,
  neutralResult,
  output,
  reasoning,
  said,
} from "./test-request.ts";

const saidTurn = (...texts: readonly string[]) => ({
  role: "assistant",
  parts: texts.map((text) => ({ type: "text", text })),
});
const resultsTurn = (...ids: readonly string[]) => ({
  role: "tool",
  results: ids.map((id) => neutralResult(id)),
});

test("the conversation contains only data that the client sent", () => {
  const empty = { model: "m/n", system: [], turns: [hiTurn], tools: [], sampling: {} };
  expect(decode({}).conversation).toEqual(empty);
  expect(decode({ input: "hi" }).conversation).toEqual(empty);
});

test("null is the same as a field that is not sent", () => {
  const fields = {
    instructions: null,
    stream: null,
    store: null,
    previous_response_id: null,
    background: null,
    temperature: null,
    top_p: null,
    max_output_tokens: null,
    tools: null,
    parallel_tool_calls: null,
    text: null,
    reasoning: null,
    include: null,
    metadata: null,
    safety_identifier: null,
    user: null,
    truncation: null,
  };
  const { conversation, ignored, stream, carriesReasoning } = decode(fields);
  expect(conversation).toEqual(decode({}).conversation);
  expect([ignored, stream, carriesReasoning]).toEqual([[], false, undefined]);
});

describe("the meaning of the fields", () => {
  const schema = { type: "object" };
  const jsonSchema = { type: "json_schema", name: "s", schema };
  test.each<[string, Fields, object]>([
    ["a bound is forwarded", { max_output_tokens: 100_000 }, { maxOutputTokens: 100_000 }],
    ["sampling", { temperature: 0, top_p: 1 }, { sampling: { temperature: 0, topP: 1 } }],
    ["instructions", { instructions: "a" }, { system: [{ type: "text", text: "a" }] }],
    [
      "instructions come before system text of the input",
      { instructions: "a", input: [{ role: "system", content: "b" }, hi] },
      {
        system: [
          { type: "text", text: "a" },
          { type: "text", text: "b" },
        ],
      },
    ],
    [
      "system text between turns keeps its place",
      { input: [hi, { role: "developer", content: "b" }] },
      { turns: [hiTurn, { role: "system", parts: [{ type: "text", text: "b" }] }] },
    ],
    [
      "a function",
      { tools: [{ ...look, description: "d", strict: true, defer_loading: true }] },
      { tools: [{ ...lookTool, description: "d", strict: true }] },
    ],
    [
      "a function without parameters",
      { tools: [{ type: "function", name: "f", parameters: null, strict: null }] },
      { tools: [{ name: "f" }] },
    ],
    [
      "a custom tool",
      { tools: [{ type: "custom", name: "f", description: "d", format: { type: "text" } }] },
      { tools: [{ name: "f", description: "d", custom: {} }] },
    ],
    [
      "a custom tool with a grammar",
      {
        tools: [
          {
            type: "custom",
            name: "f",
            format: { type: "grammar", syntax: "lark", definition: "start: /a/" },
          },
        ],
      },
      { tools: [{ name: "f", custom: { grammar: { syntax: "lark", definition: "start: /a/" } } }] },
    ],
    ["any tool", { tools: [look], tool_choice: "required" }, { toolChoice: { kind: "required" } }],
    [
      "one tool",
      { tools: [look], tool_choice: { type: "function", name: "look" } },
      { toolChoice: { kind: "tool", name: "look" } },
    ],
    [
      "one call at a time",
      { tools: [look], parallel_tool_calls: false },
      { parallelToolCalls: false },
    ],
    ["JSON", { text: { format: { type: "json_object" } } }, { output: { kind: "json-object" } }],
    [
      "a schema",
      { text: { format: { ...jsonSchema, description: "d", strict: true } } },
      {
        output: {
          kind: "json-schema",
          name: "s",
          description: "d",
          strict: true,
          schema: RawJson.of(schema),
        },
      },
    ],
    [
      "a schema without its optional fields",
      { text: { format: { ...jsonSchema, description: null, strict: null } } },
      { output: { kind: "json-schema", name: "s", schema: RawJson.of(schema) } },
    ],
    ["an effort", { reasoning: { effort: "high" } }, { reasoning: reason("high") }],
    ["the lowest effort", { reasoning: { effort: "minimal" } }, { reasoning: reason("low") }],
    ["the highest effort", { reasoning: { effort: "max" } }, { reasoning: reason("high") }],
    ["no reasoning", { reasoning: { effort: "none" } }, { reasoning: { enabled: false } }],
    ["the end user", { safety_identifier: "a", user: "b" }, { endUserId: "a" }],
    ["the end user's older name", { user: "b" }, { endUserId: "b" }],
  ])("%s", (_, fields, want) => {
    expect(decode(fields).conversation).toMatchObject(want);
  });

  function reason(effort: string) {
    return { enabled: true, effort };
  }

  test.each<[string, Fields, string]>([
    ["plain text", { text: { format: { type: "text" } } }, "output"],
    ["no format", { text: {} }, "output"],
    ["only a summary", { reasoning: { summary: "auto" } }, "reasoning"],
    ["calls in parallel", { tools: [look], parallel_tool_calls: true }, "parallelToolCalls"],
    ["one call at a time without tools", { parallel_tool_calls: false }, "parallelToolCalls"],
    ["a choice without tools", { tool_choice: "auto" }, "toolChoice"],
  ])("%s is the model's own default", (_, fields, absent) => {
    expect(decode(fields).conversation).not.toHaveProperty(absent);
  });

  test("the reasoning of calls is carried only if the client asks for it", () => {
    expect(decode({ include: ["reasoning.encrypted_content"] }).carriesReasoning).toBe(true);
    expect(decode({ include: ["code_interpreter_call.outputs"] })).not.toHaveProperty(
      "carriesReasoning",
    );
  });
});

describe("items become turns", () => {
  const rows: readonly [string, readonly object[], readonly object[]][] = [
    [
      "text of the model in each form is one turn",
      [
        hi,
        said("a"),
        { type: "message", role: "assistant", content: [{ type: "output_text", text: "b" }] },
        { role: "assistant", content: [{ type: "refusal", refusal: "c" }] },
        { role: "assistant", content: [{ type: "input_text", text: "d" }] },
        hi,
      ],
      [hiTurn, saidTurn("a", "b", "c", "d"), hiTurn],
    ],
    [
      "text and calls are one turn, and outputs another",
      [hi, said("a"), call("x"), call("y", '{"at":1}'), output("y"), output("x")],
      [
        hiTurn,
        {
          role: "assistant",
          parts: [{ type: "text", text: "a" }, neutralCall("x"), neutralCall("y", '{"at":1}')],
        },
        resultsTurn("y", "x"),
      ],
    ],
    [
      "each call with its output right after it",
      [hi, call("x"), output("x"), call("y"), output("y")],
      [
        hiTurn,
        { role: "assistant", parts: [neutralCall("x")] },
        resultsTurn("x"),
        { role: "assistant", parts: [neutralCall("y")] },
        resultsTurn("y"),
      ],
    ],
    [
      "empty and reduced arguments, and text that is no object",
      [call("x", ""), call("y", "{"), output("x"), output("y")],
      [
        { role: "assistant", parts: [neutralCall("x"), neutralCall("y", '{"INVALID_JSON":"{"}')] },
        resultsTurn("x", "y"),
      ],
    ],
    ["an empty reply is dropped", [hi, said(""), hi], [hiTurn, hiTurn]],
    [
      "an output is text or parts, and may be empty",
      [
        call("x"),
        call("y"),
        { ...output("x"), output: "" },
        {
          ...output("y"),
          output: [
            { type: "input_text", text: "" },
            { type: "input_image", image_url: "https://example.com/a", detail: "original" },
          ],
        },
      ],
      [
        { role: "assistant", parts: [neutralCall("x"), neutralCall("y")] },
        {
          role: "tool",
          results: [
            { ...neutralResult("x"), content: [] },
            {
              ...neutralResult("y"),
              content: [
                {
                  type: "image",
                  source: { kind: "url", url: "https://example.com/a" },
                  detail: "high",
                },
              ],
            },
          ],
        },
      ],
    ],
    [
      "a message of another agent is the user's",
      [
        {
          type: "agent_message",
          author: "root",
          recipient: "a",
          content: [
            { type: "input_text", text: "Task: " },
            { type: "encrypted_content", encrypted_content: "say hi" },
          ],
        },
      ],
      [{ role: "user", parts: [{ type: "text", text: "Task: say hi" }] }],
    ],
  ];
  test.each(rows)("%s", (_, items, want) => {
    expect(decodeInput(...items).conversation.turns).toEqual(want);
  });

  test("images and tools name their places", () => {
    const image = { type: "input_image", image_url: "data:image/png;base64,AAAA" };
    const inner = { type: "input_image", image_url: "http://127.0.0.1/a" };
    const { places } = decodeInput(
      { role: "user", content: [{ type: "input_text", text: "a" }, image, inner] },
      call("x"),
      { ...output("x"), output: [image] },
    );
    expect(places).toEqual({
      image: ["/input/0/content/1", "/input/0/content/2", "/input/2/output/0"],
      innerImage: ["/input/0/content/2/image_url"],
      tools: ["/input/1", "/input/2"],
    });
    expect(decode({ tools: [look] }).places).toEqual({ tools: ["/tools"] });
  });
});

describe("the state of reasoning", () => {
  const turnsOf = (...items: readonly object[]) => decodeInput(...items).conversation.turns;
  const carrying = (id: string, state: string) => ({ ...neutralCall(id), reasoningState: state });

  test("belongs to the next call of the turn, and only to that", () => {
    expect(
      turnsOf(hi, reasoning("gws1_s"), said("a"), call("x"), call("y"), output("x"), output("y")),
    ).toEqual([
      hiTurn,
      {
        role: "assistant",
        parts: [{ type: "text", text: "a" }, carrying("x", "gws1_s"), neutralCall("y")],
      },
      resultsTurn("x", "y"),
    ]);
  });

  test("each call has the state before it", () => {
    const items = [
      reasoning("gws1_s"),
      call("x"),
      reasoning("gws1_t"),
      call("y"),
      output("x"),
      output("y"),
    ];
    expect(turnsOf(...items)[0]).toEqual({
      role: "assistant",
      parts: [carrying("x", "gws1_s"), carrying("y", "gws1_t")],
    });
  });

  test("is lost if the gateway did not write it", () => {
    expect(turnsOf(reasoning("s"), call("x"), output("x"))[0]).toEqual({
      role: "assistant",
      parts: [carrying("x", "gws1_")],
    });
  });

  test("ends with its turn, and without a call", () => {
    expect(turnsOf(hi, reasoning("s"), hi, call("x"), output("x"))).toEqual([
      hiTurn,
      hiTurn,
      { role: "assistant", parts: [neutralCall("x")] },
      resultsTurn("x"),
    ]);
    expect(turnsOf(hi, reasoning("s"))).toEqual([hiTurn]);
  });

  test.each([[null], [undefined], [""]])("%j is none", (state) => {
    const item = { ...reasoning(), encrypted_content: state };
    const { conversation, ignoredPointers } = decodeInput(item, call("x"), output("x"));
    expect(conversation.turns[0]).toEqual({ role: "assistant", parts: [neutralCall("x")] });
    expect(ignoredPointers(["reasoning-state"])).toEqual([]);
  });

  test("a reference to reasoning of a reply has no effect", () => {
    const reference = { type: "item_reference", id: "rs_1_0" };
    expect(turnsOf(hi, reference, call("x"), output("x"))).toEqual(
      turnsOf(hi, call("x"), output("x")),
    );
  });

  test("a short id of a call stays as it is, and its place is noted", () => {
    const id = `call_1__gw2_${"a".repeat(22)}`;
    const { conversation, ignoredPointers } = decodeInput(hi, call(id), output(id));
    expect(conversation.turns[1]).toEqual({ role: "assistant", parts: [neutralCall(id)] });
    expect(conversation.turns[2]).toEqual(resultsTurn(id));
    expect(ignoredPointers(["reasoning-state"])).toEqual(["/input/*/call_id"]);
  });
});
