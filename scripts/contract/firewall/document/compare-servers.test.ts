import { expect, test } from "vitest";
import { textsOf, type DocumentParts } from "../test-documents.ts";

type Row = readonly [string, DocumentParts, DocumentParts, readonly string[]];

const servers: readonly Row[] = [
  [
    "a variable that takes fewer values",
    {
      root: {
        servers: [
          {
            url: "https://{r}.example/v1",
            variables: { r: { default: "eu", enum: ["eu", "us"] } },
          },
        ],
      },
    },
    {
      root: {
        servers: [
          { url: "https://{r}.example/v1", variables: { r: { default: "eu", enum: ["eu"] } } },
        ],
      },
    },
    ["breaking the server variable r takes fewer values"],
  ],
  [
    "a variable that takes more values",
    {
      root: {
        servers: [
          { url: "https://{r}.example/v1", variables: { r: { default: "eu", enum: ["eu"] } } },
        ],
      },
    },
    {
      root: {
        servers: [
          {
            url: "https://{r}.example/v1",
            variables: { r: { default: "eu", enum: ["eu", "us"] } },
          },
        ],
      },
    },
    [],
  ],
  [
    "a variable that takes any value",
    {
      root: {
        servers: [
          { url: "https://{r}.example/v1", variables: { r: { default: "eu", enum: ["eu"] } } },
        ],
      },
    },
    { root: { servers: [{ url: "https://{r}.example/v1", variables: { r: { default: "eu" } } }] } },
    [],
  ],
  [
    "a variable that no longer takes any value",
    { root: { servers: [{ url: "https://{r}.example/v1", variables: { r: { default: "eu" } } }] } },
    {
      root: {
        servers: [
          { url: "https://{r}.example/v1", variables: { r: { default: "eu", enum: ["eu"] } } },
        ],
      },
    },
    ["breaking the server variable r takes fewer values"],
  ],
  [
    "a removed variable",
    { root: { servers: [{ url: "https://{r}.example/v1", variables: { r: { default: "eu" } } }] } },
    { root: { servers: [{ url: "https://eu.example/v1" }] } },
    ["breaking the server variable r is gone"],
  ],
  [
    "a prefix that a variable's default has",
    { root: { servers: [{ url: "https://a.example/{v}", variables: { v: { default: "v1" } } }] } },
    { root: { servers: [{ url: "https://a.example/{v}", variables: { v: { default: "v2" } } }] } },
    ["breaking the prefix changes from /v1 to /v2", "harmless an address changes"],
  ],
  [
    "a removed second server; a trailing slash is ignored",
    { root: { servers: [{ url: "/v1" }, { url: "/beta" }] } },
    { root: { servers: [{ url: "/v1/" }] } },
    ["breaking the server with the prefix /beta is gone", "harmless an address changes"],
  ],
  [
    "a server between two others",
    { root: { servers: [{ url: "/v1" }, { url: "/beta" }] } },
    { root: { servers: [{ url: "/v1" }, { url: "/c" }, { url: "/beta" }] } },
    ["harmless an address changes"],
  ],
  [
    "a server without a prefix in a document without servers",
    {},
    { root: { servers: [{ url: "https://a.example/" }] } },
    ["harmless an address changes"],
  ],
  [
    "an operation's further server",
    { operation: { servers: [{ url: "/a" }] } },
    { operation: { servers: [{ url: "/a" }, { url: "/b" }] } },
    ['harmless servers of its own change from ["/a"] to ["/a","/b"]'],
  ],
  [
    "an operation's other first server",
    { operation: { servers: [{ url: "/a" }] } },
    { operation: { servers: [{ url: "/b" }, { url: "/a" }] } },
    ['breaking servers of its own change from ["/a"] to ["/b","/a"]'],
  ],
  [
    "servers hoisted to the path",
    { operation: { servers: [{ url: "/a" }] } },
    { item: { servers: [{ url: "/a" }] } },
    [],
  ],
];

const rows = [...servers];

test.each<Row>(rows)("%s", (_name, before, after, texts) => {
  expect(textsOf(before, after)).toEqual(texts);
});
