import fc from "fast-check";
import { expect, test } from "vitest";
import type {
  AssistantPart,
  TextPart,
  ToolDefinition,
  ToolResult,
  Turn,
} from "../../../core/conversation/conversation.ts";
import { picoUsd } from "../../../core/money/amounts.ts";
import type { Pricing } from "../../../core/money/pricing.ts";
import { writeJson } from "../../../core/raw-json/write-json.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { encodeRequest } from "./encode-request.ts";

/** The vendor's factors: a write costs 1.25, a read 0.1. */
const claudePrices: Pricing = {
  prompt: picoUsd(100),
  completion: picoUsd(500),
  cachedPrompt: picoUsd(10),
  cacheWrite: picoUsd(125),
};

interface AskOptions {
  readonly tools?: readonly ToolDefinition[];
  readonly system?: readonly TextPart[];
  readonly pricing?: Pricing;
  readonly vendorPricing?: Pricing;
  readonly model?: string;
  readonly inputTokensExpected?: number;
}

/** Encodes a request with automatic marks. */
function bodyOf(turns: readonly Turn[], options: AskOptions = {}) {
  const { tools = [], system = [], model = "claude-opus-4-8", vendorPricing } = options;
  const upstream = { model, ...(vendorPricing && { pricing: vendorPricing }) };
  const request = testRequest({
    kind: "anthropic",
    upstream,
    conversation: { turns, tools, system },
  });
  const { pricing = claudePrices, inputTokensExpected = 10_000 } = options;
  return encodeRequest({
    ...request,
    model: { ...request.model, pricing },
    automaticMarks: { inputTokensExpected },
  }).body;
}

const text = (words: string): TextPart => ({ type: "text", text: words });
const look: ToolDefinition = { name: "look" };
const hello: readonly Turn[] = [{ role: "user", parts: [text("Hello")] }];

test.each<readonly [string, AskOptions, boolean]>([
  ["at the vendor's prices", {}, true],
  ["from 512 tokens", { inputTokensExpected: 512 }, true],
  ["not below", { inputTokensExpected: 511 }, false],
  [
    "not if a read costs as fresh input",
    { pricing: { ...claudePrices, cachedPrompt: null } },
    false,
  ],
  [
    "not without prices of the cache",
    { pricing: { ...claudePrices, cachedPrompt: null, cacheWrite: null } },
    false,
  ],
  ["if a write costs as fresh input", { pricing: { ...claudePrices, cacheWrite: null } }, true],
  [
    "not if write and read cost as much as two reads",
    { pricing: { ...claudePrices, cacheWrite: picoUsd(190) } },
    false,
  ],
  [
    "not for a customer who would pay more",
    { pricing: { ...claudePrices, cachedPrompt: null }, vendorPricing: claudePrices },
    false,
  ],
  [
    "not at the upstream's own prices",
    { vendorPricing: { ...claudePrices, cachedPrompt: picoUsd(100) } },
    false,
  ],
  [
    "by the tier of the prompt",
    {
      pricing: {
        ...claudePrices,
        tiers: [{ ...claudePrices, aboveInputTokens: 9_999, cacheWrite: picoUsd(190) }],
      },
    },
    false,
  ],
  ["not for a model that caches without marks", { model: "deepseek-v4" }, false],
])("marks are set %s", (_name, options, isSet) => {
  const body = writeJson(bodyOf(hello, { ...options, tools: [look] }));
  expect(body.includes("cache_control")).toBe(isSet);
});

/** The vendor's rule: at each mark it looks for an entry at that block or the 19 before it. */
const LOOKBACK_BLOCKS = 20;
const MARKS_MAX = 4;

type Block = Readonly<Record<string, unknown>>;

/** Returns the blocks in the order of the prompt, and the places of marks. */
function promptOf({ tools = [], system = [], messages }: ReturnType<typeof bodyOf>) {
  const content = messages.flatMap(({ role, content: blocks }) =>
    [...blocks].map((block) => ({ role, ...block })),
  );
  const all = [...tools, ...system, ...content] as readonly Block[];
  const marks = all.flatMap((block, at) => ("cache_control" in block ? [at] : []));
  const blocks = all.map((block) => writeJson({ ...block, cache_control: undefined }));
  return { blocks, marks };
}

/** A vendor's cache: reads and writes the prompt as Anthropic documents it. */
class VendorCache {
  readonly #entries = new Set<string>();

  /** Returns how many blocks are read and, at the end, cached. */
  ask({ blocks, marks }: ReturnType<typeof promptOf>) {
    const entryAt = (at: number): string => blocks.slice(0, at + 1).join("\n");
    const found = marks.map((mark) => {
      for (let at = mark; at >= 0 && at > mark - LOOKBACK_BLOCKS; at -= 1)
        if (this.#entries.has(entryAt(at))) return at + 1;
      return 0;
    });
    for (const mark of marks) this.#entries.add(entryAt(mark));
    return { read: Math.max(0, ...found), cached: (marks.at(-1) ?? -1) + 1 };
  }
}

const words = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 3 });

/** What a step adds: a reply with calls, their results, and texts of system and user. */
const step = fc
  .record({
    texts: fc.array(words, { maxLength: 2 }),
    calls: fc.integer({ min: 0, max: 30 }),
    asks: fc.array(fc.record({ isSystem: fc.boolean(), words }), { maxLength: 2 }),
  })
  .map(({ texts, calls, asks }): Turn[] => {
    const parts: AssistantPart[] = texts.map(text);
    const results: ToolResult[] = [];
    for (let call = 0; call < calls; call += 1) {
      const id = `c${call}`;
      parts.push({ type: "tool-call", id, name: "look", argumentsJson: "{}" });
      results.push({ callId: id, toolName: "look", content: [text("r")], isError: false });
    }
    return [
      { role: "assistant", parts: [...parts, text("end")] },
      ...(calls > 0 ? [{ role: "tool", results } as const] : []),
      ...asks.map(({ isSystem, words: asked }): Turn => {
        return { role: isSystem ? "system" : "user", parts: [text(asked)] };
      }),
      ...(calls === 0 ? [{ role: "user", parts: [text("more")] } as const] : []),
    ];
  });

test("each step of an agent reads all that the previous step has cached", () => {
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  const settings = fc.record({
    tools: fc.constantFrom<readonly ToolDefinition[]>([], [look], [{ name: "see" }, look]),
    system: fc.array(words.map(text), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(steps, settings, (added, options) => {
      const cache = new VendorCache();
      let turns: readonly Turn[] = hello;
      let cached = 0;
      for (const more of [[], ...added]) {
        turns = [...turns, ...more];
        const prompt = promptOf(bodyOf(turns, options));
        expect(prompt.marks.length).toBeLessThanOrEqual(MARKS_MAX);
        const now = cache.ask(prompt);
        expect(now.read).toBe(cached);
        cached = now.cached;
      }
      expect(cached).toBeGreaterThan(0);
    }),
  );
});
