import { describe, expect, test } from "vitest";
import type { Turn } from "../../../core/conversation/conversation.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { encodeRequest } from "./encode-request.ts";

const text = (words: string) => ({ type: "text", text: words }) as const;
const user = (...words: readonly string[]): Turn => ({ role: "user", parts: words.map(text) });
const assistant = (...words: readonly string[]): Turn => ({
  role: "assistant",
  parts: words.map(text),
});
const system = (words: string): Turn => ({ role: "system", parts: [text(words)] });
const effort: Turn = { role: "system", parts: [], effort: "low" };

function messagesOf(turns: readonly Turn[]): readonly string[] {
  const conversation = { system: [text("Be brief.")], turns };
  const { body } = encodeRequest(testRequest({ kind: "anthropic", conversation }));
  return body.messages.map(({ role, content }) => `${role}: ${content.length}`);
}

const vendorForms: Readonly<Record<string, string>> = {
  "no-turn": "messages: at least one message is required",
  "blank-turn": "messages: text content blocks must contain non-whitespace text",
};

describe("unsupported turns are refused rather than replaced", () => {
  test.each<[string, string, readonly Turn[]]>([
    ["no turn", "no-turn", []],
    ["only a blank turn of the assistant", "no-turn", [assistant("\n")]],
    ["only a blank turn", "blank-turn", [user(" ")]],
    ["a blank turn at the end", "blank-turn", [user("a"), assistant("b"), user("\n", " ")]],
    [
      "blank system text next to it",
      "blank-turn",
      [user("a"), assistant("b"), system(" "), user(" ")],
    ],
    ["a blank turn before an effort", "blank-turn", [user("a"), assistant("b"), user(" "), effort]],
    ["only a blank turn and an effort", "no-turn", [assistant(" "), effort]],
  ])("%s", (_what, rule, turns) => {
    const vendorForm = vendorForms[rule];
    const issues = [expect.objectContaining({ pointer: "/messages", rule, vendorForm }) as object];
    expect(() => messagesOf(turns)).toThrow(
      expect.objectContaining({ name: "GatewayError", kind: "invalid-request", issues }),
    );
  });

  test.each<[string, readonly Turn[], readonly string[]]>([
    ["the assistant first", [assistant("a"), user("b")], ["assistant: 1", "user: 1"]],
    ["a blank turn next to another", [user(" "), user("a"), user("\n")], ["user: 1"]],
    [
      "a blank turn between",
      [user("a"), assistant("b"), user(" "), assistant("c"), user("d")],
      ["user: 1", "assistant: 1", "assistant: 1", "user: 1"],
    ],
    ["a blank turn next to system text", [user(" "), system("a")], ["user: 1"]],
    ["a blank turn of the assistant", [user("a"), assistant(" "), user("b")], ["user: 2"]],
    [
      "blank system text alone",
      [user("a"), assistant("b"), system(" ")],
      ["user: 1", "assistant: 1"],
    ],
  ])("but not %s", (_what, turns, want) => {
    expect(messagesOf(turns)).toEqual(want);
  });
});
