import { describe, expect, test } from "vitest";
import { listFaults } from "../change.ts";
import { listChanges, type DocumentParts } from "../test-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const thing = { type: "object", properties: { id: text } };
const words = { type: "string", enum: ["a", "b"] };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function faults(before: DocumentParts, after: DocumentParts): readonly string[] {
  return listFaults(listChanges(before, after)).map(({ verdict }) => verdict);
}

describe.each(["request", "response"] as const)("code generated from a %s", (direction) => {
  const isBroken = (before: Schema, after: Schema, schemas: readonly [Schema, Schema]) =>
    faults(
      { [direction]: before, schemas: schemas[0] },
      { [direction]: after, schemas: schemas[1] },
    ).includes("source");
  const both = (schemas: Schema) => [schemas, schemas] as const;

  test.each<[string, Schema, Schema, readonly [Schema, Schema]]>([
    [
      "a component has a title",
      reference("Thing"),
      reference("Thing"),
      [{ Thing: thing }, { Thing: { ...thing, title: "Item" } }],
    ],
    [
      "a component's title changes",
      reference("Thing"),
      reference("Thing"),
      [{ Thing: { ...thing, title: "A" } }, { Thing: { ...thing, title: "B" } }],
    ],
    ["an inline object has a title", thing, { ...thing, title: "Item" }, both({})],
    ["a list of words has a title", words, { ...words, title: "Word" }, both({})],
    ["words have names", words, { ...words, "x-enum-varnames": ["A", "B"] }, both({})],
    ["words lose their names", { ...words, "x-enum-varnames": ["A", "B"] }, words, both({})],
    ["a component is put in place", reference("Thing"), thing, both({ Thing: thing })],
    ["a schema becomes a component", thing, reference("Thing"), [{}, { Thing: thing }]],
  ])("is broken: %s", (_name, before, after, schemas) => {
    expect(isBroken(before, after, schemas)).toBe(true);
  });

  test.each<[string, Schema, Schema, readonly [Schema, Schema]]>([
    ["a plain value has a title", text, { ...text, title: "Name" }, both({})],
    ["words are described", words, { ...words, "x-enum-descriptions": ["A", "B"] }, both({})],
    [
      "a reference is percent-encoded",
      reference("Thing"),
      reference("%54hing"),
      both({ Thing: thing }),
    ],
    [
      "a reference is wrapped with text for people",
      reference("Thing"),
      { allOf: [reference("Thing"), { description: "A thing." }] },
      both({ Thing: thing }),
    ],
  ])("is not broken: %s", (_name, before, after, schemas) => {
    expect(isBroken(before, after, schemas)).toBe(false);
  });
});

test("a reference with an invalid percent escape is reported", () => {
  const parts = { request: reference("A%ZZ") };
  expect(() => listChanges(parts, parts)).toThrow(/A%ZZ/);
});
