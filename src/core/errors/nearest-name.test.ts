import { expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

const names = [
  "model",
  "messages",
  "max_tokens",
  "temperature",
  "top_p",
  "stop",
  "stream",
  "tools",
];

test.each([
  ["TEMPERATURE", "temperature"],
  ["temprature", "temperature"],
  ["temperatrue", "temperature"],
  ["maxTokens", "max_tokens"],
  ["MAX-TOKENS", "max_tokens"],
  ["mesages", "messages"],
  ["tool", "tools"],
  ["topp", "top_p"],
  ["tpols", "tools"],
  ["tpxxs", undefined],
  ["mxdex", undefined],
  ["seed", undefined],
  ["n", undefined],
  ["completely_different", undefined],
  ["", undefined],
])("%s is nearest to %s", (name, nearest) => {
  expect(nearestName(name, names)).toBe(nearest);
});

test("the first of two equally near names is chosen", () => {
  expect(nearestName("tox", ["top", "tow"])).toBe("top");
  expect(nearestName("tox", ["tow", "top"])).toBe("tow");
});

test("a long name is compared by its first 64 characters", () => {
  const head = "a".repeat(64);
  expect(nearestName(`${head}${"b".repeat(40)}`, [head])).toBe(head);
});
