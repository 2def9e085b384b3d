import { describe, expect, test } from "vitest";
import {
  call,
  decodeInput,
  hi,
  hintsOf,
  issuesOf,
  look,
  output,
  said,
  type Fields,
} from "./test-request.ts";

describe("images", () => {
  const image = (url: string) => ({ type: "input_image", image_url: url });
  const words = { type: "input_text", text: "a" };
  test.each([
    ["https://example.com/a.png", { kind: "url", url: "https://example.com/a.png" }],
    ["data:image/png;base64,AAAA", { kind: "base64", mediaType: "image/png", data: "AAAA" }],
  ])("%s", (url, source) => {
    const { conversation } = decodeInput({ role: "user", content: [image(url)] });
    expect(conversation.turns).toEqual([{ role: "user", parts: [{ type: "image", source }] }]);
  });

  test.each([
    ["ftp://example.com/a.png", "image-address"],
    ["data:image/png,AAAA", "image-data"],
    ["data:image/svg+xml;base64,AAAA", "image-media-type"],
  ])("%s is refused, in a message and in an output", (url, rule) => {
    const input = [
      { role: "user", content: [words, image(url)] },
      call("a"),
      { ...output("a"), output: [image(url)] },
    ];
    expect(issuesOf({ input })).toEqual([
      `/input/0/content/1/image_url ${rule}`,
      `/input/2/output/0/image_url ${rule}`,
    ]);
    expect(hintsOf({ input }).every((hint) => hint !== "")).toBe(true);
  });

  test.each(["system", "developer", "assistant"])("the role %s has none", (role) => {
    const input = [hi, { role, content: [words, image("https://example.com/a.png")] }];
    expect(issuesOf({ input })).toEqual(["/input/1/content/1 image-role"]);
    expect(hintsOf({ input })).toEqual(['Send the image in a message of role "user".']);
  });
});

test("metadata has few and short names", () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, "v"]));
  expect(issuesOf({ input: [hi], metadata: many(16) })).toEqual([]);
  expect(issuesOf({ input: [hi], metadata: { ["k".repeat(64)]: "v" } })).toEqual([]);
  for (const metadata of [many(17), { ["k".repeat(65)]: "v" }]) {
    expect(issuesOf({ input: [hi], metadata })).toEqual(["/metadata metadata-names"]);
  }
});

test("two tools with the same name for the model are refused", () => {
  const custom = { type: "custom", name: "b" };
  const tools = [
    { type: "function", name: "a__b" },
    { type: "namespace", name: "a", tools: [custom, { type: "function", name: "c" }] },
    { type: "function", name: "b" },
    custom,
  ];
  expect(issuesOf({ input: [hi], tools })).toEqual([
    "/tools/1 duplicate-tool",
    "/tools/3 duplicate-tool",
  ]);
});

describe("violations that a schema cannot express", () => {
  const unanswered = "tool-call-without-result";
  const unknown = "tool-result-without-call";
  const custom = { type: "custom_tool_call", call_id: "a", name: "look", input: "x" };
  const search = { type: "tool_search_call", call_id: "a", arguments: {} };
  const found = { type: "tool_search_output", call_id: "a", tools: [] };
  test.each<[string, Fields, string[]]>([
    ["a stored response", { store: true }, ["/store no-store"]],
    ["a continued response", { previous_response_id: "r" }, ["/previous_response_id no-store"]],
    ["a response in the background", { background: true }, ["/background no-background"]],
    ["an empty text", { input: "" }, ["/input empty-turn"]],
    [
      "an empty message",
      { input: [hi, { role: "user", content: [] }] },
      ["/input/1/content empty-turn"],
    ],
    [
      "a message of another agent without text",
      { input: [hi, { type: "agent_message", content: [] }] },
      ["/input/1/content empty-turn"],
    ],
    ["only an empty reply", { input: [said("")] }, ["/input empty-turn"]],
    ["only reasoning", { input: [{ type: "reasoning" }] }, ["/input empty-turn"]],
    [
      "only further tools",
      { input: [{ type: "additional_tools", tools: [look] }] },
      ["/input empty-turn"],
    ],
    [
      "a choice of a tool that is not offered",
      { tools: [look], tool_choice: { type: "function", name: "see" } },
      ["/tool_choice unknown-tool"],
    ],
    [
      "a choice without tools",
      { tool_choice: { type: "custom", name: "see" } },
      ["/tool_choice unknown-tool"],
    ],
    ["a forced call without tools", { tool_choice: "required" }, ["/tool_choice no-tools"]],
    ["an output without its call", { input: [hi, output("a")] }, [`/input/1/call_id ${unknown}`]],
    [
      "a second output",
      { input: [hi, call("a"), output("a"), output("a")] },
      [`/input/3/call_id ${unknown}`],
    ],
    ["a search's output without it", { input: [found, hi] }, [`/input/0/call_id ${unknown}`]],
    ["a call, then the user", { input: [call("a"), hi] }, [`/input/0 ${unanswered}`]],
    ["a custom call, then the user", { input: [custom, hi] }, [`/input/0 ${unanswered}`]],
    ["a search at the end", { input: [hi, search] }, [`/input/1 ${unanswered}`]],
    [
      "one of two calls is answered",
      { input: [hi, said("a"), call("a"), call("b"), output("a")] },
      [`/input/3 ${unanswered}`],
    ],
    [
      "a reference to an item",
      { input: [hi, { type: "item_reference", id: "msg_1" }] },
      ["/input/1/id item-reference"],
    ],
    [
      "all issues at once",
      { store: true, tool_choice: "required", input: [output("a")] },
      ["/store no-store", "/tool_choice no-tools", `/input/0/call_id ${unknown}`],
    ],
  ])("%s", (_, fields, want) => {
    expect(issuesOf(fields)).toEqual(want);
  });
});

test.each<[Fields, RegExp]>([
  [{ store: true }, /Send store: false/],
  [{ previous_response_id: "r" }, /whole conversation in input.*openai-agents.*AI SDK.*LangChain/],
  [{ background: true }, /Leave background out/],
  [{ input: [hi, { type: "item_reference", id: "msg_1" }] }, /openai: \{ store: false \}/],
  [{ input: [hi, call("a")] }, /"function_call_output" or "custom_tool_call_output"/],
  [{ input: [hi, output("a")] }, /call of this call_id/],
  [{ tools: [look], tool_choice: { type: "function", name: "see" } }, /one of the offered tools/],
])("the hint for %j", (fields, hint) => {
  expect(hintsOf(fields).join("\n")).toMatch(hint);
});
