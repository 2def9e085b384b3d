import { expect, test } from "vitest";
import { textsOf, type DocumentParts } from "../test-documents.ts";

type Schema = { readonly type: string };

const schema = { type: "string" };
const content = (of: Schema) => ({ "application/json": { schema: of } });

/** Places that can contain a component, each with a component that has a schema. */
const places: readonly (readonly [string, (of: Schema) => DocumentParts])[] = [
  [
    "a parameter",
    (of) => ({
      operation: { parameters: [{ $ref: "#/components/parameters/A" }] },
      root: { components: { parameters: { A: { name: "a", in: "query", schema: of } } } },
    }),
  ],
  [
    "a header",
    (of) => ({
      operation: { responses: { "200": { headers: { a: { $ref: "#/components/headers/A" } } } } },
      root: { components: { headers: { A: { schema: of } } } },
    }),
  ],
  [
    "a response",
    (of) => ({
      operation: { responses: { "200": { $ref: "#/components/responses/A" } } },
      root: { components: { responses: { A: { content: content(of) } } } },
    }),
  ],
  [
    "a body",
    (of) => ({
      operation: { requestBody: { $ref: "#/components/requestBodies/A" } },
      root: { components: { requestBodies: { A: { content: content(of) } } } },
    }),
  ],
  [
    "a path",
    (of) => ({
      root: {
        paths: { "/a": { $ref: "#/components/x-paths/A" } },
        components: { "x-paths": { A: { get: { requestBody: { content: content(of) } } } } },
      },
    }),
  ],
];

test.each(places)("%s behind a reference is compared", (_name, parts) => {
  expect(textsOf(parts(schema), parts(schema))).toEqual([]);
  expect(textsOf(parts(schema), parts({ type: "integer" }))).toContainEqual(
    expect.stringMatching(/^breaking re(?:quest|sponse): type changes from string to integer$/),
  );
});

test("a response that leaves `default` is compared with the target of its reference", () => {
  const responses = {
    A: { content: content(schema) },
    B: { content: content({ type: "integer" }) },
  };
  const root = { components: { responses } };
  const fallback = { $ref: "#/components/responses/A" };
  const before = { operation: { responses: { default: fallback } }, root };
  const own = { $ref: "#/components/responses/B" };
  const after = { operation: { responses: { default: fallback, "404": own } }, root };
  expect(textsOf(before, after)).toEqual([
    "breaking response: type changes from string to integer",
    "harmless the response 404 is new",
  ]);
});

test("a security scheme behind a reference is compared", () => {
  const parts = (scheme: string): DocumentParts => ({
    root: {
      components: {
        securitySchemes: { key: { $ref: "#/components/x-schemes/key" } },
        "x-schemes": { key: { type: "http", scheme } },
      },
    },
  });
  expect(textsOf(parts("basic"), parts("bearer"))).toContain(
    'breaking scheme changes from "basic" to "bearer"',
  );
});
