import { expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { checkSingleHeaders } from "../listener/check-message.ts";

/**
 * Returns the value that the request then has, or the refusal; `joined` is Node's combination of
 * both.
 */
function check(rawHeaders: readonly string[], name: string, joined: string): string {
  const headers = { [name]: joined };
  try {
    checkSingleHeaders({ headers, rawHeaders: [...rawHeaders] });
    return headers[name] ?? "";
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return `${error.kind}: ${error.message}`;
  }
}

test.each([
  ["Authorization", "Bearer a", "Bearer b"],
  ["x-api-key", "a", "b"],
  ["Content-Type", "application/json", "text/plain"],
  ["Content-Encoding", "gzip", "br"],
  ["Idempotency-Key", "a", "b"],
])("%s twice counts once with equal values and is refused with others", (name, one, other) => {
  const key = name.toLowerCase();
  const shouted = name.toUpperCase();
  expect(check([name, one], key, one)).toBe(one);
  expect(check([name, one, "x", other, shouted, one], key, `${one}, ${one}`)).toBe(one);
  const refusal = `invalid-request: The header ${name} occurs twice, with different values. Send it once.`;
  expect(check([name, one, shouted, other], key, one)).toBe(refusal);
  expect(check([name, other, name, one, name, other], key, other)).toBe(refusal);
});

test.each(["localhost", "evil.example"])("Host twice is refused, also with %s", (other) => {
  expect(check(["Host", "localhost", "hOST", other], "host", "localhost")).toBe(
    "invalid-request: The header Host occurs twice.",
  );
  expect(check(["host", "localhost", "x", "host"], "host", "localhost")).toBe("localhost");
});

test("a header that may occur more than once is unchanged", () => {
  expect(check(["x-forwarded", "a", "x-forwarded", "b"], "x-forwarded", "a, b")).toBe("a, b");
  // As long as a name that occurs once.
  expect(check(["x-api-kex", "a", "x-api-kex", "b"], "x-api-kex", "a, b")).toBe("a, b");
});
