import { expect, test } from "vitest";
import { type FinishContext, stopCauseOf } from "./stop-cause.ts";

const asked: FinishContext = { calledTools: false, stop: ["END"] };
const called: FinishContext = { ...asked, calledTools: true };

test.each([
  ["stop", "end"],
  ["end_turn", "end"],
  ["eos", "end"],
  ["length", "length"],
  ["max_tokens", "length"],
  ["content_filter", "filtered"],
  ["", "end"],
  ["a word of a later version", "end"],
  ["constructor", "end"],
  ["toString", "end"],
  ["__proto__", "end"],
])("%j means %s", (raw, cause) => {
  expect(stopCauseOf({}, raw, asked)).toEqual({ cause, raw });
});

test.each([
  ["tool_calls", called, "tool-calls"],
  ["function_call", called, "tool-calls"],
  ["stop", called, "tool-calls"],
  ["length", called, "length"],
  ["content_filter", called, "filtered"],
  ["tool_calls", asked, "end"],
])("%j, tools called: %j, means %s", (raw, context, cause) => {
  expect(stopCauseOf({}, raw, context)).toEqual({ cause, raw });
});

test.each([
  [{ stop_reason: "END" }, "stop", asked, { cause: "stop-sequence", sequence: "END" }],
  [{ matched_stop: "END" }, "stop", asked, { cause: "stop-sequence", sequence: "END" }],
  [{ matched_stop: "never asked for" }, "stop", asked, { cause: "end" }],
  [{ matched_stop: 2 }, "stop", asked, { cause: "end" }],
  [{ matched_stop: "END" }, "length", asked, { cause: "length" }],
  [{ matched_stop: "END" }, "stop", called, { cause: "tool-calls" }],
])("%j beside %j means %j", (choice, raw, context, stop) => {
  expect(stopCauseOf(choice, raw, context)).toEqual({ ...stop, raw });
});
