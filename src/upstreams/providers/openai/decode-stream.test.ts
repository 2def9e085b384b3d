import { expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { testContext, testRequest } from "../transport/test-upstream.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { feed } from "../transport/test-feed.ts";

function decode(...texts: readonly string[]): GenerationEvent[] {
  return decodeFrom("openai", texts);
}

/** Decodes the texts from an upstream of this dialect. */
function decodeFrom(dialect: string, texts: readonly string[]): GenerationEvent[] {
  const { upstream } = testRequest({ dialect: { name: dialect } });
  const decoder = new OpenAiStreamDecoder(testContext({ upstream }));
  return feed(decoder, ...texts);
}

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const done = "data: [DONE]\n\n";

test("the first finish reason counts: a later one does not make a cut reply complete", () => {
  const events = decode(chunk({ content: "a" }), chunk({}, "length"), chunk({}, "stop"), done);
  expect(events.at(-1)).toEqual({
    type: "generation-end",
    stop: { cause: "length", raw: "length" },
  });
});

test("an error with the format of the text before it is still an error", () => {
  const [first, second] = [chunk({ content: "a" }), chunk({ content: "b" })];
  expect(decode(first, second)).toHaveLength(3);
  expect(() => decode(first, second, `event: error\n${chunk({ content: "c" })}`)).toThrow(
    expect.objectContaining({ kind: "server-error" }),
  );
});

test("data after [DONE] is not read, within a piece and after it", () => {
  const events = decode(
    `${chunk({ content: "a" }, "stop")}${done}${chunk({ content: "b" })}`,
    chunk({ content: "c" }),
    done,
  );
  expect(events.map(({ type }) => type)).toEqual([
    "generation-start",
    "text-delta",
    "generation-end",
  ]);
});

test("usage after the finish reason is read", () => {
  const usage = { prompt_tokens: 5, completion_tokens: 2 };
  const events = decode(
    chunk({ content: "a" }, "stop"),
    `data: ${JSON.stringify({ choices: [], usage })}\n\n`,
    done,
  );
  expect(events.slice(2)).toEqual([
    {
      type: "usage-update",
      usage: { freshInput: 5, cachedInput: 0, cacheWrite: 0, output: 2 },
    },
    { type: "generation-end", stop: { cause: "end", raw: "stop" } },
  ]);
});

test("an id that a server repeats for two calls refers to the last one if there is no index", () => {
  const call = (fields: object): string => chunk({ tool_calls: [fields] });
  const events = decode(
    call({ index: 0, id: "c", function: { name: "a", arguments: "1" } }),
    call({ index: 1, id: "c", function: { name: "a", arguments: "2" } }),
    call({ index: 1, function: { arguments: "3" } }),
    call({ id: "c", function: { arguments: "4" } }),
  );
  const pieces = events.map((event) =>
    event.type === "tool-call-delta" ? `${event.index}: ${event.argumentsJson}` : event.type,
  );
  expect(pieces.slice(1)).toEqual([
    ...["tool-call-start", "0: 1"],
    ...["tool-call-start", "1: 2", "1: 3", "1: 4"],
  ]);
});

test.each(["deepseek", "openrouter"])(
  "%s: a message's reasoning is carried by its first call",
  (name) => {
    const details = [{ type: "reasoning.text", text: "I think" }];
    const call = (index: number): object => ({ index, id: `c${index}`, function: { name: "a" } });
    const events = decodeFrom(name, [
      chunk({ reasoning_content: "I think", reasoning_details: details }),
      chunk({ tool_calls: [call(0), call(1)] }),
    ]);
    const states = events.flatMap((event) =>
      event.type === "tool-call-start" ? [event.reasoningState !== undefined] : [],
    );
    expect(states).toEqual([true, false]);
  },
);
