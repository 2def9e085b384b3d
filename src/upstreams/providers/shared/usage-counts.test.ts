import { describe, expect, test } from "vitest";
import { readUsage as readMessagesUsage } from "../anthropic/read-usage.ts";
import { readUsage as readResponsesUsage } from "../openai-responses/read-usage.ts";
import { readUsage as readChatUsage } from "../openai/read-usage.ts";

const chat = (usage: object) => readChatUsage({ usage });
const prompt = { freshInput: 35, cachedInput: 0, cacheWrite: 0 };

describe("output is never below the total minus the input", () => {
  test.each([
    [
      "reasoning that the completion leaves out",
      { completion_tokens: 12, total_tokens: 109 },
      { output: 74 },
    ],
    [
      "with its count",
      {
        completion_tokens: 12,
        total_tokens: 109,
        completion_tokens_details: { reasoning_tokens: 62 },
      },
      { output: 74, reasoning: 62 },
    ],
    [
      "a total of the completion alone",
      { completion_tokens: 12, total_tokens: 12 },
      { output: 12 },
    ],
    ["a total that is not a count", { completion_tokens: 12, total_tokens: "109" }, { output: 12 }],
    ["no completion", { total_tokens: 109 }, {}],
  ])("%s", (_, usage, want) => {
    expect(chat({ prompt_tokens: 35, ...usage })).toEqual({ ...prompt, ...want });
  });

  test("a total without an input", () => {
    expect(chat({ completion_tokens: 12, total_tokens: 109 })).toEqual({ output: 12 });
  });
});

describe("buckets are disjoint and never exceed their side, whatever is reported", () => {
  const details = (cached: number, written: number) => ({
    cached_tokens: cached,
    cache_write_tokens: written,
  });
  test.each([
    ["within the input", 100, 30, 20, [50, 30, 20]],
    ["all of it cached", 100, 100, 0, [0, 100, 0]],
    ["all of it written", 100, 0, 100, [0, 0, 100]],
    ["more cached than there is", 100, 120, 0, [0, 100, 0]],
    ["more written than there is", 100, 0, 120, [0, 0, 100]],
    ["more of both together", 100, 70, 60, [0, 70, 30]],
    ["nothing", 0, 0, 0, [0, 0, 0]],
  ])("%s", (_, all, cached, written, want) => {
    const ofInput = details(cached, written);
    for (const usage of [
      chat({ prompt_tokens: all, prompt_tokens_details: ofInput }),
      readResponsesUsage({ input_tokens: all, input_tokens_details: ofInput }),
    ]) {
      expect([usage?.freshInput, usage?.cachedInput, usage?.cacheWrite]).toEqual(want);
    }
  });

  test("reasoning is at most the output", () => {
    const reasoned = { reasoning_tokens: 9 };
    const want = { output: 3, reasoning: 3 };
    expect(chat({ completion_tokens: 3, completion_tokens_details: reasoned })).toEqual(want);
    expect(readResponsesUsage({ output_tokens: 3, output_tokens_details: reasoned })).toEqual(want);
    const thought = { thinking_tokens: 9 };
    expect(readMessagesUsage({ output_tokens: 3, output_tokens_details: thought })).toEqual(want);
  });
});

describe("fields from which a bucket is read", () => {
  const cachedOf = (usage: object): unknown => chat({ prompt_tokens: 9, ...usage })?.cachedInput;
  test("chat completions: cached tokens, first from the details, then from DeepSeek's field, then Moonshot's", () => {
    const [details, deepseek, moonshot] = [
      { prompt_tokens_details: { cached_tokens: 1 } },
      { prompt_cache_hit_tokens: 2 },
      { cached_tokens: 3 },
    ];
    expect(cachedOf({ ...details, ...deepseek, ...moonshot })).toBe(1);
    expect(cachedOf({ ...deepseek, ...moonshot })).toBe(2);
    expect(cachedOf(moonshot)).toBe(3);
    expect(cachedOf({})).toBe(0);
  });

  test("chat completions: Groq's own field, if there is no other", () => {
    const groq = { usage: { prompt_tokens: 5, completion_tokens: 2 } };
    const want = { freshInput: 5, cachedInput: 0, cacheWrite: 0, output: 2 };
    expect(readChatUsage({ x_groq: groq })).toEqual(want);
    expect(readChatUsage({ usage: null, x_groq: groq })).toEqual(want);
    expect(readChatUsage({ usage: { completion_tokens: 3 }, x_groq: groq })).toEqual({ output: 3 });
  });

  test.each<[string, object, object]>([
    [
      "all of them",
      { input_tokens: 9, cache_read_input_tokens: 2, cache_creation_input_tokens: 3 },
      { freshInput: 9, cachedInput: 2, cacheWrite: 3 },
    ],
    [
      "no write: it is zero",
      { input_tokens: 9, cache_read_input_tokens: 2 },
      { freshInput: 9, cachedInput: 2, cacheWrite: 0 },
    ],
    [
      "no read: it is zero",
      { input_tokens: 9, cache_creation_input_tokens: 3 },
      { freshInput: 9, cachedInput: 0, cacheWrite: 3 },
    ],
    ["no cache: unknown", { input_tokens: 9 }, { freshInput: 9 }],
    ["no input: the caches alone", { cache_read_input_tokens: 2 }, { cachedInput: 2 }],
    ["a write alone", { cache_creation_input_tokens: 3 }, { cacheWrite: 3 }],
    [
      "thinking is part of the output",
      { output_tokens: 9, output_tokens_details: { thinking_tokens: 4 } },
      { output: 9, reasoning: 4 },
    ],
  ])("messages: %s", (_, usage, want) => {
    expect(readMessagesUsage(usage)).toEqual(want);
  });

  test("responses: every field", () => {
    const usage = {
      input_tokens: 9,
      input_tokens_details: { cached_tokens: 2, cache_write_tokens: 3 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 4 },
      total_tokens: 16,
    };
    const want = { freshInput: 4, cachedInput: 2, cacheWrite: 3, output: 7, reasoning: 4 };
    expect(readResponsesUsage(usage)).toEqual(want);
  });

  test.each([undefined, null, 7, "7", [], {}])("%j is not a usage report", (usage) => {
    expect(readMessagesUsage(usage)).toBeUndefined();
    expect(readResponsesUsage(usage)).toBeUndefined();
    expect(readChatUsage({ usage })).toBeUndefined();
  });
});

