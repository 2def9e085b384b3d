import { expect, test } from "vitest";
import type { EndedReply } from "../shared/endings.ts";
import { readEnding } from "./reply-body.ts";
import { stopCauseOf } from "./stop-cause.ts";

const text: EndedReply = { calledTools: false, hasText: true };
const called: EndedReply = { calledTools: true, hasText: false };
const nothing: EndedReply = { calledTools: false, hasText: false };
const unreported = (): undefined => undefined;

/** Returns the cause, or `broken`; and the reported words. */
function endOf(raw: string, reply: EndedReply): readonly unknown[] {
  const words: string[] = [];
  try {
    const ending = readEnding({ stop_reason: raw });
    return [stopCauseOf(ending, reply, (_kind, word) => void words.push(word))?.cause, ...words];
  } catch (error) {
    expect(error).toMatchObject({ name: "UpstreamFailure", kind: "server-error", status: 200 });
    return ["broken", ...words];
  }
}

test.each([
  ["end_turn", "end", "end", "tool-calls"],
  ["pause_turn", "end", "end", "tool-calls"],
  ["max_tokens", "length", "length", "length"],
  ["MAX_TOKENS", "length", "length", "length"],
  ["model_context_window_exceeded", "length", "length", "length"],
  ["compaction", "length", "length", "length"],
  ["tool_use", "end", "broken", "tool-calls"],
  ["stop_sequence", "stop-sequence", "stop-sequence", "stop-sequence"],
  ["refusal", "filtered", "filtered", "filtered"],
  // Bedrock.
  ["guardrail_intervened", "filtered", "filtered", "filtered"],
  ["content_filtered", "filtered", "filtered", "filtered"],
  ["malformed_model_output", "broken", "broken", "broken"],
  ["malformed_tool_use", "broken", "broken", "broken"],
  // Words of chat completions, from other vendors.
  ["stop", "end", "end", "tool-calls"],
  ["tool_calls", "end", "broken", "tool-calls"],
  ["sensitive", "filtered", "filtered", "filtered"],
  ["network_error", "broken", "broken", "broken"],
  ["insufficient_system_resource", "broken", "broken", "broken"],
])("%j with text, without content, with calls: %s, %s, %s", (raw, ...causes) => {
  const ends = [text, nothing, called].map((reply) => endOf(raw, reply));
  expect(ends).toEqual(causes.map((cause) => [cause]));
});

test.each(["a word of a later version", "constructor", "toString", "__proto__"])(
  "the unknown word %j is an end with content and broken without, and is reported",
  (raw) => {
    expect(endOf(raw, text)).toEqual(["end", raw]);
    expect(endOf(raw, called)).toEqual(["tool-calls", raw]);
    expect(endOf(raw, nothing)).toEqual(["broken", raw]);
  },
);

test.each([
  ["stop_sequence", text, { cause: "stop-sequence", sequence: "END" }],
  ["end_turn", text, { cause: "stop-sequence", sequence: "END" }],
  ["max_tokens", text, { cause: "length" }],
  ["end_turn", called, { cause: "tool-calls" }],
])("%j beside a stop string, of the reply %j", (raw, reply, stop) => {
  const parsed = { stop_reason: raw, stop_sequence: "END" };
  expect(stopCauseOf(readEnding(parsed), reply, unreported)).toEqual({ ...stop, raw });
});

test.each([undefined, null, "", 7])("%j is not a stop reason", (reason) => {
  expect(stopCauseOf(readEnding({ stop_reason: reason }), nothing, unreported)).toBeUndefined();
});
