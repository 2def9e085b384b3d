import { describe, expect, test } from "vitest";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { decode, decodeInput, hi, issuesOf, look, lookTool, output } from "./test-request.ts";

const schema = { type: "object" };
const parameters = RawJson.of(schema);
const read = { type: "function", name: "read", parameters: schema };
const exec = { type: "custom", name: "exec" };
const files = {
  type: "namespace",
  name: "files",
  description: "The files.",
  tools: [{ ...read, description: "Reads one." }, exec],
};
const filesTools = [
  { name: "files__read", description: "The files.\n\nReads one.", parameters },
  { name: "files__exec", description: "The files.", custom: {} },
];
const search = { type: "tool_search", execution: "client", description: "Search.", parameters };
const searchTool = { name: "tool_search", description: "Search.", parameters };

describe("tools of a namespace", () => {
  test("have the name and the purpose of the namespace before their own", () => {
    expect(decode({ tools: [files, look] }).conversation.tools).toEqual([...filesTools, lookTool]);
  });

  test.each([[null], [""], [undefined]])("with the purpose %j only their own", (description) => {
    const { conversation } = decode({ tools: [{ ...files, description }] });
    expect(conversation.tools).toEqual([
      { name: "files__read", description: "Reads one.", parameters },
      { name: "files__exec", custom: {} },
    ]);
  });

  test("are called by both names in the history", () => {
    const { conversation } = decodeInput(
      { type: "function_call", call_id: "a", name: "read", namespace: "files", arguments: "{}" },
      { type: "custom_tool_call", call_id: "b", name: "exec", namespace: "files", input: 'a"b' },
      { type: "function_call", call_id: "c", name: "read", namespace: null, arguments: "{}" },
      output("a"),
      { type: "custom_tool_call_output", call_id: "b", name: "exec", output: "red" },
      output("c"),
    );
    expect(conversation.turns).toMatchObject([
      {
        parts: [
          { id: "a", name: "files__read", argumentsJson: "{}" },
          { id: "b", name: "files__exec", argumentsJson: '{"input":"a\\"b"}' },
          { id: "c", name: "read" },
        ],
      },
      { results: [{ toolName: "files__read" }, { toolName: "files__exec" }, { callId: "c" }] },
    ]);
  });

  test.each([
    [{ type: "function", name: "read" }, "files__read"],
    [{ type: "custom", name: "exec" }, "files__exec"],
    [{ type: "function", name: "files__read" }, "files__read"],
    [{ type: "function", name: "look" }, "look"],
  ])("the choice %j is the tool %s", (choice, name) => {
    const { conversation } = decode({ tools: [files, look], tool_choice: choice });
    expect(conversation.toolChoice).toEqual({ kind: "tool", name });
  });

  test("a tool without a namespace is chosen before one with the same name", () => {
    const tool_choice = { type: "function", name: "read" };
    const { conversation } = decode({ tools: [files, read], tool_choice });
    expect(conversation.toolChoice).toEqual({ kind: "tool", name: "read" });
  });
});

describe("tools of the input", () => {
  const additional = { type: "additional_tools", id: "at_1", role: "developer", tools: [files] };

  test("are offered as if the request had them, and are no turn", () => {
    const { conversation, places } = decode({ tools: [look], input: [additional, hi] });
    expect(conversation.tools).toEqual([lookTool, ...filesTools]);
    expect(conversation.turns).toHaveLength(1);
    expect(places).toEqual({ tools: ["/tools", "/input/0"] });
  });

  test("may be chosen", () => {
    const choice = { tool_choice: "required" };
    expect(decode({ input: [additional, hi], ...choice }).conversation.toolChoice).toEqual({
      kind: "required",
    });
    expect(issuesOf({ input: [{ ...additional, tools: [] }, hi], ...choice })).toEqual([
      "/tool_choice no-tools",
    ]);
  });

  test("are offered once, as the request has them", () => {
    const again = { type: "additional_tools", tools: [{ ...look, description: "again" }, files] };
    const { conversation } = decode({ tools: [look], input: [additional, again, hi] });
    expect(conversation.tools).toEqual([lookTool, ...filesTools]);
  });

  test("their strictness is named at its place", () => {
    const strict = { ...additional, tools: [{ ...look, strict: true }] };
    const { ignoredPointers } = decode({ tools: [{ ...read, strict: true }], input: [strict, hi] });
    expect(ignoredPointers(["tool-strict"])).toEqual([
      "/tools/*/strict",
      "/input/*/tools/*/strict",
    ]);
  });
});

describe("the search for tools", () => {
  const called = {
    type: "tool_search_call",
    id: "tsc_1",
    call_id: "a",
    execution: "client",
    arguments: { query: "read" },
    status: "completed",
  };
  const found = { type: "tool_search_output", call_id: "a", execution: "client", tools: [files] };

  test("is a function with the name of its type", () => {
    expect(decode({ tools: [{ ...search, parameters: schema }] }).conversation.tools).toEqual([
      searchTool,
    ]);
  });

  test("what it found is offered, and the model reads the names", () => {
    const { conversation } = decodeInput(hi, called, found);
    expect(conversation.tools).toEqual(filesTools);
    expect(conversation.turns.slice(1)).toEqual([
      {
        role: "assistant",
        parts: [
          {
            type: "tool-call",
            id: "a",
            name: "tool_search",
            argumentsJson: JSON.stringify({ query: "read" }),
          },
        ],
      },
      {
        role: "tool",
        results: [
          {
            callId: "a",
            toolName: "tool_search",
            content: [{ type: "text", text: "These tools were found: files__read, files__exec" }],
            isError: false,
          },
        ],
      },
    ]);
  });

  test("nothing found", () => {
    const { conversation, places } = decodeInput(hi, called, { ...found, tools: [] });
    expect(conversation.turns.at(-1)).toMatchObject({
      results: [{ content: [{ text: "No tools were found." }] }],
    });
    expect(places).toEqual({ tools: ["/input/1", "/input/2"] });
  });
});
