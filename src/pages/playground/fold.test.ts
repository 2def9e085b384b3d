import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  encode,
  encodeWhole,
  eventsOf,
  shapeOf,
} from "../../wire/protocols/responses/test-stream.ts";
import { arbitraryEvents } from "../../wire/protocols/testing/arbitrary-events.ts";
import { ChatFold, MessagesFold, ResponsesFold } from "./fold.js";
import { EventReader } from "./sse.js";
import { assistantTurn } from "./turns.js";

describe("a chat stream", () => {
  const chunk = (delta: object, finish: string | null = null, more: object = {}): object => ({
    id: "c",
    created: 1,
    model: "m",
    ...more,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const tool = (index: number, id: string, name: string): object => ({
    tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }],
  });
  const json = (index: number, text: string): object => ({
    tool_calls: [{ index, function: { arguments: text } }],
  });
  const folded = (...chunks: readonly object[]): unknown => {
    const fold = new ChatFold();
    for (const each of chunks) fold.add(each);
    return fold.reply();
  };

  it("has no reply before its first chunk", () => expect(folded()).toBeNull());

  it("joins text and reasoning, and keeps the last usage and the finish reason", () => {
    const usage = { prompt_tokens: 1, completion_tokens: 2 };
    expect(
      folded(
        chunk({ role: "assistant", content: "" }),
        chunk({ reasoning_content: "H" }),
        chunk({ reasoning_content: "m." }),
        chunk({ content: "Hel" }),
        chunk({ content: "lo." }),
        chunk({}, "stop"),
        { id: "c", created: 1, model: "m", choices: [], usage },
        chunk({}, null, { usage: null }),
      ),
    ).toEqual({
      id: "c",
      object: "chat.completion",
      created: 1,
      model: "m",
      usage,
      choices: [
        {
          index: 0,
          message: {
            role: "assistant",
            content: "Hello.",
            refusal: null,
            reasoning_content: "Hm.",
          },
          logprobs: null,
          finish_reason: "stop",
        },
      ],
    });
  });

  it("separates tool calls by their index, and keeps their text", () => {
    expect(
      folded(
        chunk({ content: "Let me see" }),
        chunk(tool(0, "t0", "f")),
        chunk(tool(1, "t1", "g")),
        chunk(json(0, '{"a":')),
        chunk(json(1, "{}")),
        chunk(json(0, "1}")),
      ),
    ).toMatchObject({
      choices: [
        {
          finish_reason: null,
          message: {
            content: "Let me see",
            tool_calls: [
              { id: "t0", type: "function", function: { name: "f", arguments: '{"a":1}' } },
              { id: "t1", type: "function", function: { name: "g", arguments: "{}" } },
            ],
          },
        },
      ],
    });
  });

  it("does not change the chunks", () => {
    const first = chunk(tool(0, "t0", "f"));
    const text = JSON.stringify(first);
    folded(first, chunk(json(0, "{}")));
    expect(JSON.stringify(first)).toBe(text);
  });
});

describe("a messages stream", () => {
  const folded = (...events: readonly object[]): unknown => {
    const fold = new MessagesFold();
    for (const each of events) fold.add(each);
    return fold.reply();
  };
  const start = { type: "message_start", message: { content: [], usage: { input_tokens: 1 } } };
  const block = (index: number, content: object): object => ({
    type: "content_block_start",
    index,
    content_block: content,
  });
  const delta = (index: number, piece: object): object => ({
    type: "content_block_delta",
    index,
    delta: piece,
  });
  const stop = (index: number): object => ({ type: "content_block_stop", index });

  it("has no reply before its first event", () => expect(folded()).toBeNull());

  it("joins text, thinking with its signature, and input, by the index of the block", () => {
    expect(
      folded(
        start,
        block(0, { type: "thinking", thinking: "", signature: "" }),
        delta(0, { type: "thinking_delta", thinking: "H" }),
        delta(0, { type: "thinking_delta", thinking: "m." }),
        delta(0, { type: "signature_delta", signature: "s1" }),
        stop(0),
        block(1, { type: "text", text: "" }),
        delta(1, { type: "text_delta", text: "Hel" }),
        delta(1, { type: "text_delta", text: "lo." }),
        stop(1),
        block(2, { type: "tool_use", id: "t", name: "f", input: {} }),
        delta(2, { type: "input_json_delta", partial_json: '{"a"' }),
        delta(2, { type: "input_json_delta", partial_json: ":1}" }),
        stop(2),
        block(3, { type: "tool_use", id: "u", name: "g", input: {} }),
        delta(3, { type: "input_json_delta", partial_json: "" }),
        stop(3),
        { type: "message_delta", delta: { stop_reason: "tool_use" }, usage: { output_tokens: 9 } },
        { type: "ping" },
        { type: "message_stop" },
      ),
    ).toEqual({
      content: [
        { type: "thinking", thinking: "Hm.", signature: "s1" },
        { type: "text", text: "Hello." },
        { type: "tool_use", id: "t", name: "f", input: { a: 1 } },
        { type: "tool_use", id: "u", name: "g", input: {} },
      ],
      stop_reason: "tool_use",
      usage: { input_tokens: 1, output_tokens: 9 },
    });
  });

  it("does not change the events", () => {
    const first = block(0, { type: "text", text: "" });
    const events = JSON.stringify([start, first]);
    folded(start, first, delta(0, { type: "text_delta", text: "x" }));
    expect(JSON.stringify([start, first])).toBe(events);
  });
});

