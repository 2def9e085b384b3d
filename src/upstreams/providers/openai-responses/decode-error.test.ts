import { expect, test } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import { failureOfStatus } from "../refusals/upstream-error.ts";
import { failureOfError } from "./decode-error.ts";

test.each([
  [400, true],
  [401, false],
])(
  "reasoning refused with a message about an account, status %i: known only by the message: %s",
  (status, want) => {
    const error = { message: "spending limit", code: "invalid_encrypted_content" };
    const reply = { status, body: JSON.stringify({ error }), header: () => undefined };
    const { upstream } = testRequest({ kind: "openai-responses" });
    expect(failureOfStatus(reply, upstream)).toMatchObject({
      kind: "account-problem",
      isKindFromMessage: want,
      isStaleReasoning: true,
    });
  },
);

test("reasoning refused within a reply is recognized by its code", () => {
  const { upstream } = testRequest({ kind: "openai-responses" });
  const failed = failureOfError({ error: { code: "invalid_encrypted_content" } }, upstream);
  expect(failed).toMatchObject({ kind: "invalid-request", isStaleReasoning: true });
});
