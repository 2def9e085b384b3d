import { describe, expect, test } from "vitest";
import { listChanges, textsOf } from "../test-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const object = (properties: Schema, more: Schema = {}): Schema => ({
  type: "object",
  properties,
  ...more,
});
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const components = {
  Text: text,
  Read: { ...text, readOnly: true },
  Written: { ...text, writeOnly: true },
};

/** Returns the changes of both directions, as `verdict direction: text`. */
function changes(before: Schema, after: Schema): readonly string[] {
  const parts = (schema: Schema) => ({ request: schema, response: schema, schemas: components });
  return textsOf(parts(before), parts(after)).toSorted();
}

describe("a field that exists in one direction only", () => {
  const inline = { readOnly: { ...text, readOnly: true }, writeOnly: { ...text, writeOnly: true } };
  const referred = { readOnly: reference("Read"), writeOnly: reference("Written") };
  const beside = {
    readOnly: { allOf: [text], readOnly: true },
    writeOnly: { allOf: [text], writeOnly: true },
  };

  test.each([
    ["by itself", inline],
    ["behind a reference", referred],
    ["next to its type", beside],
  ])("is compared in the other direction only: %s", (_name, { readOnly, writeOnly }) => {
    const gone = (direction: string) => [`breaking ${direction}: the field a is gone`];
    expect(changes(object({ a: readOnly }), object({}))).toEqual(gone("response"));
    expect(changes(object({ a: writeOnly }), object({}))).toEqual(gone("request"));
    const isNew = (direction: string) => [`harmless ${direction}: the field a is new`];
    expect(changes(object({}), object({ a: readOnly }))).toEqual(isNew("response"));
    expect(changes(object({}), object({ a: writeOnly }))).toEqual(isNew("request"));
  });

  test("may become required without an effect on the other direction", () => {
    const required = { required: ["a"] };
    expect(changes(object({}), object({ a: referred.readOnly }, required))).toEqual([
      "harmless response: the field a is always present",
      "harmless response: the field a is new",
    ]);
    expect(changes(object({}), object({ a: referred.writeOnly }, required))).toEqual([
      "breaking request: the field a is required",
      "harmless request: the field a is new",
    ]);
    expect(changes(object({ a: inline.readOnly }, required), object({}))).toEqual([
      "breaking response: the field a is gone",
    ]);
  });

  test("differs from a field of both directions", () => {
    const neither = { ...text, readOnly: false, writeOnly: false };
    expect(changes(object({ a: text }), object({ a: neither }))).toEqual([]);
    expect(changes(object({ a: text }), object({ a: inline.readOnly }))).toEqual([
      "breaking request: the field a is gone",
    ]);
    expect(changes(object({ a: inline.writeOnly }), object({ a: text }))).toEqual([
      "harmless response: the field a is new",
    ]);
  });
});

describe("required", () => {
  const optional = [
    "breaking response: the field a may be missing",
    "harmless request: the field a is optional",
  ];
  const required = [
    "breaking request: the field a is required",
    "harmless response: the field a is always present",
  ];
  const gone = ["breaking request: the field a is gone", "breaking response: the field a is gone"];
  const isNew = ["harmless request: the field a is new", "harmless response: the field a is new"];
  const names = { type: "object", required: ["a"] };

  test.each<[string, Schema, Schema, readonly string[]]>([
    ["a name without a property comes", { type: "object" }, names, required],
    ["a name without a property goes", names, { type: "object" }, optional],
    [
      "another name goes and one stays",
      { ...names, required: ["b", "a"] },
      names,
      [
        "breaking response: the field b may be missing",
        "harmless request: the field b is optional",
      ],
    ],
    ["a property comes to a name", names, object({ a: text }, names), isNew],
    ["a property of a name goes", object({ a: text }, names), names, gone],
    ["a required property goes with its name", object({ a: text }, names), object({}), gone],
    ["a required property comes", object({}), object({ a: text }, names), [...required, ...isNew]],
    [
      "a property is optional from now on",
      object({ a: text }, names),
      object({ a: text }),
      optional,
    ],
    [
      "a property is required from now on",
      object({ a: text }),
      object({ a: text }, names),
      required,
    ],
    [
      "the names in another order",
      object({}, { required: ["a", "b"] }),
      object({}, { required: ["b", "a"] }),
      [],
    ],
  ])("%s", (_name, before, after, texts) => {
    expect(changes(before, after)).toEqual(texts.toSorted());
  });

  test("a change is placed at the property, or at the schema without the property", () => {
    const place = "/paths/~1things/post/requestBody/content/application~1json/schema";
    const placesOf = (request: Schema) =>
      listChanges({ request: object({ a: text, b: text }) }, { request }).map(
        ({ place: at, text: words }) => `${at.replace(place, "")} ${words}`,
      );
    expect(placesOf(object({ a: text, b: text }, { required: ["b"] }))).toEqual([
      "/properties/b request: the field b is required",
    ]);
    expect(placesOf(object({ a: text, b: text }, { required: ["c"] }))).toEqual([
      " request: the field c is required",
    ]);
  });
});

