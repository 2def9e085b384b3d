import { expect, test } from "vitest";
import { countCharacters, wordIllFormed, wordPatternFault } from "./text-rules.ts";

const LINE = String.raw`^[^\x00-\x1f\x7f-\x9f]*$`;

test.each([
  ["", 0],
  ["abc", 3],
  ["a😀b", 3],
  ["😀😀", 2],
  ["e\u0301", 2],
  ["\ud83d", 1],
  ["\ude00\ud83d", 2],
])("%j has %d characters, as in JSON Schema", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  [LINE, "\0", "contains a control character at index 0"],
  [LINE, "ab\u007f", "contains a control character at index 2"],
  [LINE, "😀\u0085", "contains a control character at index 1"],
  [LINE, " \n", "contains a control character at index 1"],
  [String.raw`^\S*$`, "a b", null],
  [String.raw`^[!-~]+$`, "a\n", null],
  [String.raw`\S`, " \t", "must not be blank"],
])("%s refuses %j: %s", (pattern, text, words) => {
  expect(new RegExp(pattern, "u").test(text)).toBe(false);
  expect(wordPatternFault(pattern, text)).toBe(words);
});

test.each([
  ["a\ud83d", 1],
  ["\ude00a", 0],
  ["😀\ud83da", 1],
  ["\ud83d\ud83d\ude00", 0],
])("%j is not well-formed", (text, index) => {
  expect(wordIllFormed(text)).toBe(
    `is not well-formed Unicode: it contains half of a surrogate pair at index ${index}`,
  );
});

test.each(["", "a😀", "\ufffd", "\u202e\u0301"])("%j is well-formed", (text) => {
  expect(wordIllFormed(text)).toBeNull();
});
