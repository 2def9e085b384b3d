import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Conversation, DocumentSource } from "../conversation/conversation.ts";
import { referenceText } from "../conversation/apply-changes.ts";
import { nanoUsd, picoUsd } from "../money/amounts.ts";
import { chargeFor, type Pricing } from "../money/pricing.ts";
import {
  affordableMaxTokens,
  holdCeiling,
  progressCharge,
  type CostBounds,
} from "./hold-ceiling.ts";
import { RawJson } from "../raw-json/raw-json.ts";

/** A nano-dollar per input token and ten per output token, so that amounts correspond to tokens. */
const pricing: Pricing = {
  prompt: picoUsd(1_000),
  completion: picoUsd(10_000),
  cachedPrompt: null,
  cacheWrite: null,
};
const overheads = {
  perRequestTokens: 0,
  perMessageTokens: 0,
  perToolTokens: 0,
  perImageTokens: 0,
};
const model: CostBounds = { contextLength: 1_000, maxOutputTokens: 100, pricing, overheads };
const empty: Conversation = {
  model: "test/model",
  system: [],
  turns: [],
  tools: [],
  sampling: {},
  maxOutputTokens: 0,
};
const text = (value: string) => ({ type: "text", text: value }) as const;
const user = (value: string) => ({ role: "user", parts: [text(value)] }) as const;

const document = (source: DocumentSource, title = "", context = "") =>
  ({ role: "user", parts: [{ type: "document", source, title, context }] }) as const;

it("an estimate counts a PDF like an image", () => {
  const bounds = { ...model, overheads: { ...overheads, perImageTokens: 7 } };
  const pdf = { ...empty, turns: [document({ kind: "url", url: "u" }, "word")] };
  expect(holdCeiling(pdf, bounds).inputCharge).toBe(1 + 7);
});