describe("a responses stream", () => {
  const folded = (...events: readonly object[]): object | null => {
    const fold = new ResponsesFold();
    for (const each of events) fold.add(each);
    return fold.reply();
  };
  const created = { type: "response.created", response: { id: "resp_1", output: [] } };
  const added = (at: number, item: object): object => ({
    type: "response.output_item.added",
    output_index: at,
    item,
  });
  const delta = (at: number, type: string, text: string): object => ({
    type: `response.${type}.delta`,
    output_index: at,
    delta: text,
  });
  const message = { type: "message", content: [] };

  it("has no reply before its first event", () => {
    expect(folded()).toBeNull();
    expect(folded(added(0, message), delta(0, "output_text", "x"))).toBeNull();
  });

  it("joins text, reasoning, arguments and input, by the index of the item", () => {
    expect(
      folded(
        created,
        added(0, { type: "reasoning", summary: [] }),
        delta(0, "reasoning_summary_text", "H"),
        delta(0, "reasoning_summary_text", "m."),
        added(1, message),
        { type: "response.content_part.added", output_index: 1, part: { type: "output_text" } },
        delta(1, "output_text", "Hel"),
        delta(1, "output_text", "lo."),
        added(2, { type: "function_call", call_id: "t", name: "f", arguments: "" }),
        delta(2, "function_call_arguments", '{"a"'),
        delta(2, "function_call_arguments", ":1}"),
        added(3, { type: "custom_tool_call", call_id: "u", name: "g", input: "" }),
        delta(3, "custom_tool_call_input", "a "),
        delta(3, "custom_tool_call_input", "b"),
      ),
    ).toEqual({
      id: "resp_1",
      output: [
        { type: "reasoning", summary: [{ type: "summary_text", text: "Hm." }] },
        {
          type: "message",
          content: [{ type: "output_text", text: "Hello.", annotations: [], logprobs: [] }],
        },
        { type: "function_call", call_id: "t", name: "f", arguments: '{"a":1}' },
        { type: "custom_tool_call", call_id: "u", name: "g", input: "a b" },
      ],
    });
  });

  it("has an item as its end states it, and the reply as the last event states it", () => {
    const done = { type: "message", status: "completed", content: [] };
    const end = { type: "response.output_item.done", output_index: 0, item: done };
    expect(folded(created, added(0, message), end)).toMatchObject({ output: [done] });
    const response = { id: "resp_1", status: "incomplete", output: [] };
    const last = { type: "response.incomplete", response };
    expect(folded(created, added(0, message), end, last)).toEqual(response);
  });

  it("does not change the events", () => {
    const events = [created, added(0, message), delta(0, "output_text", "x")];
    const text = JSON.stringify(events);
    folded(...events);
    expect(JSON.stringify(events)).toBe(text);
  });

  test("is the non-streaming response, and shows the same before its items end", () => {
    const shape = shapeOf({ t1: { name: "exec", type: "custom" } });
    fc.assert(
      fc.property(arbitraryEvents, (drawn) => {
        const whole = encodeWhole(drawn, shape);
        const events = eventsOf(encode(drawn, shape));
        expect(folded(...events)).toEqual(whole);
        const open = events.filter(({ type }) => type !== "response.output_item.done").slice(0, -1);
        // A call that the length limit has cut is shown until the end.
        if (whole.status === "incomplete") return;
        const { text, reasoning, calls } = assistantTurn("responses", whole);
        const shown = assistantTurn("responses", folded(...open));
        expect(shown).toMatchObject({ text, reasoning, calls });
      }),
    );
  });
});

describe("server-sent events", () => {
  const read = (...pieces: readonly string[]): readonly (string | null)[] => {
    const reader = new EventReader();
    return pieces.flatMap((piece) => reader.feed(piece)).map(({ data }) => data);
  };

  test.each([
    ["lines of data are joined", ["data: a\ndata: b\n\n"], ["a\nb"]],
    ["one space after the colon is not part of the data", ["data:  a\n\n"], [" a"]],
    ["no space is needed", ["data:a\n\n"], ["a"]],
    ["a field without a colon is empty", ["data\n\n"], [""]],
    ["an event without data", [": a comment\n\n"], [null]],
    ["other fields are ignored", ["event: x\nid: 7\ndata: a\n\n"], ["a"]],
    ["a colon in the data stays", ["data: a: b\n\n"], ["a: b"]],
    ["lines may end with CR", ["data: a\r\rdata: b\r\r\n"], ["a", "b"]],
    ["a CRLF may be split", ["data: a\r", "\n\r", "\ndata: b\r\n\r\n"], ["a", "b"]],
    ["empty lines are not an event", ["\n\n\n\ndata: a\n\n\n"], ["a"]],
    ["an incomplete event waits", ["data: a\n"], []],
  ])("%s", (_fact, pieces, want) => expect(read(...pieces)).toEqual(want));
});
