import { describe, expect, test } from "vitest";
import { textsOf } from "../test-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const whole = { type: "integer" };

/**
 * Returns the changes in both directions: `=` if unchanged, otherwise the text with each
 * direction's verdict.
 */
function changes(before: Schema, after: Schema): string {
  const marks: Readonly<Record<string, string>> = { harmless: "+", breaking: "!", unknown: "?" };
  const [request, response] = (["request", "response"] as const).map((direction) =>
    textsOf({ [direction]: before }, { [direction]: after }).map((line) => {
      const [, verdict = "", words = ""] = /^(\w+) \w+: (.*)$/.exec(line) ?? [];
      return { mark: marks[verdict], words: words.replace(/may be sent|is never sent/, nullWord) };
    }),
  );
  if (request === undefined || response === undefined) throw new Error("there are two directions");
  expect(request.map(({ words }) => words)).toEqual(response.map(({ words }) => words));
  const texts = request.map(({ mark, words }, at) => `${mark}${response[at]?.mark} ${words}`);
  return texts.join("; ") || "=";
}

/** A response uses other words for `null`. */
function nullWord(words: string): string {
  return words === "may be sent" ? "is accepted" : "is refused";
}

test.each([
  ...["int32", "int64", "float", "double", "decimal"],
  ...["date", "date-time", "time", "duration", "uuid", "uri", "byte", "binary"],
])("the format %s, which has a type in generated code", (format) => {
  const typed = { ...text, format };
  const why = ": another type in generated code";
  expect(changes(text, typed)).toBe(`!! format changes from none to "${format}"${why}`);
  expect(changes(typed, text)).toBe(`!! format changes from "${format}" to none${why}`);
});

test.each<[string, Schema, Schema, string]>([
  ["comes", text, { ...text, format: "regex" }, '!+ format changes from none to "regex"'],
  ["goes", { ...text, format: "regex" }, text, '+! format changes from "regex" to none'],
  [
    "changes",
    { ...text, format: "regex" },
    { ...text, format: "json-pointer" },
    '!! format changes from "regex" to "json-pointer"',
  ],
  ["stays", { ...text, format: "regex" }, { format: "regex", ...text }, "="],
])("a format without a type in generated code %s", (_name, before, after, want) => {
  expect(changes(before, after)).toBe(want);
});

const yes = "null is accepted from now on";
const no = "null is refused from now on";

test.each<[string, Schema, Schema, string]>([
  ["another type", text, whole, "!! type changes from string to integer"],
  ["wider by number", whole, { type: "number" }, "+! type changes from integer to number"],
  ["narrower by number", { type: "number" }, whole, "!+ type changes from number to integer"],
  ["any type", text, {}, `+! type changes from string to any; +! ${yes}`],
  ["one of any type", {}, text, `!+ type changes from any to string; !+ ${no}`],
  [
    "one type more",
    { type: ["string"] },
    { type: ["string", "integer"] },
    "+! type changes from string to string or integer",
  ],
  [
    "one type for another",
    { type: ["string", "integer"] },
    { type: ["string", "boolean"] },
    "!! type changes from string or integer to string or boolean",
  ],
  ["types in another order", { type: ["string", "integer"] }, { type: ["integer", "string"] }, "="],
  ["null comes", text, { ...text, nullable: true }, `+! ${yes}`],
  ["null goes", { ...text, nullable: true }, text, `!+ ${no}`],
  ["null among words comes", { enum: ["a"] }, { enum: ["a", null] }, `+! ${yes}`],
  ["null among words goes", { enum: ["a", null] }, { enum: ["a"] }, `!+ ${no}`],
  [
    "null is added next to a union",
    { oneOf: [text] },
    { oneOf: [text], nullable: true },
    `+! ${yes}`,
  ],
])("%s", (_name, before, after, want) => {
  expect(changes(before, after)).toBe(want);
});

describe("words", () => {
  const list = (...words: readonly unknown[]): Schema => ({ ...text, enum: words });
  const open = (...words: readonly string[]): Schema => ({ ...text, "x-extensible-enum": words });

  test.each<[string, Schema, Schema, string]>([
    ["one more", list("a"), list("b", "a"), '+! the value "b" is new'],
    ["one less", list("a", "b"), list("b"), '!+ the value "a" is gone'],
    ["one for another", list("a"), list("b"), '!+ the value "a" is gone; +! the value "b" is new'],
    ["a list comes", text, list("a"), "!+ a list replaces any value"],
    ["a list goes", list("a"), text, "+! any value replaces a list"],
    ["objects alike", list({ a: 1 }), list({ a: 1 }), "="],
    ["an open list grows", open("a"), open("a", "b"), '++ the value "b" of an open list is new'],
    ["an open list shrinks", open("a", "b"), open("a"), '!! the value "b" of an open list is gone'],
    ["an open list comes", text, open("a"), '++ the value "a" of an open list is new'],
    ["an open list goes", open("a"), text, '!! the value "a" of an open list is gone'],
    ["a list opens", list("a"), open("a"), "+! any value replaces a list"],
    ["an open list closes", open("a"), list("a"), "!+ a list replaces any value"],
  ])("%s", (_name, before, after, want) => {
    expect(changes(before, after)).toBe(want);
  });
});

