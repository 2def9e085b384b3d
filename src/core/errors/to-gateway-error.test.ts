import { expect, test } from "vitest";
import { GatewayError } from "./gateway-error.ts";
import { ChangeInDoubt, ReportTimeout, StoreUnavailable } from "./store-unavailable.ts";
import { toGatewayError } from "./to-gateway-error.ts";
import { failureTable, UpstreamFailure, type UpstreamFailureKind } from "./upstream-failure.ts";

/** Each row: the failure, and the kind and message of the client's error. */
const rows: readonly (readonly [UpstreamFailureKind, string, string])[] = [
  ["invalid-request", "upstream-rejected", "the upstream's own message"],
  ["overloaded", "overloaded", "The model is overloaded. Try again shortly."],
  ["account-problem", "upstream-error", "The model's upstream failed."],
  ["access-denied", "upstream-error", "The model's upstream failed."],
  ["server-error", "upstream-error", "The model's upstream failed."],
  ["malformed-response", "upstream-error", "The model's upstream sent no valid reply."],
  ["too-large", "upstream-error", "The model's upstream sent more than the model can produce."],
  ["incomplete", "upstream-error", "The model's upstream ended the reply before it was complete."],
  ["connect", "upstream-error", "The model's upstream failed."],
  ["timeout", "upstream-timeout", "The model did not answer in time."],
  ["cancelled", "unavailable", "The request was cancelled."],
];

test.each(rows)("an upstream's %s becomes %s for the client", (kind, error, message) => {
  const failure = new UpstreamFailure(kind, "the upstream's own message");
  expect(toGatewayError(failure)).toMatchObject({
    kind: error,
    message,
    retryAfterMs: 1_000,
    details: null,
    cause: failure,
  });
});

test.each([
  ["prompt_too_long", "context-length-exceeded"],
  ["policy", "policy-blocked"],
  ["max_tokens_context_overflow", "upstream-rejected"],
  ["image_block", "upstream-rejected"],
] as const)("a refusal of the class %s becomes %s for the client", (name, error) => {
  const refusal = { class: name };
  const failure = new UpstreamFailure("invalid-request", "no", { refusal });
  expect(toGatewayError(failure)).toMatchObject({ kind: error, message: "no", refusal });
});

test("the rows cover every failure", () => {
  expect(rows.map(([kind]) => kind).toSorted()).toEqual(Object.keys(failureTable).toSorted());
});

test("the upstream's retry-after is sent to the client", () => {
  const failure = new UpstreamFailure("overloaded", "", { retryAfterMs: 7_000 });
  expect(toGatewayError(failure).retryAfterMs).toBe(7_000);
});

test("an unreachable store is reported as temporarily unavailable service", () => {
  const cause = new StoreUnavailable("disk full at /secret");
  expect(toGatewayError(cause)).toMatchObject({
    kind: "unavailable",
    message: "The service cannot take requests right now.",
    retryAfterMs: 1_000,
    cause,
  });
});

test("a change in doubt must not be retried automatically, and a slow report not soon", () => {
  const doubt = new ChangeInDoubt("a commit was not answered");
  expect(toGatewayError(doubt)).toMatchObject({ kind: "change-unconfirmed", cause: doubt });
  expect(toGatewayError(doubt).retryAfterMs).toBeUndefined();
  const late = new ReportTimeout("the report took too long");
  expect(toGatewayError(late)).toMatchObject({
    kind: "unavailable",
    message: "The report took too long. Try again later.",
    retryAfterMs: 30_000,
    cause: late,
  });
});

test("an error for the client is kept", () => {
  const error = new GatewayError("not-found", "There is nothing at this path.");
  expect(toGatewayError(error)).toBe(error);
});

test.each([new TypeError("at /secret"), "at /secret", undefined])(
  "any other error (%s) is hidden from the client",
  (cause) => {
    const error = toGatewayError(cause);
    expect(error).toMatchObject({
      kind: "internal-error",
      message: "Something went wrong on our side.",
    });
    expect(error.cause).toBe(cause);
  },
);
