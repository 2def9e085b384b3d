import { describe, expect, test } from "vitest";
import { fixedKey } from "../../catalog/credential.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { failureOfEvent, failureOfStatus } from "./upstream-error.ts";

const { upstream } = testRequest({
  upstream: { signIn: fixedKey("secret-key-1234"), headers: { "x-extra": "header-secret" } },
});
const bodyWith = (message: string): string => JSON.stringify({ error: { message, type: "x" } });
/** Returns OpenRouter's response to a refusal by the vendor behind it. */
const quoted = (raw: unknown): string =>
  JSON.stringify({
    error: { message: "Provider returned error", code: 400, metadata: { raw, provider_name: "X" } },
  });

const REFUSED = "The model's upstream refused the request.";

function fail(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  return failureOfStatus({ status, body, header: (name) => headers[name] }, upstream);
}

describe("a status determines the kind of failure", () => {
  test.each([
    [400, "invalid-request"],
    [413, "invalid-request"],
    [422, "invalid-request"],
    [401, "account-problem"],
    [402, "account-problem"],
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
    [300, "access-denied"],
    [399, "access-denied"],
    [499, "access-denied"],
    [599, "server-error"],
    [204, "malformed-response"],
    [299, "malformed-response"],
  ])("%i: %s", (status, kind) => {
    expect(fail(status, bodyWith("m"))).toMatchObject({ kind, status });
  });
});

test("plain text can indicate an error about our account", () => {
  expect(fail(400, "Incorrect API key provided.")).toMatchObject({ kind: "account-problem" });
});

test("the fields and codes that a vendor names behind a broker count", () => {
  const named = { error: { message: "no", param: "top_k", code: "insufficient_quota" } };
  expect(fail(400, quoted({ error: { message: "no", param: "top_k" } }))).toMatchObject({
    kind: "invalid-request",
    named: "'top_k'",
  });
  expect(fail(400, quoted(JSON.stringify(named)))).toMatchObject({ kind: "account-problem" });
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
    [
      "a broker that quotes the vendor's error",
      quoted(JSON.stringify({ error: { message: "too long", type: "invalid_request_error" } })),
      "Provider returned error: too long",
    ],
    [
      "the same as an object",
      quoted({ error: { message: "too long" } }),
      "Provider returned error: too long",
    ],
    ["a broker that quotes text", quoted("too long"), "Provider returned error: too long"],
    ["a broker that quotes an empty text", quoted(""), "Provider returned error"],
    ["a broker that quotes an empty object", quoted("{}"), "Provider returned error"],
    [
      "details within the message",
      '{"message":{"detail":[{"msg":"a"},{"msg":"b"}]},"type":"invalid_request_error"}',
      "a; b",
    ],
    ["a list of details", '{"detail":[{"loc":["body"],"msg":"a"},{"msg":"b"}]}', "a; b"],
    ["a list of errors", '[{"error":{"message":"too long"}}]', "too long"],
    ["plain text", " too long:\r\n\t8192 tokens\n", "too long:\r\n\t8192 tokens"],
    ["plain text that holds our key", "no secret-key-1234", "no [redacted]"],
    ["the longest plain text", "x".repeat(1_000), "x".repeat(1_000)],
    ["a text of JSON", '"too long"', "too long"],
    ["longer text", "x".repeat(1_001), REFUSED],
    ["a page", "\n<html>no</html>", REFUSED],
    ["cut JSON", '{"error":{"mess', REFUSED],
    ["a cut list", '[{"error":', REFUSED],
    ["JSON without a message", "42", REFUSED],
    ["bytes that are not text", "too\u0000long", REFUSED],
    ["codes of a terminal", "\u001B[31mtoo long", REFUSED],
    ["bytes that are not characters", "too\uFFFDlong", REFUSED],
    ["nothing", "", REFUSED],
  ])("%s", (_fact, body, message) => {
    expect(fail(400, body)).toMatchObject({ kind: "invalid-request", message });
  });

  test("within its limit", () => {
    expect(fail(400, bodyWith("x".repeat(50_000))).message.length).toBeLessThan(1_100);
  });

  test("of 1,000 characters, which are all shown", () => {
    expect(fail(400, bodyWith("x".repeat(1_000))).message).toBe("x".repeat(1_000));
    expect(fail(400, bodyWith("x".repeat(1_001))).message).toBe(`${"x".repeat(1_000)}…`);
  });

  test.each([
    ["our key", "key secret-key-1234!", "key [redacted]!"],
    ["our own header", "got header-secret", "got [redacted]"],
    ["credentials of an address", "to https://u:p@x.test/a", "to https://[redacted]@x.test/a"],
    ["a key of Google", `key AIza${"aB-_9".repeat(7)}.`, "key [redacted]."],
    ["a key of AWS", "AKIAIOSFODNN7EXAMPLE, ASIAIOSFODNN7EXAMPLE", "[redacted], [redacted]"],
    ["a signed token", "got eyJhbGciOiJIUzI1.eyJzdWIi.ab-c_d now", "got [redacted] now"],
    ["an internal address", "dial 10.0.0.3:8000: refused", "dial [redacted]: refused"],
    [
      "an internal host",
      "172.31.2.9 172.20.0.1 192.168.1.1 127.0.0.1",
      Array(4).fill("[redacted]").join(" "),
    ],
    ["a bearer token", "Authorization: Bearer abc.def-ghi", "Authorization: Bearer [redacted]"],
    ["a key's shape, masked too", "sk-proj-****wxyz1 x", "[redacted] x"],
    ["an organization", "in organization org-AbCdEf123456 on", "in organization [redacted] on"],
  ])("without %s", (_fact, message, want) => {
    expect(fail(422, bodyWith(message)).message).toBe(want);
    expect(fail(422, message).message).toBe(want);
  });

  test("with version numbers and public addresses", () => {
    const kept = "10.0.0 at 172.32.0.1:80, 8.8.10.0 of https://x.test/a@b";
    expect(fail(422, kept).message).toBe(kept);
  });
});

