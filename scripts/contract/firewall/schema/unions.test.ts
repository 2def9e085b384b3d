import { describe, expect, test } from "vitest";
import { listFaults } from "../change.ts";
import { listChanges, textsOf, type DocumentParts } from "../test-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const list = { type: "array", items: text };
const integer = { type: "integer" };
const upTo = (maximum: number) => ({ ...integer, maximum });
const from6 = { ...integer, minimum: 6 };
const limit = { maxLength: 3 };
const short = { ...text, ...limit };
const a = { ...text, pattern: "^a" };
const b = { ...text, pattern: "^b" };
const [wordA, wordB, wordC] = ["a", "b", "c"].map((word) => ({ ...text, enum: [word] }));
const orNull = (schema: Schema): Schema => ({ ...schema, nullable: true });
const nullable = orNull(text);
const oneOf = (...branches: readonly unknown[]): Schema => ({ oneOf: branches });
const anyOf = (...branches: readonly unknown[]): Schema => ({ anyOf: branches });
const allOf = (...members: readonly Schema[]): Schema => ({ allOf: members });
const nulls = [nullable, orNull(list)];
const open = { additionalProperties: true };
const havingA = { type: "object", required: ["a"], properties: { a: text } };
const closed = {
  type: "object",
  required: ["b"],
  properties: { b: text },
  additionalProperties: false,
};

const kind = (type: string, fields: Schema = {}): Schema => ({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", enum: [type] }, ...fields },
});
const loose = { type: "object", required: ["x"], properties: { x: text } };
const schemas = { Cat: kind("cat"), Dog: kind("dog"), Hound: kind("dog"), Loose: loose };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const plain = (...names: readonly string[]) => oneOf(...names.map(reference));
const tagged = (names: readonly string[], mapping?: Schema, propertyName = "type"): Schema => ({
  ...plain(...names),
  discriminator: { propertyName, ...(mapping && { mapping }) },
});
const both = ["Cat", "Dog"];
const mapping = { cat: reference("Cat").$ref, dog: reference("Dog").$ref };
const hounds = { ...mapping, dog: reference("Hound").$ref };
const mapped = tagged(both, mapping);

function faultsOf(direction: "request" | "response", before: Schema, after: Schema) {
  const parts = (schema: Schema): DocumentParts => ({ [direction]: schema, schemas });
  return listFaults(listChanges(parts(before), parts(after)));
}

/**
 * A change, and its verdicts that are not harmless in a request and in a response: `u` for unknown,
 * `b` for breaking.
 */
type Row = readonly [name: string, before: Schema, after: Schema, verdicts: string];

