import { describe, expect, test } from "vitest";
import { textsOf } from "../test-documents.ts";
import { schemaRules } from "./compare-schemas.ts";
import { comparedKeywords } from "./keywords.ts";

type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns the worst verdict of a change in each direction: `=` unchanged, `+` harmless, `!`
 * breaking, `?` unknown.
 */
function judge(before: Schema, after: Schema): string {
  const marks = { harmless: "+", breaking: "!", unknown: "?" };
  const worst = (texts: readonly string[]) => {
    const words = texts.map((text) => text.split(" ")[0] ?? "");
    const word = (["breaking", "unknown", "harmless"] as const).find((one) => words.includes(one));
    return word === undefined ? "=" : marks[word];
  };
  const request = textsOf({ request: before }, { request: after });
  const response = textsOf({ response: before }, { response: after });
  return `${worst(request)}${worst(response)}`;
}

const text = { type: "string" };
const closed = { type: "object", additionalProperties: false };
const withA = (schema: Schema, ...required: string[]) => ({
  type: "object",
  properties: { a: schema },
  ...(required.length > 0 ? { required } : {}),
});

test("each compared keyword has one rule, and each rule's keyword is compared", () => {
  const keywords = schemaRules.flatMap((rule) => rule.keywords);
  expect(keywords.toSorted()).toEqual(comparedKeywords.toSorted());
});

test.each<[string, Schema, Schema, string]>([
  ["an unknown keyword", {}, { not: text }, "??"],
  ["an unknown keyword in a member", { allOf: [{ not: text }, text] }, { allOf: [text] }, "??"],
  ["a description", {}, { description: "Another." }, "++"],
  ["an extension", {}, { "x-table": "things" }, "++"],
])("the verdict for %s in a request and in a response", (_name, before, after, verdicts) => {
  expect(judge(before, after)).toBe(verdicts);
});

describe("an equivalent schema in another notation", () => {
  test.each<[string, Schema, Schema]>([
    ["one member of allOf", text, { allOf: [text] }],
    ["two members", { ...text, maxLength: 2 }, { allOf: [text, { maxLength: 2 }] }],
    ["fields of two members", withA(text, "a"), { allOf: [{ type: "object" }, withA(text, "a")] }],
    ["null in 3.1", { ...text, nullable: true }, { type: ["string", "null"] }],
    ["null as a branch", { ...text, nullable: true }, { anyOf: [text, { type: "null" }] }],
    ["false", text, { ...text, nullable: false }],
    ["a constant", { enum: ["a"] }, { const: "a" }],
    ["a union of one", text, { oneOf: [text] }],
    ["branches in another order", { oneOf: [text, closed] }, { oneOf: [closed, text] }],
  ])("%s", (_name, before, after) => {
    expect([judge(before, after), judge(after, before)]).toEqual(["==", "=="]);
  });
});

test("a schema that contains itself is compared once", () => {
  const tree = (leaf: Schema) => ({
    Tree: {
      type: "object",
      properties: { leaf, left: { $ref: "#/components/schemas/Tree" } },
    },
  });
  const request = { $ref: "#/components/schemas/Tree" };
  const before = { request, schemas: tree(text) };
  expect(textsOf(before, { request, schemas: tree(text) })).toEqual([]);
  expect(textsOf(before, { request, schemas: tree({ type: "integer" }) })).toEqual([
    "breaking request: type changes from string to integer",
  ]);
});

test("a schema that a request and a reply share is judged in both directions", () => {
  const both = { $ref: "#/components/schemas/Mood" };
  const document = (...words: string[]) => ({
    request: both,
    response: both,
    schemas: { Mood: { enum: words } },
  });
  expect(textsOf(document("a"), document("a", "b"))).toEqual([
    'harmless request: the value "b" is new',
    'breaking response: the value "b" is new',
  ]);
  expect(textsOf(document("a", "b"), document("a"))).toEqual([
    'breaking request: the value "b" is gone',
    'harmless response: the value "b" is gone',
  ]);
});
