import { expect, test } from "vitest";
import {
  countOf,
  formatBytes,
  formatCount,
  formatDuration,
  formatHour,
  lastDays,
} from "./format.js";

const NOW = Date.UTC(2026, 0, 2, 3);

test("the last days end today, in UTC", () => {
  expect(lastDays(3, NOW)).toEqual(["2025-12-31", "2026-01-01", "2026-01-02"]);
});

test.each([
  [0, "0"],
  [999, "999"],
  [0.5, "1"],
  [1_234_567, "1,234,567"],
])("the count %s is %s", (value, want) => expect(formatCount(value)).toBe(want));

test.each([
  [0, "0 requests"],
  [1, "1 request"],
  [1_234, "1,234 requests"],
])("%d has the singular or the plural: %s", (count, want) =>
  expect(countOf(count, "request")).toBe(want),
);

test.each([
  [827, "827\u00a0ms"],
  [12_345, "12.35\u00a0s"],
  [90_000, "1.5\u00a0min"],
])("a duration of %s ms is %s", (ms, want) => expect(formatDuration(ms)).toBe(want));

test.each([
  [1_000, "1,000 bytes"],
  [65_536, "64 KiB"],
  [33_554_432, "32 MiB"],
])("a size of %s bytes is %s", (bytes, want) => expect(formatBytes(bytes)).toBe(want));

test.each([
  ["2026-12-01T03:00:00.000Z", "2026-12-01 03:00–04:00"],
  ["2026-12-01T23:59:59.999Z", "2026-12-01 23:00–24:00"],
])("the hour of %s is %s", (moment, want) => expect(formatHour(moment)).toBe(want));
