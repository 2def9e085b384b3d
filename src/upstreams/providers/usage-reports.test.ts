import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GenerationFold } from "../../core/conversation/generation-result.ts";
import { inputTokens, type TokenUsage } from "../../core/conversation/token-usage.ts";
import { AnthropicStreamDecoder } from "./anthropic/decode-stream.ts";
import { ResponsesStreamDecoder } from "./openai-responses/decode-stream.ts";
import { OpenAiStreamDecoder } from "./openai/decode-stream.ts";
import { testContext } from "./transport/test-upstream.ts";
import type { StreamDecoder } from "./shared/decoding.ts";
import { feed } from "./transport/test-feed.ts";

/** A server's counts, in our buckets. */
interface Report {
  readonly freshInput: number;
  readonly cachedInput: number;
  readonly cacheWrite: number;
  readonly output: number;
  readonly reasoning: number;
}

const context = testContext();

const report = fc
  .record({
    freshInput: fc.integer({ min: 1, max: 1_000 }),
    cachedInput: fc.nat(1_000),
    cacheWrite: fc.nat(1_000),
    answer: fc.nat(1_000),
    reasoning: fc.nat(1_000),
  })
  .map(({ answer, ...rest }): Report => ({ ...rest, output: answer + rest.reasoning }));
/** Distinct reports, in any order, each any number of times. */
const reports = fc
  .array(report, { minLength: 1, maxLength: 3 })
  .chain((different) => fc.array(fc.constantFrom(...different), { minLength: 1, maxLength: 6 }));

function usageOf(decoder: StreamDecoder, events: readonly object[]): TokenUsage {
  const fold = new GenerationFold();
  const texts = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
  for (const event of feed(decoder, ...texts)) fold.add(event);
  return fold.usage;
}

/** Returns the buckets, without the vendor's own numbers. */
function bucketsOf({ reported: _reported, ...usage }: TokenUsage): TokenUsage {
  return usage;
}

const totalInput = (reported: Report): number => inputTokens(reported) ?? 0;

function chatUsage(reported: Report): object {
  const prompt = totalInput(reported);
  return {
    prompt_tokens: prompt,
    completion_tokens: reported.output,
    total_tokens: prompt + reported.output,
    prompt_tokens_details: {
      cached_tokens: reported.cachedInput,
      cache_write_tokens: reported.cacheWrite,
    },
    completion_tokens_details: { reasoning_tokens: reported.reasoning },
  };
}

/** Returns Gemini's and xAI's usage, which includes reasoning only in the total. */
function leanChatUsage(reported: Report): object {
  return { ...chatUsage(reported), completion_tokens: reported.output - reported.reasoning };
}

function responsesUsage(reported: Report): object {
  return {
    input_tokens: totalInput(reported),
    output_tokens: reported.output,
    input_tokens_details: {
      cached_tokens: reported.cachedInput,
      cache_write_tokens: reported.cacheWrite,
    },
    output_tokens_details: { reasoning_tokens: reported.reasoning },
  };
}

function messagesUsage(reported: Report): object {
  return {
    input_tokens: reported.freshInput,
    cache_read_input_tokens: reported.cachedInput,
    cache_creation_input_tokens: reported.cacheWrite,
    output_tokens: reported.output,
    output_tokens_details: { thinking_tokens: reported.reasoning },
  };
}

const wires: Readonly<Record<string, (reported: readonly Report[]) => TokenUsage>> = {
  openai: (reported) =>
    usageOf(
      new OpenAiStreamDecoder(context),
      reported.map((one) => ({ choices: [], usage: chatUsage(one) })),
    ),
  "openai, reasoning only in the total": (reported) =>
    usageOf(
      new OpenAiStreamDecoder(context),
      reported.map((one) => ({ choices: [], usage: leanChatUsage(one) })),
    ),
  "openai-responses": (reported) =>
    usageOf(
      new ResponsesStreamDecoder(context),
      reported.map((one) => ({
        type: "response.completed",
        response: { status: "completed", output: [], usage: responsesUsage(one) },
      })),
    ),
  anthropic: (reported) =>
    usageOf(new AnthropicStreamDecoder(context), [
      { type: "message_start", message: { usage: reported[0] && messagesUsage(reported[0]) } },
      ...reported.slice(1).map((one) => ({ type: "message_delta", usage: messagesUsage(one) })),
    ]),
};

