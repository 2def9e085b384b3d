import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { Turn } from "../../../core/conversation/conversation.ts";
import { writeReasoningState } from "../shared/reasoning-state.ts";
import { createToolNameReader, fitToolName } from "../shared/tool-names.ts";
import { testContext, testRequest } from "../transport/test-upstream.ts";
import type { DecodeContext } from "../shared/decoding.ts";
import { decodeReply } from "./decode-reply.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { encodeRequest } from "./encode-request.ts";
import type { ChatMessage } from "./request-body.ts";
import { feed } from "../transport/test-feed.ts";

const longName = `mcp__${"a".repeat(70)}`;

function contextOf(dialect: string): DecodeContext {
  const { upstream } = testRequest({ dialect: { name: dialect } });
  const toolName = createToolNameReader([{ name: longName }]);
  return testContext({ upstream, newCallId: () => "call_new", toolName });
}

function stream(dialect: string, deltas: readonly object[]): GenerationEvent[] {
  const decoder = new OpenAiStreamDecoder(contextOf(dialect));
  const chunks = deltas.map((delta) => ({ choices: [{ index: 0, delta }] }));
  const last = { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] };
  const datas = [...[...chunks, last].map((chunk) => JSON.stringify(chunk)), "[DONE]"];
  return feed(decoder, ...datas.map((data) => `data: ${data}\n\n`));
}

function reply(dialect: string, message: object): GenerationEvent[] {
  const choices = [{ index: 0, message, finish_reason: "tool_calls" }];
  return decodeReply(JSON.stringify({ choices }), contextOf(dialect));
}

/**
 * Returns the assistant message of the next request, whose calls send back the reply's reasoning.
 */
function nextMessage(dialect: string, events: readonly GenerationEvent[]): ChatMessage | undefined {
  const calls = events.filter((event) => event.type === "tool-call-start");
  const turns: Turn[] = [
    {
      role: "assistant",
      parts: calls.map(({ id, name, reasoningState }) => ({
        type: "tool-call",
        id,
        name,
        argumentsJson: "{}",
        ...(reasoningState !== undefined && { reasoningState }),
      })),
    },
  ];
  const { body } = encodeRequest(
    testRequest({ dialect: { name: dialect }, conversation: { turns } }),
  );
  return body.messages[0];
}

const call = (id: string, more: object = {}): object => ({
  id,
  type: "function",
  function: { name: "look", arguments: "{}" },
  ...more,
});
const signed = { extra_content: { google: { thought_signature: "S" } } };

describe("each vendor gets back the fields that it requires with a call, streamed or not", () => {
  test.each<[string, string, readonly object[], object, object]>([
    [
      "Gemini's signature",
      "gemini",
      [{ tool_calls: [call("a", signed)] }, { tool_calls: [call("b")] }],
      { tool_calls: [call("a", signed), call("b")] },
      { tool_calls: [{ id: "a", ...signed }, { id: "b" }] },
    ],
    [
      "DeepSeek's reasoning, on the first call alone",
      "deepseek",
      [
        { reasoning_content: "I " },
        { reasoning_content: "think." },
        { tool_calls: [call("a"), call("b")] },
      ],
      { reasoning_content: "I think.", tool_calls: [call("a"), call("b")] },
      { reasoning_content: "I think." },
    ],
    [
      "OpenRouter's details, put together from pieces",
      "openrouter",
      [
        { reasoning: "I ", reasoning_details: [{ type: "reasoning.text", text: "I ", index: 0 }] },
        {
          reasoning: "think.",
          reasoning_details: [
            { type: "reasoning.text", text: "think.", signature: "S", index: 0, format: "f" },
          ],
        },
        {
          reasoning_details: [{ type: "reasoning.encrypted", data: "D", id: "a", index: 1 }],
          tool_calls: [call("a")],
        },
      ],
      {
        reasoning: "I think.",
        reasoning_details: [
          { type: "reasoning.text", text: "I think.", signature: "S", index: 0, format: "f" },
          { type: "reasoning.encrypted", data: "D", id: "a", index: 1 },
        ],
        tool_calls: [call("a")],
      },
      {
        reasoning_details: [
          { type: "reasoning.text", text: "I think.", signature: "S", index: 0, format: "f" },
          { type: "reasoning.encrypted", data: "D", id: "a", index: 1 },
        ],
      },
    ],
  ])("%s", (_fact, dialect, deltas, message, want) => {
    expect(nextMessage(dialect, stream(dialect, deltas))).toMatchObject(want);
    expect(nextMessage(dialect, reply(dialect, message))).toMatchObject(want);
  });

  test("text with details is not treated as a text-only chunk", () => {
    const deltas = ["a", "b", "c"].map((text) => ({
      content: text,
      reasoning_details: [{ type: "reasoning.text", text: "same", index: 0 }],
    }));
    const events = stream("openrouter", [...deltas, { tool_calls: [call("a")] }]);
    expect(nextMessage("openrouter", events)).toMatchObject({
      reasoning_details: [{ text: "samesamesame" }],
    });
  });

  test("a call without reasoning before it has no state", () => {
    for (const dialect of ["compatible", "gemini", "deepseek", "openrouter"]) {
      const [start] = stream(dialect, [{ tool_calls: [call("a")] }]).filter(
        ({ type }) => type === "tool-call-start",
      );
      expect(start).toEqual({ type: "tool-call-start", index: 0, id: "a", name: "look" });
    }
  });
});

