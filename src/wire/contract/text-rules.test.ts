import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ContractDocument } from "../../../generated/document.ts";
import { wordsOf } from "./issue-wording.ts";
import { countCharacters, isMoment, wordIllFormed, wordPatternFault } from "./text-rules.ts";

const LINE = String.raw`^[^\x00-\x1f\x7f-\x9f]*$`;

test.each([
  ["", 0],
  ["abc", 3],
  ["a😀b", 3],
  ["😀😀", 2],
  ["e\u0301", 2],
  ["\ud83d", 1],
  ["\ude00\ud83d", 2],
])("%j has %d characters, as in JSON Schema", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  [LINE, "\0", "contains a control character at index 0"],
  [LINE, "ab\u007f", "contains a control character at index 2"],
  [LINE, "😀\u0085", "contains a control character at index 1"],
  [LINE, " \n", "contains a control character at index 1"],
  ["^[0-9]{4}-[0-9]{2}$", "november", "must be a month such as 2026-11"],
  [
    String.raw`^https?://[^\s\x00-\x1f\x7f-\x9f]+$`,
    "https://acme.example/my hook",
    "must be an address such as https://acme.example/hook, without spaces",
  ],
  [String.raw`^\S*$`, "a b", "does not have the required form"],
  [String.raw`\S`, " \t", "must not be blank"],
])("%s refuses %j: %s", (pattern, text, words) => {
  expect(new RegExp(pattern, "u").test(text)).toBe(false);
  expect(wordPatternFault(pattern, text)).toBe(words);
});

test.each([
  ["a\ud83d", 1],
  ["\ude00a", 0],
  ["😀\ud83da", 1],
  ["\ud83d\ud83d\ude00", 0],
])("%j is not well-formed", (text, index) => {
  expect(wordIllFormed(text)).toBe(
    `is not well-formed Unicode: it contains half of a surrogate pair at index ${index}`,
  );
});

test.each(["", "a😀", "\ufffd", "\u202e\u0301"])("%j is well-formed", (text) => {
  expect(wordIllFormed(text)).toBeNull();
});

test.each([
  ["2027-01-01T00:00:00Z", true],
  ["2027-01-01t00:00:00.5+01:00", true],
  ["2027-01-01", false],
  ["2027-02-30T00:00:00", false],
  ["2027-13-01T00:00:00Z", false],
])("%s as a moment: %s", (text, is) => {
  expect(isMoment(text)).toBe(is);
});

test.each(["openapi.json", "admin/openapi.json", "console/openapi.json"])(
  "every pattern for values of requests in %s has a description",
  (file) => {
    const path = new URL(`../../../generated/${file}`, import.meta.url);
    const document = JSON.parse(readFileSync(path, "utf8")) as ContractDocument;
    const partAt = (reference: string): unknown =>
      reference
        .slice("#/".length)
        .split("/")
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);
    const seen = new Set<unknown>();
    const patterns = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== "object" || value === null || seen.has(value)) return;
      seen.add(value);
      for (const [name, inner] of Object.entries(value)) {
        if (name === "pattern" && typeof inner === "string") patterns.add(inner);
        visit(name === "$ref" ? partAt(String(inner)) : inner);
      }
    };
    for (const item of Object.values(document.paths))
      for (const operation of [item?.get, item?.post, item?.patch])
        visit([operation?.parameters, operation?.requestBody]);
    const undescribed = [...patterns].filter(
      (pattern) =>
        wordsOf(pattern) === null &&
        ["?", "\0"].every((text) => wordPatternFault(pattern, text).endsWith("required form")),
    );
    expect(undescribed).toEqual([]);
  },
);
