import { expect, test } from "vitest";
import { isDay } from "./published.ts";

test.each([
  ["2026-11-30", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-45", false],
  ["2026-1-2", false],
  ["../../2026-11-30", false],
])("%s is a day: %s", (text, wanted) => {
  expect(isDay(text)).toBe(wanted);
});
