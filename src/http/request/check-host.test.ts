import { expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { checkHost } from "./addresses.ts";
import { received, TestSocket } from "../testing/test-socket.ts";

/** Returns `served`, or the message of the refusal. */
function check(rawHeaders: readonly string[], httpVersion = "1.1"): string {
  const host = rawHeaders[rawHeaders.findIndex((name) => name.toLowerCase() === "host") + 1];
  const hasHost = rawHeaders.some((name) => name.toLowerCase() === "host");
  const { request } = received(new TestSocket(), hasHost ? { host: host ?? "" } : {});
  request.rawHeaders = [...rawHeaders];
  request.httpVersion = httpVersion;
  try {
    checkHost(request, (name) => name === "localhost");
    return "served";
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return `${error.kind}: ${error.message.slice(0, 38)}`;
  }
}

test.each<[string, readonly string[], string]>([
  ["a name that is served", ["Host", "localhost"], "served"],
  [
    "a name that is not",
    ["host", "evil.example"],
    "invalid-request: The request names a host that is not s",
  ],
  ["none", ["accept", "text/plain"], "invalid-request: The header Host is missing."],
  ["a name that is served, and a value of that name", ["host", "localhost", "x", "host"], "served"],
])("a request with %s", (_fact, headers, want) => {
  expect(check(headers)).toBe(want);
});

test("HTTP/1.0 needs no Host", () => {
  expect(check([], "1.0")).toBe("served");
});
