import { describe, expect, test } from "vitest";
import type { TokenUsage, UsageFault } from "../../../core/conversation/token-usage.ts";
import { readUsage as readMessagesUsage } from "../anthropic/reply-body.ts";
import { readUsage as readResponsesUsage } from "../openai-responses/reply-body.ts";
import { readUsage as readChatUsage, readReplyBody } from "../openai/reply-body.ts";

const chat = (usage: object) => readChatUsage(readReplyBody({ usage }, "", ["message"]));

/** The numbers of one report. */
interface Numbers {
  readonly prompt?: unknown;
  readonly completion?: unknown;
  readonly cached?: unknown;
  readonly written?: unknown;
  readonly reasoning?: unknown;
  readonly total?: unknown;
}

/** Returns a report of chat completions, without the fields that have no number. */
function chatReport(numbers: Numbers): object {
  return {
    prompt_tokens: numbers.prompt,
    completion_tokens: numbers.completion,
    total_tokens: numbers.total,
    prompt_tokens_details: { cached_tokens: numbers.cached, cache_write_tokens: numbers.written },
    completion_tokens_details: { reasoning_tokens: numbers.reasoning },
  };
}

function responsesReport(numbers: Numbers): object {
  return {
    input_tokens: numbers.prompt,
    output_tokens: numbers.completion,
    total_tokens: numbers.total,
    input_tokens_details: { cached_tokens: numbers.cached, cache_write_tokens: numbers.written },
    output_tokens_details: { reasoning_tokens: numbers.reasoning },
  };
}

type Buckets = readonly [
  fresh: number | undefined,
  cached: number | undefined,
  written: number | undefined,
  output: number | undefined,
  reasoning?: number | undefined,
];

function bucketsOf(usage: TokenUsage | undefined): Buckets {
  const { freshInput, cachedInput, cacheWrite, output, reasoning } = usage ?? {};
  const counts = [freshInput, cachedInput, cacheWrite, output] as const;
  return reasoning === undefined ? counts : [...counts, reasoning];
}

/** Whether the vendor's own numbers are kept beside the buckets, and why one is not believed. */
type Notes = "plain" | "kept" | `kept, ${UsageFault}`;

function notesOf(usage: TokenUsage | undefined): string {
  const faults = Object.values(usage?.faults ?? {});
  return [usage?.reported === undefined ? "plain" : "kept", ...faults].join(", ");
}

const u = undefined;

/** The rows of `docs/decisions/usage-reports.md` for wires that count the caches within the input. */
const readings: readonly (readonly [string, Numbers, Buckets, Notes])[] = [
  // Ordinary reports.
  ["no cache", { prompt: 100, completion: 20, total: 120 }, [100, 0, 0, 20], "plain"],
  ["no total", { prompt: 100, completion: 20 }, [100, 0, 0, 20], "plain"],
  [
    "caches within the prompt",
    { prompt: 100, cached: 30, written: 20, completion: 9, total: 109 },
    [50, 30, 20, 9],
    "plain",
  ],
  ["all of it cached", { prompt: 9, cached: 9, completion: 1, total: 10 }, [0, 9, 0, 1], "plain"],
  ["all of it written", { prompt: 9, written: 9, completion: 1 }, [0, 0, 9, 1], "plain"],
  [
    "reasoning within the output",
    { prompt: 9, completion: 7, reasoning: 4, total: 16 },
    [9, 0, 0, 7, 4],
    "plain",
  ],
  ["zeros", { prompt: 0, completion: 0, total: 0 }, [0, 0, 0, 0], "plain"],
  ["a prompt alone", { prompt: 9, total: 40 }, [9, 0, 0, u], "plain"],
  ["a completion alone", { completion: 12, total: 109 }, [u, u, u, 12], "plain"],
  [
    "a total of the completion alone",
    { prompt: 35, completion: 12, total: 12 },
    [35, 0, 0, 12],
    "plain",
  ],
  // Caches beside the prompt.
  [
    "cached above the prompt, in the total",
    { prompt: 86, cached: 50_000, completion: 120, total: 50_206 },
    [86, 50_000, 0, 120],
    "kept",
  ],
  [
    "cached above the prompt, not in the total",
    { prompt: 86, cached: 50_000, completion: 120, total: 206 },
    [86, 50_000, 0, 120],
    "kept, total",
  ],
  [
    "cached above the prompt, no total",
    { prompt: 86, cached: 50_000, completion: 120 },
    [86, 50_000, 0, 120],
    "kept",
  ],
  ["cached beside no prompt", { prompt: 0, cached: 9, completion: 1 }, [0, 9, 0, 1], "kept"],
  [
    "written above the prompt",
    { prompt: 31, written: 1_253, completion: 5 },
    [31, 0, 1_253, 5],
    "kept",
  ],
  [
    "both together above the prompt",
    { prompt: 100, cached: 70, written: 60, completion: 5 },
    [100, 70, 60, 5],
    "kept",
  ],
  [
    "both below the prompt, but beside it in the total",
    { prompt: 1_000, cached: 700, written: 200, completion: 50, total: 1_950 },
    [1_000, 700, 200, 50],
    "kept",
  ],
  [
    "cached below the prompt, but beside it in the total",
    { prompt: 1_000, cached: 700, completion: 50, total: 1_750 },
    [1_000, 700, 0, 50],
    "kept",
  ],
  [
    "only the written part beside the prompt",
    { prompt: 1_000, cached: 700, written: 200, completion: 50, total: 1_250 },
    [300, 700, 200, 50],
    "kept",
  ],
  [
    "only the cached part beside the prompt",
    { prompt: 1_000, cached: 700, written: 200, completion: 50, total: 1_750 },
    [800, 700, 200, 50],
    "kept",
  ],
  // Output that only the total has.
  [
    "reasoning outside of the completion, no count of it",
    { prompt: 35, completion: 12, total: 109 },
    [35, 0, 0, 74],
    "kept",
  ],
  [
    "reasoning outside of the completion, with its count",
    { prompt: 35, completion: 12, reasoning: 62, total: 109 },
    [35, 0, 0, 74, 62],
    "kept",
  ],
  [
    "the same, with caches within the prompt",
    { prompt: 35, cached: 20, written: 5, completion: 12, reasoning: 62, total: 109 },
    [10, 20, 5, 74, 62],
    "kept",
  ],
  [
    "the same without a count, with caches within the prompt",
    { prompt: 35, cached: 20, completion: 12, total: 109 },
    [15, 20, 0, 74],
    "kept",
  ],
  [
    "the same, with caches beside the prompt",
    { prompt: 35, cached: 100, completion: 12, reasoning: 62, total: 209 },
    [35, 100, 0, 74, 62],
    "kept",
  ],
  [
    "nothing but reasoning",
    { prompt: 35, completion: 0, reasoning: 62, total: 97 },
    [35, 0, 0, 62, 62],
    "kept",
  ],
  // Totals that no reading has: the output is as reported.
  [
    "a rest of the total, with caches beside the prompt",
    { prompt: 86, cached: 50_000, completion: 120, total: 60_000 },
    [86, 50_000, 0, 120],
    "kept, total",
  ],
  [
    "a rest that is not the counted reasoning",
    { prompt: 9, completion: 5, reasoning: 4, total: 16 },
    [9, 0, 0, 5, 4],
    "kept, total",
  ],
  [
    "a rest without a prompt",
    { prompt: 0, completion: 5, total: 500 },
    [0, 0, 0, 5],
    "kept, total",
  ],
  [
    "a total below both sides",
    { prompt: 35, completion: 12, total: 40 },
    [35, 0, 0, 12],
    "kept, total",
  ],
  [
    "a rest, although no reasoning is counted",
    { prompt: 35, completion: 12, reasoning: 0, total: 109 },
    [35, 0, 0, 12, 0],
    "kept, total",
  ],
  [
    "a total that is not a count",
    { prompt: 35, completion: 12, total: "109" },
    [35, 0, 0, 12],
    "plain",
  ],
  ["a negative total", { prompt: 35, completion: 12, total: -1 }, [35, 0, 0, 12], "plain"],
  // More reasoning than output.
  [
    "more reasoning than output, no total",
    { prompt: 9, completion: 3, reasoning: 9 },
    [9, 0, 0, 3, 3],
    "kept, reasoning",
  ],
  [
    "more reasoning than output, which the total confirms",
    { prompt: 9, completion: 3, reasoning: 9, total: 12 },
    [9, 0, 0, 3, 3],
    "kept, reasoning",
  ],
  [
    "more reasoning than output, and a total of neither",
    { prompt: 9, completion: 3, reasoning: 9, total: 14 },
    [9, 0, 0, 3, 3],
    "kept, total",
  ],
];