describe("a state that is not forwarded is reported as ignored", () => {
  const details = { details: [{ type: "reasoning.text", text: "t" }] };
  const content = { content: "t" };
  const signature = { signature: "s" };
  const none = { other: "x" };

  test.each<[string, object, object, boolean]>([
    ["gemini", signature, signature, false],
    ["gemini", none, signature, true],
    ["gemini", signature, none, true],
    ["openrouter", details, {}, false],
    ["openrouter", none, {}, true],
    ["openrouter", details, details, true],
    ["deepseek", content, {}, false],
    ["deepseek", content, content, true],
    ["compatible", content, {}, true],
  ])("to %s, of calls with %j and %j: %j", (name, first, second, isIgnored) => {
    const { upstream } = testRequest({ dialect: { name } });
    const parts = [first, second].map((state, at) => ({
      type: "tool-call" as const,
      id: `call_${at}`,
      name: "look",
      argumentsJson: "{}",
      ...(Object.keys(state).length > 0 && {
        reasoningState: writeReasoningState(upstream, state),
      }),
    }));
    const conversation = { turns: [{ role: "assistant" as const, parts }] };
    const { ignored } = encodeRequest(testRequest({ dialect: { name }, conversation }));
    expect(ignored.includes("reasoning-state")).toBe(isIgnored);
  });
});

test("a tool's shortened name is the client's own in the reply", () => {
  const named = call("a", { function: { name: fitToolName(longName), arguments: "{}" } });
  for (const events of [
    stream("openai", [{ tool_calls: [named] }]),
    reply("openai", { tool_calls: [named] }),
  ]) {
    expect(events).toContainEqual({ type: "tool-call-start", index: 0, id: "a", name: longName });
  }
});

describe("a stream without [DONE]", () => {
  const text = `data: {"choices":[{"index":0,"delta":{"content":"a"},"finish_reason":"stop"}]}\n\n`;

  test("ends if the dialect allows it", () => {
    const decoder = new OpenAiStreamDecoder(contextOf("perplexity"));
    const events = feed(decoder, text);
    decoder.end(events);
    expect(events.at(-1)).toEqual({ type: "generation-end", stop: { cause: "end", raw: "stop" } });
    expect(decoder.done).toBe(true);
    const more: GenerationEvent[] = [];
    decoder.end(more);
    expect(more).toEqual([]);
  });

  test("is cut off with other dialects, or before its finish_reason", () => {
    const elsewhere = new OpenAiStreamDecoder(contextOf("compatible"));
    feed(elsewhere, text);
    expect(() => elsewhere.end([])).toThrow(expect.objectContaining({ kind: "incomplete" }));
    const early = new OpenAiStreamDecoder(contextOf("perplexity"));
    feed(early, `data: {"choices":[{"index":0,"delta":{"content":"a"}}]}\n\n`);
    expect(() => early.end([])).toThrow(expect.objectContaining({ kind: "incomplete" }));
  });
});
