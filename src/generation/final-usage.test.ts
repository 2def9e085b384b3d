import { expect, test } from "vitest";
import type { Conversation } from "../core/conversation/conversation.ts";
import { resultOf, type ResultParts } from "../core/conversation/test-result.ts";
import { inputTokens } from "../core/conversation/token-usage.ts";
import { nanoUsd, picoUsd } from "../core/money/amounts.ts";
import { RawJson } from "../core/raw-json/raw-json.ts";
import type { Estimator } from "./estimator.ts";
import { conversationText, finalUsage } from "./final-usage.ts";
import { makeModel } from "./testing/test-model.ts";

const ceiling = {
  amount: nanoUsd(0),
  inputCharge: nanoUsd(0),
  outputPrice: picoUsd(0),
  inputTextBytes: 0,
  inputTokensExpected: 10,
  inputTokensMax: 50,
  outputTokensMax: 20,
};
const conversation = {
  model: "m",
  system: [],
  turns: [{ role: "user", parts: [{ type: "text", text: "a b c d" }] }],
  tools: [],
  sampling: {},
} as const;

/** An estimator that counts one token per word and records its texts. */
function wordEstimator(): Estimator & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    estimate: async (texts) => {
      asked.push(...texts);
      return texts.map((item) => item.split(/\s/).filter(Boolean).length);
    },
    close: async () => {},
  };
}

async function ask(result: Partial<ResultParts>, cut = false) {
  const estimator = wordEstimator();
  const question = { conversation, model: makeModel({}), ceiling, cut };
  const { usage, estimated } = await finalUsage(
    { ...question, result: resultOf(result) },
    estimator,
  );
  return { usage, estimated, asked: estimator.asked };
}

const words = (count: number): string => "w ".repeat(count);

test.each<[string, Partial<ResultParts>, object]>([
  ["no usage was reported", { text: "x y" }, { freshInput: 4, output: 2 }],
  ["no output was received", {}, { freshInput: 4, output: 0 }],
  ["the input was reported", { text: "x", usage: { freshInput: 9 } }, { freshInput: 9, output: 1 }],
  [
    "every input bucket was reported",
    { usage: { freshInput: 1, cachedInput: 2, cacheWrite: 3 } },
    { freshInput: 1, cachedInput: 2, cacheWrite: 3, output: 0 },
  ],
  ["only a cache was reported", { usage: { cachedInput: 2 } }, { cachedInput: 2, output: 0 }],
  ["only a write was reported", { usage: { cacheWrite: 2 } }, { cacheWrite: 2, output: 0 }],
  [
    "an implausible input was reported",
    { usage: { freshInput: 1e9 } },
    { freshInput: 4, cachedInput: 0, cacheWrite: 0, output: 0 },
  ],
  [
    "more output was reported than received",
    { usage: { output: 7 } },
    { freshInput: 4, output: 7 },
  ],
  ["less output was reported", { text: "x y", usage: { output: 1 } }, { freshInput: 4, output: 2 }],
  ["an implausible output was reported", { usage: { output: 1e9 } }, { freshInput: 4, output: 0 }],
  [
    "reasoning is part of the output",
    { text: "x", reasoning: "y z" },
    { freshInput: 4, output: 3, reasoning: 2 },
  ],
  ["more was received than the hold covers", { text: words(30) }, { freshInput: 4, output: 20 }],
  [
    "more reasoning was received than the hold covers",
    { reasoning: words(30) },
    { freshInput: 4, output: 20, reasoning: 20 },
  ],
  [
    "omitted text and reasoning count by their own lengths",
    { text: "a b", reasoning: "c d e", omitted: { output: 3, reasoning: 10 } },
    { freshInput: 4, output: 13, reasoning: 9 },
  ],
  [
    "calls count by name and arguments",
    { text: "x", toolCalls: [{ type: "tool-call", id: "c", name: "f ", argumentsJson: "1 2" }] },
    { freshInput: 4, output: 4 },
  ],
])("a cut reply: %s", async (_, result, usage) => {
  expect(await ask(result, true)).toMatchObject({ usage, estimated: true });
  expect((await ask(result, true)).usage).toEqual(usage);
});

test("complete usage of a complete reply is used unchanged, without an estimate", async () => {
  const usage = { freshInput: 5, cachedInput: 1, output: 3, reasoning: 2 };
  expect(await ask({ usage })).toEqual({ usage, estimated: false, asked: [] });
});

