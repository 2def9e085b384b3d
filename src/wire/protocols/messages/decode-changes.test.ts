import { describe, expect, test } from "vitest";
import {
  decode,
  hi,
  hiTurn,
  issuesOf,
  look,
  lookTool,
  result,
  results,
  use,
  uses,
} from "./test-request.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

const cache = { cache_control: { type: "ephemeral" } };
const answer = (content: readonly object[]) => ({ ...result("a"), content });
const cacheControl = { type: "ephemeral" };

describe("changes within a conversation", () => {
  test("added and removed tools, and the effort, keep their place", () => {
    const content = [
      { type: "text", text: "More." },
      { type: "tool_addition", tool: { type: "tool_reference", name: "look" }, ...cache },
      { type: "tool_addition", tool: { type: "tool_definition", definition: look } },
      { type: "tool_removal", tool: { type: "tool_reference", name: "old" } },
    ];
    const system = { role: "system", content, output_config: { effort: "xhigh" } };
    const { conversation } = decode({ messages: [hi, system], tools: [{ ...look, name: "old" }] });
    expect(conversation.turns).toEqual([
      hiTurn,
      {
        role: "system",
        parts: [
          { type: "text", text: "More." },
          { type: "tool-addition", tool: "look", cacheControl },
          { type: "tool-addition", tool: lookTool },
          { type: "tool-removal", name: "old" },
        ],
        effort: "high",
      },
    ]);
  });

  test.each([
    ["an empty list", { content: [] }],
    ["no content", {}],
  ])("an effort without other content applies with %s", (_case, fields) => {
    const system = { role: "system", output_config: { effort: "low" }, ...fields };
    const { conversation } = decode({ messages: [hi, system] });
    expect(conversation.turns).toEqual([hiTurn, { role: "system", parts: [], effort: "low" }]);
  });

  test("changes before the first turn apply from the start, and text is system text", () => {
    const content = [
      { type: "text", text: "Rules." },
      { type: "tool_removal", tool: { type: "tool_reference", name: "look" } },
    ];
    const { conversation } = decode({ messages: [{ role: "system", content }, hi], tools: [look] });
    expect(conversation.system).toEqual([{ type: "text", text: "Rules." }]);
    expect(conversation.turns).toEqual([
      { role: "system", parts: [{ type: "tool-removal", name: "look" }] },
      hiTurn,
    ]);
  });

  test("an effort before the first turn applies from the start", () => {
    const system = { role: "system", content: "Rules.", output_config: { effort: "low" } };
    const { conversation } = decode({ messages: [system, hi] });
    expect(conversation.system).toEqual([{ type: "text", text: "Rules." }]);
    expect(conversation.turns).toEqual([{ role: "system", parts: [], effort: "low" }, hiTurn]);
  });

  test("an empty system message is dropped", () => {
    const empty = { role: "system", output_config: { effort: null } };
    expect(decode({ messages: [hi, { role: "system" }, empty] }).conversation.turns).toEqual([
      hiTurn,
    ]);
  });

  test("a message that only has changes is not a conversation", () => {
    const change = { type: "tool_removal", tool: { type: "tool_reference", name: "look" } };
    const system = { role: "system", content: [change], output_config: { effort: "low" } };
    const want = ["/messages/0/content empty-turn"];
    expect(issuesOf({ messages: [system], tools: [look] })).toEqual(want);
    expect(issuesOf({ messages: [system, { role: "assistant", content: "" }] })).toEqual(want);
    expect(issuesOf({ messages: [system], system: "Rules." })).toEqual([]);
    const message = { ...system, content: [{ type: "text", text: "More." }, change] };
    expect(issuesOf({ messages: [hi, message] })).toEqual([]);
  });

  test("the mark of the request goes to the last part before a turn that only sets an effort", () => {
    const effort = { role: "system", content: [], output_config: { effort: "low" } };
    const { conversation } = decode({ messages: [hi, effort], ...cache });
    expect(conversation.turns).toEqual([
      { role: "user", parts: [{ type: "text", text: "hi", cacheControl }] },
      { role: "system", parts: [], effort: "low" },
    ]);
  });

  describe("the choice of a tool that a message defines", () => {
    const tool = { type: "tool_definition", definition: look };
    const messages = [hi, { role: "system", content: [{ type: "tool_addition", tool }] }];
    test.each([
      [
        { type: "any", disable_parallel_tool_use: true },
        { toolChoice: { kind: "required" }, parallelToolCalls: false },
      ],
      [{ type: "tool", name: "look" }, { toolChoice: { kind: "tool", name: "look" } }],
    ])("%j", (choice, want) => {
      const { conversation, ignored } = decode({ messages, tool_choice: choice });
      expect(conversation).toMatchObject(want);
      expect(ignored).toEqual([]);
    });
    test("the message requires a model with tools, and names the tool's fields at its place", () => {
      const definition = { ...look, strict: true };
      const addition = { type: "tool_addition", tool: { ...tool, definition } };
      const decoded = decode({ messages: [hi, { role: "system", content: [addition] }] });
      const place = "/messages/*/content/*/tool/definition";
      expect(decoded.places).toEqual({ tools: ["/messages/1/content/0"] });
      expect(decoded.ignoredPointers(["tool-strict"])).toEqual([`${place}/strict`]);
    });
    test("an unknown tool is refused", () => {
      const tool_choice = { type: "tool", name: "other" };
      expect(issuesOf({ messages, tool_choice })).toEqual(["/tool_choice unknown-tool"]);
    });
  });

  test("a deferred tool, and the result of a tool search", () => {
    const found = answer([{ type: "tool_reference", tool_name: "look", ...cache }]);
    const { conversation, ignored } = decode({
      messages: [hi, uses(use("a")), results(found)],
      tools: [
        { ...look, defer_loading: true },
        { ...look, name: "b", defer_loading: false },
      ],
    });
    expect(conversation.tools).toEqual([
      { ...lookTool, deferred: true },
      { ...lookTool, name: "b" },
    ]);
    expect(conversation.turns.at(-1)).toMatchObject({
      results: [{ content: [{ type: "tool-reference", name: "look", cacheControl }] }],
    });
    expect(ignored).toEqual([]);
  });
});

