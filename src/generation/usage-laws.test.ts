import fc from "fast-check";
import { expect, test } from "vitest";
import { readUsage, readReplyBody } from "../upstreams/providers/openai/reply-body.ts";
import { readUsage as readMessagesUsage } from "../upstreams/providers/anthropic/reply-body.ts";
import type { TokenUsage } from "../core/conversation/token-usage.ts";
import { bareStart, end, used } from "./testing/events.ts";
import { runScript } from "./testing/run-script.ts";

/** Of the test model and its hold, in nano-dollars. */
const PRICE = { input: 1_000, output: 2_000 } as const;
const HOLD = 207_000;
const CONTEXT = 1_000;
/** The words of the scripts' question. */
const ESTIMATED_INPUT = 4;

/** A report in the wire's fields; undefined is absent. */
interface Report {
  readonly prompt: unknown;
  readonly cached: unknown;
  readonly written: unknown;
  readonly completion: unknown;
  readonly reasoning: unknown;
  readonly total: unknown;
}

/** Words of the reply. */
interface Content {
  readonly text: number;
  readonly reasoning: number;
}

interface Charged {
  readonly input: number;
  readonly output: number;
  readonly estimated: boolean;
}

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 53;
const isCountOrAbsent = (value: unknown): boolean => value === undefined || isNumber(value);
const orZero = (value: unknown): number => (isNumber(value) ? value : 0);

/**
 * The tokens of both sides by the decision table in `docs/decisions/usage-reports.md`, written as its
 * conditions in their order; null for a side that the report's numbers do not have.
 */
function readByTable(report: Report, content: Content): readonly [number | null, number | null] {
  const { prompt, cached, written, completion, reasoning, total } = report;
  const isInput = [prompt, cached, written].every(isCountOrAbsent) && isNumber(prompt);
  const isOutput = [completion, reasoning].every(isCountOrAbsent) && isNumber(completion);
  const [p, c, w] = [orZero(prompt), orZero(cached), orZero(written)];
  const [o, r, t] = [orZero(completion), orZero(reasoning), orZero(total)];
  const within = c + w <= p;
  const side = (value: number, isReported: boolean): number | null => (isReported ? value : null);
  if (!isInput || !isOutput || !isNumber(total)) {
    return [side(within ? p : p + c + w, isInput), side(o, isOutput)];
  }
  if (within && t === p + o) return [p, o];
  if (within && t === p + o + r) return [p, o + r];
  if (c <= p && t === p + w + o) return [p + w, o];
  if (c <= p && t === p + w + o + r) return [p + w, o + r];
  if (w <= p && t === p + c + o) return [p + c, o];
  if (w <= p && t === p + c + o + r) return [p + c, o + r];
  if (t === p + c + w + o) return [p + c + w, o];
  if (t === p + c + w + o + r) return [p + c + w, o + r];
  if (!within) return [p + c + w, o];
  const isUncounted = reasoning === undefined || (r === 0 && content.reasoning > 0);
  return p > 0 && t > p + o && isUncounted ? [p, t - p] : [p, o];
}

/** The charged tokens: those of the report if it agrees with context and content, else estimated. */
function chargedByTable(
  [input, output]: readonly [number | null, number | null],
  content: Content,
): Charged {
  const words = content.text + content.reasoning;
  const characters = words * 2;
  const isEmpty = output === 0 && words === 0;
  const isOutputUsable =
    output !== null &&
    output <= CONTEXT &&
    (output > 0 || words === 0) &&
    characters <= output * 256;
  const isInputUsable = input !== null && input <= CONTEXT && (input > 0 || isEmpty);
  return {
    input: isInputUsable ? input : ESTIMATED_INPUT,
    // A report that is too small is a lower bound, which no estimate of more than it is below.
    output: isOutputUsable ? output : Math.min(words, 100),
    estimated: !isInputUsable || !isOutputUsable,
  };
}

async function settle(usage: TokenUsage | undefined, { text, reasoning }: Content) {
  const { settled } = await runScript([
    [
      bareStart,
      { type: "reasoning-delta", text: "r ".repeat(reasoning) },
      { type: "text-delta", text: "t ".repeat(text) },
    ],
    [...(usage === undefined ? [] : [used(usage)]), end],
  ]);
  if (settled === undefined) throw new Error("the request was not settled");
  return settled;
}

