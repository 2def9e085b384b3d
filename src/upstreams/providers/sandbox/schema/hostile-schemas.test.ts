import { describe, expect, it, test } from "vitest";
import { instanceOfSchema } from "./instance-of-schema.ts";
import { SchemaRefusal } from "./schema-keywords.ts";

const required = { type: "object", properties: { a: { $ref: "#" } }, required: ["a"] };

function nested(levels: number): unknown {
  let schema: unknown = { type: "string" };
  for (let at = 0; at < levels; at += 1) {
    schema = { type: "object", properties: { a: schema }, required: ["a"] };
  }
  return schema;
}

/** Returns a schema in which each level contains the next twice: 2^levels values. */
function doubling(levels: number): unknown {
  const $defs: Record<string, unknown> = { l0: { type: "string" } };
  for (let at = 1; at <= levels; at += 1) {
    const next = { $ref: `#/$defs/l${at - 1}` };
    $defs[`l${at}`] = { type: "object", properties: { a: next, b: next }, required: ["a", "b"] };
  }
  return { $defs, $ref: `#/$defs/l${levels}` };
}

/** Returns branches that all fail only at the end: 2^count combinations. */
function ways(count: number): unknown {
  const pair = (at: number): unknown => ({ anyOf: [{ minimum: at }, { minimum: at + 0.5 }] });
  return {
    allOf: [
      ...Array.from({ length: count }, (_, at) => pair(at)),
      { type: "integer", maximum: -1 },
    ],
  };
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `p${at}`);
}

const many = names(2_000);

const longName = "x".repeat(10_000);

function times<T>(count: number, entry: T): T[] {
  return Array.from({ length: count }, () => entry);
}

function called(entries: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(entries.map((name) => [name, value]));
}

/** Returns nested arrays, each described by a hundred schemas at once. */
function deeplyDescribed(levels: number): unknown {
  let schema: unknown = { minItems: 900, items: { type: "array" } };
  for (let at = 0; at < levels; at += 1) {
    schema = { minItems: 1, items: schema, allOf: times(100, {}).map((empty) => ({ ...empty })) };
  }
  return schema;
}

