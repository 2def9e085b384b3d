import { describe, expect, test } from "vitest";
import { fixedKey } from "../catalog/credential.ts";
import { testRequest } from "./transport/test-upstream.ts";
import { failureOfStatus } from "./upstream-error.ts";

const { upstream } = testRequest({
  upstream: { signIn: fixedKey("secret-key-1234"), headers: { "x-extra": "header-secret" } },
});
const said = (message: string): string => JSON.stringify({ error: { message, type: "x" } });

function fail(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  return failureOfStatus({ status, body, header: (name) => headers[name] }, upstream);
}

describe("a status means a kind of failure", () => {
  test.each([
    [400, "invalid-request"],
    [413, "invalid-request"],
    [422, "invalid-request"],
    [401, "access-denied"],
    [402, "access-denied"],
    [403, "access-denied"],
    [404, "access-denied"],
    [405, "access-denied"],
    [409, "access-denied"],
    [302, "access-denied"],
    [307, "access-denied"],
    [429, "overloaded"],
    [503, "overloaded"],
    [529, "overloaded"],
    [408, "server-error"],
    [500, "server-error"],
    [502, "server-error"],
    [504, "server-error"],
    [204, "malformed-response"],
  ])("%i: %s", (status, kind) => {
    expect(fail(status, said("m"))).toMatchObject({ kind, status });
  });
});

describe("a rejection carries the upstream's own message", () => {
  test.each([
    [
      "the vendor's shape",
      '{"error":{"message":"too long","type":"invalid_request_error"}}',
      "too long",
    ],
    [
      "the messages wire's shape",
      '{"type":"error","error":{"type":"x","message":"too long"}}',
      "too long",
    ],
    ["an error string", '{"error":"too long"}', "too long"],
    ["a message at the top", '{"object":"error","message":"too long","code":400}', "too long"],
    ["a detail string", '{"detail":"too long"}', "too long"],
    ["a list of details", '{"detail":[{"loc":["body"],"msg":"a"},{"msg":"b"}]}', "a; b"],
    ["a list of errors", '[{"error":{"message":"too long"}}]', "too long"],
    ["no JSON", "<html>", "The model's upstream refused the request."],
    ["nothing", "", "The model's upstream refused the request."],
  ])("%s", (_fact, body, message) => {
    expect(fail(400, body)).toMatchObject({ kind: "invalid-request", message });
  });

  test("within a bound", () => {
    expect(fail(400, said("x".repeat(50_000))).message.length).toBeLessThan(1_100);
  });

  test.each([
    ["our key", "key secret-key-1234!", "key [redacted]!"],
    ["our own header", "got header-secret", "got [redacted]"],
    ["a bearer token", "Authorization: Bearer abc.def-ghi", "Authorization: Bearer [redacted]"],
    ["a key's shape, masked too", "sk-proj-****wxyz1 x", "[redacted] x"],
    ["an organization", "in organization org-AbCdEf123456 on", "in organization [redacted] on"],
  ])("without %s", (_fact, message, want) => {
    expect(fail(422, said(message)).message).toBe(want);
  });
});

describe("a 400 about our account is our fault, not the client's", () => {
  test.each([
    "Your credit balance is too low to access the API.",
    "API key not valid. Please pass a valid API key.",
    "Incorrect API key provided",
  ])("%s", (message) => {
    expect(fail(400, said(message)).kind).toBe("access-denied");
  });

  test.each(["insufficient_quota", "invalid_api_key"])("code %s", (code) => {
    expect(fail(400, JSON.stringify({ error: { message: "m", code } })).kind).toBe("access-denied");
  });

  test("but not a tool that is named so", () => {
    expect(fail(400, said("Invalid schema for function 'get_api_key'")).kind).toBe(
      "invalid-request",
    );
  });
});

describe("retry-after in milliseconds", () => {
  const date = "Sat, 21 Nov 2026 10:00:00 GMT";
  test.each([
    ["none", {}, undefined],
    ["seconds", { "retry-after": "7" }, 7_000],
    ["part of a second", { "retry-after": "0.25" }, 250],
    ["milliseconds first", { "retry-after": "7", "retry-after-ms": "120" }, 120],
    [
      "a date, by the upstream's clock",
      { "retry-after": "Sat, 21 Nov 2026 10:00:05 GMT", date },
      5_000,
    ],
    ["a date that has passed", { "retry-after": "Sat, 21 Nov 2026 09:00:00 GMT", date }, 0],
    ["a date without a clock", { "retry-after": date }, undefined],
    ["what is no time", { "retry-after": "soon" }, undefined],
    ["more than an hour", { "retry-after": "86400" }, 3_600_000],
  ])("%s", (_fact, headers, want) => {
    expect(fail(429, "{}", headers).retryAfterMs).toBe(want);
  });
});
