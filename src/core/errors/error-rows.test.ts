import { describe, expect, test } from "vitest";
import { errorTable } from "./error-table.ts";
import { GatewayError } from "./gateway-error.ts";
import { failureTable, UpstreamFailure, withAbortReason } from "./upstream-failure.ts";

/** Contract-decisions, section 2: the kind, status, type and code of every error. */
const errors = `
invalid-json           400  invalid_request_error  invalid_json
invalid-request        400  invalid_request_error  invalid_request
unknown-field          400  invalid_request_error  unknown_field
unsupported-content    400  invalid_request_error  unsupported_content
unsupported-schema     400  invalid_request_error  unsupported_schema
thread-unsupported     400  invalid_request_error  invalid_request
upstream-rejected      400  invalid_request_error  upstream_rejected
context-length-exceeded 400 invalid_request_error  context_length_exceeded
policy-blocked         400  invalid_request_error  policy_blocked
missing-api-key        401  authentication_error   missing_api_key
invalid-api-key        401  authentication_error   invalid_api_key
insufficient-balance   402  billing_error          insufficient_balance
model-not-allowed      403  permission_error       model_not_allowed
role-not-allowed       403  permission_error       role_not_allowed
model-not-found        404  not_found_error        model_not_found
not-found              404  not_found_error        not_found
method-not-allowed     405  invalid_request_error  method_not_allowed
request-timeout        408  timeout_error          request_timeout
idempotency-in-flight  409  conflict_error         idempotency_in_flight
reference-conflict     409  conflict_error         reference_conflict
insufficient-credit    409  conflict_error         insufficient_credit
balance-too-large      409  conflict_error         balance_too_large
account-closed         409  conflict_error         account_closed
external-id-taken      409  conflict_error         external_id_taken
requests-running       409  conflict_error         requests_running
key-revoked            409  conflict_error         key_revoked
invalid-configuration  409  conflict_error         invalid_configuration
body-too-large         413  request_too_large      body_too_large
unsupported-media-type 415  invalid_request_error  unsupported_media_type
expectation-failed     417  invalid_request_error  expectation_failed
idempotency-mismatch   422  invalid_request_error  idempotency_mismatch
rate-limited           429  rate_limit_error       rate_limited
headers-too-large      431  invalid_request_error  headers_too_large
internal-error         500  api_error              internal_error
not-implemented        501  invalid_request_error  not_implemented
upstream-error         502  api_error              upstream_error
overloaded             503  overloaded_error       overloaded
unavailable            503  overloaded_error       unavailable
change-unconfirmed     503  api_error              change_unconfirmed
upstream-timeout       504  timeout_error          upstream_timeout
http-version           505  invalid_request_error  http_version_not_supported
`;

/** Whether a failure may be retried, the upstream health it implies, and the client's error. */
const failures = `
invalid-request    nowhere   healthy             upstream-rejected
overloaded         here      unhealthy           overloaded
account-problem    elsewhere unhealthy-for-all   upstream-error
access-denied      elsewhere unhealthy           upstream-error
server-error       here      unhealthy           upstream-error
malformed-response elsewhere unhealthy           upstream-error
too-large          elsewhere unhealthy           upstream-error
incomplete         elsewhere unhealthy           upstream-error
connect            here      unhealthy-for-all   upstream-error
timeout            elsewhere unhealthy-if-alone  upstream-timeout
cancelled          nowhere   unknown             unavailable
`;

const columns = (text: string): string[] =>
  text
    .trim()
    .split("\n")
    .map((row) => row.replaceAll(/ +/g, " "));

test("every error has its status, type and code", () => {
  const rows = Object.entries(errorTable).map(
    ([kind, { status, type, code }]) => `${kind} ${status} ${type} ${code}`,
  );
  expect(rows).toEqual(columns(errors));
});

test("every failure of an upstream has its consequences", () => {
  const rows = Object.entries(failureTable).map(
    ([kind, { retry, health, error }]) => `${kind} ${retry} ${health} ${error}`,
  );
  expect(rows).toEqual(columns(failures));
});

test("details of another shape take precedence over the issues, in the error itself", () => {
  const issues = [{ pointer: "/a", rule: "r", message: "m" }];
  const details = { error_code: "x" };
  expect(new GatewayError("invalid-request", "m", { issues, details }).details).toBe(details);
  expect(new GatewayError("invalid-request", "m", { issues }).details).toEqual({ issues });
  expect(new GatewayError("invalid-request", "m").details).toBeNull();
});

describe("a signal's reason replaces only a cancelled call", () => {
  const cancelled = new UpstreamFailure("cancelled", "aborted");
  const failed = new UpstreamFailure("server-error", "failed");
  const bug = new TypeError("a bug");
  const deadline = new UpstreamFailure("timeout", "the deadline");
  const stopping = new GatewayError("unavailable", "stopping");
  test.each<[string, unknown, unknown, unknown]>([
    ["a deadline", cancelled, deadline, deadline],
    ["an error for the client", cancelled, stopping, stopping],
    ["a client that left", cancelled, new Error("gone"), cancelled],
    ["no reason", cancelled, undefined, cancelled],
    ["a failure and a deadline", failed, deadline, failed],
    ["a bug and a deadline", bug, deadline, bug],
  ])("%s", (_name, thrown, reason, want) => {
    expect(withAbortReason(thrown, { reason })).toBe(want);
  });
});
