import { describe, expect, test } from "vitest";
import { ChatCompletionRequest, MessagesRequest } from "../../generated/validators.js";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import { GenerationFold } from "../core/conversation/generation-result.ts";
import { plainSource } from "../core/raw-json/json-source.ts";
import { asReceived } from "../core/raw-json/test-written.ts";
import { decodeChatRequest } from "../wire/protocols/chat/decode-request.ts";
import { decodeMessagesRequest } from "../wire/protocols/messages/decode-request.ts";
import type { DecodedRequest } from "../wire/protocols/protocol.ts";
import { oldCallId } from "../wire/protocols/testing/old-call-id.ts";
import { CallStates, ReplyCalls, restoreCalls, shortIdSecrets } from "./call-states.ts";
import type { GenerationJob } from "./job.ts";

const identity = { id: "id", created: 0, model: "m/n" };
const user = { role: "user", content: "hi" };
const owner = { requestId: "r", accountId: "acc" };
const job = {
  requestId: "r",
  caller: { accountId: "acc", key: { id: "key" } },
  decoded: {},
} as GenerationJob;
const events: readonly GenerationEvent[] = [
  { type: "generation-start" },
  { type: "tool-call-start", index: 0, id: "call_1", name: "look", reasoningState: "one" },
  { type: "tool-call-delta", index: 0, argumentsJson: "{}" },
  { type: "tool-call-start", index: 1, id: "look:1", name: "look" },
  { type: "tool-call-delta", index: 1, argumentsJson: "{}" },
  { type: "tool-call-start", index: 2, id: "call_3", name: "look" },
  { type: "tool-call-delta", index: 2, argumentsJson: "{}" },
  { type: "generation-end", stop: { cause: "tool-calls", raw: "" } },
];

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
  const states = new CallStates({ findCallStates: () => Promise.resolve([]) });
  const calls = new ReplyCalls(states, job);
  const shortened = calls.shorten(events);
  calls.seal();
  const fold = new GenerationFold();
  for (const event of shortened) fold.add(event);
  const reply = asReceived<object>(begin().encodeReply(fold.result(), identity));
  const idsIn = (json: string): string[] => json.match(/(?<="id":")(?!id)[^"]*/g) ?? [];

  test("ids are short, and a response that is sent back carries the reasoning of its calls", async () => {
    const ids = idsIn(JSON.stringify(reply));
    expect(ids).toHaveLength(3);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    const { conversation, ignored, ignoredPointers } = goOn(reply, (id) => id);
    const kept = await states.find(shortIdSecrets(conversation), owner);
    const [, assistant, results] = restoreCalls(conversation, kept).turns;
    expect(assistant).toMatchObject({
      parts: [{ id: "call_1", reasoningState: "one" }, { id: "look:1" }, { id: "call_3" }],
    });
    expect(results).toMatchObject({
      results: [{ callId: "call_1" }, { callId: "look:1" }, { callId: "call_3" }],
    });
    expect(ignored).not.toContain(pointer);
    expect(ignoredPointers(["reasoning-state"])).toEqual([pointer]);
  });

  test("a stream's calls have the ids of the non-streaming response", () => {
    const encoder = begin().openStream(identity);
    const text = shortened.map((event) => encoder.encode(event)).join("");
    expect(idsIn(text)).toEqual(idsIn(JSON.stringify(reply)));
  });

  test("ids that a client has truncated keep calls and results together, and the loss is reported", () => {
    const cut = (id: string): string => id.slice(0, 20);
    const { conversation, ignored } = goOn(reply, cut);
    expect(shortIdSecrets(conversation)).toEqual([]);
    expect(conversation.turns.slice(1)).toMatchObject([
      { parts: [{ id: "call_1" }, { id: "call" }, { id: "call_3" }] },
      { results: [{ callId: "call_1" }, { callId: "call" }, { callId: "call_3" }] },
    ]);
    expect(ignored).toContain(pointer);
  });

  test("ids of an earlier release carry their state, and lose it if they are truncated", () => {
    const old = (id: string): string => (id === "call_3" ? oldCallId(id, "three") : id);
    const { conversation } = goOn(reply, old);
    expect(conversation.turns[1]).toMatchObject({
      parts: [{}, {}, { id: "call_3", reasoningState: "three" }],
    });
    const cut = goOn(reply, (id) => old(id).slice(0, 20));
    expect(JSON.stringify(cut.conversation)).not.toContain("reasoningState");
    expect(cut.ignored).toContain(pointer);
  });
});
