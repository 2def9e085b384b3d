import fc from "fast-check";
import { expect, test } from "vitest";
import { InputReader, inputOfArguments } from "./input-reader.ts";

/** Reads the text in pieces. */
function readPieces(text: string, cuts: readonly number[]): string {
  const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length];
  at.sort((a, b) => a - b);
  const reader = new InputReader();
  const pieces = at.slice(1).map((to, index) => reader.add(text.slice(at[index], to)));
  return pieces.join("") + reader.end();
}

const unit = fc.constantFrom(
  "a",
  '"',
  "\\",
  "\n",
  "/",
  "\u0001",
  "u",
  "ä",
  "😀",
  "\ud83d",
  "\ude00",
);
const input = fc.array(unit).map((units) => units.join(""));
const cuts = fc.array(fc.nat());

test("the input of arguments is read as it was written, however they are cut", () => {
  fc.assert(
    fc.property(input, fc.boolean(), cuts, (text, isSpaced, places) => {
      const json = JSON.stringify({ input: text }, null, isSpaced ? 2 : 0);
      expect(readPieces(json, places)).toBe(text);
      expect(inputOfArguments(json)).toBe(text);
    }),
  );
});

test("the input of any text does not depend on where it is cut", () => {
  const other = fc.constantFrom("{", "}", '"', "input", ":", " ", "\\", "u", "d83d", ",", "1");
  const text = fc.array(other).map((units) => units.join(""));
  const begun = fc
    .tuple(fc.constantFrom("", '{"input":"', " ".repeat(60)), text)
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(begun, cuts, (json, places) => {
      expect(readPieces(json, places)).toBe(inputOfArguments(json));
    }),
  );
});

test("a long input with many escapes is read", () => {
  const text = "a\n".repeat(3_000_000);
  expect(inputOfArguments(JSON.stringify({ input: text }))).toBe(text);
});

test("an input is passed on as it arrives", () => {
  const reader = new InputReader();
  const pieces = ['{"in', 'put": "a', "b\\", "nc\\ud83d", '\\ude00"', "}"];
  expect(pieces.map((piece) => reader.add(piece))).toEqual(["", "a", "b", "\nc", "😀", ""]);
  expect(reader.end()).toBe("");
});

test.each([
  ['{ "other": 1, "input": "a\\"b" }', 'a"b'],
  ['{"input":"a","other":1}', "a"],
  ['{"input":"cut\\', "cut"],
  ['{"input":"a\nb\\d\\/\\t"}', "a\nbd/\t"],
  ['{"input":"\\u12z\\u"}', "u12zu"],
  ['{"input":1}', '{"input":1}'],
  ['{"text":"a"}', '{"text":"a"}'],
  ["*** plain text", "*** plain text"],
  [`{${" ".repeat(64)}"input":"a"}`, "a"],
  [" ".repeat(64), " ".repeat(64)],
  ["", ""],
  ["{}", ""],
])("the input of %j is %j", (argumentsJson, wanted) => {
  expect(inputOfArguments(argumentsJson)).toBe(wanted);
});
