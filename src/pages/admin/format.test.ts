import { expect, test } from "vitest";
import { adminModule } from "../testing/dashboard.ts";

type Format = (value: unknown) => string;

const format = await adminModule<{
  readonly money: Format;
  readonly marginMoney: Format;
  readonly moneyText: Format;
  readonly moneyToConfirm: Format;
  readonly momentInColumn: Format;
  readonly duration: Format;
  readonly moment: Format;
  readonly timeOfDay: Format;
  readonly share: (part: number, all: number) => string;
}>("format.js");

test.each([
  ["0", "$0.00"],
  ["5", "$5.00"],
  ["1.5", "$1.50"],
  ["0.000000001", "$0.000000001"],
  ["12.345", "$12.345"],
  ["1000", "$1,000.00"],
  ["1234567.891234567", "$1,234,567.891234567"],
  ["-1.5", "-$1.50"],
  ["-1234.5", "-$1,234.50"],
])("an amount to confirm keeps every digit: %s is %s", (amount, want) =>
  expect(format.moneyToConfirm(amount)).toBe(want),
);

test.each([
  ["1234.567", "$1,234.57"],
  [null, "–"],
  [undefined, "–"],
])("the amount %s is read as %s", (amount, want) => expect(format.moneyText(amount)).toBe(want));

test("a missing amount is a dash", () => {
  expect([null, undefined].map(format.money)).toEqual(["–", "–"]);
  expect(format.marginMoney(null)).toBe("–");
});

test.each([
  [0, "0 ms"],
  [12.6, "13 ms"],
  [999, "999 ms"],
  [1_000, "1.00 s"],
  [59_994, "59.99 s"],
  [60_000, "1.0 min"],
  [90_000, "1.5 min"],
  [null, "–"],
  [undefined, "–"],
])("%s ms are %s, on one line", (value, want) =>
  expect(format.duration(value)).toBe(want.replace(" ", "\u00a0")),
);

test.each([
  ["2026-01-02T03:04:05.678Z", "2026-01-02 03:04:05 UTC"],
  [null, "–"],
  [undefined, "–"],
])("the moment %s is %s", (iso, want) => expect(format.moment(iso)).toBe(want));

test.each([
  ["2026-01-02T03:04:05.678Z", "2026-01-02 03:04:05"],
  [null, "–"],
])("in a column of UTC the moment %s is %s", (iso, want) =>
  expect(format.momentInColumn(iso)).toBe(want),
);

test("a time of day is in UTC", () => {
  expect(format.timeOfDay(new Date("2026-01-02T23:04:05.678Z"))).toBe("23:04:05 UTC");
});

test.each([
  [0, 0, "–"],
  [0, 3, "0.0 %"],
  [1, 3, "33.3 %"],
  [3, 3, "100.0 %"],
])("%d of %d is %s, on one line", (part, all, want) =>
  expect(format.share(part, all)).toBe(want.replace(" ", "\u00a0")),
);
