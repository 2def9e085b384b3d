import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { countTokens, takeTokens } from "./tokens.ts";

const ALL = Number.POSITIVE_INFINITY;

describe("a text is split into word pieces", () => {
  it.each<[string, string, readonly string[]]>([
    ["nothing", "", []],
    ["words with the space before them", "Hello  brave world", ["Hello", "  brave", " world"]],
    ["runs of punctuation apart from words", "don't…!", ["don", "'", "t", "…!"]],
    ["punctuation with the space before it", "a - b", ["a", " -", " b"]],
    ["line breaks as white space", "a\n\n\tb", ["a", "\n\n\tb"]],
    ["trailing white space as a separate piece", "a \n", ["a", " \n"]],
    ["white space alone", "   ", ["   "]],
    ["digits and underscores as words", "x_1 42", ["x_1", " 42"]],
    ["letters of every script", "Grüße 東京", ["Grüße", " 東京"]],
    ["marks with their base characters", "e\u0301a ❤\ufe0f!", ["e\u0301a", " ❤\ufe0f!"]],
    ["signs outside the basic plane whole", "👩‍🚀🙂", ["👩‍🚀🙂"]],
    ["JSON", '{"a":1}', ['{"', "a", '":', "1", "}"]],
  ])("%s", (_name, text, pieces) => {
    expect(takeTokens(text, ALL)).toEqual({ pieces, characters: text.length, complete: true });
    expect(countTokens(text)).toBe(pieces.length);
  });
});

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

test("all pieces joined are the text, and each has at least one byte", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { pieces } = takeTokens(text, ALL);
      expect(pieces.join("")).toBe(text);
      expect(countTokens(text)).toBe(pieces.length);
      expect(pieces.length).toBeLessThanOrEqual(Buffer.byteLength(text));
    }),
  );
});

test("the first pieces do not depend on the later ones", () => {
  fc.assert(
    fc.property(anyText, fc.nat(8), (text, count) => {
      const { pieces } = takeTokens(text, ALL);
      const first = takeTokens(text, count);
      expect(first.pieces).toEqual(pieces.slice(0, count));
      expect(first.complete).toBe(pieces.length <= count);
      expect(takeTokens(first.pieces.join(""), ALL).pieces).toEqual(first.pieces);
    }),
  );
});

test.each([
  ["a whole piece less", 6, ["one", " t"], false],
  ["exactly all", 7, ["one", " t", "!!"], true],
  ["none", 2, [], false],
] as const)("within bounded characters there is %s", (_fact, charactersMax, want, complete) => {
  const characters = want.join("").length;
  expect(takeTokens("one t!!", ALL, charactersMax)).toEqual({
    pieces: want,
    characters,
    complete,
  });
});

test("a long run of one character is found in one pass, in pieces of 65,536", () => {
  const runs = ["a", " ", "!", "\u0301", "🙂"].map((sign) => sign.repeat(1_000_000));
  expect(runs.map((text) => countTokens(text))).toEqual([16, 16, 16, 16, 16]);
  for (const text of runs) expect(takeTokens(text, ALL).pieces.join("") === text).toBe(true);
});

test("the longest text is counted only as far as requested", () => {
  expect(countTokens("a ".repeat(5_000_000), 1_000)).toBe(1_001);
  expect(countTokens("a b", 1_000)).toBe(2);
});
