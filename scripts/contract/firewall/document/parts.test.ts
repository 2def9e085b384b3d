import { describe, expect, test } from "vitest";
import { BrokenDocument, child, find, follow, rootOf } from "../part.ts";
import { isSame } from "../same.ts";

const root = {
  "a/b": { "c~d": { "e f": 1 } },
  list: [{ name: "first" }, { name: "second" }],
  one: { $ref: "#/two" },
  two: { $ref: "#/list/1" },
  loop: { $ref: "#/pool" },
  pool: { $ref: "#/loop" },
  lost: { $ref: "#/nowhere" },
  away: { $ref: "other.json#/a" },
};

describe("a part of a document", () => {
  test("is identified by a pointer that escapes its keys, and found by it", () => {
    const part = child(child(child(rootOf(root), "a/b"), "c~d"), "e f");
    expect(part).toMatchObject({ pointer: "/a~1b/c~0d/e f", value: 1 });
    expect(find(root, "#/a~1b/c~0d/e%20f")).toEqual(part);
  });

  test("may be an item of a list", () => {
    expect(find(root, "#/list/1/name")).toMatchObject({ value: "second" });
    expect(find(root, "#/list/2")).toBeUndefined();
  });

  test("does not include properties of every object's prototype", () => {
    expect(child(rootOf(root), "constructor").value).toBeUndefined();
    expect(child(rootOf(root), "toString").value).toBeUndefined();
  });

  test("is followed over all of its references", () => {
    expect(follow(child(rootOf(root), "one"))).toMatchObject({
      pointer: "/list/1",
      value: { name: "second" },
    });
  });

  test.each([
    ["loop", "refers to itself"],
    ["lost", "the document has no #/nowhere"],
    ["away", "the document has no other.json#/a"],
  ])("that cannot be followed is an error: %s", (key, message) => {
    const following = (): unknown => follow(child(rootOf(root), key));
    expect(following).toThrow(BrokenDocument);
    expect(following).toThrow(message);
  });
});

describe("two parts", () => {
  const tree = (leaf: string) => ({
    node: { left: { $ref: "#/node" }, right: { $ref: "#/node" }, leaf },
  });
  const same = (before: object, after: object): boolean => isSame(rootOf(before), rootOf(after));

  test("that refer to themselves are equal if all else is equal", () => {
    const start = { $ref: "#/node" };
    expect(same({ ...tree("a"), start }, { start, ...tree("a") })).toBe(true);
    expect(same({ ...tree("a"), start }, { ...tree("b"), start })).toBe(false);
  });

  test.each<[string, object, object]>([
    ["a longer list", { list: [1] }, { list: [1, 2] }],
    ["a shorter list", { list: [1, 2] }, { list: [1] }],
    ["another order", { list: [1, 2] }, { list: [2, 1] }],
    ["a further key", { a: 1 }, { a: 1, b: 2 }],
    ["text and a number", { a: 1 }, { a: "1" }],
    ["a list and an object", { a: [] }, { a: {} }],
  ])("differ by %s", (_name, before, after) => {
    expect(same(before, after)).toBe(false);
  });
});
