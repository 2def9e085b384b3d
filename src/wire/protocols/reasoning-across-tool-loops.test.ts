import { describe, expect, test } from "vitest";
import { ChatCompletionRequest, MessagesRequest } from "../../../generated/validators.js";
import { callsOf } from "../../core/conversation/generation-result.ts";
import { resultOf } from "../../core/conversation/test-result.ts";
import { decodeChatRequest } from "./chat/decode-request.ts";
import { decodeMessagesRequest } from "./messages/decode-request.ts";
import type { DecodedRequest } from "./protocol.ts";
import { plainSource } from "../../core/raw-json/json-source.ts";
import { written } from "../../core/raw-json/test-written.ts";

const result = resultOf({
  reasoning: "Hm.",
  toolCalls: [
    { type: "tool-call", id: "call_1", name: "look", argumentsJson: "{}", reasoningState: "one" },
    { type: "tool-call", id: "call_2", name: "look", argumentsJson: "{}" },
  ],
  stop: { cause: "tool-calls", raw: "" },
});
const identity = { id: "id", created: 0, model: "m/n" };
const user = { role: "user", content: "hi" };

interface ChatReply {
  readonly choices: readonly [
    { readonly message: { readonly tool_calls: readonly { id: string }[] } },
  ];
}
interface MessagesReply {
  readonly content: readonly { readonly type: string; readonly id: string }[];
}

/**
 * How a client of each protocol continues after a response: it sends the response, and results by
 * its ids.
 */
const protocols = {
  chat: {
    begin: () => decodeChat([user]),
    goOn: (reply: object, change: (id: string) => string) => {
      const { message } = (reply as ChatReply).choices[0];
      const tool_calls = message.tool_calls.map((call) => ({ ...call, id: change(call.id) }));
      const results = tool_calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: "" }));
      return decodeChat([user, { ...message, tool_calls }, ...results]);
    },
    pointer: "/messages/*/tool_calls/*/id",
  },
  messages: {
    begin: () => decodeMessages([user]),
    goOn: (reply: object, change: (id: string) => string) => {
      const content = (reply as MessagesReply).content.map((block) =>
        block.type === "tool_use" ? { ...block, id: change(block.id) } : block,
      );
      const results = content
        .filter(({ type }) => type === "tool_use")
        .map(({ id }) => ({ type: "tool_result", tool_use_id: id }));
      const assistant = { role: "assistant", content };
      return decodeMessages([user, assistant, { role: "user", content: results }]);
    },
    pointer: "/messages/*/content/*/id",
  },
};

function decodeChat(messages: readonly object[]): DecodedRequest {
  const body: unknown = { model: "m/n", messages };
  if (!ChatCompletionRequest(body)) throw new Error(JSON.stringify(ChatCompletionRequest.errors));
  return decodeChatRequest(body, plainSource);
}

function decodeMessages(messages: readonly object[]): DecodedRequest {
  const body: unknown = { model: "m/n", messages };
  if (!MessagesRequest(body)) throw new Error(JSON.stringify(MessagesRequest.errors));
  return decodeMessagesRequest(body, plainSource);
}

describe.each(Object.entries(protocols))("in %s", (_name, { begin, goOn, pointer }) => {
  const reply = written<object>(begin().encodeReply(result, identity));

  test("a response that is sent back carries the reasoning of its calls", () => {
    const { conversation, ignored, ignoredPointers } = goOn(reply, (id) => id);
    expect(conversation.turns.slice(1)).toMatchObject([
      { role: "assistant", parts: callsOf(result) },
      { role: "tool", results: [{ callId: "call_1" }, { callId: "call_2" }] },
    ]);
    expect(ignored).not.toContain(pointer);
    expect(ignoredPointers(["reasoning-state"])).toEqual([pointer]);
  });

  test("a stream's calls have the ids of the non-streaming response", () => {
    const encoder = begin().openStream(identity);
    const text = [
      { type: "generation-start" } as const,
      ...callsOf(result).map(({ id, name, reasoningState }, index) => ({
        type: "tool-call-start" as const,
        index,
        id,
        name,
        ...(reasoningState !== undefined && { reasoningState }),
      })),
    ].map((event) => encoder.encode(event));
    const ids = (json: string): string[] => json.match(/"call_[^"]*"/g) ?? [];
    const ended = encoder.encode({ type: "generation-end", stop: { cause: "end", raw: "" } });
    expect(ids(text.join("") + ended)).toEqual(ids(JSON.stringify(reply)));
  });

  test("ids that a client has truncated keep calls and results together, and the loss is reported", () => {
    const { conversation, ignored } = goOn(reply, (id) => id.slice(0, 20));
    expect(conversation.turns.slice(1)).toMatchObject([
      { parts: [{ id: "call_1" }, { id: "call_2" }] },
      { results: [{ callId: "call_1" }, { callId: "call_2" }] },
    ]);
    expect(JSON.stringify(conversation)).not.toContain("reasoningState");
    expect(ignored).toContain(pointer);
  });
});
