import { describe, expect, test } from "vitest";
import { testContext, testRequest } from "../transport/test-upstream.ts";
import { failureOfError } from "./decode-error.ts";
import { ResponsesStreamDecoder } from "./decode-stream.ts";
import { readResponse } from "./reply-body.ts";
import { type EndContext, stopCauseOf } from "./stop-cause.ts";
import type { Report } from "../shared/surprise.ts";
import { feed } from "../transport/test-feed.ts";

const textOnly = { calledTools: false, refused: false, hasText: true };
const nothing = { ...textOnly, hasText: false };
const called = { ...nothing, calledTools: true };

/** Returns the cause, or `broken`; and the reported words. */
function endOf(response: object, reply: EndContext): readonly [unknown, ...string[]] {
  const words: string[] = [];
  const report: Report = (kind, word) => void words.push(`${kind} ${word}`);
  try {
    return [stopCauseOf(readResponse({ ...response }), reply, report)?.cause, ...words];
  } catch (error) {
    expect(error).toMatchObject({ name: "UpstreamFailure", kind: "server-error" });
    return ["broken", ...words];
  }
}

test.each([
  ["completed", textOnly, { cause: "end", raw: "completed" }],
  ["completed", { ...textOnly, calledTools: true }, { cause: "tool-calls", raw: "completed" }],
  ["completed", { ...textOnly, refused: true }, { cause: "filtered", raw: "refusal" }],
  [
    "completed",
    { ...textOnly, calledTools: true, refused: true },
    { cause: "tool-calls", raw: "completed" },
  ],
  ["COMPLETED", textOnly, { cause: "end", raw: "COMPLETED" }],
  ["in_progress", textOnly, undefined],
  ["Queued", textOnly, undefined],
  ["", textOnly, undefined],
  [undefined, textOnly, undefined],
])("the status %s, with %j, is %j", (status, context, want) => {
  expect(stopCauseOf(readResponse({ status }), context, () => undefined)).toEqual(want);
});

test.each(["failed", "cancelled", "Cancelled"])("the status %s is broken", (status) => {
  for (const reply of [textOnly, nothing, called]) {
    expect(endOf({ status }, reply)).toEqual(["broken"]);
  }
});

test("an unknown status is an end with content, else broken, and is reported", () => {
  const status = "finished";
  const word = "unknown-finish-reason finished";
  expect(endOf({ status }, textOnly)).toEqual(["end", word]);
  expect(endOf({ status }, called)).toEqual(["tool-calls", word]);
  expect(endOf({ status }, nothing)).toEqual(["broken", word]);
});

/** The causes with text, without content and with calls; and the reported word. */
test.each([
  ["max_output_tokens", "length", "length", "length", undefined],
  ["MAX_OUTPUT_TOKENS", "length", "length", "length", undefined],
  ["max_messages", "length", "length", "length", undefined],
  ["max_tokens", "length", "length", "length", undefined],
  ["content_filter", "filtered", "filtered", "filtered", undefined],
  ["steered", "broken", "broken", "broken", undefined],
  ["later", "length", "broken", "length", "later"],
  ["constructor", "length", "broken", "length", "constructor"],
])("an incomplete response of reason %s: %s, %s, %s", (reason, text, none, calls, word) => {
  const response = { status: "incomplete", incomplete_details: { reason } };
  const words = word === undefined ? [] : [`unknown-finish-reason ${word}`];
  expect(endOf(response, textOnly)).toEqual([text, ...words]);
  expect(endOf(response, nothing)).toEqual([none, ...words]);
  expect(endOf(response, called)).toEqual([calls, ...words]);
});

test.each([
  [{ reason: "max_output_tokens" }, { cause: "length", raw: "max_output_tokens" }],
  [{ reason: "content_filter" }, { cause: "filtered", raw: "content_filter" }],
  [{ reason: "a later word" }, { cause: "length", raw: "a later word" }],
  [{}, { cause: "length", raw: "incomplete" }],
  [null, { cause: "length", raw: "incomplete" }],
])("an incomplete response was cut off: %j", (details, want) => {
  const response = { status: "incomplete", incomplete_details: details };
  for (const calledTools of [true, false]) {
    expect(
      stopCauseOf(readResponse(response), { ...textOnly, calledTools }, () => undefined),
    ).toEqual(want);
  }
});

