import { expect, test } from "vitest";
import { textsOf, type DocumentParts } from "../test-documents.ts";

type Row = readonly [string, DocumentParts, DocumentParts, readonly string[]];

const schemes: readonly Row[] = [
  [
    "a removed scheme",
    { root: { components: { securitySchemes: { k: { type: "http", scheme: "bearer" } } } } },
    { root: { components: {} } },
    ["harmless the scheme k is gone"],
  ],
  [
    "names of headers and of HTTP's schemes have no case",
    {
      root: {
        components: {
          securitySchemes: {
            k: { type: "http", scheme: "Bearer" },
            h: { type: "apiKey", in: "header", name: "X-Key" },
          },
        },
      },
    },
    {
      root: {
        components: {
          securitySchemes: {
            k: { type: "http", scheme: "bearer" },
            h: { type: "apiKey", in: "header", name: "x-key" },
          },
        },
      },
    },
    [],
  ],
  [
    "names in the query have a case",
    {
      root: {
        components: { securitySchemes: { h: { type: "apiKey", in: "query", name: "Key" } } },
      },
    },
    {
      root: {
        components: { securitySchemes: { h: { type: "apiKey", in: "query", name: "key" } } },
      },
    },
    ['breaking name changes from "Key" to "key"'],
  ],
  [
    "a key in another place",
    {
      root: {
        components: { securitySchemes: { h: { type: "apiKey", in: "query", name: "key" } } },
      },
    },
    {
      root: {
        components: { securitySchemes: { h: { type: "apiKey", in: "header", name: "key" } } },
      },
    },
    ['breaking in changes from "query" to "header"'],
  ],
  [
    "another HTTP scheme, and keys that no rule reads",
    { root: { components: { securitySchemes: { h: { type: "http", scheme: "basic" } } } } },
    {
      root: {
        components: {
          securitySchemes: {
            h: { type: "http", scheme: "bearer", bearerFormat: "opaque", flows: {} },
          },
        },
      },
    },
    [
      'breaking scheme changes from "basic" to "bearer"',
      "harmless `bearerFormat` has changed",
      "unknown `flows` of a security scheme is not understood, and has changed",
    ],
  ],
];

const ways: readonly Row[] = [
  [
    "a key for an operation that needed none",
    {},
    { root: { security: [{ key: [] }] } },
    ["breaking no key is not enough"],
  ],
  [
    "no key for an operation that needed one",
    { root: { security: [{ key: [] }] } },
    {},
    ["harmless no key is enough"],
  ],
  [
    "a way in addition to the known",
    { root: { security: [{ key: [] }] } },
    { root: { security: [{ key: [] }, { oauth: [] }] } },
    ["harmless oauth is enough"],
  ],
  [
    "one of two ways removed",
    { root: { security: [{ key: [] }, { oauth: [] }] } },
    { root: { security: [{ key: [] }] } },
    ["breaking oauth is not enough"],
  ],
  [
    "a second key in addition to the first",
    { root: { security: [{ key: [] }] } },
    { root: { security: [{ key: [], oauth: [] }] } },
    ["breaking key is not enough"],
  ],
  [
    "an operation that needs no key",
    { root: { security: [{ key: [] }] } },
    { root: { security: [{ key: [] }] }, operation: { security: [] } },
    ["harmless no key is enough"],
  ],
  [
    "fewer scopes",
    { operation: { security: [{ oauth: ["read", "write"] }] } },
    { operation: { security: [{ oauth: ["read"] }] } },
    ["harmless oauth is enough"],
  ],
];

const rows = [...schemes, ...ways];

test.each<Row>(rows)("%s", (_name, before, after, texts) => {
  expect(textsOf(before, after)).toEqual(texts);
});
