import { describe, expect, test } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import type { DecodeContext } from "./decode-context.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";

const context: DecodeContext = { upstream: testRequest().upstream, newCallId: () => "call_new" };
const start = 'event: message_start\ndata: {"type":"message_start","message":{}}\n\n';
const reason =
  'event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"end_turn"}}\n\n';
const stop = 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
const error = (type: string): string =>
  `event: error\ndata: {"type":"error","error":{"type":"${type}","message":"m"}}\n\n`;

function decode(stream: string): void {
  const decoder = new AnthropicStreamDecoder(context);
  decoder.feed(stream);
  decoder.end();
}

describe("a stream that fails", () => {
  test.each([
    ["nothing at all", "", "truncated"],
    ["an end after the start", start, "truncated"],
    ["an end after the stop reason", start + reason, "truncated"],
    ["message_stop without a stop reason", start + stop, "truncated"],
    ["message_stop alone", stop, "truncated"],
    ["[DONE] in its place", `${start}${reason}data: [DONE]\n\n`, "garbage"],
    ["data that is no JSON", 'event: message_start\ndata: {"type"\n\n', "garbage"],
    [
      "a call without a name",
      `${start}data: {"type":"content_block_start","content_block":{"type":"tool_use"}}\n\n`,
      "garbage",
    ],
    ["an error event", start + error("api_error"), "broken"],
    ["an error event without JSON", `${start}event: error\ndata: boom\n\n`, "broken"],
    ["overloaded", start + error("overloaded_error"), "busy"],
    ["a rate limit", start + error("rate_limit_error"), "busy"],
  ])("%s", (_fact, stream, kind) => {
    expect(() => decode(stream)).toThrow(
      expect.objectContaining({ name: "UpstreamFailure", kind }),
    );
  });
});

describe("a whole reply that fails", () => {
  test.each([
    ["no JSON", "<html>", "garbage"],
    ["cut JSON", '{"content":[{"type', "garbage"],
    ["no object", "[]", "garbage"],
    ["no content", '{"stop_reason":"end_turn"}', "garbage"],
    ["no stop reason", '{"content":[]}', "garbage"],
    [
      "a call without a name",
      '{"content":[{"type":"tool_use"}],"stop_reason":"tool_use"}',
      "garbage",
    ],
    [
      "a chat completion",
      '{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}',
      "garbage",
    ],
    ["an error object", '{"type":"error","error":{"type":"api_error","message":"m"}}', "broken"],
    ["overloaded", '{"type":"error","error":{"type":"overloaded_error"}}', "busy"],
  ])("%s", (_fact, reply, kind) => {
    expect(() => decodeReply(reply, context)).toThrow(
      expect.objectContaining({ name: "UpstreamFailure", kind }),
    );
  });
});

test("numbers of a tool's input keep every digit", () => {
  const input = '{"id":12345678901234567890,"ratio":0.1000000000000000055511151231257827}';
  const reply = `{"content":[{"type":"tool_use","id":"t","name":"a","input":${input}}],"stop_reason":"tool_use"}`;
  expect(decodeReply(reply, context)).toContainEqual({
    type: "tool-call-delta",
    index: 0,
    argumentsJson: input,
  });
});
