import { describe, expect, test } from "vitest";
import { call, decode, hi } from "./test-request.ts";

const mark = { cache_control: { type: "ephemeral", ttl: "1h" } };
const other = { cache_control: { type: "ephemeral", ttl: "5m" } };
const text = (words: string, more: object = {}) => ({ type: "text", text: words, ...more });
const image = (more: object = {}) => ({
  type: "image_url",
  image_url: { url: "https://example.com/a.png" },
  ...more,
});
const message = (role: string, content: unknown, more: object = {}) => ({ role, content, ...more });

const answer = (id: string) => message("tool", "red", { tool_call_id: id });

/** Returns the conversation of a chat that starts with a user message, and its ignored fields. */
function read(...messages: object[]) {
  const { conversation, ignored, ignoredPointers } = decode({ messages: [hi, ...messages] });
  const { system, turns } = conversation;
  return { system, turns, ignored, places: ignoredPointers(["cache-control"]) };
}

describe("a message's mark applies to its last part", () => {
  test.each<[string, object[], object[]]>([
    [
      "a system message's text",
      [message("system", "a", mark)],
      [message("system", [text("a", mark)])],
    ],
    [
      "a system message's parts",
      [message("system", [text("a"), text("b")], mark)],
      [message("system", [text("a"), text("b", mark)])],
    ],
    ["a user's text", [message("user", "a", mark)], [message("user", [text("a", mark)])]],
    [
      "a user's image",
      [message("user", [text("a"), image()], mark)],
      [message("user", [text("a"), image(mark)])],
    ],
    [
      "a reply's text",
      [message("assistant", "a", mark)],
      [message("assistant", [text("a", mark)])],
    ],
    [
      "a reply's text before its calls",
      [message("assistant", "a", { ...mark, tool_calls: [call("c")] }), answer("c")],
      [message("assistant", [text("a", mark)], { tool_calls: [call("c")] }), answer("c")],
    ],
    [
      "the part before empty text",
      [message("user", [text("a"), text("")], mark)],
      [message("user", [text("a", mark)])],
    ],
    [
      "unless the part has its own mark",
      [message("user", [text("a"), text("b", other)], mark)],
      [message("user", [text("a"), text("b", other)])],
    ],
    [
      "even if earlier parts have marks",
      [message("user", [text("a", other), text("b")], mark)],
      [message("user", [text("a", other), text("b", mark)])],
    ],
    [
      "unless the message's mark is null",
      [message("user", [text("a", mark)], { cache_control: null })],
      [message("user", [text("a", mark)])],
    ],
  ])("%s", (_fact, messages, same) => {
    const { system, turns } = read(...messages);
    const want = read(...same);
    expect(JSON.stringify(turns)).toBe(JSON.stringify(want.turns));
    expect(system).toEqual(want.system);
    expect(JSON.stringify(turns)).toContain("ephemeral");
  });

  test("in a system message before all turns", () => {
    const { conversation } = decode({ messages: [message("system", "a", mark), hi] });
    expect(conversation.system).toEqual([text("a", { cacheControl: mark.cache_control })]);
  });
});

const asked = (id: string, more: object = {}) => ({
  role: "assistant",
  content: null,
  tool_calls: [call("first"), call(id)],
  ...more,
});
const cacheControl = mark.cache_control;

test("the mark of a message that consists of calls applies to its last call", () => {
  const { turns } = read(
    asked("c", mark),
    { role: "tool", tool_call_id: "first", content: "" },
    { role: "tool", tool_call_id: "c", content: "" },
  );
  const [, calls] = turns;
  expect(calls).toMatchObject({ parts: [{ id: "first" }, { id: "c", cacheControl }] });
  expect(JSON.stringify(calls).match(/ephemeral/g)).toHaveLength(1);
});

describe("a call's own mark", () => {
  const marked = { ...call("c"), ...other };
  const answers = [
    { role: "tool", tool_call_id: "first", content: "" },
    { role: "tool", tool_call_id: "c", content: "" },
  ];
  test.each<[string, object, string[]]>([
    ["applies to the call", {}, []],
    ["overrides that of its message", mark, ["/messages/*/cache_control"]],
  ])("%s", (_fact, more, unused) => {
    const asking = { ...asked("c", more), tool_calls: [call("first"), marked] };
    const { turns, ignored, places } = read(asking, ...answers);
    const [, calls] = turns;
    const cached = { id: "c", cacheControl: other.cache_control };
    expect(calls).toMatchObject({ parts: [{ id: "first" }, cached] });
    expect(JSON.stringify(calls).match(/ephemeral/g)).toHaveLength(1);
    expect(ignored).toEqual(unused);
    expect(places).toEqual(["/messages/*/tool_calls/*/cache_control"]);
  });
});

describe("a result's mark applies to the result", () => {
  const asks = (role: string) =>
    role === "tool"
      ? message("assistant", null, { tool_calls: [call("c")] })
      : message("assistant", null, { function_call: { name: "look", arguments: "{}" } });
  test.each<[string, ReturnType<typeof message>, object]>([
    ["of a tool", message("tool", "red", { tool_call_id: "c", ...mark }), { cacheControl }],
    ["with empty content", message("tool", "", { tool_call_id: "c", ...mark }), { cacheControl }],
    ["of a function", message("function", "red", { name: "look", ...mark }), { cacheControl }],
    [
      "unless its last part has a mark",
      message("tool", [text("red", other)], { tool_call_id: "c", ...mark }),
      { content: [{ type: "text", text: "red", cacheControl: other.cache_control }] },
    ],
  ])("%s", (_fact, result, want) => {
    const answered = read(asks(result.role), result).turns.at(-1);
    expect(answered).toMatchObject({ role: "tool", results: [want] });
    expect(JSON.stringify(answered).match(/ephemeral/g)).toHaveLength(1);
  });
});

describe("a message's mark without effect is reported", () => {
  test.each<[string, object[], string[], string[]]>([
    [
      "if the upstream has no prompt cache",
      [message("user", "a", mark)],
      [],
      ["/messages/*/cache_control"],
    ],
    [
      "also on an assistant message",
      [message("assistant", "a", mark), hi],
      [],
      ["/messages/*/cache_control"],
    ],
    [
      "if the last part has its own mark",
      [message("user", [text("a", other)], mark)],
      ["/messages/*/cache_control"],
      ["/messages/*/content/*/cache_control"],
    ],
    [
      "if the message is empty",
      [message("assistant", "", mark), hi],
      ["/messages/*/cache_control"],
      [],
    ],
    [
      "with its `scope`, which is always ignored",
      [message("user", "a", { cache_control: { type: "ephemeral", scope: "global" } })],
      ["/messages/*/cache_control/scope"],
      ["/messages/*/cache_control"],
    ],
    ["unless it is null", [message("assistant", "", { cache_control: null }), hi], [], []],
  ])("%s", (_fact, messages, ignored, places) => {
    expect(read(...messages)).toMatchObject({ ignored, places });
  });
});
