import { describe, expect, test } from "vitest";
import { parseEvents } from "../streams/parse-events.ts";
import { chatWire } from "./chat-wire.ts";
import { messagesWire } from "./messages-wire.ts";
import { responsesWire } from "./responses-wire.ts";

const data = (...events: readonly unknown[]) =>
  parseEvents(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));

describe("a folded stream has the parts of its deltas", () => {
  test("chat: reasoning, text, calls and usage", () => {
    const delta = (fields: object, finish: string | null = null) => ({
      model: "m",
      choices: [{ delta: fields, finish_reason: finish }],
    });
    const piece = (index: number, fields: object, id?: string) =>
      delta({ tool_calls: [{ index, ...(id !== undefined && { id }), function: fields }] });
    const events = data(
      delta({ role: "assistant", content: "" }),
      delta({ reasoning_content: "hm" }),
      delta({ content: "a" }),
      delta({ content: "b" }),
      piece(0, { name: "f", arguments: "" }, "c1"),
      piece(1, { name: "g", arguments: "{}" }, "c2"),
      piece(0, { arguments: '{"x":1}' }),
      delta({}, "tool_calls"),
      { model: "m", choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
    );
    expect(chatWire.read(chatWire.fold(events))).toEqual({
      model: "m",
      parts: [
        { type: "reasoning", text: "hm" },
        { type: "text", text: "ab" },
        { type: "call", name: "f", arguments: { x: 1 } },
        { type: "call", name: "g", arguments: {} },
      ],
      end: "tool_calls",
      inputTokens: 1,
      outputTokens: 2,
    });
  });

  test("messages: each block, the input of a call, and the last usage", () => {
    const events = data(
      { type: "message_start", message: { model: "m", usage: { input_tokens: 1 } } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "a" } },
      {
        type: "content_block_start",
        index: 1,
        content_block: { type: "tool_use", id: "t", name: "f", input: {} },
      },
      { type: "content_block_delta", index: 1, delta: { partial_json: '{"x"' } },
      { type: "content_block_delta", index: 1, delta: { partial_json: ":1}" } },
      { type: "message_delta", delta: { stop_reason: "tool_use" }, usage: { output_tokens: 2 } },
    );
    expect(messagesWire.read(messagesWire.fold(events))).toEqual({
      model: "m",
      parts: [
        { type: "text", text: "a" },
        { type: "call", name: "f", arguments: { x: 1 } },
      ],
      end: "tool_use",
      inputTokens: 1,
      outputTokens: 2,
    });
  });

  test("responses: the deltas, not the output that the last event repeats", () => {
    const events = data(
      { type: "response.output_item.added", output_index: 0, item: { type: "message" } },
      { type: "response.output_text.delta", output_index: 0, delta: "a" },
      {
        type: "response.completed",
        response: { model: "m", status: "completed", output: [], usage: {} },
      },
    );
    expect(responsesWire.read(responsesWire.fold(events))).toMatchObject({
      model: "m",
      parts: [{ type: "text", text: "a" }],
      end: "completed",
    });
  });
});

test("the next request has the reply, and a result for each of its calls", () => {
  const request = { messages: [{ role: "user", content: "x" }], tool_choice: "f" };
  const message = { role: "assistant", tool_calls: [{ id: "c1" }] };
  expect(chatWire.next(request, { choices: [{ message }] })).toEqual({
    messages: [
      { role: "user", content: "x" },
      message,
      { role: "tool", tool_call_id: "c1", content: "Rain." },
    ],
  });
});