/** Name, schema, and the expected reason. */
const hostile: readonly (readonly [string, unknown, RegExp])[] = [
  ["false", false, /is not allowed/],
  ["no schema at all", 5, /object or a boolean/],
  ["types that exclude one another", { allOf: [{ type: "string" }, { type: "null" }] }, /types/],
  ["an unknown type", { type: "file" }, /`type`/],
  [
    "long references, each read again",
    {
      $defs: { [longName]: { type: "string" } },
      allOf: Array.from({ length: 150 }, () => ({ $ref: `#/$defs/${longName}` })),
    },
    /too many steps/,
  ],
  [
    "long lists of types, compared with one another",
    { allOf: [{ type: times(240_000, "null") }, { type: [...times(240_000, "array"), "null"] }] },
    /`type`/,
  ],
  [
    "a name that is required a thousand times, of each of many objects",
    { minItems: 900, items: { required: times(1_000, "a") } },
    /steps/,
  ],
  [
    "more properties than are walked, of a constant that does not fit",
    { allOf: [{ const: called(names(200_000), 1) }], oneOf: times(900, {}) },
    /steps/,
  ],
  [
    "many patterns of names",
    { required: ["a"], allOf: [{ patternProperties: called(names(200_000), {}) }] },
    /patternProp/,
  ],
  [
    "long constants, each compared with many",
    {
      enum: names(30).map((name) => longName + name),
      allOf: [{ enum: names(30).map((name) => longName.replace("x", "y") + name) }],
    },
    /steps/,
  ],
  [
    "strings cut out of a long name",
    {
      required: [longName],
      properties: { [longName]: { minItems: 900, items: { type: "string", maxLength: 1 } } },
    },
    /steps/,
  ],
  ["values described by many schemas", deeplyDescribed(5), /steps/],
  ["an empty enum", { enum: [] }, /listed/],
  ["an enum outside its bounds", { enum: [1, 2], minimum: 3 }, /listed/],
  ["bounds that cross", { type: "integer", minimum: 2, maximum: 1 }, /bounds/],
  ["a bound that is not a number", { type: "integer", minimum: "2" }, /`minimum`/],
  ["multiples of zero", { type: "integer", multipleOf: 0 }, /bounds/],
  ["lengths that cross", { type: "string", minLength: 2, maxLength: 1 }, /length/],
  ["a format too short for its length", { format: "date", minLength: 11 }, /`format`/],
  ["two formats at once", { allOf: [{ format: "date" }, { format: "email" }] }, /`format`/],
  ["a pattern", { type: "string", pattern: "^a$" }, /`pattern`/],
  ["a pattern next to an enum", { enum: ["a"], pattern: "^a$" }, /`pattern`/],
  ["a pattern that would run for ever", { pattern: "^(a+)+$", minLength: 64 }, /`pattern`/],
  [
    "patterns of property names",
    { required: ["a"], patternProperties: { "^a": {} } },
    /`patternProp/,
  ],
  [
    "a closed object without a required property",
    { required: ["a"], additionalProperties: false },
    /is not allowed/,
  ],
  ["required that is not a list", { required: "a" }, /`required`/],
  ["unevaluated properties", { type: "object", unevaluatedProperties: false }, /`unevaluatedProp/],
  [
    "several items that differ",
    { items: { type: "integer" }, minItems: 2, uniqueItems: true },
    /`uniqueItems`/,
  ],
  ["further properties", { type: "object", minProperties: 1 }, /size/],
  ["objects that are compared", { allOf: [{ const: {} }, { const: { a: 1 } }] }, /compared/],
  ["an item that an array contains", { items: {}, contains: { minimum: 7 } }, /`contains`/],
  ["a condition", { type: "integer", if: { maximum: 10 }, else: { minimum: 20 } }, /`if`/],
  ["a dependency", { required: ["a"], dependentRequired: { a: ["b"] } }, /`dependentRequired`/],
  ["a dependent schema", { required: ["a"], dependentSchemas: {} }, /`dependentSchemas`/],
  ["a dependency of draft 7", { required: ["a"], dependencies: { a: ["b"] } }, /`dependencies`/],
  ["a format that no tool uses", { type: "string", format: "regex" }, /`format`/],
  ["a listed value that has a format", { enum: ["2026-02-30"], format: "date" }, /listed/],
  ["oneOf with overlapping branches", { oneOf: [{}, {}] }, /valid/],
  ["not of everything", { not: {} }, /valid/],
  ["a reference elsewhere", { $ref: "https://example.com/schema" }, /`\$ref`/],
  ["a reference to an anchor", { $ref: "#there" }, /`\$ref`/],
  ["a dangling reference", { $ref: "#/$defs/nothing" }, /`\$ref`/],
  ["a reference to an inherited property", { $ref: "#/constructor" }, /`\$ref`/],
  ["a malformed escape in a reference", { $ref: "#/%E0%A4" }, /`\$ref`/],
  [
    "a branch that is too large, before one that is not",
    { anyOf: [{ minItems: 1e9 }, {}] },
    /`minI/,
  ],
  [
    "a name that no property may have",
    { required: ["a"], propertyNames: { const: "b" } },
    /listed/,
  ],
  [
    "a second branch with a pattern that may allow the value of the first",
    { required: ["a"], oneOf: [{}, { patternProperties: { a: {} }, additionalProperties: false }] },
    /patternProp/,
  ],
  ["a branch that only leads to itself", { oneOf: [{}, { $ref: "#/oneOf/1" }] }, /valid/],
  ["a recursion without an end", required, /deep/],
  ["nesting that is too deep", nested(60), /deep/],
  ["a value that doubles at each level", doubling(30), /steps|large/],
  ["a billion code points", { type: "string", minLength: 1e9 }, /`minLength`/],
  ["a billion items", { type: "array", minItems: 1e9 }, /`minItems`/],
  ["a billion properties", { type: "object", minProperties: 1e9 }, /size/],
  [
    "a thousand times a thousand items",
    { minItems: 1e3, items: { minItems: 1e3, items: { type: "null" } } },
    /steps|large/,
  ],
  [
    "a thousand long constants",
    { minItems: 1e3, items: { const: "x".repeat(1e5) } },
    /steps|large/,
  ],
  [
    "a thousand long strings",
    { minItems: 1e3, items: { type: "string", minLength: 1e4 } },
    /steps/,
  ],
  ["more required names than a value may have", { required: many }, /`required`/],
  [
    "more schemas at once than are combined",
    { allOf: [nested(1), { allOf: many.slice(0, 250).map(() => ({ a: 1 })) }] },
    /combined/,
  ],
  ["more ways than can be tried", ways(40), /steps/],
];

describe("is refused in bounded time", () => {
  it.each(hostile)("%s", (_name, schema, reason) => {
    const instance = instanceOfSchema({ schema, name: "root" });
    expect(instance.made ? JSON.stringify(instance.value).slice(0, 80) : instance.reason).toMatch(
      reason,
    );
    expect(instance.made).toBe(false);
  });
});

test("a failed attempt has no stack, because a client can cause thousands of them", () => {
  const failure = new SchemaRefusal("no way");
  expect(failure.stack).toBe("Error: no way");
  expect(new Error("others").stack).toContain("\n    at ");
});
