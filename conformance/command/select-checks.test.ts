import { expect, test } from "vitest";
import type { Check } from "../checks/check.ts";
import { readKnownFailures } from "./known-failures.ts";
import { selectChecks } from "./select-checks.ts";

const checks = ["a/one", "a/two", "b/one.x"].map((id): Check => ({
  id,
  title: "",
  scope: "common",
  rule: "",
  ...(id === "b/one.x" && { phase: "last" }),
  run: () => undefined,
}));

test.each([
  ["no pattern", [], ["a/one", "a/two", "b/one.x"]],
  ["a whole id", ["a/one"], ["a/one"]],
  ["any text", ["a*"], ["a/one", "a/two"]],
  ["several patterns", ["*/two", "b/*"], ["a/two", "b/one.x"]],
])("%s selects its checks", (_name, patterns, wanted) => {
  expect(selectChecks(checks, patterns).map(({ id }) => id)).toEqual(wanted);
});

test.each([
  ["a pattern that matches no check", ["a/one", "c/*"], "no check matches c/*"],
  ["a dot as any character", ["b/onexx"], "no check matches"],
  ["only checks of other checks' answers", ["b/*"], "select some of those too"],
])("%s is wrong usage", (_name, patterns, message) => {
  expect(() => selectChecks(checks, patterns)).toThrow(message);
});

test("a file of known failures has an id and a reason on each line", () => {
  const ids = new Set(["a/one", "a/two"]);
  const text = "# comment\n\na/one  fixed in 2.0 \r\na/two\tour proxy adds it\n";
  expect([...readKnownFailures(text, ids)]).toEqual([
    ["a/one", "fixed in 2.0"],
    ["a/two", "our proxy adds it"],
  ]);
  expect(() => readKnownFailures("a/one x\na/one y", ids)).toThrow("line 2: a/one comes twice");
});
