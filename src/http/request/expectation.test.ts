import { expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { awaitsContinue, checkExpectation } from "./request-headers.ts";

function outcome(value: string | undefined, httpVersion: string): string {
  const request = { headers: value === undefined ? {} : { expect: value }, httpVersion };
  try {
    checkExpectation(request);
    return awaitsContinue(request) ? "continue" : "none";
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return error.kind;
  }
}

test.each([
  [undefined, "none", "none"],
  ["", "none", "none"],
  ["100-continue", "continue", "none"],
  ["100-Continue", "continue", "none"],
  ["100-continue, 100-continue", "continue", "none"],
  ["foo", "expectation-failed", "expectation-failed"],
  ["100-continue, foo", "expectation-failed", "expectation-failed"],
  ["100-continue-later", "expectation-failed", "expectation-failed"],
  ["x-100-continue", "expectation-failed", "expectation-failed"],
])("Expect: %s is %s on HTTP/1.1 and %s on HTTP/1.0", (value, on11, on10) => {
  expect([outcome(value, "1.1"), outcome(value, "1.0")]).toEqual([on11, on10]);
});
