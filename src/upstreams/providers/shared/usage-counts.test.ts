import { describe, expect, test } from "vitest";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { readUsage as readMessagesUsage } from "../anthropic/reply-body.ts";
import { readUsage as readResponsesUsage } from "../openai-responses/reply-body.ts";
import { readUsage as readChatUsage, readReplyBody } from "../openai/reply-body.ts";
import type { JsonObject } from "../../../core/raw-json/untyped-json.ts";

const chat = (usage: object) => readChatUsage(readReplyBody({ usage }, "", ["message"]));
const prompt = { freshInput: 35, cachedInput: 0, cacheWrite: 0 };

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

  test("chat completions: cached tokens, from LiteLLM's field; a field filled with zero does not count", () => {
    expect(cachedOf({ cache_read_input_tokens: 4 })).toBe(4);
    const unused = { prompt_tokens_details: { cached_tokens: 0 } };
    expect(cachedOf({ ...unused, cache_read_input_tokens: 4 })).toBe(4);
    expect(cachedOf({ ...unused, prompt_cache_hit_tokens: 0 })).toBe(0);
  });

  test("chat completions: cache writes, by the names of OpenAI, LiteLLM and Anthropic", () => {
    const writtenOf = (usage: object): unknown => chat({ prompt_tokens: 9, ...usage })?.cacheWrite;
    for (const usage of [
      { prompt_tokens_details: { cache_write_tokens: 2 } },
      { prompt_tokens_details: { cache_creation_tokens: 2 } },
      { cache_write_tokens: 2 },
      { cache_creation_input_tokens: 2 },
      { prompt_tokens_details: { cache_write_tokens: 0 }, cache_creation_input_tokens: 2 },
    ]) {
      expect(writtenOf(usage)).toBe(2);
    }
    expect(writtenOf({})).toBe(0);
  });

  describe("chat completions: the place of the report", () => {
    const counts = (prompt: number) => ({ prompt_tokens: prompt, completion_tokens: 2 });
    const zeros = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
    const inChoice = { choices: [{ index: 0, delta: {}, usage: counts(7) }] };
    test.each<[string, JsonObject, number | undefined]>([
      ["Groq's field", { x_groq: { usage: counts(5) } }, 5],
      ["Groq's field beside a null", { usage: null, x_groq: { usage: counts(5) } }, 5],
      ["the top before Groq's field", { usage: counts(3), x_groq: { usage: counts(5) } }, 3],
      ["Moonshot's place, the choice", inChoice, 7],
      ["the choice beside a null", { usage: null, ...inChoice }, 7],
      ["the choice beside an empty report", { usage: {}, ...inChoice }, 7],
      ["the choice beside nulls", { usage: { prompt_tokens: null }, ...inChoice }, 7],
      ["the choice beside zeros", { usage: zeros, ...inChoice }, 7],
      ["the top before the choice", { usage: counts(3), ...inChoice }, 3],
      ["Groq's field before the choice", { x_groq: { usage: counts(5) }, ...inChoice }, 5],
      [
        "the first choice with one",
        { choices: [{}, ...inChoice.choices, { usage: counts(8) }] },
        7,
      ],
      ["zeros alone", { usage: zeros }, 0],
      ["zeros in a choice alone", { choices: [{ usage: zeros }] }, 0],
      ["no place", { choices: [{}] }, undefined],
    ])("%s", (_, reply, fresh) => {
      expect(readChatUsage(readReplyBody(reply, "", ["message"]))?.freshInput).toBe(fresh);
    });
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
      "writes for an hour",
      { cache_creation_input_tokens: 3, cache_creation: { ephemeral_1h_input_tokens: 2 } },
      { cacheWrite: 3, cacheWrite1h: 2 },
    ],
    [
      "no writes for an hour, which is known",
      { cache_creation_input_tokens: 3, cache_creation: { ephemeral_1h_input_tokens: 0 } },
      { cacheWrite: 3, cacheWrite1h: 0 },
    ],
    [
      "zeros before any writes, which say nothing of later ones",
      { cache_creation_input_tokens: 0, cache_creation: { ephemeral_1h_input_tokens: 0 } },
      { cacheWrite: 0 },
    ],
    [
      "more writes for an hour than writes",
      { cache_creation_input_tokens: 3, cache_creation: { ephemeral_1h_input_tokens: 4 } },
      { cacheWrite: 3, cacheWrite1h: 3 },
    ],
    [
      "writes of both lifetimes without their sum",
      {
        input_tokens: 9,
        cache_creation: { ephemeral_5m_input_tokens: 4, ephemeral_1h_input_tokens: 2 },
      },
      { freshInput: 9, cachedInput: 0, cacheWrite: 6, cacheWrite1h: 2 },
    ],
    [
      "writes of one lifetime without their sum",
      { cache_creation_input_tokens: null, cache_creation: { ephemeral_1h_input_tokens: 2 } },
      { cacheWrite: 2, cacheWrite1h: 2 },
    ],
    [
      "a sum of zero, which is not absent",
      { cache_creation_input_tokens: 0, cache_creation: { ephemeral_5m_input_tokens: 4 } },
      { cacheWrite: 0 },
    ],
    [
      "a negative part of an absent sum",
      {
        input_tokens: 9,
        cache_creation: { ephemeral_5m_input_tokens: -1, ephemeral_1h_input_tokens: 2 },
      },
      { faults: { input: "not-a-count" }, reported: { promptTokens: 9 } },
    ],
    ["neither lifetimes nor their sum", { input_tokens: 9, cache_creation: {} }, { freshInput: 9 }],
    [
      "thinking is part of the output",
      { output_tokens: 9, output_tokens_details: { thinking_tokens: 4 } },
      { output: 9, reasoning: 4 },
    ],
  ])("messages: %s", (_, usage, want) => {
    expect(readMessagesUsage(usage)).toEqual(want);
  });

  test("chat: writes of both lifetimes count if no sum of them is other than zero", () => {
    const cache_creation = { ephemeral_5m_input_tokens: 4, ephemeral_1h_input_tokens: 2 };
    const writes = { cacheWrite: 6, cacheWrite1h: 2 };
    expect(chat({ prompt_tokens: 9, cache_creation })).toMatchObject({ freshInput: 3, ...writes });
    const unused = { cache_creation_tokens: 0 };
    expect(chat({ prompt_tokens: 9, prompt_tokens_details: unused, cache_creation })).toMatchObject(
      { freshInput: 3, ...writes },
    );
  });

  test.each([
    ["as the vendor wrote them", { cache_creation: { ephemeral_1h_input_tokens: 2 } }],
    [
      "of LiteLLM",
      {
        prompt_tokens_details: {
          cache_creation_token_details: { ephemeral_1h_input_tokens: 2 },
        },
      },
    ],
  ])("chat: writes for an hour %s", (_, more) => {
    const usage = { prompt_tokens: 9, cache_creation_input_tokens: 3, ...more };
    expect(readChatUsage(readReplyBody({ usage }, "", ["message"]))).toMatchObject({
      cacheWrite: 3,
      cacheWrite1h: 2,
    });
  });

  test("responses: every field", () => {
    const usage = {
      input_tokens: 9,
      input_tokens_details: { cached_tokens: 2, cache_write_tokens: 3 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 4 },
      total_tokens: 14,
    };
    const want = { freshInput: 4, cachedInput: 2, cacheWrite: 3, output: 5, reasoning: 4 };
    expect(readResponsesUsage(usage)).toEqual(want);
  });

  test.each([undefined, null, 7, "7", [], {}])("%j is not a usage report", (usage) => {
    expect(readMessagesUsage(usage)).toBeUndefined();
    expect(readResponsesUsage(usage)).toBeUndefined();
    expect(readChatUsage(readReplyBody({ usage }, "", ["message"]))).toBeUndefined();
  });
});

