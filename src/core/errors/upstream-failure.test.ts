import { describe, expect, test } from "vitest";
import { GatewayError } from "./gateway-error.ts";
import { failureTable, UpstreamFailure, withAbortReason } from "./upstream-failure.ts";

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

test("every failure of an upstream has its consequences", () => {
  const rows = Object.entries(failureTable).map(
    ([kind, { retry, health, error }]) => `${kind} ${retry} ${health} ${error}`,
  );
  expect(rows).toEqual(columns(failures));
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
