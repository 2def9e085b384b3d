import fc from "fast-check";
import { expect, test } from "vitest";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { callsOf } from "../../core/conversation/generation-result.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { jsonObjectText } from "../../core/raw-json/arbitrary-json-text.ts";
import { decodeReply as decodeMessage } from "./anthropic/decode-reply.ts";
import { AnthropicStreamDecoder } from "./anthropic/decode-stream.ts";
import { decodeReply as decodeResponse } from "./openai-responses/decode-reply.ts";
import { ResponsesStreamDecoder } from "./openai-responses/decode-stream.ts";
import { decodeReply as decodeCompletion } from "./openai/decode-reply.ts";
import { OpenAiStreamDecoder } from "./openai/decode-stream.ts";
import { feed } from "./transport/test-feed.ts";
import { foldEvents, testContext } from "./transport/test-upstream.ts";
import type { StreamDecoder } from "./shared/decoding.ts";

function streamed(decoder: StreamDecoder, events: readonly string[]): readonly GenerationEvent[] {
  const decoded = feed(decoder, events.map((event) => `data: ${event}\n\n`).join(""));
  decoder.end(decoded);
  return decoded;
}

/** Replies with a call that has an object as its arguments, given as JSON text. */
const replies: Readonly<Record<string, (input: string) => readonly GenerationEvent[]>> = {
  "a whole message": (input) =>
    decodeMessage(
      `{"content":[{"type":"text","text":"1.0"},{"type":"tool_use","id":"a","name":"look",` +
        `"input":${input}}],"stop_reason":"tool_use"}`,
      testContext(),
    ),
  "a message streamed with the input at its start": (input) =>
    streamed(new AnthropicStreamDecoder(testContext()), [
      `{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a",` +
        `"name":"look","input":${input}}}`,
      '{"type":"content_block_stop","index":0}',
      '{"type":"message_delta","delta":{"stop_reason":"tool_use"}}',
      '{"type":"message_stop"}',
    ]),
  "a whole completion": (input) =>
    decodeCompletion(
      `{"choices":[{"index":0,"message":{"tool_calls":[{"id":"a","function":{"name":"look",` +
        `"arguments":${input}}}]},"finish_reason":"tool_calls"}]}`,
      testContext(),
    ),
  "a completion with the older call": (input) =>
    decodeCompletion(
      `{"choices":[{"message":{"function_call":{"name":"look","arguments":${input}}},` +
        `"finish_reason":"function_call"}]}`,
      testContext(),
    ),
  "a streamed completion": (input) =>
    streamed(new OpenAiStreamDecoder(testContext()), [
      `{"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"look",` +
        `"arguments":${input}}}]},"finish_reason":"tool_calls"}]}`,
      "[DONE]",
    ]),
  "a whole response": (input) =>
    decodeResponse(
      `{"status":"completed","output":[{"type":"function_call","call_id":"a","name":"look",` +
        `"arguments":${input}}]}`,
      testContext(),
    ),
  "a response streamed in items": (input) =>
    streamed(new ResponsesStreamDecoder(testContext()), [
      `{"type":"response.output_item.done","output_index":0,"item":{"type":"function_call",` +
        `"call_id":"a","name":"look","arguments":${input}}}`,
      '{"type":"response.completed","response":{"status":"completed","output":[]}}',
    ]),
  "a response streamed with its arguments at once": (input) =>
    streamed(new ResponsesStreamDecoder(testContext()), [
      '{"type":"response.output_item.added","output_index":0,"item":{"type":"function_call",' +
        '"call_id":"a","name":"look","arguments":""}}',
      `{"type":"response.function_call_arguments.done","output_index":0,"arguments":${input}}`,
      '{"type":"response.completed","response":{"status":"completed","output":[]}}',
    ]),
  "a response that comes whole at its end": (input) =>
    streamed(new ResponsesStreamDecoder(testContext()), [
      '{"type":"response.completed","response":{"status":"completed","output":[{"type":' +
        `"function_call","call_id":"a","name":"look","arguments":${input}}]}}`,
    ]),
};

const rows = Object.entries(replies);

test.each(rows)("%s: arguments that are an object are kept as written", (_what, reply) => {
  fc.assert(
    fc.property(jsonObjectText, ({ text, loose }) => {
      // A server-sent event has no line breaks within its data.
      const calls = callsOf(foldEvents(reply(loose.replace(/[\r\n\t]/g, " "))));
      expect(calls).toMatchObject([{ name: "look", argumentsJson: text }]);
    }),
  );
});

test.each(rows)("%s: arguments that are text are kept", (_what, reply) => {
  const text = ' {"b": 1.0, "2":1e400} ';
  expect(callsOf(foldEvents(reply(JSON.stringify(text))))).toMatchObject([{ argumentsJson: text }]);
});

test.each(rows)("%s: too deeply nested arguments are not a valid reply", (_what, reply) => {
  const deep = `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  expect(() => reply(deep)).toThrow(UpstreamFailure);
});