describe("other fields", () => {
  const free = { type: "object", additionalProperties: true };
  const refused = { type: "object", additionalProperties: false };
  const bound = { type: "object", additionalProperties: text };
  const both = (request: string, response: string, words: string): readonly string[] => [
    `${request} request: other fields ${words}`,
    `${response} response: other fields ${words}`,
  ];

  test.each<[string, Schema, Schema, readonly string[]]>([
    ["silence is freedom", { type: "object" }, free, []],
    ["free, then refused", free, refused, both("breaking", "harmless", "are refused")],
    ["free, then bound", free, bound, both("breaking", "breaking", "have a schema")],
    ["refused, then free", refused, free, both("harmless", "harmless", "may hold anything")],
    ["refused, then bound", refused, bound, both("harmless", "harmless", "have a schema")],
    ["bound, then free", bound, free, both("harmless", "breaking", "may hold anything")],
    ["bound, then refused", bound, refused, both("breaking", "breaking", "are refused")],
    ["bound as before", bound, { ...bound }, []],
    [
      "bound otherwise",
      bound,
      { type: "object", additionalProperties: { ...text, maxLength: 3 } },
      [
        "breaking request: maxLength changes from none to 3",
        "harmless response: maxLength changes from none to 3",
      ],
    ],
  ])("%s", (_name, before, after, texts) => {
    expect(changes(before, after)).toEqual(texts.toSorted());
  });

  test("a new field is compared with the schema for other fields", () => {
    const narrower = { ...bound, properties: { a: { ...text, maxLength: 3 } } };
    expect(changes(bound, narrower)).toEqual([
      "breaking request: maxLength changes from none to 3",
      "harmless request: the field a is new",
      "harmless response: maxLength changes from none to 3",
      "harmless response: the field a is new",
    ]);
  });

  test("a new field among free fields breaks clients that send it", () => {
    expect(changes(free, { ...free, properties: { a: text } })).toEqual([
      "breaking request: the field a, which was free, has a rule",
      "harmless response: the field a is new",
    ]);
    expect(changes(refused, { ...refused, properties: { a: text } })).toEqual([
      "harmless request: the field a is new",
      "harmless response: the field a is new",
    ]);
  });
});

describe("items", () => {
  const list = (items?: Schema): Schema => ({ type: "array", ...(items && { items }) });

  test.each<[string, Schema, Schema, readonly string[]]>([
    [
      "get a schema",
      list(),
      list(text),
      ["breaking request: items have a schema", "harmless response: items have a schema"],
    ],
    [
      "lose their schema",
      list(text),
      list(),
      ["breaking response: items may be anything", "harmless request: items may be anything"],
    ],
    ["are as before", list(text), list({ ...text }), []],
    ["have none, as before", list(), list(), []],
    [
      "are others",
      list(text),
      list({ type: "integer" }),
      [
        "breaking request: type changes from string to integer",
        "breaking response: type changes from string to integer",
      ],
    ],
  ])("%s", (_name, before, after, texts) => {
    expect(changes(before, after)).toEqual(texts);
  });
});
