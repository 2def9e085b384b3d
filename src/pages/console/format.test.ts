import { describe, expect, test } from "vitest";
import { formatDollars, lastDays, lastMonths, toCsv } from "./format.js";

const NOW = Date.UTC(2026, 0, 2, 3);

test("the last days end today, in UTC", () => {
  expect(lastDays(3, NOW)).toEqual(["2025-12-31", "2026-01-01", "2026-01-02"]);
});

test("the last months go back over the year", () => {
  expect(lastMonths(3, NOW)).toEqual(["2026-01", "2025-12", "2025-11"]);
});

describe("CSV", () => {
  test.each([
    [[["a", "b"]], "a,b\r\n"],
    [[['say "hi"', "1,5", "two\nlines"]], '"say ""hi""","1,5","two\nlines"\r\n'],
    [[["=1+1", "+1", "@x", "-x", "\tx"]], "'=1+1,'+1,'@x,'-x,'\tx\r\n"],
    [[["-0.5", "0.5"]], "-0.5,0.5\r\n"],
  ])("%j", (rows, text) => {
    expect(toCsv(rows)).toBe(text);
  });
});

test("an amount keeps its digits and shows its sign first", () => {
  expect(["0.000000001", "-2.5"].map(formatDollars)).toEqual(["$0.000000001", "-$2.5"]);
});