test.each<[string, Partial<ResultParts>, object, readonly string[]]>([
  [
    "the input was reported, and no output",
    { text: "x y", usage: { freshInput: 9 } },
    { freshInput: 9, output: 2 },
    ["x y", "", ""],
  ],
  [
    "the output was reported, and no input",
    { text: "x y", reasoning: "z", usage: { output: 7, reasoning: 3 } },
    { freshInput: 4, output: 7, reasoning: 3 },
    ["", "", "a b c d"],
  ],
  [
    "the input is above the context: the estimate has its shares of the caches",
    {
      text: "x y",
      usage: { freshInput: 1e6, cachedInput: 1e6, cacheWrite: 2e6, cacheWrite1h: 1e6, output: 7 },
    },
    { freshInput: 1, cachedInput: 1, cacheWrite: 2, cacheWrite1h: 1, output: 7 },
    ["", "", "a b c d"],
  ],
  [
    "the output is implausible, and the input is not",
    { text: "x y", usage: { freshInput: 9, cachedInput: 1, output: 1e9, reasoning: 7 } },
    { freshInput: 9, cachedInput: 1, output: 2 },
    ["x y", "", ""],
  ],
])("a complete reply: %s", async (_, result, usage, asked) => {
  expect(await ask(result)).toEqual({ usage, estimated: true, asked });
});

const call = { type: "tool-call", id: "c", name: "f ", argumentsJson: "1 2" } as const;
const zeros = { freshInput: 0, output: 0 };

test.each<[string, Partial<ResultParts>, string]>([
  // usage of the vendor beside content                                                 in out
  ["zeros beside text", { text: "x y", usage: zeros }, "~4 2 input zero, output zero"],
  ["zeros beside a call", { toolCalls: [call], usage: zeros }, "~4 3 input zero, output zero"],
  ["zeros beside reasoning", { reasoning: "x", usage: zeros }, "~4 1(1) input zero, output zero"],
  ["zeros beside nothing", { usage: zeros }, "0 0"],
  [
    "zero output beside reasoning",
    { reasoning: "x y z", usage: { freshInput: 9, output: 0 } },
    "~9 3(3) output zero",
  ],
  [
    "zero output beside text of which only the start was kept",
    { text: "", omitted: { output: 8, reasoning: 0 }, usage: { freshInput: 9, output: 0 } },
    "~9 0 output zero",
  ],
  ["zero output beside nothing", { usage: { freshInput: 9, output: 0 } }, "9 0"],
  [
    "zero input beside output",
    { text: "x", usage: { freshInput: 0, output: 5 } },
    "~4 5 input zero",
  ],
  [
    "one token beside 300 characters",
    { text: words(150), usage: { freshInput: 9, output: 1 } },
    "~9 20 output below-content",
  ],
  [
    "one token beside 300 characters of reasoning",
    { reasoning: words(150), usage: { freshInput: 9, output: 1 } },
    "~9 20(20) output below-content",
  ],
  [
    "one token beside a picture in the text",
    { text: `![](data:image/png;base64,${"A".repeat(300)})`, usage: { freshInput: 9, output: 1 } },
    "9 1",
  ],
  [
    "a faulty output after a valid one",
    {
      text: "x",
      usage: { freshInput: 9, output: 7, faults: { output: "not-a-count" }, reported: {} },
    },
    "~9 7 output not-a-count",
  ],
  [
    "a total that nothing explains",
    { text: "x", usage: { freshInput: 9, output: 7, faults: { other: "total" }, reported: {} } },
    "9 7 other total",
  ],
])("a complete reply: %s", async (_, result, want) => {
  const estimator = wordEstimator();
  const question = { conversation, model: makeModel({}), ceiling, cut: false };
  const billed = await finalUsage({ ...question, result: resultOf(result) }, estimator);
  const { usage, estimated, faults = {} } = billed;
  const reasoning = usage.reasoning === undefined ? "" : `(${usage.reasoning})`;
  const reasons = Object.entries(faults).map((fault) => fault.join(" "));
  const sides = `${estimated ? "~" : ""}${inputTokens(usage)} ${usage.output}${reasoning}`;
  expect([sides, reasons.join(", ")].filter(Boolean).join(" ")).toBe(want);
});

test("one token beside much text is not questioned if the client began the reply", async () => {
  const begun = { role: "assistant", parts: [{ type: "text", text: "w" }] } as const;
  const result = resultOf({ text: words(150), usage: { freshInput: 9, output: 1 } });
  const turns = [...conversation.turns, begun];
  const question = { conversation: { ...conversation, turns }, model: makeModel({}), ceiling };
  const billed = await finalUsage({ ...question, result, cut: false }, wordEstimator());
  expect(billed).toEqual({ usage: { freshInput: 9, output: 1 }, estimated: false });
});

