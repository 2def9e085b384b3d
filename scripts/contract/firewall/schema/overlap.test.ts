import { describe, expect, test } from "vitest";
import { listFaults } from "../change.ts";
import { listChanges, type DocumentParts } from "../test-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const list = { type: "array", items: text };
const orNull = (schema: Schema): Schema => ({ ...schema, nullable: true });
const oneOf = (...branches: readonly Schema[]): Schema => ({ oneOf: branches });
const starting = (letter: string) => ({ ...text, pattern: `^${letter}` });
const closed = (...names: readonly string[]) => ({
  type: "object",
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
  additionalProperties: false,
});

/** Returns the verdicts of a request's change that are not harmless, each once. */
function verdicts(before: Schema, after: Schema, schemas: DocumentParts["schemas"] = {}) {
  const faults = listFaults(listChanges({ request: before, schemas }, { request: after, schemas }));
  return [...new Set(faults.map(({ verdict }) => verdict))].toSorted();
}

describe("a branch of a request's oneOf", () => {
  test.each<[string, Schema, Schema, readonly string[]]>([
    [
      "that accepts null like its sibling refuses a value that was accepted",
      oneOf(orNull(text), list),
      oneOf(orNull(text), orNull(list)),
      ["breaking"],
    ],
    [
      "that loses its distinguishing pattern accepts its sibling's values",
      oneOf(starting("a"), starting("b")),
      oneOf(text, starting("b")),
      ["breaking"],
    ],
    [
      "that grows into a sibling it contains",
      oneOf({ type: "integer" }, text),
      oneOf({}, text),
      ["breaking"],
    ],
    [
      "that grows and may overlap another one",
      oneOf({ ...starting("a"), maxLength: 2 }, starting("b")),
      oneOf({ ...starting("a"), maxLength: 3 }, starting("b")),
      ["unknown"],
    ],
    [
      "that opens a field that kept it disjoint",
      oneOf({ ...closed("a"), additionalProperties: true }, closed("b")),
      oneOf(
        { ...closed("a"), additionalProperties: true },
        { ...closed("b"), additionalProperties: true },
      ),
      ["unknown"],
    ],
    ["that takes null alone", oneOf(text, list), oneOf(text, orNull(list)), []],
    [
      "that grows away from its sibling's type",
      oneOf({ ...text, maxLength: 2 }, list),
      oneOf(text, list),
      [],
    ],
    [
      "that grows within bounds that keep it disjoint",
      oneOf({ type: "integer", maximum: 2 }, { type: "integer", minimum: 6 }),
      oneOf({ type: "integer", maximum: 5 }, { type: "integer", minimum: 6 }),
      [],
    ],
    [
      "that touches its sibling's bound",
      oneOf({ type: "integer", maximum: 5 }, { type: "integer", minimum: 6 }),
      oneOf({ type: "integer", maximum: 6 }, { type: "integer", minimum: 6 }),
      ["unknown"],
    ],
    [
      "that gains null which two siblings refuse already",
      oneOf(orNull(text), orNull(list), { type: "integer" }),
      oneOf(orNull(text), orNull(list), orNull({ type: "integer" })),
      [],
    ],
  ])("%s", (_name, before, after, wanted) => {
    expect(verdicts(before, after)).toEqual(wanted);
  });

  test("is compared behind its component too", () => {
    const parts = (parts: Schema): DocumentParts => ({
      request: oneOf({ $ref: "#/components/schemas/Text" }, { $ref: "#/components/schemas/Parts" }),
      schemas: { Text: orNull(text), Parts: parts },
    });
    expect(listFaults(listChanges(parts(list), parts(orNull(list))))).toMatchObject([
      { verdict: "breaking", text: expect.stringMatching(/null/) as string },
    ]);
  });
});

test.each<[string, Schema, Schema, readonly string[]]>([
  ["anyOf becomes oneOf, with disjoint branches", { anyOf: [text, list] }, oneOf(text, list), []],
  [
    "anyOf becomes oneOf, its branches not",
    { anyOf: [text, starting("a")] },
    oneOf(text, starting("a")),
    ["breaking"],
  ],
  [
    "anyOf becomes oneOf, its branches perhaps not",
    { anyOf: [starting("b"), starting("a")] },
    oneOf(starting("b"), starting("a")),
    ["unknown"],
  ],
])("%s", (_name, before, after, wanted) => {
  expect(verdicts(before, after)).toEqual(wanted);
});

describe("null through allOf", () => {
  const nullable = orNull(text);
  test.each<[string, Schema, Schema, readonly string[]]>([
    [
      "with an untyped half is refused when the typed half refuses it",
      { allOf: [nullable, { maxLength: 3 }] },
      { allOf: [text, { maxLength: 3 }] },
      ["breaking"],
    ],
    [
      "with an untyped half was accepted, and still is",
      nullable,
      { allOf: [nullable, { minLength: 0 }] },
      [],
    ],
    ["is refused by a typed half", nullable, { ...nullable, allOf: [text] }, ["breaking"]],
    [
      "is refused by a list of words",
      { ...nullable, enum: ["a", null] },
      { ...nullable, enum: ["a"] },
      ["breaking"],
    ],
  ])("%s", (_name, before, after, wanted) => {
    expect(verdicts(before, after)).toEqual(wanted);
  });
});
