import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it, test } from "vitest";
import { instanceOfSchema } from "./instance-of-schema.ts";

const options = { strict: false, logger: false } as const;
const ajv = new Ajv2020(options);
const draft7 = new Ajv(options);
formats.default(ajv);
formats.default(draft7);

type Schema = boolean | Readonly<Record<string, unknown>>;

const object = (properties: Readonly<Record<string, unknown>>): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const tree = {
  $defs: {
    node: {
      type: "object",
      properties: {
        left: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] },
        right: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] },
      },
      required: ["left", "right"],
    },
  },
  $ref: "#/$defs/node",
};

const person = {
  definitions: { "first/last~": { type: "string", minLength: 3 } },
  type: "object",
  properties: { name: { $ref: "#/definitions/first~1last~0" } },
  required: ["name"],
};

/** Name, schema, and the generated value. */
const made: readonly (readonly [string, Schema, unknown])[] = [
  ["an empty schema", {}, "root"],
  ["true", true, "root"],
  ["a string is its property's name", object({ city: { type: "string" } }), { city: "city" }],
  ["optional properties stay out", { type: "object", properties: { a: {} } }, {}],
  ["a required property without a schema", { required: ["a"] }, { a: "a" }],
  [
    "every type",
    object({ a: { type: "integer" }, b: { type: "number" }, c: { type: "boolean" } }),
    { a: 1, b: 1, c: true },
  ],
  ["null", { type: "null" }, null],
  ["null only as the last of several types", { type: ["null", "integer"] }, 1],
  ["enum", { enum: ["b", "a"] }, "b"],
  [
    "the first of an enum that fits",
    { type: "string", enum: [1, null, "ab", "abc"], minLength: 3 },
    "abc",
  ],
  ["const", { const: { a: [1] } }, { a: [1] }],
  ["const null", { const: null }, null],
  ["minimum", { type: "integer", minimum: 18 }, 18],
  ["a fraction as minimum of an integer", { type: "integer", minimum: 1.5 }, 2],
  ["exclusive minimum", { type: "integer", exclusiveMinimum: 18 }, 19],
  ["maximum below zero", { type: "integer", maximum: -5 }, -5],
  ["exclusive maximum", { type: "integer", exclusiveMaximum: 0 }, -1],
  ["zero if one is too large", { type: "number", maximum: 0.5 }, 0],
  ["a number between two bounds", { type: "number", exclusiveMinimum: 0.1, maximum: 0.3 }, 0.3],
  ["a number between exclusive bounds", { exclusiveMinimum: 2, exclusiveMaximum: 3 }, 2.5],
  ["multiples", { type: "integer", multipleOf: 7, minimum: 8 }, 14],
  ["multiples downwards", { type: "integer", multipleOf: 7, maximum: -1 }, -7],
  [
    "multiples of a fraction",
    { type: "number", multipleOf: 0.01, minimum: 0.001, maximum: 0.5 },
    0.5,
  ],
  ["minLength", { type: "string", minLength: 6 }, "rootro"],
  ["maxLength", { type: "string", maxLength: 2 }, "ro"],
  [
    "lengths in code points",
    object({ "🙂": { type: "string", minLength: 2, maxLength: 2 } }),
    { "🙂": "🙂🙂" },
  ],
  [
    "an empty name that needs a length",
    object({ "": { type: "string", minLength: 2 } }),
    { "": "xx" },
  ],
  ["an array that needs no item", { type: "array" }, []],
  ["one example item", { type: "array", items: { type: "string" } }, ["root"]],
  [
    "no example item if items are not allowed",
    { type: "array", items: { type: "string" }, maxItems: 0 },
    [],
  ],
  ["no example item if its schema has no value", { type: "array", items: false }, []],
  [
    "no example item if only its schema is not supported",
    object({ hashes: { type: "array", items: { pattern: "^a" } }, ids: { items: { minimum: 2 } } }),
    { hashes: [], ids: [2] },
  ],
  ["one item that is unique", { items: { type: "integer" }, minItems: 1, uniqueItems: true }, [1]],
  ["minItems", { type: "array", items: { type: "integer" }, minItems: 3 }, [1, 1, 1]],
  [
    "prefixItems",
    {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "integer" }],
      items: false,
      minItems: 2,
    },
    ["root", 1],
  ],
  [
    "the schema of further properties",
    { type: "object", required: ["a"], additionalProperties: { type: "integer" } },
    { a: 1 },
  ],
  [
    "propertyNames that fit",
    { type: "object", required: ["ab"], propertyNames: { minLength: 2 } },
    { ab: "ab" },
  ],
  ["a local reference", person, { name: "name" }],
  ["a reference to the root", { properties: { next: { $ref: "#" } } }, {}],
  [
    "a reference with its own keywords",
    { $defs: { a: { type: "integer" } }, $ref: "#/$defs/a", minimum: 4 },
    4,
  ],
  ["a recursive schema ends early", tree, { left: null, right: null }],
  [
    "a recursive branch is used if it is the only one",
    {
      $defs: {
        a: { type: "object", properties: { b: { $ref: "#/$defs/b" } }, required: ["b"] },
        b: { anyOf: [{ $ref: "#/$defs/a" }, { const: 1 }] },
      },
      $ref: "#/$defs/a",
    },
    { b: 1 },
  ],
  [
    "a recursive branch is used if the others are not supported",
    {
      $defs: {
        node: {
          type: "object",
          properties: { child: { anyOf: [{ $ref: "#/$defs/node" }, { pattern: "^a" }] } },
        },
      },
      allOf: [{ $ref: "#/$defs/node" }, { required: ["child"] }],
    },
    { child: {} },
  ],
  ["the first branch of anyOf", { anyOf: [{ type: "integer" }, { type: "string" }] }, 1],
  [
    "the first branch of anyOf that works",
    { anyOf: [{ type: "string", pattern: "^a" }, { type: "integer" }] },
    1,
  ],
  [
    "the first branch of oneOf that is the only one",
    { oneOf: [{ type: "number" }, { type: "integer" }, { type: "string" }] },
    "root",
  ],
  [
    "oneOf next to properties",
    {
      type: "object",
      properties: { kind: { type: "string" } },
      required: ["kind"],
      oneOf: [{ properties: { kind: { const: "a" } } }, { properties: { kind: { const: "b" } } }],
    },
    { kind: "a" },
  ],
  [
    "merged allOf",
    { allOf: [object({ a: { type: "integer" } }), { properties: { a: { minimum: 9 } } }] },
    { a: 9 },
  ],
  [
    "allOf narrows number to integer",
    { allOf: [{ type: "number", minimum: 1.5 }, { type: "integer" }] },
    2,
  ],
  ["not that holds anyway", { type: "string", not: { const: "other" } }, "root"],
  ["an unknown format is an annotation", { type: "string", format: "of-our-own" }, "root"],
  [
    "keywords that other drafts know",
    { type: "string", nullable: true, title: "t", examples: ["e"] },
    "root",
  ],
  [
    "names that every object inherits",
    { type: "object", properties: { x: {} }, required: ["constructor", "toString"] },
    { constructor: "constructor", toString: "toString" },
  ],
];

describe("a value is generated for", () => {
  it.each(made)("%s", (_name, schema, value) => {
    const instance = instanceOfSchema({ schema, name: "root" });
    expect(instance).toEqual({ made: true, value });
    expect(ajv.validate(schema, JSON.parse(JSON.stringify(value)))).toBe(true);
  });
});

test("the tuples of draft 7 are supported", () => {
  const items = [{ const: 1 }, { const: 2 }];
  const schema = { type: "array", items, additionalItems: false, minItems: 2 };
  const instance = instanceOfSchema({ schema, name: "root" });
  expect(instance).toEqual({ made: true, value: [1, 2] });
  expect(draft7.validate(schema, [1, 2])).toBe(true);
});

test("a property may be named __proto__", () => {
  const instance = instanceOfSchema({ schema: { required: ["__proto__"] }, name: "root" });
  expect(JSON.stringify(instance)).toBe('{"made":true,"value":{"__proto__":"__proto__"}}');
});

test("the root is an object if requested", () => {
  const request = { name: "root", type: "object" } as const;
  expect(instanceOfSchema({ ...request, schema: {} })).toEqual({ made: true, value: {} });
  expect(instanceOfSchema({ ...request, schema: { type: "string" } }).made).toBe(false);
});
