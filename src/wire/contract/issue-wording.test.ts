import { describe, expect, test } from "vitest";
import { HintLookup } from "./hints.ts";
import * as wording from "./issue-wording.ts";

describe("places", () => {
  test.each([
    [[], "", "", "at the top level", "The body"],
    [["a"], "/a", "/a", "in a", '"a"'],
    [
      ["messages", 0, "content", 12],
      "/messages/0/content/12",
      "/messages/*/content/*",
      "in messages[0].content[12]",
      '"messages[0].content[12]"',
    ],
    [["a/b", "c~d", "~1"], "/a~1b/c~0d/~01", "/a/b/c~d/~1", "in a/b.c~d.~1", '"a/b.c~d.~1"'],
    [["0"], "/0", "/0", "in 0", '"0"'],
  ])("%j", (path, pointer, pattern, inside, subject) => {
    expect(wording.pointerTo(path)).toBe(pointer);
    expect(wording.patternOf(path)).toBe(pattern);
    expect(wording.insidePhrase(path)).toBe(inside);
    expect(wording.subject(path)).toBe(subject);
  });

  test("names of 64 characters are shown, longer ones are cut", () => {
    const [name, cut] = ["n".repeat(64), `${"n".repeat(64)}…`];
    expect([wording.shortenName(name), wording.shortenName(`${name}n`)]).toEqual([name, cut]);
    expect(wording.pointerTo([`${name}n`])).toBe(`/${cut}`);
    expect(wording.subject([`${name}n`])).toBe(`"${cut}"`);
  });
});

test.each([
  [{ minimum: 0, maximum: 2 }, 3, "between 0 and 2"],
  [{ minimum: 0, maximum: 2 }, -1, "between 0 and 2"],
  [{ minimum: 1 }, 0, "at least 1"],
  [{ maximum: 2 }, 3, "at most 2"],
  [{ minimum: 1, maximum: 499_999 }, 0, "between 1 and 499999"],
  [{ minimum: 1, maximum: 500_000 }, 0, "at least 1"],
  [{ minimum: 1, maximum: 500_000 }, 500_001, "at most 500000"],
])("the range %j for %d reads: %s", (schema, value, words) => {
  expect(wording.wordRange(schema, value)).toBe(words);
});

test.each([
  [{ minItems: 1, maxItems: 400 }, "1 to 400 items"],
  [{ maxItems: 8 }, "at most 8 items"],
  [{ maxItems: 0 }, "no items"],
  [{ minItems: 1 }, "at least 1 item"],
  [{ minItems: 2 }, "at least 2 items"],
  [{ minItems: 1, maxItems: 500_000 }, "at least 1 item"],
])("the size %j reads: %s", (schema, words) => {
  expect(wording.wordSize(schema)).toBe(words);
});

test.each([
  [{ minLength: 1 }, "must not be empty"],
  [{ minLength: 2 }, "must have at least 2 characters"],
  [{ maxLength: 0 }, "must be empty"],
  [{ maxLength: 5 }, "must have 0 to 5 characters"],
  [{ minLength: 2, maxLength: 5 }, "must have 2 to 5 characters"],
  [{ minLength: 1, maxLength: 500_000 }, "must not be empty"],
])("the length %j reads: %s", (schema, words) => {
  expect(wording.wordLength(schema)).toBe(words);
});

test.each([
  [["a"], '"a"'],
  [["a", "b"], '"a" or "b"'],
  [["a", "b", "c"], '"a", "b" or "c"'],
  [["a", null], '"a"'],
  [[1, true], "1 or true"],
])("the choices %j read: %s", (choices, words) => {
  expect(wording.wordChoices(choices)).toBe(words);
});

test.each([
  ["^(a|b_c)$", ["a", "b_c"]],
  ["^(a)$", ["a"]],
  ["^a|b$", null],
  ["^(a|b)", null],
  ["^(a|b+)$", null],
])("the pattern %s is a choice of %j", (pattern, words) => {
  expect(wording.wordsOf(pattern)).toEqual(words);
});

test("each type is listed once, in plain language", () => {
  expect(wording.wordTypes(["string", "array", "string"])).toBe("a string or an array");
  expect(wording.wordTypes(["boolean"])).toBe("true or false");
  expect([wording.wordFound("boolean"), wording.wordFound("null")]).toEqual(["a boolean", "null"]);
});

describe("hints", () => {
  const hints = new HintLookup({
    fields: { "/a": "field", "/x/b": "field of x" },
    names: { b: "name" },
    values: { "/v": { one: "word", "*": "any" }, "/w": { one: "word" } },
    places: { "/p": "place" },
  });

  test.each([
    ["a field by its place", hints.ofField("/a"), "field"],
    ["before its name", hints.ofField("/x/b"), "field of x"],
    ["a field by its name, at any place", hints.ofField("/y/b"), "name"],
    ["no other field", hints.ofField("/y/c"), undefined],
    ["a word before any word", hints.ofValue("/v", "one"), "word"],
    ["any other word", hints.ofValue("/v", "two"), "any"],
    ["no other word", hints.ofValue("/w", "two"), undefined],
    ["no value of another place", hints.ofValue("/a", "one"), undefined],
    ["a place", hints.ofPlace("/p"), "place"],
    ["no other place", hints.ofPlace("/q"), undefined],
    ["no inherited member as a field", hints.ofField("/constructor"), undefined],
    ["no inherited member as a word", hints.ofValue("/w", "toString"), undefined],
    ["no inherited member as a place", hints.ofPlace("__proto__"), undefined],
  ])("%s", (_fact, found, want) => {
    expect(found).toBe(want);
  });
});
