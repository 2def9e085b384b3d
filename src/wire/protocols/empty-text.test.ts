import { describe, expect, test } from "vitest";
import type { Turn } from "../../core/conversation/conversation.ts";
import * as chat from "./chat/test-request.ts";
import * as messages from "./messages/test-request.ts";

const cache_control = { type: "ephemeral" };
const cacheControl = { type: "ephemeral" };
const text = (words: string) => ({ type: "text", text: words });
const marked = (words: string) => ({ type: "text", text: words, cache_control });
const message = (role: string, content: unknown) => ({ role, content });
const hi = message("user", "hi");
const empty = ["", [], [text("")], [text(""), marked("")]];

const protocols = [
  ["chat", chat],
  ["messages", messages],
] as const;

describe.each(protocols)("%s: a user turn without content is refused", (_name, protocol) => {
  test.each(empty)("%j", (content) => {
    const history = [hi, message("assistant", "Hello."), message("user", content)];
    expect(protocol.issuesOf({ messages: history })).toEqual(["/messages/2/content empty-turn"]);
    expect(protocol.issuesOf({ messages: [message("user", content)] })).toEqual([
      "/messages/0/content empty-turn",
    ]);
  });

  test("each empty turn is reported", () => {
    expect(protocol.issuesOf({ messages: [message("user", ""), message("user", [])] })).toEqual([
      "/messages/0/content empty-turn",
      "/messages/1/content empty-turn",
    ]);
  });

  test.each(empty)("a conversation that has only empty turns is refused too: %j", (content) => {
    for (const role of ["assistant", "system"]) {
      expect(protocol.issuesOf({ messages: [message(role, content)] })).toEqual([
        "/messages/0/content empty-turn",
      ]);
    }
  });

  test("white space is accepted", () => {
    expect(protocol.decode({ messages: [message("user", " ")] }).conversation.turns).toEqual([
      { role: "user", parts: [text(" ")] },
    ]);
  });
});

describe.each(protocols)("%s: empty text is dropped", (_name, protocol) => {
  const hiTurn: Turn = { role: "user", parts: [{ type: "text", text: "hi" }] };
  test.each(empty)("with an assistant or system turn that has no other content: %j", (content) => {
    const history = [hi, message("assistant", content), message("system", content), hi];
    const { conversation, ignored } = protocol.decode({ messages: history });
    expect(conversation.turns.map(({ role }) => role)).toEqual(["user", "user"]);
    expect(ignored).toEqual([]);
  });

  test.each<[string, readonly object[], readonly object[]]>([
    ["next to other text", [text(""), text("a"), text("")], [text("a")]],
    [
      "and its mark moves to the text before",
      [text("a"), marked("")],
      [{ ...text("a"), cacheControl }],
    ],
  ])("%s", (_fact, content, parts) => {
    for (const role of ["user", "assistant", "system"] as const) {
      const { turns } = protocol.decode({ messages: [hi, message(role, content)] }).conversation;
      expect(turns).toEqual([hiTurn, { role, parts }]);
    }
  });

  test("and its mark moves to the previous turn", () => {
    const history = [hi, message("assistant", "b"), message("user", [marked(""), text("c")])];
    expect(protocol.decode({ messages: history }).conversation.turns).toEqual([
      hiTurn,
      { role: "assistant", parts: [{ ...text("b"), cacheControl }] },
      { role: "user", parts: [text("c")] },
    ]);
  });

  test("and a mark that cannot be moved is reported", () => {
    const { conversation, ignored } = protocol.decode({
      messages: [message("user", [marked(""), text("c")])],
    });
    expect(conversation.turns).toEqual([{ role: "user", parts: [text("c")] }]);
    expect(ignored).toEqual(["/messages/*/content/*/cache_control"]);
  });
});

describe("results", () => {
  const withResult = (content: unknown) => ({ type: "tool_result", tool_use_id: "a", content });
  const result = { callId: "a", toolName: "look", isError: false };
  test("chat: empty results are answers, and keep the marks in them", () => {
    const call = chat.calls(chat.call("a"));
    const answered = (content: unknown) => {
      const message = { role: "tool", tool_call_id: "a", content };
      return chat.decode({ messages: [chat.hi, call, message] }).conversation.turns[2];
    };
    expect(answered("")).toEqual({ role: "tool", results: [{ ...result, content: [] }] });
    expect(answered([marked("")])).toEqual({
      role: "tool",
      results: [{ ...result, content: [], cacheControl }],
    });
  });

  test.each<[string, readonly object[], object]>([
    ["empty ones are answers", [withResult("")], { ...result, content: [] }],
    [
      "an empty text after one leaves its mark to it",
      [withResult(""), marked("")],
      { ...result, content: [], cacheControl },
    ],
    [
      "a mark in one stays with it",
      [withResult([text("b"), marked("")])],
      { ...result, content: [{ ...text("b"), cacheControl }] },
    ],
  ])("messages: %s", (_fact, content, want) => {
    const history = [messages.hi, messages.uses(messages.use("a")), message("user", content)];
    const { turns } = messages.decode({ messages: history }).conversation;
    expect(turns.slice(2)).toEqual([{ role: "tool", results: [want] }]);
  });
});

describe("messages: marks outside turns", () => {
  test("empty system text leaves its mark to the last tool", () => {
    const { conversation } = messages.decode({
      system: [marked(""), text("s")],
      tools: [messages.look],
    });
    expect(conversation.system).toEqual([text("s")]);
    expect(conversation.tools.map((tool) => tool.cacheControl)).toEqual([cacheControl]);
  });

  test("a mark that cannot be moved is reported", () => {
    const { conversation, ignored } = messages.decode({ system: [marked("")] });
    expect(conversation.system).toEqual([]);
    expect(ignored).toEqual(["/system/*/cache_control"]);
  });

  test("the mark of the request goes to the last text with content", () => {
    const { conversation } = messages.decode({
      cache_control,
      messages: [message("user", [text("a"), text("")])],
    });
    expect(conversation.turns).toEqual([{ role: "user", parts: [{ ...text("a"), cacheControl }] }]);
  });
});
