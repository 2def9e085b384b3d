import fc from "fast-check";
import { countTokens as countCl100k } from "gpt-tokenizer/encoding/cl100k_base";
import { countTokens as countO200k } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import type { Conversation } from "./conversation.ts";
import { fewestTokens } from "./fewest-tokens.ts";
import { RawJson } from "../raw-json/raw-json.ts";

const empty: Conversation = { model: "m", system: [], turns: [], tools: [], sampling: {} };

function ofText(text: string): Conversation {
  return { ...empty, turns: [{ role: "user", parts: [{ type: "text", text }] }] };
}

/** A size that excludes nothing, so that the text is read. */
const read = { textBytes: 1, bound: 0 };

describe("a conversation has at least", () => {
  it.each([
    ["one token per word after white space", "a b\tc\nd  é ы 1", 6],
    ["none for the start of a text, which may join another", "word", 0],
    ["none for white space", " \n\t ".repeat(1_000), 0],
    ["none for punctuation", "| --- | --- | ** {} ".repeat(10), 0],
    ["none for scripts without spaces", "你好 世界 ".repeat(10), 0],
    ["one per 1024 characters of a run", `x ${"A".repeat(1_023)} ${"A".repeat(2_049)}`, 3],
    ["none for a short run of symbols", "=".repeat(1_023), 0],
    ["one for the longest token of a published vocabulary", "\0".repeat(1_024), 1],
  ])("%s", (_, text, fewest) => {
    expect(fewestTokens(ofText(text), read)).toBe(fewest);
  });

  it("none for tools, schemas and arguments", () => {
    const parameters = RawJson.of({ description: "many words in a schema" });
    const call = {
      type: "tool-call",
      id: "c",
      name: "f",
      argumentsJson: '{"a": 1, "b": 2}',
    } as const;
    const conversation = {
      ...empty,
      turns: [{ role: "assistant", parts: [call] }],
      tools: [{ name: "f", description: "a tool of many words", parameters }],
    } as const satisfies Conversation;
    expect(fewestTokens(conversation, read)).toBe(0);
  });
});

it("the text is not read if its size excludes more tokens than the bound", () => {
  expect(fewestTokens(ofText(" a b"), { textBytes: 4, bound: 2 })).toBe(0);
  expect(fewestTokens(ofText(" a b"), { textBytes: 5, bound: 2 })).toBe(2);
});

const pieces = [
  fc.constantFrom(" ", "  ", "\n", "\t", "\r\n", " ".repeat(200), "\n".repeat(90)),
  fc.constantFrom(
    "a",
    "the",
    "I",
    "don't",
    "HTTPServer",
    "é",
    "слово",
    "שלום",
    "한국어",
    "世界",
    "ไทย",
  ),
  fc.constantFrom(
    "1",
    "2026",
    "3.14",
    "0x1f",
    "|",
    "---",
    "=".repeat(300),
    "A".repeat(300),
    "{}",
    "🙂",
  ),
  fc.string({ unit: "grapheme", maxLength: 8 }),
];

it.each([
  ["o200k_base", countO200k],
  ["cl100k_base", countCl100k],
])("never more than %s counts", (_, count) => {
  const texts = fc.array(fc.oneof(...pieces), { maxLength: 40 }).map((list) => list.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const counted = count(text, { disallowedSpecial: new Set<string>() });
      expect(fewestTokens(ofText(text), read)).toBeLessThanOrEqual(counted);
    }),
    { numRuns: 400 },
  );
});
