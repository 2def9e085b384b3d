import { expect, test } from "vitest";
import { UpstreamFailure, type UpstreamFailureKind } from "../../core/errors/upstream-failure.ts";
import { AttemptLog } from "./attempt-log.ts";
import type { LogFields } from "../../core/log/log.ts";

/** Creates a log at a time that the test sets; `lines` has its output. */
function start() {
  const lines: (LogFields & { readonly level: string })[] = [];
  const write = (level: string) => (fields: LogFields) => void lines.push({ level, ...fields });
  let nowMs = 0;
  const log = new AttemptLog({
    log: { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") },
    clock: { elapsedMs: () => nowMs },
  });
  const fail = (kind: UpstreamFailureKind, upstream = "a"): void =>
    log.failed("req_1", upstream, new UpstreamFailure(kind, "no", { status: 402 }));
  return { lines, log, fail, pass: (ms: number) => (nowMs += ms) };
}

test.each<[UpstreamFailureKind, string | undefined]>([
  ["server-error", "warn"],
  ["timeout", "warn"],
  ["access-denied", "warn"],
  ["account-problem", "error"],
  ["invalid-request", undefined],
  ["cancelled", undefined],
])("%s is logged with level %s", (kind, level) => {
  const { lines, fail } = start();
  fail(kind);
  expect(lines.map((line) => line.level)).toEqual(level === undefined ? [] : [level]);
});

test("a problem with the account is logged with the upstream and its status", () => {
  const { lines, fail } = start();
  fail("account-problem");
  expect(lines).toMatchObject([
    {
      request_id: "req_1",
      upstream: "a",
      failure: "account-problem",
      account_problem: true,
      status: 402,
      error: [{ message: "no" }],
    },
  ]);
});

test("a field that an upstream refuses is logged with its quirk, once per minute, without upstream text", () => {
  const { lines, log, pass } = start();
  const refuse = (name: string): void => {
    const refusedField = { name, quirk: "user_max" };
    const options = { status: 400, upstreamMessage: "secret", refusedField };
    log.failed("req_1", "a", new UpstreamFailure("invalid-request", "secret", options));
  };
  refuse("user");
  refuse("user");
  refuse("user_id");
  expect(lines).toEqual(
    ["user", "user_id"].map((field) => ({
      level: "warn",
      request_id: "req_1",
      upstream: "a",
      status: 400,
      field,
      quirk: "user_max",
    })),
  );
  pass(60_000);
  refuse("user");
  expect(lines).toHaveLength(3);
});

test("an account problem is logged once per minute and upstream", () => {
  const { lines, fail, pass } = start();
  fail("account-problem");
  fail("account-problem", "b");
  pass(59_999);
  fail("account-problem");
  fail("account-problem", "b");
  expect(lines.map(({ upstream }) => upstream)).toEqual(["a", "b"]);
  pass(1);
  fail("account-problem");
  fail("account-problem");
  expect(lines.map(({ upstream }) => upstream)).toEqual(["a", "b", "a"]);
});

test("unknown parts of a reply are logged with their words, once per minute, upstream and kind", () => {
  const { lines, log, pass } = start();
  const surprise = (upstreamId: string, ...words: readonly string[]): void =>
    log.surprised({
      requestId: "req_1",
      upstreamId,
      modelId: "a/b",
      surprises: words.map((word) => ({ kind: "unknown-finish-reason", word })),
    });
  surprise("a");
  surprise("a", "later", "sk-proj-abcdefgh12345678");
  surprise("a", "another");
  surprise("b", "later");
  const line = { level: "warn", request_id: "req_1", model: "a/b", kind: "unknown-finish-reason" };
  expect(lines).toEqual([
    { ...line, upstream: "a", words: ["later", "[redacted]"] },
    { ...line, upstream: "b", words: ["later"] },
  ]);
  pass(60_000);
  surprise("a", "another");
  expect(lines).toHaveLength(3);
  log.surprised({
    requestId: "req_1",
    upstreamId: "a",
    modelId: "a/b",
    surprises: [{ kind: "unknown-event", word: "later" }],
  });
  expect(lines).toHaveLength(4);
});