async function check(usage: TokenUsage | undefined, content: Content, want: Charged) {
  const settled = await settle(usage, content);
  const price = want.input * PRICE.input + want.output * PRICE.output;
  expect({
    charge: settled.charge,
    prompt: settled.usage.promptTokens,
    completion: settled.usage.completionTokens,
    estimated: settled.estimated,
  }).toEqual({
    charge: Math.min(price, HOLD),
    prompt: want.input,
    completion: want.output,
    estimated: want.estimated,
  });
  const { promptTokens, cachedTokens, cacheWriteTokens, ...rest } = settled.usage;
  expect(cachedTokens + cacheWriteTokens).toBeLessThanOrEqual(promptTokens);
  expect(rest.reasoningTokens).toBeLessThanOrEqual(rest.completionTokens);
}

const counts = fc.oneof(fc.nat(9), fc.nat(120), fc.constantFrom(0, 1, 999, 1_000, 1_001, 50_000));
const absurd = fc.constantFrom(-1, -5_000, 0.5, "12", true, {}, 2 ** 53, 1e300, Number.NaN);
const anything = fc.oneof(
  { weight: 8, arbitrary: counts },
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: absurd },
);
const unrelated: fc.Arbitrary<Report> = fc.record({
  prompt: anything,
  cached: anything,
  written: anything,
  completion: anything,
  reasoning: anything,
  total: anything,
});
/** Reports whose total is a sum of some of the other numbers, or near one. */
const related: fc.Arbitrary<Report> = fc
  .record({
    numbers: fc.record({ prompt: counts, cached: counts, written: counts, completion: counts }),
    reasoning: fc.oneof(counts, fc.constant(undefined)),
    parts: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    more: fc.constantFrom(0, 0, 0, 62, -1),
  })
  .map(({ numbers, reasoning, parts: [isCached, isWritten, isReasoning], more }) => ({
    ...numbers,
    reasoning,
    total:
      numbers.prompt +
      numbers.completion +
      (isCached ? numbers.cached : 0) +
      (isWritten ? numbers.written : 0) +
      (isReasoning ? (reasoning ?? 0) : 0) +
      more,
  }));
const words = fc.oneof(fc.constant(0), fc.nat(9), fc.constantFrom(127, 128, 129, 300));
const content: fc.Arbitrary<Content> = fc.record({ text: words, reasoning: words });

function chatUsage(report: Report): TokenUsage | undefined {
  const usage = {
    prompt_tokens: report.prompt,
    completion_tokens: report.completion,
    total_tokens: report.total,
    prompt_tokens_details: { cached_tokens: report.cached, cache_write_tokens: report.written },
    completion_tokens_details: { reasoning_tokens: report.reasoning },
  };
  return readUsage(readReplyBody({ usage }, "", ["message"]));
}

test("chat: the charge is the report's where it is consistent, else the estimate's", async () => {
  const report = fc.oneof(unrelated, related);
  await fc.assert(
    fc.asyncProperty(report, content, (drawn, reply) =>
      check(chatUsage(drawn), reply, chargedByTable(readByTable(drawn, reply), reply)),
    ),
    { numRuns: 1_000 },
  );
});

test("messages: the same, with the caches always beside the input", async () => {
  await fc.assert(
    fc.asyncProperty(unrelated, content, async (drawn, reply) => {
      const { prompt, cached, written, completion, reasoning } = drawn;
      const usage = readMessagesUsage({
        input_tokens: prompt,
        cache_read_input_tokens: cached,
        cache_creation_input_tokens: written,
        output_tokens: completion,
        output_tokens_details: { thinking_tokens: reasoning },
      });
      const inputs = [prompt, cached, written];
      const isInput = inputs.every(isCountOrAbsent) && inputs.some(isNumber);
      const isOutput = isCountOrAbsent(reasoning) && isNumber(completion);
      const input = isInput ? inputs.map(orZero).reduce((sum, one) => sum + one, 0) : null;
      const output = isOutput ? orZero(completion) : null;
      await check(usage, reply, chargedByTable([input, output], reply));
    }),
    { numRuns: 500 },
  );
});
