import { describe, expect, it } from "vitest";
import { amount, bytes, integer, nullable, oneOf, onlyRow, text, truth } from "./rows.ts";

const row = { text: "a", no: 0, yes: 1, two: 2, half: 0.5, wide: 2 ** 53, empty: null, set: true };

const BYTES = new Uint8Array([1]);

describe("a column is read as", () => {
  it.each<[string, unknown, unknown]>([
    ["a text", text(row, "text"), "a"],
    ["an integer", integer(row, "two"), 2],
    ["an amount", amount(row, "two"), 2],
    ["SQLite's false", truth(row, "no"), false],
    ["SQLite's true", truth(row, "yes"), true],
    ["PostgreSQL's true", truth(row, "set"), true],
    ["PostgreSQL's false", truth({ set: false }, "set"), false],
    ["bytes", bytes({ bytes: BYTES }, "bytes"), BYTES],
    ["NULL", nullable(row, "empty", integer), null],
    ["a value that may be NULL", nullable(row, "two", integer), 2],
    ["one of a set of values", oneOf(row, "text", ["b", "a"]), "a"],
    ["the only row", onlyRow([row]), row],
  ])("%s", (_, read, want) => expect(read).toBe(want));
});

describe("it throws when reading", () => {
  it.each<[string, () => unknown]>([
    ["a number as a text", () => text(row, "two")],
    ["NULL as a text", () => text(row, "empty")],
    ["a text as an integer", () => integer(row, "text")],
    ["a fraction as an integer", () => integer(row, "half")],
    ["more than a safe integer", () => integer(row, "wide")],
    ["2 as a boolean", () => truth(row, "two")],
    ["NULL as a boolean", () => truth(row, "empty")],
    ["a text as bytes", () => bytes(row, "text")],
    ["half a nano-dollar as an amount", () => amount(row, "half")],
    ["a missing column", () => nullable(row, "nothing", text)],
    ["an unknown value", () => oneOf(row, "text", ["b", "c"])],
    ["the only row of an empty result", () => onlyRow([])],
  ])("%s", (_, read) => expect(read).toThrow(TypeError));
});
