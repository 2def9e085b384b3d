import { expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { toGatewayError } from "../../core/errors/to-gateway-error.ts";
import { describeError } from "../../core/log/redact.ts";
import { serializeError, deserializeError } from "./serialized-error.ts";

const issue = { pointer: "/a", rule: "type", message: "is wrong", hint: "fix it" };
const issues = [{ ...issue, vendorForm: "a: Input should be a valid string" }];
const refusal = { class: "image_block", token: "capability_rejected: image_block" } as const;
const refusedKey = { reason: "key-revoked", keyId: "key_1" };
const deep = new Error("outer", {
  cause: Object.assign(new Error("inner"), { code: "ECONNRESET" }),
});

test.each<[string, unknown]>([
  ["a refusal with its issues", new GatewayError("unknown-field", "no", { issues })],
  ["separate details", new GatewayError("insufficient-balance", "no", { details: { a: 1 } })],
  ["a wait", new GatewayError("overloaded", "later", { retryAfterMs: 3_000 })],
  ["an upstream's failure", new UpstreamFailure("connect", "refused", { cause: deep })],
  ["an upstream's refusal", new UpstreamFailure("invalid-request", "no", { refusal })],
  ["a refused key", new GatewayError("invalid-api-key", "no", { refusedKey })],
  ["the store's", new StoreUnavailable("away")],
  ["a bug", deep],
  ["a value that is not an error", "text"],
])("%s arrives unchanged", (_fact, error) => {
  const want = toGatewayError(error);
  const got = deserializeError(structuredClone(serializeError(error)));
  const { kind, message, issues: found, details, retryAfterMs } = want;
  expect(got).toMatchObject({ kind, message, issues: found, details });
  expect(got.retryAfterMs).toBe(retryAfterMs);
  expect(got.refusal).toEqual(want.refusal);
  expect(got.refusedKey).toEqual(want.refusedKey);
  expect(describeError(got.cause)).toEqual(describeError(want.cause));
});