const wrong = [-5, 0.5, "7", Number.NaN, {}, 2 ** 60];

describe("a side with a number that is not a count is not reported", () => {
  const messages = {
    input_tokens: 9,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
    output_tokens: 3,
    output_tokens_details: { thinking_tokens: 1 },
  };
  const output = { output: 3, reasoning: 1 };
  const input = { freshInput: 9, cachedInput: 0, cacheWrite: 0 };

  test.each(wrong)("messages: %s", (value) => {
    for (const name of Object.keys(input)) {
      const names: Readonly<Record<string, string>> = {
        freshInput: "input_tokens",
        cachedInput: "cache_read_input_tokens",
        cacheWrite: "cache_creation_input_tokens",
      };
      const usage = { ...messages, [names[name] ?? ""]: value };
      expect(readMessagesUsage(usage), name).toEqual(output);
    }
    expect(readMessagesUsage({ ...messages, output_tokens: value })).toEqual(input);
    const details = { output_tokens_details: { thinking_tokens: value } };
    expect(readMessagesUsage({ ...messages, ...details })).toEqual(input);
  });

  test.each(wrong)("chat completions: %s", (value) => {
    const usage = { prompt_tokens: 9, completion_tokens: 3 };
    const reasoned = { ...usage, completion_tokens_details: { reasoning_tokens: 1 } };
    expect(chat({ ...reasoned, prompt_tokens: value })).toEqual(output);
    expect(chat({ ...reasoned, prompt_cache_hit_tokens: value })).toEqual(output);
    for (const name of ["cached_tokens", "cache_write_tokens"]) {
      expect(chat({ ...reasoned, prompt_tokens_details: { [name]: value } })).toEqual(output);
    }
    expect(chat({ ...usage, completion_tokens: value })).toEqual(input);
    const details = { completion_tokens_details: { reasoning_tokens: value } };
    expect(chat({ ...usage, ...details })).toEqual(input);
  });

  test.each(wrong)("responses: %s", (value) => {
    const usage = { input_tokens: 9, output_tokens: 3 };
    expect(readResponsesUsage({ ...usage, input_tokens: value })).toEqual({ output: 3 });
    expect(readResponsesUsage({ ...usage, output_tokens: value })).toEqual(input);
  });

  test("null is absent", () => {
    const nulls = { cache_read_input_tokens: null, cache_creation_input_tokens: null };
    expect(readMessagesUsage({ ...messages, ...nulls })).toEqual({ freshInput: 9, ...output });
  });
});

describe("the vendor's stated cost of a request", () => {
  test.each<[string, object, string | undefined]>([
    ["OpenRouter", { cost: 0.95, cost_details: { upstream_inference_cost: 19 } }, "0.95"],
    ["less than a millionth", { cost: 1.5e-7 }, "0.00000015"],
    ["nothing", { cost: 0 }, "0"],
    ["a whole dollar", { cost: 10 }, "10"],
    ["Perplexity", { cost: { total_cost: 0.006, request_cost: 0.005 } }, "0.006"],
    ["xAI", { cost_in_usd_ticks: 37_756_000 }, "0.0037756"],
    ["xAI, more than a dollar", { cost_in_usd_ticks: 12_000_000_000 }, "1.2"],
    ["DeepInfra", { estimated_cost: 0.0002 }, "0.0002"],
    ["nobody", {}, undefined],
    ["a million dollars", { cost: 1_000_000 }, "1000000"],
    ["more than a million", { cost: 1_000_000.01 }, undefined],
    ["xAI, less than a dollar by the smallest tick", { cost_in_usd_ticks: 1 }, "0.0000000001"],
    ["xAI, a round sum", { cost_in_usd_ticks: 100_000_000_000 }, "10"],
    ["xAI, nothing", { cost_in_usd_ticks: 0 }, "0"],
    ["ten dollars and ten cents", { cost: 10.1 }, "10.1"],
    ["a text", { cost: "cheap" }, undefined],
    ["a negative number", { cost: -1 }, undefined],
    ["an absurd number", { cost: 1e300 }, undefined],
    ["parts without their sum", { cost: { request_cost: 0.005 } }, undefined],
  ])("%s", (_, reported, want) => {
    const expected = want === undefined ? {} : { vendorCost: want };
    const chatUsage = { prompt_tokens: 35, completion_tokens: 1, ...reported };
    expect(chat(chatUsage)).toEqual({ ...prompt, output: 1, ...expected });
    const usage = { input_tokens: 35, output_tokens: 1, ...reported };
    expect(readResponsesUsage(usage)).toEqual({ ...prompt, output: 1, ...expected });
    expect(readMessagesUsage(usage)).toEqual({ freshInput: 35, output: 1, ...expected });
  });
});
