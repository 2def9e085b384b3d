import { describe, expect, it } from "vitest";
import { instanceOfSchema } from "./instance-of-schema.ts";

const required = { type: "object", properties: { a: { $ref: "#" } }, required: ["a"] };

function nested(levels: number): unknown {
  let schema: unknown = { type: "string" };
  for (let at = 0; at < levels; at += 1) {
    schema = { type: "object", properties: { a: schema }, required: ["a"] };
  }
  return schema;
}

/** Each level contains the next twice: 2^levels values. */
function doubling(levels: number): unknown {
  const $defs: Record<string, unknown> = { l0: { type: "string" } };
  for (let at = 1; at <= levels; at += 1) {
    const next = { $ref: `#/$defs/l${at - 1}` };
    $defs[`l${at}`] = { type: "object", properties: { a: next, b: next }, required: ["a", "b"] };
  }
  return { $defs, $ref: `#/$defs/l${levels}` };
}

/** Branches that all fail only at the end: 2^count ways. */
function ways(count: number): unknown {
  const pair = (at: number): unknown => ({ anyOf: [{ minimum: at }, { minimum: at + 0.5 }] });
  return {
    allOf: [
      ...Array.from({ length: count }, (_, at) => pair(at)),
      { type: "integer", maximum: -1 },
    ],
  };
}

const many = Array.from({ length: 2_000 }, (_, at) => `p${at}`);

const longName = "x".repeat(10_000);

/** Name, schema, and the expected reason. */
const hostile: readonly (readonly [string, unknown, RegExp])[] = [
  ["false", false, /allows none/],
  ["no schema at all", 5, /object or a boolean/],
  ["types that exclude one another", { allOf: [{ type: "string" }, { type: "null" }] }, /types/],
  ["an unknown type", { type: "file" }, /`type`/],
  [
    "long references, each read anew",
    {
      $defs: { [longName]: { type: "string" } },
      allOf: Array.from({ length: 150 }, () => ({ $ref: `#/$defs/${longName}` })),
    },
    /too many steps/,
  ],
  ["an empty enum", { enum: [] }, /listed/],
  ["an enum outside its bounds", { enum: [1, 2], minimum: 3 }, /listed/],
  ["bounds that cross", { type: "integer", minimum: 2, maximum: 1 }, /bounds/],
  ["a bound that is no number", { type: "integer", minimum: "2" }, /`minimum`/],
  ["multiples of zero", { type: "integer", multipleOf: 0 }, /bounds/],
  ["lengths that cross", { type: "string", minLength: 2, maxLength: 1 }, /length/],
  ["a format too short for its length", { format: "date", minLength: 11 }, /`format`/],
  ["two formats at once", { allOf: [{ format: "date" }, { format: "email" }] }, /`format`/],
  ["a pattern", { type: "string", pattern: "^a$" }, /`pattern`/],
  ["a pattern beside an enum", { enum: ["a"], pattern: "^a$" }, /`pattern`/],
  ["a pattern that would run for ever", { pattern: "^(a+)+$", minLength: 64 }, /`pattern`/],
  [
    "patterns of property names",
    { required: ["a"], patternProperties: { "^a": {} } },
    /`patternProp/,
  ],
  [
    "a closed object that lacks what it requires",
    { required: ["a"], additionalProperties: false },
    /allows none/,
  ],
  ["required that is no list", { required: "a" }, /`required`/],
  ["unevaluated properties", { type: "object", unevaluatedProperties: false }, /`unevaluatedProp/],
  [
    "more unique items than there are",
    { items: { enum: [1] }, minItems: 2, uniqueItems: true },
    /valid/,
  ],
  ["oneOf whose branches all overlap", { oneOf: [{}, {}] }, /valid/],
  ["not of everything", { not: {} }, /valid/],
  ["a reference elsewhere", { $ref: "https://example.com/schema" }, /`\$ref`/],
  ["a reference to an anchor", { $ref: "#there" }, /`\$ref`/],
  ["a dangling reference", { $ref: "#/$defs/nothing" }, /`\$ref`/],
  ["a reference into what objects inherit", { $ref: "#/constructor" }, /`\$ref`/],
  ["a malformed escape in a reference", { $ref: "#/%E0%A4" }, /`\$ref`/],
  ["a reference to itself", { $ref: "#" }, /circle/],
  [
    "references in a circle",
    { $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } }, $ref: "#/$defs/a" },
    /circle/,
  ],
  ["a recursion without an end", required, /deep/],
  ["nesting that is too deep", nested(60), /deep/],
  ["a value that doubles at each level", doubling(30), /steps|large/],
  ["a billion code points", { type: "string", minLength: 1e9 }, /`minLength`/],
  ["a billion items", { type: "array", minItems: 1e9 }, /`minItems`/],
  ["a billion properties", { type: "object", minProperties: 1e9 }, /`minProperties`/],
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
    /large/,
  ],
  ["more required names than a value has room for", { required: many }, /`required`/],
  [
    "more schemas at once than are combined",
    { allOf: [nested(1), { allOf: many.slice(0, 250).map(() => ({ a: 1 })) }] },
    /combined/,
  ],
  ["more ways than can be tried", ways(40), /steps/],
];

describe("no value is made, in bounded time", () => {
  it.each(hostile)("%s", (_name, schema, reason) => {
    const instance = instanceOfSchema({ schema, name: "root" });
    expect(instance.made ? JSON.stringify(instance.value).slice(0, 80) : instance.reason).toMatch(
      reason,
    );
    expect(instance.made).toBe(false);
  });
});