test.each<[string, { lacksMarks?: true; cacheWrite1h?: number }, number | undefined]>([
  ["not reported, and every mark was sent", {}, 5],
  ["not reported, and a mark was not sent", { lacksMarks: true }, undefined],
  ["reported", { cacheWrite1h: 2 }, 2],
])("writes for an hour: %s", async (_, { lacksMarks, ...reported }, want) => {
  const hour = { type: "ephemeral", ttl: "1h" } as const;
  const marked = { ...conversation, tools: [{ name: "f", cacheControl: hour }] };
  const result = resultOf({
    text: "x",
    usage: { freshInput: 1, cachedInput: 0, cacheWrite: 5, output: 1, ...reported },
  });
  const sent = { conversation: marked, model: makeModel({}), ceiling, result, cut: false };
  const question = { ...sent, ...(lacksMarks && { lacksMarks }) };
  const { usage } = await finalUsage(question, wordEstimator());
  expect(usage.cacheWrite1h).toBe(want);
});

test("the conversation is read only if its size is unknown", async () => {
  expect((await ask({ text: "x" })).asked).toEqual(["x", "", "a b c d"]);
  expect((await ask({ text: "x", usage: { freshInput: 9 } })).asked).toEqual(["x", "", ""]);
});

test("an estimated input is between one token and the size of the hold", async () => {
  const question = { model: makeModel({}), result: resultOf({}), cut: true };
  const bare = { ...conversation, turns: [] };
  const estimator = wordEstimator();
  const least = await finalUsage({ ...question, conversation: bare, ceiling }, estimator);
  expect(least.usage.freshInput).toBe(1);
  const small = { ...ceiling, inputTokensMax: 3 };
  const most = await finalUsage({ ...question, conversation, ceiling: small }, estimator);
  expect(most.usage.freshInput).toBe(3);
});

const image = {
  type: "image",
  source: { kind: "base64", mediaType: "image/png", data: "AAAA" },
} as const;
const text = (value: string) => ({ type: "text", text: value }) as const;

const empty: Conversation = { model: "m", system: [], turns: [], tools: [], sampling: {} };

test("every text that the model reads is included once, but no images", () => {
  const conversation: Conversation = {
    ...empty,
    system: [text("rule")],
    turns: [
      { role: "user", parts: [text("question"), image] },
      {
        role: "assistant",
        parts: [{ type: "tool-call", id: "c", name: "f", argumentsJson: "{}" }],
      },
      {
        role: "tool",
        results: [{ callId: "c", toolName: "f", content: [text("found"), image], isError: false }],
      },
      { role: "system", parts: [text("later")] },
    ],
    tools: [
      { name: "f", description: "finds", parameters: RawJson.of({ type: "object" }) },
      { name: "g" },
    ],
    output: { kind: "json-schema", schema: RawJson.of({ type: "string" }) },
  };
  expect(conversationText(conversation).split("\n")).toEqual([
    ...["rule", "question", "f", "{}", "found", "later"],
    ...["f", "finds", '{"type":"object"}', "g", '{"type":"string"}'],
  ]);
});

test("an output format without a schema adds no text", () => {
  expect(conversationText({ ...empty, output: { kind: "json-object" } })).toBe("");
  expect(conversationText(empty)).toBe("");
});

const stopped = { cause: "end", raw: "stop" } as const;

test.each<[string, Partial<ResultParts>, readonly [number, number, number], object]>([
  // result                                                      seen, unseen, hidden   output
  ["no report", { text: words(6) }, [2, 4, 0], { output: 2 }],
  [
    "no report of a model that hides reasoning",
    { text: words(6) },
    [2, 4, 9],
    { output: 11, reasoning: 9 },
  ],
  ["more than the hold", { text: words(6) }, [2, 4, 99], { output: 20, reasoning: 20 }],
  ["a report of half a reply", { text: words(6), usage: { output: 12 } }, [2, 4, 0], { output: 8 }],
  [
    "a report of the whole reply",
    { text: words(6), usage: { output: 12, reasoning: 6 }, stop: stopped },
    [2, 4, 99],
    { output: 8, reasoning: 6 },
  ],
  [
    "a report below the text",
    { text: words(6), usage: { output: 3 }, stop: stopped },
    [2, 4, 0],
    { output: 1 },
  ],
  [
    "a report of zero",
    { text: words(6), usage: { output: 0 }, stop: stopped },
    [2, 4, 9],
    { output: 11, reasoning: 9 },
  ],
  [
    "a report that cannot be billed",
    { text: words(6), usage: { output: -3 }, stop: stopped },
    [2, 4, 9],
    { output: 11, reasoning: 9 },
  ],
])(
  "the output of a client that left: %s",
  async (_what, parts, [seen, unseen, hiddenTokens], want) => {
    const question = { conversation, model: makeModel({}), ceiling, cut: true };
    const departure = { seenCharacters: seen, unseenCharacters: unseen, hiddenTokens };
    const billed = await finalUsage(
      { ...question, result: resultOf(parts), departure },
      wordEstimator(),
    );
    expect(billed).toMatchObject({ estimated: true });
    expect(billed.usage).toEqual({ freshInput: 4, ...want });
  },
);