describe.each([
  ["chat completions", (numbers: Numbers) => chat(chatReport(numbers))],
  ["responses", (numbers: Numbers) => readResponsesUsage(responsesReport(numbers))],
])("the reading of %s", (_wire, read) => {
  test.each(readings)("%s", (_, numbers, buckets, notes) => {
    const usage = read(numbers);
    expect([bucketsOf(usage), notesOf(usage)]).toEqual([buckets, notes]);
  });
});

test("the rest of a total that a reasoning count of zero denies is kept for the reply to decide", () => {
  const numbers = { prompt: 35, completion: 12, reasoning: 0, total: 109 };
  expect(chat(chatReport(numbers))?.deniedOutput).toBe(62);
  expect(chat(chatReport({ ...numbers, reasoning: undefined }))?.deniedOutput).toBeUndefined();
  expect(chat(chatReport({ ...numbers, reasoning: 4 }))?.deniedOutput).toBeUndefined();
});

test("the vendor's own numbers are kept as they were, without what is not a number", () => {
  const kept = (numbers: Numbers) => chat(chatReport(numbers))?.reported;
  expect(
    kept({ prompt: 86, cached: 90, written: 2, completion: 120, reasoning: 7, total: 9 }),
  ).toEqual({
    promptTokens: 86,
    cachedTokens: 90,
    cacheWriteTokens: 2,
    completionTokens: 120,
    reasoningTokens: 7,
    totalTokens: 9,
  });
  expect(kept({ prompt: -5, completion: 0.5 })).toEqual({
    promptTokens: -5,
    completionTokens: 0.5,
  });
  expect(kept({ prompt: "5", completion: 2 ** 53, total: Number.NaN })).toEqual({});
});

describe("messages: the caches are beside the input, whatever their numbers are", () => {
  test.each<[string, object, Buckets, Notes]>([
    [
      "caches above the input",
      {
        input_tokens: 9,
        cache_read_input_tokens: 20,
        cache_creation_input_tokens: 30,
        output_tokens: 1,
      },
      [9, 20, 30, 1],
      "plain",
    ],
    [
      "more thinking than output",
      { input_tokens: 9, output_tokens: 3, output_tokens_details: { thinking_tokens: 9 } },
      [9, u, u, 3, 3],
      "kept, reasoning",
    ],
    [
      "a total, which the protocol does not have",
      { input_tokens: 9, output_tokens: 3, total_tokens: 99 },
      [9, u, u, 3],
      "plain",
    ],
  ])("%s", (_, report, buckets, notes) => {
    const usage = readMessagesUsage(report);
    expect([bucketsOf(usage), notesOf(usage)]).toEqual([buckets, notes]);
  });
});
