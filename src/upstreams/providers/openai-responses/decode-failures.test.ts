import { describe, expect, test } from "vitest";
import { fixedKey } from "../../catalog/credential.ts";
import { testContext, testRequest } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { ResponsesStreamDecoder } from "./decode-stream.ts";
import { feed } from "../transport/test-feed.ts";

const { upstream } = testRequest({ upstream: { signIn: fixedKey("secret-key-1234") } });
const context = testContext({ upstream });

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const text = event({ type: "response.output_text.delta", output_index: 0, delta: "a" });
const failed = (error: object | null): string =>
  event({ type: "response.failed", response: { status: "failed", error } });
const flat = { object: "error", message: "no", type: "BadRequestError", code: 400 };
const completed = event({ type: "response.completed", response: { status: "completed" } });
const error = (fields: object): string => event({ type: "error", param: null, ...fields });

function decode(stream: string): void {
  const decoder = new ResponsesStreamDecoder(context);
  decoder.end(feed(decoder, stream));
}

describe("a stream that fails", () => {
  test.each([
    ["an empty stream", "", "incomplete"],
    ["an end after text", text, "incomplete"],
    ["[DONE] without a terminal event", `${text}data: [DONE]\n\n`, "incomplete"],
    ["an error event without data", "event: error\ndata:\n\n", "server-error"],
    ["a half terminal event", `${text}${completed.slice(0, -3)}`, "incomplete"],
    [
      "an error without its blank line",
      failed({ code: "rate_limit_exceeded" }).trimEnd(),
      "overloaded",
    ],
    ["an event that is not JSON", `${text}data: {"type"\n\n`, "malformed-response"],
    ["an HTML page", "data: <html>\n\n", "malformed-response"],
    [
      "a call without a name",
      event({ type: "response.output_item.added", item: { type: "function_call", call_id: "c" } }),
      "malformed-response",
    ],
    [
      "a terminal event with an unfinished response",
      event({ type: "response.completed", response: { status: "in_progress" } }),
      "malformed-response",
    ],
    ["a failure of the vendor", failed({ code: "server_error", message: "boom" }), "server-error"],
    ["a failure without a reason", failed(null), "server-error"],
    [
      "a failure by a rate limit",
      failed({ code: "rate_limit_exceeded", message: "slow" }),
      "overloaded",
    ],
    [
      "a failure by the client's image",
      failed({ code: "invalid_base64_image", message: "no image" }),
      "invalid-request",
    ],
    [
      "a failure by the operator's account",
      failed({ code: "insufficient_quota", message: "no money" }),
      "account-problem",
    ],
    [
      "a response that was cancelled",
      event({ type: "response.cancelled", response: { status: "cancelled" } }),
      "server-error",
    ],
    [
      "a whole response after another event",
      text + event({ object: "response", status: "completed", output: [] }),
      "incomplete",
    ],
    [
      "a whole response that failed",
      event({ object: "response", status: "failed", error: { code: "rate_limit_exceeded" } }),
      "overloaded",
    ],
    ["a whole response that waits", event({ object: "response", status: "queued" }), "incomplete"],
    ["an error that is the whole of it", event(flat), "invalid-request"],
    ["an error without a type", event({ error: { code: "rate_limit_exceeded" } }), "overloaded"],
    [
      "an error as text, about our account",
      event({ error: "Your credit balance is too low", code: 400 }),
      "account-problem",
    ],
    [
      "an error event with its error as text",
      event({ type: "error", error: "Incorrect API key provided", code: 400 }),
      "account-problem",
    ],
    ["an error event", error({ code: "server_error", message: "boom" }), "server-error"],
    ["an error event without a code", error({ code: null, message: "boom" }), "server-error"],
    [
      "an error event about the client's request",
      error({ code: "context_length_exceeded", message: "too long" }),
      "invalid-request",
    ],
    [
      "an error event with its error inside",
      event({ type: "error", error: { type: "invalid_request_error", message: "no" } }),
      "invalid-request",
    ],
    ["an error event that is not JSON", "event: error\ndata: boom\n\n", "server-error"],
  ])("%s", (_fact, stream, kind) => {
    expect(() => decode(stream)).toThrow(
      expect.objectContaining({ name: "UpstreamFailure", kind }),
    );
  });

  test("an error as text is the message", () => {
    const stream = event({ type: "error", error: "no key secret-key-1234", code: 400 });
    expect(() => decode(stream)).toThrow(/^no key \[redacted\]$/);
  });

  test("an empty error is not an error", () => {
    expect(() => decode(event({ type: "response.created", error: "" }) + completed)).not.toThrow();
  });

  test("an error's message never contains our key", () => {
    const stream = failed({ code: "invalid_prompt", message: "key secret-key-1234" });
    expect(() => decode(stream)).toThrow(/key \[redacted\]$/);
  });
});

describe("a non-streaming response that fails", () => {
  test.each([
    ["no JSON", "<html>", "malformed-response"],
    ["cut JSON", '{"output":[{"typ', "malformed-response"],
    ["no object", "[]", "malformed-response"],
    ["no output", '{"status":"completed"}', "malformed-response"],
    ["no end", '{"status":"in_progress","output":[]}', "malformed-response"],
    ["a cancelled end", '{"status":"cancelled","output":[]}', "server-error"],
    [
      "a call without a name",
      '{"status":"completed","output":[{"type":"function_call"}]}',
      "malformed-response",
    ],
    [
      "an error of the vendor",
      '{"status":"failed","error":{"code":"server_error","message":"x"},"output":[]}',
      "server-error",
    ],
    [
      "an error that means overload",
      '{"status":"failed","error":{"code":"rate_limit_exceeded","message":"x"},"output":[]}',
      "overloaded",
    ],
    [
      "an error about the client's prompt",
      '{"status":"failed","error":{"code":"invalid_prompt","message":"x"},"output":[]}',
      "invalid-request",
    ],
    ["an error that is the whole of it", JSON.stringify(flat), "invalid-request"],
    ["an error as a string", '{"error":"boom"}', "server-error"],
  ])("%s", (_fact, reply, kind) => {
    expect(() => decodeReply(reply, context)).toThrow(
      expect.objectContaining({ name: "UpstreamFailure", kind }),
    );
  });
});
