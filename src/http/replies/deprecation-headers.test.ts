import { expect, test } from "vitest";
import { deprecationHeaders } from "./deprecation-headers.ts";

const day = (text: string): number => Date.parse(text);
const guide = "<https://gateway.test/docs/deprecations>";
const deprecation = `${guide}; rel="deprecation"; type="text/html"`;
const sunset = `${guide}; rel="sunset"; type="text/html"`;

test.each([
  [
    "a date alone",
    [[day("2026-11-21"), null]],
    ["deprecation", "@1795219200", "link", deprecation],
  ],
  [
    "both dates",
    [[day("2026-11-21"), day("2027-04-01")]],
    [
      ...["deprecation", "@1795219200", "sunset", "Thu, 01 Apr 2027 00:00:00 GMT"],
      ...["link", `${deprecation}, ${sunset}`],
    ],
  ],
  [
    "the earliest of several",
    [
      [day("2026-11-22"), day("2027-04-01")],
      [day("2026-11-21"), day("2027-05-01")],
      [null, null],
    ],
    [
      ...["deprecation", "@1795219200", "sunset", "Thu, 01 Apr 2027 00:00:00 GMT"],
      ...["link", `${deprecation}, ${sunset}`],
    ],
  ],
  [
    "an end alone",
    [[null, day("2027-04-01")]],
    ["sunset", "Thu, 01 Apr 2027 00:00:00 GMT", "link", sunset],
  ],
  ["no date", [[null, null]], []],
])("the headers have %s", (_case, dates, headers) => {
  const used = dates.map(([atMs = null, sunsetMs = null]) => ({ id: "model:a/b", atMs, sunsetMs }));
  expect(deprecationHeaders(used, "https://gateway.test")).toEqual(headers);
});