describe("the input is held byte by byte", () => {
  it.each<[string, Partial<Conversation>, number]>([
    ["nothing", {}, 0],
    ["user text", { turns: [user("abc")] }, 3],
    ["text in UTF-8 bytes", { turns: [user("€ß")] }, 5],
    ["system text", { system: [text("ab"), text("cd")] }, 4],
    ["system text between turns", { turns: [{ role: "system", parts: [text("ab")] }] }, 2],
    ["a participant's name", { turns: [{ role: "user", parts: [], name: "ann" }] }, 3],
    ["a PDF as the whole context", { turns: [document({ kind: "url", url: "u" })] }, 1_000],
    ["a document of text", { turns: [document({ kind: "text", text: "abc" }, "ti", "about")] }, 10],
    [
      "changes in a message",
      {
        turns: [
          {
            role: "system",
            parts: [
              { type: "tool-addition", tool: { name: "abc", description: "de" } },
              { type: "tool-addition", tool: "fg" },
              { type: "tool-removal", name: "h" },
            ],
          },
        ],
      },
      8,
    ],
    [
      "a found tool, in the text that names it",
      {
        turns: [
          {
            role: "tool",
            results: [
              {
                callId: "",
                toolName: "",
                content: [{ type: "tool-reference", name: "late" }],
                isError: false,
              },
            ],
          },
        ],
      },
      referenceText("late").length,
    ],
    ["the checks of a reply", { safeguards: RawJson.of([{ type: "a" }]) }, 14],
    [
      "the reasoning that is sent back with a tool call",
      {
        turns: [
          {
            role: "assistant",
            parts: [
              { type: "tool-call", id: "", name: "", argumentsJson: "", reasoningState: "12345" },
            ],
          },
        ],
      },
      5,
    ],
    [
      "a tool call's id, name and arguments",
      {
        turns: [
          {
            role: "assistant",
            parts: [{ type: "tool-call", id: "c1", name: "add", argumentsJson: '{"a":1}' }],
          },
        ],
      },
      12,
    ],
    [
      "a tool's result with its call's id and name",
      {
        turns: [
          {
            role: "tool",
            results: [{ callId: "c1", toolName: "add", content: [text("42")], isError: false }],
          },
        ],
      },
      7,
    ],
    [
      "a tool's name, description and schema",
      { tools: [{ name: "add", description: "sums", parameters: RawJson.of({ type: "object" }) }] },
      24,
    ],
    [
      "each of a tool's texts in UTF-8 bytes",
      { tools: [{ name: "ü", description: "€", parameters: RawJson.of({ ß: "日本" }) }] },
      2 + 3 + '{"ß":"日本"}'.length + 5,
    ],
    [
      "each of a call's and a result's texts in UTF-8 bytes",
      {
        turns: [
          {
            role: "assistant",
            parts: [
              {
                type: "tool-call",
                id: "ü",
                name: "ä",
                argumentsJson: '{"€":1}',
                reasoningState: "日",
              },
            ],
          },
          {
            role: "tool",
            results: [{ callId: "ü", toolName: "ä", content: [text("€")], isError: true }],
          },
        ],
      },
      2 + 2 + 9 + 3 + (2 + 2 + 3),
    ],
    [
      "a response schema in UTF-8 bytes",
      {
        output: {
          kind: "json-schema",
          name: "ü",
          description: "€",
          schema: RawJson.of({ 日: "ß" }),
        },
      },
      2 + 3 + '{"日":"ß"}'.length + 3,
    ],
    ["a name in UTF-8 bytes", { turns: [{ role: "user", parts: [], name: "jürgen" }] }, 7],
    ["a tool without a schema", { tools: [{ name: "add" }] }, 3],
    [
      "a response schema",
      { output: { kind: "json-schema", name: "n", description: "d", schema: RawJson.of({}) } },
      4,
    ],
    ["a JSON object asked for", { output: { kind: "json-object" } }, 0],
    [
      "image data is not text",
      {
        turns: [
          {
            role: "user",
            parts: [
              {
                type: "image",
                source: { kind: "base64", mediaType: "image/png", data: "A".repeat(99) },
              },
            ],
          },
        ],
      },
      0,
    ],
    ["all turns, one after the other", { turns: [user("ab"), user("c")] }, 3],
    ["never more than the context", { turns: [user("a".repeat(2_000))] }, 1_000],
  ])("%s", (_, part, want) => {
    expect(holdCeiling({ ...empty, ...part }, model).amount).toBe(want);
  });

  it("adds the catalog's overheads per request, message, tool and image", () => {
    const heavy: CostBounds = {
      ...model,
      overheads: {
        perRequestTokens: 1,
        perMessageTokens: 10,
        perToolTokens: 100,
        perImageTokens: 200,
      },
    };
    const conversation: Conversation = {
      ...empty,
      system: [text("")],
      turns: [
        {
          role: "user",
          parts: [{ type: "image", source: { kind: "url", url: "https://example.com/a.png" } }],
        },
        {
          role: "tool",
          results: [
            { callId: "", toolName: "", content: [], isError: false },
            { callId: "", toolName: "", content: [], isError: false },
          ],
        },
      ],
      tools: [{ name: "" }],
    };
    expect(holdCeiling(empty, heavy).amount).toBe(1);
    const ceiling = holdCeiling(conversation, heavy);
    expect(ceiling.amount).toBe(1 + 4 * 10 + 100 + 200);
    expect(ceiling.inputCharge).toBe(1 + 4 * 10 + 100 + 200);
  });

  it.each<[string, Partial<Pricing>, number]>([
    ["the dearer cache write", { cacheWrite: picoUsd(1_250) }, 5],
    ["not the cheaper cached input", { cachedPrompt: picoUsd(100) }, 4],
  ])("is held at %s", (_, part, want) => {
    const priced: CostBounds = { ...model, pricing: { ...pricing, ...part } };
    expect(holdCeiling({ ...empty, turns: [user("abcd")] }, priced).amount).toBe(want);
  });
});

describe("the estimate of the input", () => {
  it.each([
    ["is a token for each four bytes, the last ones counted whole", 5, 2],
    ["is never above the context", 8_000, 1_000],
  ])("%s", (_, bytes, want) => {
    const conversation = { ...empty, turns: [user("a".repeat(bytes))] };
    expect(holdCeiling(conversation, model).inputCharge).toBe(want);
  });
});

describe("the output is held at the effective limit", () => {
  it.each([
    ["the client's bound", 7, 7],
    ["the model's own if no bound is forwarded", undefined, 100],
    ["the model's own if the client's is larger", 200_000, 100],
  ])("%s", (_, bound, tokens) => {
    const { maxOutputTokens: _unused, ...rest } = empty;
    const conversation = bound === undefined ? rest : { ...rest, maxOutputTokens: bound };
    const ceiling = holdCeiling(conversation, model);
    expect(ceiling.outputTokensMax).toBe(tokens);
    expect(ceiling.amount).toBe(tokens * 10);
  });
});

