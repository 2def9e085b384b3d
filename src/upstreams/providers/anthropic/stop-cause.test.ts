import { expect, test } from "vitest";
import { stopCauseOf } from "./stop-cause.ts";

test.each([
  ["end_turn", "end"],
  ["pause_turn", "end"],
  ["max_tokens", "length"],
  ["model_context_window_exceeded", "length"],
  ["stop_sequence", "stop-sequence"],
  ["refusal", "filtered"],
  ["a word of a later version", "end"],
  ["constructor", "end"],
  ["toString", "end"],
  ["__proto__", "end"],
])("%j means %s", (raw, cause) => {
  expect(stopCauseOf({ stop_reason: raw }, false)).toEqual({ cause, raw });
});

test.each([
  ["tool_use", true, "tool-calls"],
  ["end_turn", true, "tool-calls"],
  ["max_tokens", true, "length"],
  ["tool_use", false, "end"],
])("%j, tools called: %s, means %s", (raw, calledTools, cause) => {
  expect(stopCauseOf({ stop_reason: raw }, calledTools)).toEqual({ cause, raw });
});

test.each([
  ["stop_sequence", false, { cause: "stop-sequence", sequence: "END" }],
  ["end_turn", false, { cause: "stop-sequence", sequence: "END" }],
  ["max_tokens", false, { cause: "length" }],
  ["end_turn", true, { cause: "tool-calls" }],
])("%j beside a stop string, tools called: %s", (raw, calledTools, stop) => {
  const parsed = { stop_reason: raw, stop_sequence: "END" };
  expect(stopCauseOf(parsed, calledTools)).toEqual({ ...stop, raw });
});

test.each([undefined, null, "", 7])("%j is not a stop reason", (reason) => {
  expect(stopCauseOf({ stop_reason: reason }, false)).toBeUndefined();
});
