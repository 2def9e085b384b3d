import { expect, test } from "vitest";
import { estimateTokens } from "./estimate-tokens.ts";

test.each([
  // text                                  tokens
  ["", 0],
  ["hello", 1],
  ["Hello there, how are you?", 7],
  // Special tokens count as plain text; otherwise this would be one token.
  ["<|endoftext|>", 7],
])("%j has %s tokens", (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});

const word = "word ";
/** Exactly the length of the sample. */
const sample = word.repeat(32_768).slice(0, 32_768);

test("a longer text is extrapolated from its sample", () => {
  const tokens = estimateTokens(sample);
  expect(estimateTokens(sample + sample)).toBe(2 * tokens);
  expect(estimateTokens(`${sample}x`)).toBe(tokens + 1);
  // Text beyond the sample is ignored.
  expect(estimateTokens(sample + "?!".repeat(16_384))).toBe(2 * tokens);
});

test("long runs of one letter are split, so that the work stays bounded", () => {
  const [long, cut] = ["a".repeat(65), `${"a".repeat(64)} a`];
  expect(estimateTokens(long)).toBe(estimateTokens(cut));
  const runs = ["a".repeat(64), "a".repeat(64), "a".repeat(64)];
  expect(estimateTokens(runs.join(""))).toBe(estimateTokens(runs.join(" ")));
  expect(estimateTokens("😀".repeat(65))).toBe(estimateTokens(`${"😀".repeat(64)} 😀`));
});