describe("patterns", () => {
  const of = (...patterns: readonly string[]): Schema => ({
    allOf: [text, ...patterns.map((pattern) => ({ pattern }))],
  });

  test.each<[string, Schema, Schema, string]>([
    ["one comes", text, { ...text, pattern: "^a" }, "!+ pattern changes from none to ^a"],
    ["one goes", { ...text, pattern: "^a" }, text, "+! pattern changes from ^a to none"],
    ["another", { pattern: "^a" }, { pattern: "^b" }, "!! pattern changes from ^a to ^b"],
    ["a second comes", of("^a"), of("^a", "b$"), "!+ pattern changes from ^a to ^a and b$"],
    ["a second goes", of("^a", "b$"), of("b$"), "+! pattern changes from ^a and b$ to b$"],
    ["in another order", of("^a", "b$"), of("b$", "^a"), "="],
  ])("%s", (_name, before, after, want) => {
    expect(changes(before, after)).toBe(want);
  });
});

describe("limits", () => {
  const lower = ["minimum", "minLength", "minItems", "minProperties"] as const;
  const upper = ["maximum", "maxLength", "maxItems", "maxProperties"] as const;

  test.each(lower)("%s: higher is narrower", (name) => {
    const text = (from: number | string, to: number | string) =>
      `${name} changes from ${from} to ${to}`;
    expect(changes({ [name]: 1 }, { [name]: 2 })).toBe(`!+ ${text(1, 2)}`);
    expect(changes({ [name]: 2 }, { [name]: 1 })).toBe(`+! ${text(2, 1)}`);
    expect(changes({}, { [name]: 1 })).toBe(`!+ ${text("none", 1)}`);
    expect(changes({ [name]: 1 }, {})).toBe(`+! ${text(1, "none")}`);
    expect(changes({ [name]: 1 }, { [name]: 1 })).toBe("=");
  });

  test.each(upper)("%s: lower is narrower", (name) => {
    const text = (from: number | string, to: number | string) =>
      `${name} changes from ${from} to ${to}`;
    expect(changes({ [name]: 2 }, { [name]: 1 })).toBe(`!+ ${text(2, 1)}`);
    expect(changes({ [name]: 1 }, { [name]: 2 })).toBe(`+! ${text(1, 2)}`);
    expect(changes({}, { [name]: 0 })).toBe(`!+ ${text("none", 0)}`);
    expect(changes({ [name]: 0 }, {})).toBe(`+! ${text(0, "none")}`);
  });

  test.each(["minLength", "minItems", "minProperties"])("%s of 0 has no effect", (name) => {
    expect(changes({}, { [name]: 0 })).toBe(`++ ${name} changes from none to 0`);
    expect(changes({}, { [name]: 1 })).toBe(`!+ ${name} changes from none to 1`);
  });

  test("a minimum of 0 refuses negative values", () => {
    expect(changes({}, { minimum: 0 })).toBe("!+ minimum changes from none to 0");
  });

  test.each<[string, Schema, Schema, string]>([
    [
      "an exclusive limit is narrower than the same limit",
      { maximum: 2 },
      { maximum: 2, exclusiveMaximum: true },
      "!+ maximum changes from 2 to 2 (exclusive)",
    ],
    [
      "an exclusive limit that lies further out is wider",
      { minimum: 2 },
      { minimum: 1, exclusiveMinimum: true },
      "+! minimum changes from 2 to 1 (exclusive)",
    ],
    [
      "the exclusive limit of 3.1 has no effect next to a narrower one",
      { minimum: 2 },
      { minimum: 2, exclusiveMinimum: 1 },
      "=",
    ],
    [
      "an exclusive limit alone, of 3.1",
      {},
      { exclusiveMaximum: 5 },
      "!+ maximum changes from none to 5 (exclusive)",
    ],
    ["a flag without a limit has no effect", {}, { exclusiveMaximum: true }, "="],
    [
      "a flag that is off has no effect",
      { maximum: 2 },
      { maximum: 2, exclusiveMaximum: false },
      "=",
    ],
    ["a step comes", {}, { multipleOf: 2 }, "!+ multipleOf changes from none to 2"],
    ["a step goes", { multipleOf: 2 }, {}, "+! multipleOf changes from 2 to none"],
    ["a finer step", { multipleOf: 4 }, { multipleOf: 2 }, "+! multipleOf changes from 4 to 2"],
    ["a coarser step", { multipleOf: 2 }, { multipleOf: 4 }, "!+ multipleOf changes from 2 to 4"],
    ["another step", { multipleOf: 2 }, { multipleOf: 3 }, "!! multipleOf changes from 2 to 3"],
    ["items must differ", {}, { uniqueItems: true }, "!+ uniqueItems changes to true"],
    ["items may be equal", { uniqueItems: true }, {}, "+! uniqueItems changes to false"],
    ["items need not differ, as before", {}, { uniqueItems: false }, "="],
  ])("%s", (_name, before, after, want) => {
    expect(changes(before, after)).toBe(want);
  });
});

test.each<[string, Schema, Schema, string]>([
  ["comes", {}, { default: 1 }, "!+ default changes from none to 1"],
  ["goes", { default: [] }, {}, "!+ default changes from [] to none"],
  ["changes", { default: 1 }, { default: "1" }, '!+ default changes from 1 to "1"'],
  ["is equal", { default: { a: [1] } }, { default: { a: [1] } }, "="],
])("a default that %s", (_name, before, after, want) => {
  expect(changes(before, after)).toBe(want);
});