describe("the largest bound that would pass", () => {
  const ceiling = holdCeiling({ ...empty, turns: [user("abcde")], maxOutputTokens: 50 }, model);
  const free = { ...pricing, completion: picoUsd(0) };
  it.each([
    ["fits the amount left after the input", 38, { pricing }, 3],
    ["is null if the input is already too expensive", 4, { pricing }, null],
    ["is null if the input is too expensive and output is free", 4, { pricing: free }, null],
    ["is null if not even one token fits", 14, { pricing }, null],
    ["is never above the request's own", 10_000, { pricing }, 50],
    ["is below the protocol's forwarding limit", 10_000, { pricing, below: 20 }, 19],
    ["is the request's own if output is free", 5, { pricing: free }, 50],
  ])("%s", (_, available, options, want) => {
    expect(affordableMaxTokens(ceiling, nanoUsd(available), options)).toBe(want);
  });
});

describe("the amount owed by a running reply", () => {
  it("is the input's estimate plus the output, never above the hold", () => {
    const ceiling = holdCeiling({ ...empty, turns: [user("abcde")], maxOutputTokens: 3 }, model);
    expect(ceiling.inputCharge).toBe(2);
    expect(progressCharge(ceiling, 0)).toBe(2);
    expect(progressCharge(ceiling, 2)).toBe(22);
    expect(progressCharge(ceiling, 900)).toBe(32);
    expect(progressCharge({ ...ceiling, outputPrice: picoUsd(20_000) }, 900)).toBe(35);
  });

  it("is at the tier of the input's estimate, which the hold's may be above", () => {
    const dear = { ...pricing, prompt: picoUsd(2_000), completion: picoUsd(20_000) };
    const tiers = (aboveInputTokens: number) => ({
      ...pricing,
      tiers: [{ ...dear, aboveInputTokens }],
    });
    const conversation = { ...empty, turns: [user("abcdefgh")], maxOutputTokens: 3 };
    const low = holdCeiling(conversation, { ...model, pricing: tiers(2) });
    expect([low.amount, low.inputCharge, progressCharge(low, 1)]).toEqual([16 + 60, 2, 12]);
    const high = holdCeiling(conversation, { ...model, pricing: tiers(1) });
    expect([high.amount, high.inputCharge, progressCharge(high, 1)]).toEqual([16 + 60, 4, 24]);
  });
});

const price = fc.nat(20_000).map(picoUsd);
const tokenPrices = {
  prompt: price,
  completion: price,
  cachedPrompt: fc.option(price),
  cacheWrite: fc.option(price),
  cacheWrite1h: price,
};
const prices = fc
  .record({
    ...tokenPrices,
    tiers: fc.uniqueArray(
      fc.record({ ...tokenPrices, aboveInputTokens: fc.integer({ min: 1, max: 220 }) }),
      { maxLength: 3, selector: ({ aboveInputTokens }) => aboveInputTokens },
    ),
  })
  .map(({ tiers, ...own }) => ({
    ...own,
    tiers: tiers.toSorted((one, other) => one.aboveInputTokens - other.aboveInputTokens),
  }));
const anyCase = fc.record({
  pricing: prices,
  input: fc.string({ maxLength: 200 }),
  bound: fc.integer({ min: 1, max: 300 }),
});

describe("properties of the ceiling", () => {
  it("usage within the bounds never costs more than its hold", () => {
    const shares = fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100));
    fc.assert(
      fc.property(
        anyCase,
        shares,
        ({ pricing: own, input, bound }, [fresh, cached, write, hour, out]) => {
          const ceiling = holdCeiling(
            { ...empty, turns: [user(input)], maxOutputTokens: bound },
            { ...model, pricing: own },
          );
          const all = Math.max(fresh + cached + write, 1);
          const share = (part: number) => Math.floor((ceiling.inputTokensMax * part) / all);
          const usage = {
            freshInput: share(fresh),
            cachedInput: share(cached),
            cacheWrite: share(write),
            cacheWrite1h: share(hour),
            output: Math.floor((ceiling.outputTokensMax * out) / 100),
          };
          expect(chargeFor(usage, own)).toBeLessThanOrEqual(ceiling.amount);
        },
      ),
    );
  });

  it("the affordable bound passes, and one token more does not", () => {
    fc.assert(
      fc.property(anyCase, fc.nat(4_000), ({ pricing: own, input, bound }, available) => {
        const hold = (maxOutputTokens: number) =>
          holdCeiling(
            { ...empty, turns: [user(input)], maxOutputTokens },
            { ...model, pricing: own },
          );
        const ceiling = hold(bound);
        fc.pre(ceiling.amount > available);
        const most = affordableMaxTokens(ceiling, nanoUsd(available), { pricing: own });
        if (most !== null) expect(hold(most).amount).toBeLessThanOrEqual(available);
        expect(hold((most ?? 0) + 1).amount).toBeGreaterThan(available);
      }),
    );
  });
});
