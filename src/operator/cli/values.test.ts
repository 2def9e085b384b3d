import { expect, test } from "vitest";
import { UsageError } from "./command.ts";
import { labelledLines, table } from "./table.ts";
import { readAmount, readBudget, readMoment, readPatterns, readSeconds } from "./values.ts";

test.each<[string, () => unknown, unknown]>([
  ["an amount", () => readAmount("1.50", "above zero"), 1_500_000_000],
  ["a zero amount", () => readAmount("0", "zero"), 0],
  ["a day", () => readMoment("2027-01-01"), "2027-01-01T00:00:00.000Z"],
  ["a time with a zone", () => readMoment("2027-01-01T12:00:00+02:00"), "2027-01-01T10:00:00.000Z"],
  ["patterns", () => readPatterns("a/*, b/c,*"), ["a/*", "b/c", "*"]],
  ["a budget per day", () => readBudget("5.00/day"), { limit: "5", period: "day" }],
  ["a budget per week", () => readBudget("5/week"), { limit: "5", period: "week" }],
  ["a zero budget", () => readBudget("0/month"), { limit: "0", period: "month" }],
  [
    "a budget per week from Sunday",
    () => readBudget("5/week@sunday"),
    { limit: "5", period: "week", resets_on: "sunday" },
  ],
  [
    "a budget per month from the 15th in Berlin",
    () => readBudget("5/month@15,Europe/Berlin"),
    { limit: "5", period: "month", resets_on: "15", time_zone: "Europe/Berlin" },
  ],
  [
    "a budget per day in Kiritimati",
    () => readBudget("5/day,Pacific/Kiritimati"),
    { limit: "5", period: "day", time_zone: "Pacific/Kiritimati" },
  ],
  ["seconds", () => readSeconds("90s"), 90],
  ["minutes", () => readSeconds("2m"), 120],
  ["hours", () => readSeconds("2h"), 7_200],
  ["days", () => readSeconds("2d"), 172_800],
])("%s is read", (_name, read, want) => {
  expect(read()).toEqual(want);
});

test.each<[string, () => unknown]>([
  ["a zero amount", () => readAmount("0", "above zero")],
  ["an amount below zero", () => readAmount("-1", "zero")],
  ["an invalid amount", () => readAmount("1,5", "zero")],
  ["an amount finer than a nano-dollar", () => readAmount("0.0000000001", "zero")],
  ["an invalid date", () => readMoment("soon")],
  ["a pattern with a space", () => readPatterns("a b")],
  ["a pattern with a star inside", () => readPatterns("a*b")],
  ["an empty pattern", () => readPatterns("a,,b")],
  ["a budget without a period", () => readBudget("5")],
  ["a budget with a day before its period", () => readBudget("5@15/month")],
  ["a budget per year", () => readBudget("5/year")],
  ["a budget with two periods", () => readBudget("5/day/week")],
  ["no budget for a new one", () => readBudget("none")],
  ["a duration without a unit", () => readSeconds("30")],
  ["a duration in weeks", () => readSeconds("1w")],
  ["a fractional duration", () => readSeconds("1.5h")],
])("%s is a usage error", (_name, read) => {
  expect(read).toThrow(UsageError);
});

test("columns are as wide as their widest cell, and control characters become blanks", () => {
  const text = table(
    ["id", "name"],
    [
      ["a", "one\u001b[31m"],
      ["long", null],
    ],
  );
  expect(text.split("\n")).toEqual(["id    name", "a     one [31m", "long  -"]);
  expect(table(["id"], [])).toBe("none");
});

test("facts are printed one per line, with a common margin", () => {
  expect(labelledLines({ a: 1, long: "x\ny", none: null })).toBe("a     1\nlong  x y\nnone  -");
});
