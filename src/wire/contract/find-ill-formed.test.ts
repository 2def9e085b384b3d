import { expect, test } from "vitest";
import { findIllFormed, containsHalfOfPair } from "./find-ill-formed.ts";
import { ISSUES_MAX } from "../../core/errors/describe-issues.ts";

const HALF = "\ud83d";

const at = (index: number) =>
  `is not well-formed Unicode: it contains half of a surrogate pair at index ${index}.`;

test.each<[unknown, readonly string[]]>([
  ["plain 😀 \ufffd", []],
  [{ note: "a", list: [1, null, true, { b: "c" }] }, []],
  [HALF, [`|The body ${at(0)}`]],
  [{ note: `a${HALF}` }, [`/note|"note" ${at(1)}`]],
  [
    { models: ["a", `${HALF}b`], "x/y": { z: "\ude00" } },
    [`/models/1|"models[1]" ${at(0)}`, `/x~1y/z|"x/y.z" ${at(0)}`],
  ],
  [{ data: { [HALF]: 1 } }, [`/data/\ufffd|The name of a field in data ${at(0)}`]],
])("%j", (value, want) => {
  const issues = findIllFormed(value);
  expect(issues.map(({ pointer, message }) => `${pointer}|${message}`)).toEqual(want);
  expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(want.map(() => "well-formed")));
});

test.each([
  [String.raw`"\ud83d\udca5"`, false],
  [String.raw`"\uD83D\uDCA5 \ud83d\udca5"`, false],
  [String.raw`"\ud83d"`, true],
  [String.raw`"\udca5"`, true],
  [String.raw`"\ud83d \udca5"`, true],
  [String.raw`"\ud83d\ud83d\udca5"`, true],
  [String.raw`"\udca5\ud83d"`, true],
  [String.raw`"\\ud83d"`, false],
  [String.raw`"\\\ud83d"`, true],
  [String.raw`"\\ud83d\udca5"`, true],
  [String.raw`"\ud7a3 \ue000 \u00e9 💥"`, false],
])("half of a surrogate pair is detected in %s: %s", (json, want) => {
  expect(containsHalfOfPair(json)).toBe(want);
  expect(findIllFormed(JSON.parse(json)).length > 0).toBe(want);
});

test("consecutive backslashes are scanned in linear time", () => {
  const json = `"${"\\".repeat(500_000)}${String.raw`\\ud83d`.repeat(1_000)}"`;
  expect(containsHalfOfPair(json)).toBe(false);
});

test("the list of issues is bounded", () => {
  expect(findIllFormed(Array.from({ length: 1_000 }, () => HALF))).toHaveLength(ISSUES_MAX);
});
