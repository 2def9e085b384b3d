import fc from "fast-check";
import { expect, test } from "vitest";
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

const totalInput = (said: Report): number => inputTokens(said) ?? 0;

function chatUsage(said: Report): object {
  const prompt = totalInput(said);
  return {
    prompt_tokens: prompt,
    completion_tokens: said.output,
    total_tokens: prompt + said.output,
    prompt_tokens_details: {
      cached_tokens: said.cachedInput,
      cache_write_tokens: said.cacheWrite,
    },
    completion_tokens_details: { reasoning_tokens: said.reasoning },
  };
}

/** Returns Gemini's and xAI's usage, which includes reasoning only in the total. */
function leanChatUsage(said: Report): object {
  return { ...chatUsage(said), completion_tokens: said.output - said.reasoning };
}

function responsesUsage(said: Report): object {
  return {
    input_tokens: totalInput(said),
    output_tokens: said.output,
    input_tokens_details: { cached_tokens: said.cachedInput, cache_write_tokens: said.cacheWrite },
    output_tokens_details: { reasoning_tokens: said.reasoning },
  };
}

function messagesUsage(said: Report): object {
  return {
    input_tokens: said.freshInput,
    cache_read_input_tokens: said.cachedInput,
    cache_creation_input_tokens: said.cacheWrite,
    output_tokens: said.output,
    output_tokens_details: { thinking_tokens: said.reasoning },
  };
}

const wires: Readonly<Record<string, (said: readonly Report[]) => TokenUsage>> = {
  openai: (said) =>
    usageOf(
      new OpenAiStreamDecoder(context),
      said.map((one) => ({ choices: [], usage: chatUsage(one) })),
    ),
  "openai, reasoning only in the total": (said) =>
    usageOf(
      new OpenAiStreamDecoder(context),
      said.map((one) => ({ choices: [], usage: leanChatUsage(one) })),
    ),
  "openai-responses": (said) =>
    usageOf(
      new ResponsesStreamDecoder(context),
      said.map((one) => ({
        type: "response.completed",
        response: { status: "completed", output: [], usage: responsesUsage(one) },
      })),
    ),
  anthropic: (said) =>
    usageOf(new AnthropicStreamDecoder(context), [
      { type: "message_start", message: { usage: said[0] && messagesUsage(said[0]) } },
      ...said.slice(1).map((one) => ({ type: "message_delta", usage: messagesUsage(one) })),
    ]),
};

test.each(Object.entries(wires))("%s: the last report counts", (wire, usage) => {
  fc.assert(
    fc.property(reports, (said) => {
      // The Responses API has one report, in its terminal event. Later data is not read.
      const last = wire === "openai-responses" ? said[0] : said.at(-1);
      expect(usage(said)).toEqual(last);
    }),
  );
});

test("openai: a report with an invalid side does not reset it", () => {
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
        expect(usage).toEqual({ ...input(second), ...output(first) });
      } else expect(usage).toMatchObject(input(first));
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