const rows: Readonly<Record<string, readonly Row[]>> = {
  "a branch": [
    ["leaves", mapped, tagged(["Cat"], { cat: mapping.cat }), "bb/bb"],
    ["leaves while its mapping stays", mapped, { ...mapped, ...plain("Cat") }, "b/b"],
    ["comes with a tag of its own", tagged(["Cat"], { cat: mapping.cat }), mapped, "/bb"],
    ["comes, distinct by its fields", tagged(["Cat"]), tagged(both), "/bb"],
    ["comes, perhaps not distinct", tagged(["Cat"]), tagged(["Cat", "Loose"]), "u/bb"],
    ["comes, part of another", oneOf(text), oneOf(text, short), "b/b"],
    ["comes, wider than another", oneOf(short, list), oneOf(short, list, text), "b/b"],
    ["comes, perhaps part of another", oneOf(text), oneOf(text, { format: "x" }), "u/b"],
    ["comes to anyOf", anyOf(text), anyOf(text, limit), "/b"],
    ["is part of a wider one", anyOf(integer, text), anyOf({ type: "number" }, text), "/b"],
    ["becomes the whole", oneOf(text, integer), text, "b/b"],
    ["joins the whole", text, oneOf(text, integer), "/b"],
    ["joins the whole, with its null", nullable, orNull(oneOf(text, integer)), "/b"],
    ["changes places", oneOf(wordA, wordB), oneOf(wordB, wordA, wordC), "/b"],
    ["is known by its type", oneOf({ ...text, maxLength: 5 }, list), oneOf(short, list), "b/"],
  ],
  "a discriminator": [
    ["moves to another field", mapped, tagged(both, mapping, "kind"), "b/b"],
    ["is new", plain(...both), mapped, "u/"],
    ["is gone", mapped, plain(...both), "/b"],
    ["names a schema by its name", tagged(both, { cat: "Cat", dog: "Dog" }), mapped, "/"],
    ["gives its tags away", mapped, tagged(both, { cat: mapping.dog, dog: mapping.cat }), "bb/bb"],
    ["selects a renamed branch", mapped, tagged(["Cat", "Hound"], hounds), "s/s"],
  ],
  "a branch of oneOf": [
    ["accepts null like its sibling", oneOf(nullable, list), oneOf(nullable, orNull(list)), "b/b"],
    ["loses the pattern that sets it apart", oneOf(a, b), oneOf(text, b), "b/b"],
    ["grows into a sibling it contains", oneOf(integer, text), oneOf({}, text), "b/b"],
    [
      "may grow into another",
      oneOf({ ...a, maxLength: 2 }, b),
      oneOf({ ...a, ...limit }, b),
      "u/b",
    ],
    ["opens a field", oneOf(havingA, closed), oneOf(havingA, { ...closed, ...open }), "u/"],
    ["takes null alone", oneOf(text, list), oneOf(text, orNull(list)), "/b"],
    ["grows away from its sibling's type", oneOf(short, list), oneOf(text, list), "/b"],
    ["grows within bounds", oneOf(upTo(2), from6), oneOf(upTo(5), from6), "/b"],
    ["touches its sibling's bound", oneOf(upTo(5), from6), oneOf(upTo(6), from6), "u/b"],
    [
      "gains null which two refuse",
      oneOf(...nulls, integer),
      oneOf(...nulls, orNull(integer)),
      "/b",
    ],
    ["was of anyOf, and apart", anyOf(text, list), oneOf(text, list), "/"],
    ["was of anyOf, and not apart", anyOf(text, a), oneOf(text, a), "b/b"],
    ["was of anyOf, perhaps not apart", anyOf(b, a), oneOf(b, a), "u/u"],
  ],
  "null through allOf": [
    ["is refused by the typed half", allOf(nullable, limit), allOf(text, limit), "b/"],
    ["is accepted by an untyped half", nullable, allOf(nullable, { minLength: 0 }), "/"],
    ["is refused by a typed half", nullable, { ...nullable, allOf: [text] }, "b/"],
    [
      "is refused by a list",
      { ...nullable, enum: ["a", null] },
      { ...nullable, enum: ["a"] },
      "b/",
    ],
  ],
};

describe.each(Object.entries(rows))("%s", (_name, table) => {
  test.each(table)("%s", (_row, before, after, verdicts) => {
    const found = (["request", "response"] as const).map((direction) =>
      faultsOf(direction, before, after)
        .map(({ verdict }) => verdict[0])
        .join(""),
    );
    expect(found.join("/")).toBe(verdicts);
  });
});

test("a branch behind a component is compared with its siblings", () => {
  const parts = (schema: Schema): DocumentParts => ({
    request: plain("Text", "Parts"),
    schemas: { Text: nullable, Parts: schema },
  });
  expect(listFaults(listChanges(parts(list), parts(orNull(list))))).toMatchObject([
    { verdict: "breaking", text: expect.stringMatching(/null/) as string },
  ]);
});

test("a lost mapping changes the tags, and the branches are still compared", () => {
  const now = {
    ...schemas,
    Dog: kind("dog", { name: text }),
    Cat: { ...kind("cat"), maxProperties: 1 },
  };
  const changes = listChanges(
    { request: mapped, schemas },
    { request: tagged(both), schemas: now },
  );
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
    response: plain(...both),
    schemas: { ...schemas, Dog: kind("dog", fields) },
  });
  expect(textsOf(parts({ name: text }), parts({}))).toEqual([
    "breaking response: the field name is gone",
  ]);
});
