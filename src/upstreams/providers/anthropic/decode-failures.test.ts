import { describe, expect, test } from "vitest";
import { testContext } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";
import { feed } from "../transport/test-feed.ts";

const context = testContext();
const start = 'event: message_start\ndata: {"type":"message_start","message":{}}\n\n';
const reason =
  'event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"end_turn"}}\n\n';
const stop = 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
const flat = '{"object":"error","message":"no","type":"BadRequestError","param":null,"code":400}';
const message = '{"type":"message","content":[],"stop_reason":"end_turn"}';
const error = (type: string): string =>
  `event: error\ndata: {"type":"error","error":{"type":"${type}","message":"m"}}\n\n`;

function decode(stream: string): void {
  const decoder = new AnthropicStreamDecoder(context);
  decoder.end(feed(decoder, stream));
}

describe("a stream that fails", () => {
  test.each([
    ["an empty stream", "", "incomplete"],
    ["an end after the start", start, "incomplete"],
    ["an end after the stop reason", start + reason, "incomplete"],
    ["message_stop without a stop reason", start + stop, "incomplete"],
    ["message_stop alone", stop, "incomplete"],
    ["a half message_stop", start + reason + stop.slice(0, -3), "incomplete"],
    ["an error without its blank line", start + error("overloaded_error").trimEnd(), "overloaded"],
    ["[DONE] in its place", `${start}${reason}data: [DONE]\n\n`, "incomplete"],
    ["an error event without data", `${start}event: error\ndata:\n\n`, "server-error"],
    ["data that is not JSON", 'event: message_start\ndata: {"type"\n\n', "malformed-response"],
    [
      "a call without a name",
      `${start}data: {"type":"content_block_start","content_block":{"type":"tool_use"}}\n\n`,
      "malformed-response",
    ],
    [
      "an unknown event with a stop reason",
      'data: {"stop_reason":"end_turn","type":"x"}\n\n',
      "incomplete",
    ],
    ["a whole message after the start", `${start}data: ${message}\n\n`, "incomplete"],
    [
      "a whole message that is an error",
      `data: {"error":{"type":"overloaded_error"},${message.slice(1)}\n\n`,
      "overloaded",
    ],
    ["an error that is the whole of it", `data: ${flat}\n\n`, "invalid-request"],
    ["an error without a type", 'data: {"error":{"type":"overloaded_error"}}\n\n', "overloaded"],
    ["an error event", start + error("api_error"), "server-error"],
    ["an error event without JSON", `${start}event: error\ndata: boom\n\n`, "server-error"],
    ["overloaded", start + error("overloaded_error"), "overloaded"],
    ["a rate limit", start + error("rate_limit_error"), "overloaded"],
    ["the client's mistake", start + error("invalid_request_error"), "invalid-request"],
    ["our balance", start + error("billing_error"), "account-problem"],
  ])("%s", (_fact, stream, kind) => {
    expect(() => decode(stream)).toThrow(
      expect.objectContaining({ name: "UpstreamFailure", kind }),
    );
  });
});

test("an empty error is not an error", () => {
  const empty = start.replace('"message":{}', '"message":{},"error":""');
  expect(() => decode(empty + reason + stop)).not.toThrow();
});

describe("a non-streaming response that fails", () => {
  test.each([
    ["no JSON", "<html>", "malformed-response"],
    ["cut JSON", '{"content":[{"type', "malformed-response"],
    ["no object", "[]", "malformed-response"],
    [
      "more values than any reply has",
      `{"content":[],"stop_reason":"end_turn","more":[${"1,".repeat(200_000)}1]}`,
      "malformed-response",
    ],
    ["no content", '{"stop_reason":"end_turn"}', "malformed-response"],
    ["no stop reason", '{"content":[]}', "malformed-response"],
    [
      "a call without a name",
      '{"content":[{"type":"tool_use"}],"stop_reason":"tool_use"}',
      "malformed-response",
    ],
    [
      "a chat completion",
      '{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}',
      "malformed-response",
    ],
    [
      "an error object",
      '{"type":"error","error":{"type":"api_error","message":"m"}}',
      "server-error",
    ],
    ["an error that is the whole of it", flat, "invalid-request"],
    ["overloaded", '{"type":"error","error":{"type":"overloaded_error"}}', "overloaded"],
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
