import { describe, expect, test } from "vitest";
import { fixedKey } from "../../catalog/credential.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { failureOfStatus } from "./upstream-error.ts";

const { upstream } = testRequest({ upstream: { signIn: fixedKey("secret-key-1234") } });
const bodyWith = (message: string): string => JSON.stringify({ error: { message, type: "x" } });
const REFUSED = "The model's upstream refused the request.";

function fail(status: number, body: string) {
  return failureOfStatus({ status, body, header: () => undefined }, upstream);
}

describe("a refusal of the request's content", () => {
  const policy = { code: "content_filter", message: "Blocked." };

  test.each([400, 403, 422, 500])("is an error for the client with the status %i too", (status) => {
    expect(fail(status, JSON.stringify({ error: policy }))).toMatchObject({
      kind: "invalid-request",
      message: "Blocked.",
      isKindFromMessage: false,
      refusal: { class: "policy" },
    });
  });

  test.each([
    [401, policy, "account-problem"],
    [429, policy, "overloaded"],
    [503, policy, "overloaded"],
    [400, { ...policy, type: "insufficient_quota" }, "account-problem"],
  ])("but not if %i %j is about our account or its load", (status, error, kind) => {
    expect(fail(status, JSON.stringify({ error }))).toMatchObject({ kind, refusal: undefined });
  });

  test("gets our own message if the upstream has none", () => {
    const message = "The model's provider refused the request because of its content.";
    expect(fail(400, '{"error":{"code":"content_filter"}}').message).toBe(message);
  });

  test("is recognized by a sentence only if it is the whole message", () => {
    const echoed = "Invalid value: 'Output blocked by content filtering policy'.";
    expect(fail(400, bodyWith(echoed)).refusal).toBeUndefined();
  });
});

describe("the message of a refusal", () => {
  const TOKEN = "System message must be at the beginning.";

  test("counts only at the beginning: later text may repeat the request", () => {
    expect(fail(400, bodyWith(`${"x".repeat(400)} ${TOKEN}`)).refusal).toMatchObject({
      class: "mid_conv_system",
    });
    expect(fail(400, bodyWith(`${"x".repeat(500)} ${TOKEN}`)).refusal).toBeUndefined();
  });

  test("counts only if the request is refused", () => {
    expect(fail(404, bodyWith(TOKEN)).refusal).toBeUndefined();
    expect(fail(500, bodyWith(TOKEN)).refusal).toBeUndefined();
  });

  test("is redacted and bounded before the token", () => {
    const { message, refusal } = fail(
      400,
      bodyWith(`${TOKEN} secret-key-1234 ${"x".repeat(2_000)}`),
    );
    expect(message).toContain("[redacted]");
    expect(message.length).toBeLessThan(1_100);
    expect(refusal?.token).toBe("capability_rejected: mid_conv_system");
  });

  test("is ours if there is only a code", () => {
    expect(fail(400, '{"error":{"code":"image_too_large"}}')).toMatchObject({
      message: REFUSED,
      refusal: { class: "image_block" },
    });
    expect(fail(400, '{"error":{"code":"context_length_exceeded"}}').message).toBe(
      "prompt is too long",
    );
  });
});

describe("the numbers of a conversation that is too long", () => {
  const context = (counts: object): string =>
    JSON.stringify({
      error: { message: "the request exceeds the available context size", code: 400, ...counts },
    });

  test.each([
    [
      "separate fields",
      { n_prompt_tokens: 9, n_ctx: 8 },
      "prompt is too long: 9 tokens > 8 maximum",
    ],
    ["numbers that contradict it", { n_prompt_tokens: 8, n_ctx: 8 }, null],
    ["one number", { n_prompt_tokens: 9 }, null],
    ["text", { n_prompt_tokens: "9", n_ctx: "8" }, null],
    ["a part of a token", { n_prompt_tokens: 9.5, n_ctx: 8 }, null],
  ])("%s", (_fact, counts, message) => {
    expect(fail(400, context(counts)).message).toBe(
      message ?? "prompt is too long: the request exceeds the available context size",
    );
  });

  test("may be grouped", () => {
    const words =
      "The input (691,793 tokens) is longer than the model's context length (540,000 tokens).";
    expect(fail(400, bodyWith(words)).message).toBe(
      "prompt is too long: 691793 tokens > 540000 maximum",
    );
  });

  test("that equal the context are not repeated", () => {
    const words = "prompt is too long: 8 tokens > 8 maximum";
    const others = "The input (8 tokens) is longer than the model's context length (8 tokens).";
    expect(fail(400, bodyWith(words)).message).toBe(words);
    expect(fail(400, bodyWith(others)).refusal).toBeUndefined();
  });

  test("beyond those of any context are not repeated", () => {
    const words = `prompt is too long: ${"9".repeat(20)} tokens > 8 maximum`;
    expect(fail(400, bodyWith(words)).message).toBe(words);
  });

  test("that do not exceed the context are not the input's", () => {
    const words =
      "This model's maximum context length is 100 tokens. However, you requested 90 tokens (80 in the messages, 10 in the completion).";
    expect(fail(400, bodyWith(words)).message).toBe(`prompt is too long: ${words}`);
  });
});
