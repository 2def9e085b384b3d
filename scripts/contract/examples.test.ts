import { describe, expect, test } from "vitest";
import openapi from "../../generated/openapi.json" with { type: "json" };
import { ChatCompletionRequest, MessagesRequest } from "../../generated/validators.js";
import { closedReply } from "../../src/wire/contract/testing/closed-reply.ts";
import { decodeChatRequest } from "../../src/wire/protocols/chat/decode-request.ts";
import { decodeMessagesRequest } from "../../src/wire/protocols/messages/decode-request.ts";
import type { DecodedRequest } from "../../src/wire/protocols/protocol.ts";
import { ask } from "../../src/upstreams/providers/sandbox/test-sandbox.ts";
import { type SseEvent, SseParser } from "../../src/wire/sse/parse.ts";
import { checkStream } from "../stream-grammar/check.ts";
import { loadStreamGrammars } from "../stream-grammar/load.ts";
import { plainSource } from "../../src/core/raw-json/json-source.ts";

const ChatCompletion = closedReply("ChatCompletion");
const Message = closedReply("Message");
const grammars = loadStreamGrammars();

function examplesOf(
  path: "/chat/completions" | "/messages",
): readonly (readonly [string, unknown])[] {
  const { examples } = openapi.paths[path].post.requestBody.content["application/json"];
  return Object.entries(examples).map(([name, { value }]) => [name, value]);
}

/**
 * Returns the sandbox's answer to a request: the non-streaming response and the events of a stream.
 */
async function replay(decoded: DecodedRequest, id: string) {
  const { conversation } = decoded;
  const { events, result } = await ask(conversation.model.replace("sandbox/", ""), conversation);
  const identity = { id, created: 1, model: conversation.model };
  const encoder = decoded.openStream(identity);
  const text = events
    .flat()
    .map((event) => encoder.encode(event))
    .join("");
  const sent: SseEvent[] = [];
  new SseParser(1_000_000).feed(text, (event) => void sent.push(event));
  return { reply: decoded.encodeReply(result, identity), events: sent };
}

describe("each request example gets the documented response, non-streaming and streamed", () => {
  test.each(examplesOf("/chat/completions"))("chat: %s", async (_name, body) => {
    if (!ChatCompletionRequest(body)) throw new Error("the example is not valid");
    const { reply, events } = await replay(decodeChatRequest(body, plainSource), "chatcmpl-1");
    expect([ChatCompletion(reply), ChatCompletion.errors]).toEqual([true, null]);
    expect(checkStream(grammars.chat, events, body)).toMatchObject({ ended: "succeeded" });
  });

  test.each(examplesOf("/messages"))("messages: %s", async (_name, body) => {
    if (!MessagesRequest(body)) throw new Error("the example is not valid");
    const { reply, events } = await replay(decodeMessagesRequest(body, plainSource), "msg_1");
    expect([Message(reply), Message.errors]).toEqual([true, null]);
    expect(checkStream(grammars.messages, events, body)).toMatchObject({ ended: "succeeded" });
  });
});