test.each(Object.entries(wires))("%s: the last report counts", (wire, usage) => {
  fc.assert(
    fc.property(reports, (reported) => {
      // The Responses API has one report, in its terminal event. Later data is not read.
      const last = wire === "openai-responses" ? reported[0] : reported.at(-1);
      expect(bucketsOf(usage(reported))).toEqual(last);
    }),
  );
});

test("openai: a later invalid side does not reset it, and makes an output a lower bound", () => {
  const side = fc.constantFrom("prompt_tokens", "completion_tokens");
  const broken = fc.constantFrom(-1, 0.5, "12", {});
  fc.assert(
    fc.property(report, report, side, broken, (first, second, name, value) => {
      const usage = usageOf(new OpenAiStreamDecoder(context), [
        { choices: [], usage: chatUsage(first) },
        { choices: [], usage: { ...chatUsage(second), [name]: value } },
      ]);
      const output = ({ output, reasoning }: Report) => ({ output, reasoning });
      const input = ({ freshInput, cachedInput, cacheWrite }: Report) => ({
        freshInput,
        cachedInput,
        cacheWrite,
      });
      if (name === "completion_tokens") {
        const faults = { output: "not-a-count" };
        expect(bucketsOf(usage)).toEqual({ ...input(second), ...output(first), faults });
      } else {
        expect(usage).toMatchObject(input(first));
        expect(usage.faults).toBeUndefined();
      }
    }),
  );
});

test("anthropic: the growing output of later reports counts, in any order", () => {
  const outputs = fc.array(fc.nat(1_000), { maxLength: 5 });
  fc.assert(
    fc.property(report, outputs, (first, later) => {
      const usage = usageOf(new AnthropicStreamDecoder(context), [
        { type: "message_start", message: { usage: messagesUsage(first) } },
        ...later.map((output_tokens) => ({ type: "message_delta", usage: { output_tokens } })),
      ]);
      expect(usage).toEqual({ ...first, output: Math.max(first.output, ...later) });
    }),
  );
});

describe("openai: several reports in a stream", () => {
  const prompt = { prompt_tokens: 9, completion_tokens: 2 };
  const moonshot = { ...prompt, cached_tokens: 4 };
  const inChoice = { choices: [{ index: 0, delta: {}, finish_reason: "stop", usage: moonshot }] };
  const input = { freshInput: 5, cachedInput: 4, cacheWrite: 0 };
  test.each<[string, readonly object[], TokenUsage]>([
    ["one in the last choice", [inChoice], { ...input, output: 2 }],
    [
      "one in the last choice, then a larger one at the top",
      [inChoice, { choices: [], usage: { ...moonshot, completion_tokens: 3 } }],
      { ...input, output: 3 },
    ],
    [
      "one in the last choice, then a smaller one at the top",
      [inChoice, { choices: [], usage: { ...moonshot, cached_tokens: 0, completion_tokens: 1 } }],
      { freshInput: 9, cachedInput: 0, cacheWrite: 0, output: 1 },
    ],
    [
      "one in the last choice, then zeros at the top",
      [inChoice, { choices: [], usage: { prompt_tokens: 0, completion_tokens: 0 } }],
      { ...input, output: 2 },
    ],
    [
      "a faulty one, then a valid one",
      [
        { choices: [], usage: { prompt_tokens: -9, completion_tokens: -2 } },
        { choices: [], usage: moonshot },
      ],
      { ...input, output: 2 },
    ],
    [
      "one with the caches beside the prompt, then one with them within",
      [
        { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2, cached_tokens: 4 } },
        { choices: [], usage: moonshot },
      ],
      { ...input, output: 2 },
    ],
  ])("%s", (_, events, want) => {
    expect(bucketsOf(usageOf(new OpenAiStreamDecoder(context), events))).toEqual(want);
  });
});

test("anthropic: an output that is no count makes that of the start a lower bound", () => {
  const usage = usageOf(new AnthropicStreamDecoder(context), [
    { type: "message_start", message: { usage: { input_tokens: 9, output_tokens: 1 } } },
    { type: "message_delta", usage: { output_tokens: -7 } },
  ]);
  expect(usage).toEqual({
    freshInput: 9,
    output: 1,
    faults: { output: "not-a-count" },
    reported: { promptTokens: 9, completionTokens: -7 },
  });
});
