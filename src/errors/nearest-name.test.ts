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
  ["seed", undefined],
  ["n", undefined],
  ["completely_different", undefined],
  ["", undefined],
])("%s is nearest to %s", (name, nearest) => {
  expect(nearestName(name, names)).toBe(nearest);
});
