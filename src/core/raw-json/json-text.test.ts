import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainNumber, mayBeIntegerName } from "./json-text.ts";

const isPlain = (number: string): boolean => isPlainNumber(` ${number},`, 1, 1 + number.length);

test.each([
  ...["0", "7", "-5", "8192", "0.75", "-0.5", "123456789012345", "9007199254740991", "1.25"],
  ...["0.000001", "0.05", "1e+21", "100.5"],
])("%s is plain", (number) => {
  expect(isPlain(number)).toBe(true);
});

test.each([
  ...["-0", "0.0", "1.0", "1.50", "1e2", "1E2", "1e+2", "1e400", "9007199254740993"],
  ...["123456789012345678", "0.0000001", "0.10", "-1.0", "10.0", "0.1000000000000000055"],
])("%s is not plain", (number) => {
  expect(isPlain(number)).toBe(false);
});

test("a number is plain if JSON.stringify writes it unchanged", () => {
  const digits = fc.stringMatching(/^-?(0|[1-9]\d{0,17})(\.\d{1,17})?([eE][+-]?\d{1,2})?$/);
  fc.assert(
    fc.property(digits, (number) => {
      expect(isPlain(number)).toBe(JSON.stringify(Number(number)) === number);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ["0", true],
  ["10", true],
  ["4294967296", true],
  [String.raw`\u0031`, true],
  [String.raw`1\u0031`, true],
  ["", false],
  ["-1", false],
  ["2fa", false],
  ["a1", false],
  [String.raw`a\u0031`, false],
])("a name %s may be an integer: %s", (name, want) => {
  expect(mayBeIntegerName(`"${name}"`, 0, name.length + 1)).toBe(want);
});
