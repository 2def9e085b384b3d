import { expect, test } from "vitest";
import { findIllFormed } from "./find-ill-formed.ts";
import { ISSUES_MAX } from "./issue-finder.ts";

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

test("a flood of them is listed up to a bound", () => {
  expect(findIllFormed(Array.from({ length: 1_000 }, () => HALF))).toHaveLength(ISSUES_MAX);
});
