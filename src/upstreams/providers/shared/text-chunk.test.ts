import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import { AnthropicStreamDecoder } from "../anthropic/decode-stream.ts";
import { OpenAiStreamDecoder } from "../openai/decode-stream.ts";
import { textOfChunk } from "../openai/reply-body.ts";
import { TextChunk } from "./text-chunk.ts";
import { feed } from "../transport/test-feed.ts";

/** Returns a chunk from a server that puts spaces after its colons. */
const chunk = (content: string, more = ""): string =>
  `{"id": "c-1", "choices": [{"index": 0, "delta": {"content": ${content}}${more}}], "n": 1}`;

const context = {
  upstream: testRequest().upstream,
  stop: [],
  countKept: () => undefined,
  report: () => undefined,
  newCallId: () => "",
  toolName: (name: string) => name,
};

describe("chunks that differ only in their text", () => {
  it.each([
    ["another text", chunk('"b"'), "b"],
    ["no text", chunk('""'), ""],
    ["escapes", chunk(String.raw`"a\"\\\n\u00e9"`), 'a"\\\né'],
    ["half of a pair", chunk(String.raw`"\ud83d"`), "\ud83d"],
    ["a word after the text", chunk('"b", "role": "assistant"'), undefined],
    ["two texts", chunk('"b", "content": "c"'), undefined],
    ["a text that is cut", chunk('"b\\"'), undefined],
    ["a line break that is not escaped", chunk('"b\nc"'), undefined],
    ["no string", chunk("null"), undefined],
    ["a finish", chunk('"b"', ', "finish_reason": "stop"'), undefined],
    ["nothing", "", undefined],
  ])("%s: %s", (_, data, text) => {
    const reader = new TextChunk(textOfChunk);
    expect(reader.read(chunk('"a"'))).toBe(undefined);
    reader.learn(chunk('"a"'), "a");
    expect(reader.read(data)).toBe(text);
  });

  it.each([
    ["the same text occurs again later", '{"choices":[{"delta":{"content":"a"}}],"id":"a"}'],
    ["the text is a refusal", '{"choices":[{"delta":{"content":"","refusal":"a"}}]}'],
    ["the text is one of parts", '{"choices":[{"delta":{"content":[{"text":"a"}]}}]}'],
    [
      "the text is written with other escapes",
      String.raw`{"choices":[{"delta":{"content":"\u0061"}}]}`,
    ],
    ["another choice has it", '{"choices":[{"delta":{}},{"index":1,"delta":{"content":"a"}}]}'],
  ])("a chunk is not learned if %s", (_, data) => {
    const reader = new TextChunk(textOfChunk);
    reader.learn(data, "a");
    expect(reader.read(data)).toBe(undefined);
  });

  it("are read like the parser reads them, even if they differ elsewhere", () => {
    const text = fc.string({ unit: "binary", maxLength: 6 });
    const delta = fc.record(
      { content: text, refusal: text, role: text, reasoning: text },
      { requiredKeys: ["content"] },
    );
    const rest = fc.record({ id: fc.constantFrom("a", "b"), note: text }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(fc.tuple(delta, rest), { maxLength: 8 }), (chunks) => {
        const datas = chunks.map(([delta, more]) =>
          JSON.stringify({ ...more, choices: [{ index: 0, delta: delta }] }),
        );
        const one = new OpenAiStreamDecoder(context);
        const together = feed(one, ...datas.map((data) => `data: ${data}\n\n`));
        // A separate decoder per chunk has not learned anything.
        const apart = datas.flatMap((data) =>
          feed(new OpenAiStreamDecoder(context), `data: ${data}\n\n`).slice(1),
        );
        expect(together.slice(1)).toEqual(apart);
      }),
    );
  });

  it("are read like the parser reads them on the messages wire, even if they differ elsewhere", () => {
    const text = fc.string({ unit: "binary", maxLength: 6 });
    const type = fc.constantFrom("text_delta", "text_delta", "thinking_delta", "input_json_delta");
    const delta = fc.record(
      { type, text, thinking: text, partial_json: text },
      { requiredKeys: ["type", "text"] },
    );
    const rest = fc.record(
      { type: fc.constantFrom("content_block_delta", "ping"), index: fc.nat(1), delta },
      { requiredKeys: ["delta"] },
    );
    const name = fc.constantFrom("content_block_delta", "ping");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, rest), { maxLength: 8 }), (chunks) => {
        const texts = chunks.map(
          ([event, delta]) => `event: ${event}\ndata: ${JSON.stringify(delta)}\n\n`,
        );
        const one = new AnthropicStreamDecoder(context);
        const together = feed(one, ...texts).filter(({ type }) => type !== "generation-start");
        // A separate decoder per chunk has not learned anything, and starts with its first delta.
        const apart = texts
          .flatMap((each) => feed(new AnthropicStreamDecoder(context), each))
          .filter(({ type }) => type !== "generation-start");
        expect(together).toEqual(apart);
      }),
    );
  });
});