describe("documents", () => {
  const sources: readonly [object, object][] = [
    [
      { type: "base64", media_type: "application/pdf", data: "AAAA" },
      { kind: "base64", mediaType: "application/pdf", data: "AAAA" },
    ],
    [
      { type: "url", url: "https://example.com/a.pdf" },
      { kind: "url", url: "https://example.com/a.pdf" },
    ],
    [
      { type: "text", media_type: "text/plain", data: "Words." },
      { kind: "text", text: "Words." },
    ],
  ];
  test.each(sources)("%j is passed on", (source, want) => {
    const block = {
      type: "document",
      source,
      title: "t",
      context: null,
      citations: null,
      ...cache,
    };
    const { conversation, places, ignored } = decode({
      messages: [{ role: "user", content: [block] }],
    });
    const part = { type: "document", source: want, title: "t", cacheControl };
    expect(conversation.turns).toEqual([{ role: "user", parts: [part] }]);
    expect(places).toEqual({ document: ["/messages/0/content/0"] });
    expect(ignored).toEqual([]);
  });

  test("in a tool result it is part of the result; citations are ignored and named", () => {
    const source = { type: "text", media_type: "text/plain", data: "x" };
    const block = { type: "document", source, context: "c", citations: { enabled: true } };
    const { conversation, places, ignored } = decode({
      messages: [hi, uses(use("a")), results(answer([block]))],
    });
    expect(conversation.turns.at(-1)).toMatchObject({
      results: [
        { content: [{ type: "document", source: { kind: "text", text: "x" }, context: "c" }] },
      ],
    });
    expect(places.document).toEqual(["/messages/2/content/0/content/0"]);
    expect(ignored).toEqual(["/messages/*/content/*/content/*/citations/enabled"]);
  });

  test.each<[object, string]>([
    [{ type: "base64", media_type: "application/pdf", data: "a b" }, "data document-data"],
    [{ type: "url", url: "ftp://example.com/a.pdf" }, "url document-address"],
  ])("%j is refused", (source, want) => {
    const messages = [{ role: "user", content: [{ type: "document", source }] }];
    expect(issuesOf({ messages })).toEqual([`/messages/0/content/0/source/${want}`]);
  });
});

describe("settings of agents", () => {
  test.each<[object, object]>([
    [
      { type: "adaptive", display: "updates" },
      { enabled: true, updates: true },
    ],
    [{ type: "adaptive", display: null, block_binding: null }, { enabled: true }],
    [{ type: "between_tools" }, { enabled: false }],
    [
      { type: "enabled", block_binding: { prefix_mismatch_behavior: "error" } },
      { enabled: true, binding: "error" },
    ],
    [
      { type: "adaptive", block_binding: { prefix_mismatch_behavior: "drop_block" } },
      { enabled: true, binding: "drop-block" },
    ],
  ])("%j", (thinking, reasoning) => {
    expect(decode({ thinking }).conversation.reasoning).toEqual(reasoning);
  });

  test("the older name of a format counts if the newer one is absent", () => {
    const format = { type: "json_schema", schema: { type: "object" } };
    const schema = RawJson.of({ type: "object" });
    const older = decode({ output_format: format });
    expect(older.conversation.output).toEqual({ kind: "json-schema", schema });
    expect(older.ignoredPointers(["output-format"])).toEqual(["/output_format"]);
    const both = decode({ output_format: format, output_config: { format } });
    expect(both.ignoredPointers(["output-format"])).toEqual(["/output_config/format"]);
    expect(both.ignored).toEqual(["/output_format"]);
  });

  test("safeguards are passed on unchanged", () => {
    const safeguards = [{ type: "dangerous_tool_use", classifier_context: { v: 1 } }];
    const { conversation, ignoredPointers } = decode({ safeguards });
    expect(conversation.safeguards?.value()).toEqual(safeguards);
    expect(ignoredPointers(["safeguards"])).toEqual(["/safeguards"]);
    expect("safeguards" in decode({ safeguards: [] }).conversation).toBe(false);
  });
});
