import { expect, test } from "vitest";
import { readMonth } from "./month.ts";

test.each([
  ["2026-01", "2026-01-01", "2026-02-01"],
  ["2026-12", "2026-12-01", "2027-01-01"],
])("%s begins at %s and ends at %s", (month, from, to) => {
  expect(readMonth(month)).toEqual({ fromMs: Date.parse(from), toMs: Date.parse(to) });
});

test.each(["2026-00", "2026-13", "2026-1", "26-01", "2026-01-01", " 2026-01", ""])(
  "%j is not a valid month",
  (text) => expect(readMonth(text)).toBeNull(),
);
