import { describe, expect, it, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { invalidCursor, readCursor, readLimit, writeCursor } from "./pages.ts";
import { isoOrNull, readAmount, readMoment, readPeriod, readSignedAmount } from "./values.ts";
import { withoutSecrets } from "./audit.ts";

/** Returns the value, or the pointer and the message of the refusal. */
function resultOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    expect(error.issues).toHaveLength(1);
    const [issue] = error.issues;
    expect([error.kind, issue?.message]).toEqual(["invalid-request", error.message]);
    return `${issue?.pointer} ${issue?.rule}: ${error.message}`;
  }
}

const notAmount =
  '/amount amount: "amount" must be US dollars such as 10.00, with at most 9 digits after the ' +
  "point and at most 9,000,000.";

describe("amounts", () => {
  test.each<[string, "zero" | "above zero", unknown]>([
    ["1", "above zero", 1_000_000_000],
    ["0.000000001", "above zero", 1],
    ["9000000", "above zero", 9_000_000_000_000_000],
    ["0", "zero", 0],
    ["0", "above zero", '/amount amount: "amount" must be above zero.'],
    ["0.00", "above zero", '/amount amount: "amount" must be above zero.'],
    ["9000000.000000001", "zero", notAmount],
    ["0.0000000001", "zero", notAmount],
    ["x", "zero", notAmount],
  ])("%j, at least %s", (text, min, wanted) => {
    expect(resultOf(() => readAmount(text, "amount", min))).toEqual(wanted);
  });

  test.each<[string, unknown]>([
    ["1.5", 1_500_000_000],
    ["-1.5", -1_500_000_000],
    ["-9000000", -9_000_000_000_000_000],
    ["0", '/amount amount: "amount" must not be zero.'],
    ["-0", '/amount amount: "amount" must not be zero.'],
    ["-9000000.01", notAmount],
  ])("%j of either sign", (text, wanted) => {
    expect(resultOf(() => readSignedAmount(text, "amount"))).toEqual(wanted);
  });
});

describe("moments", () => {
  const refusal = (field: string): string =>
    `/${field} date: "${field}" must be a date such as 2027-01-01T00:00:00Z.`;

  test.each<[string, unknown]>([
    ["2026-06-15", Date.UTC(2026, 5, 15)],
    ["2026-06-15T10:30:20.500Z", Date.UTC(2026, 5, 15, 10, 30, 20, 500)],
    ["2026-06-15T10:30:20+02:00", Date.UTC(2026, 5, 15, 8, 30, 20)],
    ["2026-02-30", refusal("at")],
    ["tomorrow", refusal("at")],
  ])("%s", (text, wanted) => {
    expect(resultOf(() => readMoment(text, "at"))).toEqual(wanted);
  });

  const [first, second] = ["2026-06-01", "2026-06-02"];
  const [firstMs, secondMs] = [Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 2)];
  test.each<[object, unknown]>([
    [{}, { fromMs: null, toMs: null }],
    [{ from: first }, { fromMs: firstMs, toMs: null }],
    [{ to: first }, { fromMs: null, toMs: firstMs }],
    [
      { from: first, to: second },
      { fromMs: firstMs, toMs: secondMs },
    ],
    [
      { from: first, to: first },
      { fromMs: firstMs, toMs: firstMs },
    ],
    [{ from: second, to: first }, '/to date: "to" must not be before "from".'],
    [{ from: "x", to: first }, refusal("from")],
    [{ from: first, to: "x" }, refusal("to")],
  ])("a period of %j", (query, wanted) => {
    expect(resultOf(() => readPeriod(query))).toEqual(wanted);
  });

  it("are written in UTC, or are null", () => {
    expect([isoOrNull(0), isoOrNull(null)]).toEqual(["1970-01-01T00:00:00.000Z", null]);
  });
});

describe("pages", () => {
  test.each<[string | undefined, number]>([
    [undefined, 100],
    ["1", 1],
    ["1000", 1_000],
  ])("of %j rows", (text, rows) => {
    expect(readLimit(text)).toBe(rows);
  });

  test.each(["", "1", "ein Tag", "a/b?c", "2026-06-15T10", "日本"])(
    "the place %j survives a round trip through its cursor",
    (place) => {
      expect(readCursor(writeCursor(place))).toBe(place);
      expect(writeCursor(place)).toMatch(/^[\w-]*$/);
    },
  );

  test.each(["MQ==", "M Q", "MR", "a+b/", "%", "_w"])("%j is not a valid cursor", (cursor) => {
    const wanted = resultOf(() => {
      throw invalidCursor();
    });
    expect(resultOf(() => readCursor(cursor))).toBe(wanted);
    expect(wanted).toBe('/cursor cursor: "cursor" is not the "next_cursor" of a page.');
  });
});

describe("secrets are removed", () => {
  test.each<[string, unknown, unknown]>([
    ["fields", { hash: 1, key: 2, secret: 3, token: 4, label: 5 }, { label: 5 }],
    ["fields within fields", { a: { b: { key: 1 } } }, { a: { b: {} } }],
    ["fields of rows", [{ token: 1, id: 2 }, 3], [{ id: 2 }, 3]],
    ["keys within a text", "one sk-gw-Ab1 and sk-gw-Cd2.", "one sk-gw-… and sk-gw-…."],
    ["keys within rows", { notes: ["sk-gw-Ab1"] }, { notes: ["sk-gw-…"] }],
  ])("%s", (_case, value, wanted) => {
    expect(withoutSecrets(value)).toEqual(wanted);
  });

  test.each([null, 1, true, "text", undefined])("%j stays unchanged", (value) => {
    expect(withoutSecrets(value)).toBe(value);
  });
});
