import { expect, test } from "vitest";
import { errorStatus, errorTable, type ErrorKind } from "./error-table.ts";

test("an overloaded model has a different status in messages", () => {
  expect([errorStatus("overloaded", "chat"), errorStatus("overloaded", "messages")]).toEqual([
    503, 529,
  ]);
});

/**
 * The statuses with `x-should-retry`, by its value. Both vendors' SDKs retry 408, 409, 429 and 5xx
 * automatically. Agents also repeat a 400.
 */
const retried: readonly number[] = [429, 503, 504];
const refused: readonly number[] = [400, 401, 402, 403, 409, 422, 501, 505];

/** The kinds with a value that differs from that of their status. */
const exceptions: Partial<Readonly<Record<ErrorKind, boolean>>> = {
  "idempotency-in-flight": true,
  "change-unconfirmed": false,
};

test.each(Object.entries(errorTable))("x-should-retry of %s", (kind, { status, shouldRetry }) => {
  const usual = retried.includes(status) ? true : refused.includes(status) ? false : undefined;
  expect(shouldRetry).toBe(exceptions[kind as ErrorKind] ?? usual);
});
