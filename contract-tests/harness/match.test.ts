import { describe, expect, test } from "vitest";
import { atLeast, differences, type Pattern } from "./match.ts";

type Row = readonly [name: string, pattern: Pattern, value: unknown];

const agreeing: readonly Row[] = [
  ["the same", { text: "a", list: [1, null] }, { text: "a", list: [1, null] }],
  ["a text that matches", { id: /^req_/ }, { id: "req_1" }],
  ["enough", { pieces: atLeast(2) }, { pieces: 2 }],
];

const differing: readonly Row[] = [
  ["another text", { text: "a" }, { text: "b" }],
  ["a text that does not match", { id: /^req_/ }, { id: "msg_1" }],
  ["a field that is absent", { text: "a" }, {}],
  ["no object at all", { text: "a" }, null],
  ["too few", { pieces: atLeast(2) }, { pieces: 1 }],
  ["not a number", { pieces: atLeast(0) }, {}],
  ["an item too many", { calls: [{ name: "f" }] }, { calls: [{ name: "f" }, { name: "f" }] }],
  ["an array in place of an object", {}, []],
  ["a field within", { error: { status: 401 } }, { error: { status: 403 } }],
];

/** Values that differ only if other properties count. */
const more: readonly Row[] = [
  ["more fields than expected", { text: "a" }, { text: "a", stop: "stop" }],
  ["parts of an array's items", { calls: [{ name: "f" }] }, { calls: [{ name: "f", id: "1" }] }],
];

describe("in whole", () => {
  test.each(agreeing)("%s is not a difference", (_, pattern, value) => {
    expect(differences(pattern, value)).toEqual([]);
  });

  test.each([...differing, ...more])("%s is a difference", (_, pattern, value) => {
    expect(differences(pattern, value)).not.toEqual([]);
  });
});

describe("in part", () => {
  test.each([...agreeing, ...more])("%s is not a difference", (_, pattern, value) => {
    expect(differences(pattern, value, { others: "ignored" })).toEqual([]);
  });

  test.each(differing)("%s is a difference", (_, pattern, value) => {
    expect(differences(pattern, value, { others: "ignored" })).not.toEqual([]);
  });
});

test("a difference names its place", () => {
  expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toEqual(["/a/0/b: is not 1: 2"]);
});
