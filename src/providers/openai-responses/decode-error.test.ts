import { expect, test } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import { decodeError } from "./decode-error.ts";

test.each([
  [400, true],
  [401, false],
])(
  "reasoning that is refused with words about an account, and %i: told by them alone: %s",
  (status, want) => {
    const error = { message: "spending limit", code: "invalid_encrypted_content" };
    const reply = { status, body: JSON.stringify({ error }), header: () => undefined };
    const { upstream } = testRequest({ kind: "openai-responses" });
    expect(decodeError(reply, upstream)).toMatchObject({
      kind: "account-problem",
      isToldByMessage: want,
      isStaleReasoning: true,
    });
  },
);