test("the log gets an error's codes without its message", () => {
  const error = { message: "You said: my secret plan", type: "server_error", code: "my plan" };
  const body = JSON.stringify({ error });
  expect(fail(500, body)).toMatchObject({
    message: "upstream status 500: server_error",
    upstreamMessage: "You said: my secret plan",
  });
});

test("a header of fewer than 8 characters is not a secret, because it may occur in any word", () => {
  const message = "eight888 and seven77";
  const { upstream: other } = testRequest({
    upstream: { headers: { "x-a": "eight888", "x-b": "seven77" } },
  });
  const body = bodyWith(message);
  const refused = failureOfStatus({ status: 422, body, header: () => undefined }, other);
  expect(refused.message).toBe("[redacted] and seven77");
});

describe("an error about our account is not the client's", () => {
  test.each([
    [400, "Your credit balance is too low to access the API."],
    [400, "API key not valid. Please pass a valid API key."],
    [400, "Incorrect API key provided"],
    [400, "You have reached your specified API usage limits. You will regain access on …"],
    [400, "Billing hard limit has been reached"],
    [400, "Organization has been restricted. Please reach out to support."],
    [400, "Access denied, please make sure your account is in good standing."],
    [403, "Your newly created team doesn't have any credits yet."],
    [403, "Your team has used all available credits or reached its monthly spending limit."],
    [403, "Key limit exceeded (total limit)."],
    [403, "Your OpenAI account has been deactivated."],
    [404, "Insufficient balance"],
    [412, "Account test is suspended: your account has been suspended"],
    [429, "Your account is not active, please check your billing details on our website."],
    [400, "You exceeded your current quota."],
    [500, "Insufficient balance"],
  ])("%i %s", (status, message) => {
    // The message of a refusal may repeat text of the request.
    const isKindFromMessage = status !== 403 && status !== 429;
    const failure = { kind: "account-problem", status, isKindFromMessage };
    expect(fail(status, bodyWith(message))).toMatchObject(failure);
  });

  test.each([
    ["a status", 401, { message: "Incorrect API key provided" }],
    ["a status", 402, { message: "Insufficient balance" }],
    ["a code", 400, { message: "Insufficient balance", code: "insufficient_quota" }],
  ])("%s indicates this beside the message: %i", (_what, status, error) => {
    const failure = { kind: "account-problem", isKindFromMessage: false };
    expect(fail(status, JSON.stringify({ error }))).toMatchObject(failure);
    expect(failureOfEvent({ error: { code: status, ...error } }, upstream)).toMatchObject(failure);
  });

  test("within a reply, its message may repeat text of the request", () => {
    const error = { type: "invalid_request_error", message: "Missing 'spending limit'." };
    const failure = { kind: "account-problem", isKindFromMessage: true };
    expect(failureOfEvent({ error }, upstream)).toMatchObject(failure);
  });

  test("text of the request in another failure is ignored", () => {
    const failure = { kind: "invalid-request", isKindFromMessage: false };
    expect(fail(400, bodyWith("Missing 'a'."))).toMatchObject(failure);
  });

  test.each([
    [400, "insufficient_quota"],
    [400, "invalid_api_key"],
    [400, "Arrearage"],
    [400, "organization_restricted"],
    [403, "billing_error"],
    [429, "insufficient_quota"],
    [429, "exceeded_current_quota_error"],
    [500, "insufficient_quota"],
  ])("%i code %s", (status, code) => {
    const body = JSON.stringify({ error: { message: "m", code } });
    expect(fail(status, body).kind).toBe("account-problem");
  });

  test.each([
    [400, "Invalid schema for function 'get_api_key'", "invalid-request"],
    [400, "Unknown field billing_address", "invalid-request"],
    [429, "Rate limit reached for requests per minute", "overloaded"],
    // Google also reports this for per-minute rate limits.
    [429, "You exceeded your current quota, see the rate limits.", "overloaded"],
  ])("but not %i %s", (status, message, kind) => {
    expect(fail(status, bodyWith(message)).kind).toBe(kind);
  });
});

