import { expect, it } from "vitest";
import { readDate } from "./read-date.ts";

it.each([
  ["2027-01-01", "2027-01-01T00:00:00.000Z"],
  ["2027-01-01T12:30:00Z", "2027-01-01T12:30:00.000Z"],
  ["2027-01-01 12:30z", "2027-01-01T12:30:00.000Z"],
  ["2027-01-01t12:30:00.5+02:00", "2027-01-01T10:30:00.500Z"],
  ["2028-02-29", "2028-02-29T00:00:00.000Z"],
])("reads %s as %s", (text, iso) => {
  expect(new Date(readDate(text) ?? Number.NaN).toISOString()).toBe(iso);
});

it.each([
  "",
  "tomorrow",
  "2027",
  "2027-1-1",
  "2027-02-30",
  "2027-13-01",
  "2027-01-01T12:30:00",
  "2027-01-01T25:00:00Z",
  "2027-01-01T12:30:00+99:00",
])("refuses %j", (text) => {
  expect(readDate(text)).toBeUndefined();
});
