import { expect, test } from "vitest";
import type { Conversation, Turn } from "../../../core/conversation/conversation.ts";
import { testRequest, type TestRequestChanges } from "../transport/test-upstream.ts";
import { encodeRequest } from "./encode-request.ts";

const hi: Turn = { role: "user", parts: [{ type: "text", text: "Hi" }] };
const text = { type: "text", text: "Mind." } as const;
const removal = { type: "tool-removal", name: "look" } as const;

function encode(conversation: Partial<Conversation>) {
  const upstream = { model: "claude-opus-5" };
  return encodeRequest(testRequest({ kind: "anthropic", upstream, conversation }));
}

test("a turn that changes tools becomes a separate message without its name", () => {
  const turn: Turn = { role: "system", parts: [text, removal], name: "s" };
  const { body, ignored } = encode({ turns: [hi, turn, hi], tools: [{ name: "look" }] });
  expect(body.messages).toEqual([
    { role: "user", content: [{ type: "text", text: "Hi" }] },
    {
      role: "system",
      content: [text, { type: "tool_removal", tool: { type: "tool_reference", name: "look" } }],
    },
    { role: "user", content: [{ type: "text", text: "Hi" }] },
  ]);
  expect(ignored).toEqual(["participant-name"]);
});

test("thinking is left out if a tool defined in a message is forced", () => {
  const turn: Turn = { role: "system", parts: [{ type: "tool-addition", tool: { name: "own" } }] };
  const { body, ignored } = encode({
    turns: [hi, turn],
    toolChoice: { kind: "required" },
    reasoning: { enabled: true },
  });
  expect(body.tool_choice).toEqual({ type: "any" });
  expect(body).not.toHaveProperty("thinking");
  expect(ignored).toEqual(["reasoning"]);
});

test("a name that the API would refuse is changed in the same way everywhere", () => {
  const name = `mcp.${"n".repeat(130)}`;
  const call = { type: "tool-call", id: "c", name, argumentsJson: "{}" } as const;
  const content = [{ type: "tool-reference", name }] as const;
  const cacheControl = { type: "ephemeral" } as const;
  const parts = [
    { type: "tool-addition", tool: name },
    { type: "tool-removal", name, cacheControl },
  ] as const;
  const { body } = encode({
    tools: [{ name }],
    turns: [
      hi,
      { role: "assistant", parts: [call] },
      { role: "tool", results: [{ callId: "c", toolName: name, content, isError: false }] },
      { role: "system", parts },
    ],
  });
  const fitted = body.tools?.[0]?.name;
  const tool = { type: "tool_reference", name: fitted };
  expect(fitted).not.toBe(name);
  expect(body.messages.slice(1)).toMatchObject([
    { content: [{ name: fitted }] },
    { content: [{ content: [{ type: "tool_reference", tool_name: fitted }] }] },
    {
      content: [
        { type: "tool_addition", tool },
        { type: "tool_removal", tool, cache_control: cacheControl },
      ],
    },
  ]);
});

test.each<[string, TestRequestChanges, boolean]>([
  ["a model with the vendor's name", { upstream: { model: "eu.anthropic.Claude-5" } }, true],
  ["another model", { upstream: { model: "m" } }, false],
  [
    "a server that accepts no user message after a tool result",
    { upstream: { model: "claude-5" }, dialect: { quirks: { user_after_tool: false } } },
    false,
  ],
])("changes of tools for %s", (_whom, given, isSent) => {
  const conversation = { turns: [hi, { role: "system", parts: [removal] } as const] };
  const { body } = encodeRequest(testRequest({ kind: "anthropic", ...given, conversation }));
  expect(JSON.stringify(body).includes("tool_removal")).toBe(isSent);
});