const { upstream } = testRequest();

test.each([
  [{ code: "insufficient_quota" }, "account-problem", 402],
  [{ code: "data_residency_mismatch" }, "access-denied", 403],
  [{ code: "context_length_exceeded" }, "invalid-request", 400],
  [{ type: "invalid_request_error" }, "invalid-request", 400],
  [{ error: { code: "image_too_large" } }, "invalid-request", 400],
  [{ code: "invalid_prompt" }, "invalid-request", 400],
  [{ code: "bio_policy" }, "invalid-request", 400],
  [{ code: "misalignment_policy_violation" }, "invalid-request", 400],
  [{ code: "image_content_policy_violation" }, "invalid-request", 400],
  [{ code: "rate_limit_exceeded" }, "overloaded", 200],
  [{ code: "vector_store_timeout" }, "server-error", 200],
  [{ code: "server_error" }, "server-error", 200],
  [{}, "server-error", 200],
])("the error %j within a reply is of the kind %s, with the status %d", (error, kind, status) => {
  expect(failureOfError(error, upstream)).toMatchObject({ kind, status });
});

/** Returns the texts and the end of a stream of these events. */
function decode(...events: readonly object[]): readonly string[] {
  const decoder = new ResponsesStreamDecoder(testContext({ upstream }));
  const decoded = feed(decoder, ...events.map((event) => `data: ${JSON.stringify(event)}\n\n`));
  return decoded.map((event) => {
    if (event.type === "text-delta") return event.text;
    if (event.type === "tool-call-delta") return event.argumentsJson;
    return event.type === "generation-end" ? event.stop.cause : event.type;
  });
}

describe("content sent in pieces is not repeated", () => {
  const place = { output_index: 0, content_index: 0 };
  const message = { type: "message", content: [{ type: "output_text", text: "ab" }] };
  const completed = (...output: readonly object[]): object => ({
    type: "response.completed",
    response: { status: "completed", output },
  });

  test("by the text's own end, its item or the terminal event", () => {
    const delta = { type: "response.output_text.delta", ...place };
    const events = [
      { ...delta, delta: "a" },
      { ...delta, delta: "b" },
      { type: "response.output_text.done", ...place, text: "ab" },
      { type: "response.output_item.done", ...place, item: message },
      completed(message),
    ];
    expect(decode(...events)).toEqual(["generation-start", "a", "b", "end"]);
  });

  test("but without pieces the terminal event supplies all content", () => {
    expect(decode(completed(message, message))).toEqual([
      ...["generation-start", "ab", "\n\nab", "end"],
    ]);
  });

  test("nor are a call's arguments", () => {
    const call = { type: "function_call", call_id: "c", name: "a", arguments: "{}" };
    const events = [
      { type: "response.output_item.added", output_index: 0, item: { ...call, arguments: "" } },
      { type: "response.function_call_arguments.delta", output_index: 0, delta: "{}" },
      { type: "response.function_call_arguments.done", output_index: 0, arguments: "{}" },
      { type: "response.output_item.done", output_index: 0, item: call },
      completed(call),
    ];
    expect(decode(...events)).toEqual([
      ...["generation-start", "tool-call-start", "{}", "tool-calls"],
    ]);
  });

  test("a refusal counts as one, in pieces or complete", () => {
    const refusal = { type: "message", content: [{ type: "refusal", refusal: "no" }] };
    const piece = { type: "response.refusal.delta", ...place, delta: "no" };
    const start = ["generation-start", "no", "filtered"];
    expect(decode(piece, completed(refusal))).toEqual(start);
    expect(decode(completed(refusal))).toEqual(start);
  });
});
