import { describe, expect, test } from "vitest";
import type { ProviderKind } from "../catalog/provider-kinds.ts";
import { AnthropicStreamDecoder } from "./anthropic/decode-stream.ts";
import { ResponsesStreamDecoder } from "./openai-responses/decode-stream.ts";
import { OpenAiStreamDecoder } from "./openai/decode-stream.ts";
import { testContext, testRequest } from "./transport/test-upstream.ts";
import type { StreamDecoder } from "./shared/decoding.ts";
import { feed } from "./transport/test-feed.ts";

const decoders = {
  openai: OpenAiStreamDecoder,
  anthropic: AnthropicStreamDecoder,
  "openai-responses": ResponsesStreamDecoder,
} as const;

/** Returns the characters that a decoder counts as kept, one number per event of a stream. */
function keptOf(kind: keyof typeof decoders, events: readonly object[], dialect?: string) {
  let kept = 0;
  const { upstream } = testRequest({
    kind: kind satisfies ProviderKind,
    ...(dialect !== undefined && { dialect: { name: dialect } }),
  });
  const context = testContext({ upstream, countKept: (characters) => void (kept += characters) });
  const decoder: StreamDecoder = new decoders[kind](context);
  return events.map((event) => {
    kept = 0;
    feed(decoder, `data: ${JSON.stringify(event)}\n\n`);
    return kept;
  });
}

const delta = (fields: object): object => ({ choices: [{ index: 0, delta: fields }] });
const call = (fields: object): object => delta({ tool_calls: [{ index: 0, ...fields }] });

describe("chat completions: kept characters", () => {
  test("are a call, with its id, and its arguments until it has a name", () => {
    const events = [
      delta({ content: "shown at once" }),
      call({ id: "12", function: { arguments: "123" } }),
      call({ function: { arguments: "1234" } }),
      call({ function: { name: "look" } }),
      call({ function: { arguments: "shown at once" } }),
    ];
    expect(keptOf("openai", events)).toEqual([0, 64 + 2 + 3, 4, 0, 0]);
  });

  test("are reasoning details, which are sent back with the next call", () => {
    const detail = { type: "text", text: "123" };
    const events = [delta({ reasoning_details: [detail, detail] })];
    expect(keptOf("openai", events, "openrouter")).toEqual([2 * (64 + 4 + 3)]);
    expect(keptOf("openai", events)).toEqual([0]);
  });
});

describe("messages: kept characters", () => {
  const start = (block: object): object => ({
    type: "content_block_start",
    index: 0,
    content_block: block,
  });
  const grow = (fields: object): object => ({
    type: "content_block_delta",
    index: 0,
    delta: fields,
  });

  test("are a call, with its initial input", () => {
    const input = { a: 1 };
    const events = [
      start({ type: "tool_use", id: "1", name: "look", input }),
      grow({ type: "input_json_delta", partial_json: "shown at once" }),
    ];
    expect(keptOf("anthropic", events)).toEqual([64 + JSON.stringify(input).length, 0]);
  });

  test("are thinking, which is sent back with the next call", () => {
    const events = [
      start({ type: "thinking", thinking: "" }),
      grow({ type: "thinking_delta", thinking: "12345" }),
      grow({ type: "signature_delta", signature: "123" }),
      { type: "content_block_stop", index: 0 },
      start({ type: "redacted_thinking", data: "1234" }),
    ];
    expect(keptOf("anthropic", events)).toEqual([64, 5, 3, 0, 64 + 4]);
  });

  test("are each block, even a text block", () => {
    const events = [
      start({ type: "text", text: "" }),
      grow({ type: "text_delta", text: "shown at once" }),
    ];
    expect(keptOf("anthropic", events)).toEqual([64, 0]);
  });
});

describe("responses: kept characters", () => {
  const text = (item: number, part: number): object => ({
    type: "response.output_text.delta",
    output_index: item,
    content_index: part,
    delta: "shown at once",
  });

  test("are each text position, once", () => {
    const events = [text(0, 0), text(0, 0), text(0, 1), text(1, 0), text(0, 0)];
    expect(keptOf("openai-responses", events)).toEqual([64, 0, 64, 64, 0]);
  });

  test("are a call, with its ids", () => {
    const item = { type: "function_call", id: "12", call_id: "345", name: "look" };
    const added = { type: "response.output_item.added", output_index: 0, item };
    const done = { ...added, type: "response.output_item.done" };
    expect(keptOf("openai-responses", [added, done])).toEqual([64 + 2 + 3, 0]);
  });

  test("are a reasoning item, which is sent back with the next call", () => {
    const item = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "1234" };
    const done = { type: "response.output_item.done", output_index: 0, item };
    expect(keptOf("openai-responses", [done])).toEqual([JSON.stringify(item).length]);
  });
});
