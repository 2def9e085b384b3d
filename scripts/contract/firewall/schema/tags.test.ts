import { describe, expect, test } from "vitest";
import { textsOf, type DocumentParts } from "../test-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (type: string, fields: Schema = {}): Schema => ({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", enum: [type] }, ...fields },
});
const schemas: Schema = { Cat: kind("cat"), Dog: kind("dog") };
const pets = (discriminator: Schema | null, names = ["Cat", "Dog"]): Schema => ({
  oneOf: names.map(reference),
  ...(discriminator !== null && { discriminator }),
});
const mapping = { cat: reference("Cat").$ref, dog: reference("Dog").$ref };

function faults(
  direction: "request" | "response",
  before: Schema,
  after: Schema,
  more: { readonly old?: Schema; readonly now?: Schema } = {},
): readonly string[] {
  const parts = (schema: Schema, own: Schema = schemas): DocumentParts => ({
    [direction]: schema,
    schemas: own,
  });
  return textsOf(parts(before, more.old), parts(after, more.now)).filter(
    (line) => !line.startsWith("harmless"),
  );
}

describe("a discriminator", () => {
  test("that moves to another field breaks clients", () => {
    const before = pets({ propertyName: "type", mapping });
    const after = pets({ propertyName: "kind", mapping });
    for (const direction of ["request", "response"] as const) {
      expect(faults(direction, before, after)).toEqual([
        `breaking ${direction}: the discriminating field changes from type to kind`,
      ]);
    }
  });

  test("that is new needs a decision for requests only", () => {
    const after = pets({ propertyName: "type", mapping });
    expect(faults("request", pets(null), after)).toEqual([
      expect.stringMatching(/^unknown request: a discriminator is new/),
    ]);
    expect(faults("response", pets(null), after)).toEqual([]);
  });

  test("names a schema by its name or by a reference", () => {
    const before = pets({ propertyName: "type", mapping: { cat: "Cat", dog: "Dog" } });
    const after = pets({ propertyName: "type", mapping });
    expect(faults("request", before, after)).toEqual([]);
    expect(faults("response", after, before)).toEqual([]);
  });

  test("gives its tag to another schema: the schemas that the tag selects are compared", () => {
    const before = pets({ propertyName: "type", mapping });
    const swapped = { cat: mapping.dog, dog: mapping.cat };
    const after = pets({ propertyName: "type", mapping: swapped });
    expect(faults("request", before, after).length).toBeGreaterThan(0);
  });

  test("pairs a renamed branch by its tag", () => {
    const before = pets({ propertyName: "type", mapping });
    const renamed = { cat: mapping.cat, dog: reference("Hound").$ref };
    const after = pets({ propertyName: "type", mapping: renamed }, ["Cat", "Hound"]);
    const now = { Cat: kind("cat"), Hound: kind("dog", { name: text }) };
    expect(faults("request", before, after, { now })).toEqual([
      "breaking generated clients: the type Dog is Hound",
      "breaking generated clients: the type Dog is gone",
    ]);
  });
});

describe("a new branch", () => {
  const wide = { ...text, minLength: 1 };
  test.each<[string, Schema, Schema, readonly string[]]>([
    [
      "and takes values of a wider one",
      { oneOf: [wide, { type: "array" }] },
      { oneOf: [wide, { type: "array" }, { ...wide, maxLength: 3 }] },
      ["breaking"],
    ],
    [
      "and takes all values of a narrower one",
      { oneOf: [wide, { type: "array" }] },
      { oneOf: [wide, { type: "array" }, text] },
      ["breaking"],
    ],
    [
      "without a separate tag may overlap",
      pets({ propertyName: "type" }, ["Cat"]),
      pets({ propertyName: "type" }, ["Cat", "Loose"]),
      ["unknown"],
    ],
  ])("%s", (_name, before, after, verdicts) => {
    const loose = {
      ...schemas,
      Loose: { type: "object", required: ["x"], properties: { x: text } },
    };
    const found = faults("request", before, after, { old: loose, now: loose });
    expect(found.map((line) => line.split(" ")[0])).toEqual(verdicts);
  });

  test("added to the former single schema: null remains the union's", () => {
    const whole = { ...text, nullable: true };
    const after = { oneOf: [text, { type: "integer" }], nullable: true };
    expect(faults("request", whole, after)).toEqual([]);
  });

  test("one of two branches of the same type is not mistaken for the other's successor", () => {
    const before = {
      oneOf: [
        { ...text, enum: ["a"] },
        { ...text, enum: ["b"] },
      ],
    };
    const after = {
      oneOf: [
        { ...text, enum: ["b"] },
        { ...text, enum: ["a"] },
        { ...text, enum: ["c"] },
      ],
    };
    expect(faults("request", before, after)).toEqual([]);
  });
});
