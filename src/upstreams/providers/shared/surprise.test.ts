import { expect, test } from "vitest";
import { reportOnce, safeWord, type Surprise } from "./surprise.ts";

test.each([
  ["network_error", "network_error"],
  ["function_call_filter: X", "function_call_filter: X"],
  ["response.later.delta", "response.later.delta"],
  ['a\nb\t\u001b[31m"c"', "a?b??[31m?c?".replaceAll("[", "?")],
  ["é💥", "???"],
  ["", "(none)"],
  ["x".repeat(100_000), "x".repeat(64)],
])("the word %j is logged as %j", (word, want) => {
  expect(safeWord(word)).toBe(want);
});

test("each surprise of a reply is passed on once, and only the first eight", () => {
  const passed: Surprise[] = [];
  const report = reportOnce((surprise) => void passed.push(surprise));
  report("unknown-event", "a");
  report("unknown-event", "a");
  report("unknown-block", "a");
  for (let word = 0; word < 100; word += 1) report("unknown-delta", String(word));
  expect(passed.map(({ kind, word }) => `${kind} ${word}`)).toEqual([
    "unknown-event a",
    "unknown-block a",
    ...[0, 1, 2, 3, 4, 5].map((word) => `unknown-delta ${word}`),
  ]);
  expect(() => reportOnce(undefined)("unknown-event", "a")).not.toThrow();
});
