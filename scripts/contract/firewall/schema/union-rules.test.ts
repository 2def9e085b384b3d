import { describe, expect, test } from "vitest";
import { listChanges, textsOf, type DocumentParts } from "../test-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (type: string, fields: Schema = {}): Schema => ({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", enum: [type] }, ...fields },
});

const schemas = { Cat: kind("cat"), Dog: kind("dog"), Bird: kind("bird") };
const union = (names: readonly string[], mapping?: Schema): Schema => ({
  oneOf: names.map(reference),
  discriminator: { propertyName: "type", ...(mapping ? { mapping } : {}) },
});
const mapped = (...names: readonly string[]) =>
  union(names, Object.fromEntries(names.map((name) => [name.toLowerCase(), reference(name).$ref])));

function faults(direction: "request" | "response", before: Schema, after: Schema) {
  const parts = (schema: Schema): DocumentParts => ({ [direction]: schema, schemas });
  return textsOf(parts(before), parts(after)).filter((line) => !line.startsWith("harmless"));
}

describe("a branch", () => {
  test.each<[string, Schema, Schema, number, number]>([
    ["leaves", mapped("Cat", "Dog"), mapped("Cat"), 2, 2],
    [
      "leaves while its mapping stays",
      mapped("Cat", "Dog"),
      { ...mapped("Cat", "Dog"), oneOf: [reference("Cat")] },
      1,
      1,
    ],
    ["comes with a separate tag", mapped("Cat"), mapped("Cat", "Dog"), 0, 2],
    ["comes, distinct by its fields", union(["Cat"]), union(["Cat", "Dog"]), 0, 2],
    ["overlaps another", { oneOf: [text] }, { oneOf: [text, { ...text, maxLength: 3 }] }, 1, 1],
    ["may overlap another", { oneOf: [text] }, { oneOf: [text, { format: "x" }] }, 1, 1],
    ["may overlap in anyOf", { anyOf: [text] }, { anyOf: [text, { maxLength: 3 }] }, 0, 1],
    [
      "is part of a wider one",
      { anyOf: [{ type: "integer" }, text] },
      { anyOf: [{ type: "number" }, text] },
      0,
      1,
    ],
    ["becomes the whole", { oneOf: [text, { type: "integer" }] }, text, 1, 1],
    ["joins the whole", text, { oneOf: [text, { type: "integer" }] }, 0, 1],
  ])("%s", (_name, before, after, request, response) => {
    expect([
      faults("request", before, after).length,
      faults("response", before, after).length,
    ]).toEqual([request, response]);
  });
});

test("a lost mapping changes the tags, and the branches are still compared", () => {
  const before = { request: mapped("Cat", "Dog"), schemas };
  const after = {
    request: union(["Cat", "Dog"]),
    schemas: {
      ...schemas,
      Dog: kind("dog", { name: text }),
      Cat: { ...kind("cat"), maxProperties: 1 },
    },
  };
  const changes = listChanges(before, after);
  expect(changes.map(({ place, verdict }) => `${verdict} ${place}`)).toEqual(
    expect.arrayContaining([
      "harmless /components/schemas/Dog/properties/name",
      "breaking /components/schemas/Cat",
    ]),
  );
  expect(changes.map(({ text: words }) => words)).toContain(`request: the kind "cat" is gone`);
});

test("a union without a mapping is compared inside", () => {
  const parts = (fields: Schema): DocumentParts => ({
    response: { oneOf: [reference("Cat"), reference("Dog")] },
    schemas: { ...schemas, Dog: kind("dog", fields) },
  });
  expect(listChanges(parts({ name: text }), parts({}))).toEqual([
    {
      place: "/components/schemas/Dog/properties/name",
      verdict: "breaking",
      text: "response: the field name is gone",
    },
  ]);
});

test("inline branches are distinguished by their types", () => {
  const parts = (maxLength: number): DocumentParts => ({
    request: {
      oneOf: [
        { ...text, maxLength },
        { type: "array", items: text },
      ],
    },
  });
  expect(textsOf(parts(5), parts(4))).toEqual(["breaking request: maxLength changes from 5 to 4"]);
});

test("a removed discriminator breaks clients that read by it", () => {
  const plain = { oneOf: [reference("Cat"), reference("Dog")] };
  expect(faults("response", mapped("Cat", "Dog"), plain)).toHaveLength(1);
  expect(faults("request", mapped("Cat", "Dog"), plain)).toEqual([]);
});