const wrong = [-5, 0.5, "7", Number.NaN, {}, 2 ** 60];

/** Returns the buckets, with the side that is not usable. */
function sidesOf(usage: TokenUsage | undefined): object {
  const { faults, reported, ...buckets } = usage ?? {};
  expect(reported === undefined).toBe(faults === undefined);
  return { ...buckets, ...(faults && { faults }) };
}

describe("a side with a number that is not a count is not usable", () => {
  const messages = {
    input_tokens: 9,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
    output_tokens: 3,
    output_tokens_details: { thinking_tokens: 1 },
  };
  const output = { output: 3, reasoning: 1, faults: { input: "not-a-count" } };
  const noCaches = { cachedInput: 0, cacheWrite: 0 };
  const input = { freshInput: 9, ...noCaches, faults: { output: "not-a-count" } };

  test.each(wrong)("messages: %s", (value) => {
    for (const name of ["input", "cache_read_input", "cache_creation_input"]) {
      const usage = { ...messages, [`${name}_tokens`]: value };
      expect(sidesOf(readMessagesUsage(usage)), name).toEqual(output);
    }
    expect(sidesOf(readMessagesUsage({ ...messages, output_tokens: value }))).toEqual(input);
    const details = { output_tokens_details: { thinking_tokens: value } };
    expect(sidesOf(readMessagesUsage({ ...messages, ...details }))).toEqual(input);
  });

  test.each(wrong)("chat completions: %s", (value) => {
    const usage = { prompt_tokens: 9, completion_tokens: 3 };
    const reasoned = { ...usage, completion_tokens_details: { reasoning_tokens: 1 } };
    expect(sidesOf(chat({ ...reasoned, prompt_tokens: value }))).toEqual(output);
    expect(sidesOf(chat({ ...reasoned, prompt_cache_hit_tokens: value }))).toEqual(output);
    for (const name of ["cached_tokens", "cache_write_tokens"]) {
      expect(sidesOf(chat({ ...reasoned, prompt_tokens_details: { [name]: value } }))).toEqual(
        output,
      );
    }
    expect(sidesOf(chat({ ...usage, completion_tokens: value }))).toEqual(input);
    const details = { completion_tokens_details: { reasoning_tokens: value } };
    expect(sidesOf(chat({ ...usage, ...details }))).toEqual(input);
  });

  test.each(wrong)("responses: %s", (value) => {
    const usage = { input_tokens: 9, output_tokens: 3 };
    expect(sidesOf(readResponsesUsage({ ...usage, input_tokens: value }))).toEqual({
      output: 3,
      faults: output.faults,
    });
    expect(sidesOf(readResponsesUsage({ ...usage, output_tokens: value }))).toEqual(input);
  });

  test("null is absent", () => {
    const nulls = { cache_read_input_tokens: null, cache_creation_input_tokens: null };
    const want = { freshInput: 9, output: 3, reasoning: 1 };
    expect(readMessagesUsage({ ...messages, ...nulls })).toEqual(want);
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