test("a redirect is an error in our configuration, whatever its body contains", () => {
  const body = JSON.stringify({ error: { message: "m", code: "invalid_api_key" } });
  expect([fail(302, body).kind, fail(204, body).kind]).toEqual([
    "access-denied",
    "malformed-response",
  ]);
});

describe("an error within a reply is interpreted by its status or its codes", () => {
  test.each<[string, object, string]>([
    ["a status of a client's mistake", { code: 400, message: "too long" }, "invalid-request"],
    ["the same status as a string", { code: "400", message: "too long" }, "invalid-request"],
    [
      "Groq's status",
      { status_code: 400, code: "tool_use_failed", message: "no call" },
      "invalid-request",
    ],
    ["Google's code", { code: 400, status: "INVALID_ARGUMENT", message: "no" }, "invalid-request"],
    ["OpenAI's code", { type: "invalid_request_error", message: "too long" }, "invalid-request"],
    ["vLLM's code", { type: "BadRequestError", message: "too long" }, "invalid-request"],
    ["a code", { code: "context_length_exceeded", message: "too long" }, "invalid-request"],
    [
      "a client's mistake by its word, our account by its message",
      { type: "invalid_request_error", message: "Your credit balance is too low." },
      "account-problem",
    ],
    ["a call that the model failed", { code: "tool_use_failed", message: "no" }, "invalid-request"],
    ["JSON that it failed", { code: "json_validate_failed", message: "no" }, "invalid-request"],
    ["a policy", { code: "content_policy_violation", message: "no" }, "invalid-request"],
    ["our quota", { type: "insufficient_quota", message: "no" }, "account-problem"],
    ["our balance", { code: 402, message: "Insufficient credits" }, "account-problem"],
    ["our key", { type: "authentication_error", message: "no" }, "account-problem"],
    ["no such model", { code: 404, message: "no" }, "access-denied"],
    ["a rate limit", { type: "rate_limit_error", message: "no" }, "overloaded"],
    ["a status of overload", { code: 529, message: "no" }, "overloaded"],
    ["a status of a failure", { code: 502, message: "no" }, "server-error"],
    [
      "a longer code than one for overload",
      { type: "unavailable_region", message: "no" },
      "server-error",
    ],
    [
      "a code that ends like one for overload",
      { type: "not_overloaded", message: "no" },
      "server-error",
    ],
    ["an unknown code", { type: "oops", message: "no" }, "server-error"],
    [
      "a code for overload with a client error's status",
      { type: "rate_limit_error", code: 400, message: "no" },
      "overloaded",
    ],
    ["the lowest status", { code: 400, message: "no" }, "invalid-request"],
    ["the highest status", { code: 599, message: "no" }, "server-error"],
    [
      "with a number below all statuses the code counts",
      { code: 399, type: "bad_request" },
      "invalid-request",
    ],
    ["and with a number above them", { code: 600, type: "bad_request" }, "invalid-request"],
    ["a number that is not a status", { code: 7, message: "no" }, "server-error"],
  ])("%s", (_, error, kind) => {
    expect(failureOfEvent({ error }, upstream)).toMatchObject({ kind, status: 200 });
  });

  test("a client's mistake carries the upstream's own message, bounded and without keys", () => {
    const refused = (message: string) =>
      failureOfEvent({ error: { code: 400, message } }, upstream);
    expect(refused("too long for secret-key-1234").message).toBe("too long for [redacted]");
    expect(refused("").message).toBe("The model's upstream refused the request.");
    expect(refused("x".repeat(50_000)).message.length).toBeLessThan(1_100);
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
    ["an invalid time", { "retry-after": "soon" }, undefined],
    ["more than an hour", { "retry-after": "86400" }, 3_600_000],
  ])("%s", (_fact, headers, want) => {
    expect(fail(429, "{}", headers).retryAfterMs).toBe(want);
  });

  test.each([
    ["an overload", 529, 7_000],
    ["a failure", 500, 7_000],
    ["a gateway's failure", 502, 7_000],
    ["a client's mistake has none, because a retry does not help", 400, undefined],
    ["an account problem has none", 402, undefined],
    ["a missing model has none", 404, undefined],
  ])("of %s", (_fact, status, want) => {
    expect(fail(status, "{}", { "retry-after": "7" }).retryAfterMs).toBe(want);
  });

  test.each([
    ["an hour to the second", { "retry-after": "3600" }, 3_600_000],
    ["a negative number of milliseconds", { "retry-after-ms": "-5" }, 0],
    ["part of a millisecond", { "retry-after-ms": "0.2" }, 1],
    ["invalid milliseconds", { "retry-after": "7", "retry-after-ms": "soon" }, 7_000],
    ["a negative number of seconds", { "retry-after": "-5" }, undefined],
  ])("at its limits: %s", (_fact, headers, want) => {
    expect(fail(429, "{}", headers).retryAfterMs).toBe(want);
  });
});
