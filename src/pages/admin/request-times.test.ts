import { expect, test } from "vitest";
import type { Schemas } from "../../../generated/admin/types.ts";
import { request, upstreamCall } from "../testing/admin-records.ts";
import { adminModule } from "../testing/dashboard.ts";

const times = await adminModule<{
  readonly durationOf: (given: Schemas["RequestRecord"]) => number | null;
  readonly firstByteOf: (given: Schemas["RequestRecord"]) => number | null;
}>("request-times.js");

const failed = upstreamCall({ status: 503, ms: 20, failure: "overloaded" });

test.each([
  ["no call", [], null],
  ["one answer", [upstreamCall({ ms: 90 })], 90],
  ["an answer after a pause", [failed, upstreamCall({ after_ms: 300, ms: 90 })], 390],
  ["an earlier release", [failed, upstreamCall({ after_ms: null, ms: 90 })], 110],
  ["a failure", [failed], null],
  ["a cut reply", [upstreamCall({ status: 200, failure: "incomplete" })], null],
  ["a failure of an earlier release", [upstreamCall({ status: 500 })], null],
])("the first byte of %s", (_, upstreams, ms) =>
  expect(times.firstByteOf(request({ upstreams }))).toBe(ms),
);

test.each([
  ["2026-03-01T02:03:05.000Z", 433],
  ["2026-03-01T02:03:04.000Z", 0],
  [null, null],
])("the duration until %s", (ended_at, ms) =>
  expect(times.durationOf(request({ ended_at }))).toBe(ms),
);
