import fc from "fast-check";
import { expect, test } from "vitest";
import { plainSource } from "../../../core/raw-json/json-source.ts";
import { type ChatChoice, readChoice } from "./reply-body.ts";
import { checkFinish, type FinishContext, stopCauseOf } from "./stop-cause.ts";

const asked: FinishContext = {
  calledTools: false,
  hasText: true,
  stop: ["END"],
  report: () => undefined,
};
const called: FinishContext = { ...asked, calledTools: true, hasText: false };
const nothing: FinishContext = { ...asked, hasText: false };

const choiceOf = (json: object): ChatChoice => readChoice({ ...json }, plainSource, ["message"]);

/** Returns the cause of an end, or `broken`; and the reported words. */
function endOf(choice: object, context: FinishContext): readonly string[] {
  const words: string[] = [];
  const report: FinishContext["report"] = (_kind, word) => void words.push(word);
  try {
    return [stopCauseOf(choiceOf(choice), { ...context, report }).cause, ...words];
  } catch (error) {
    expect(error).toMatchObject({ name: "UpstreamFailure", kind: "server-error", status: 200 });
    return ["broken", ...words];
  }
}

/** Words of vendors, by their expected causes with text, without content, and with calls. */
const table: Readonly<Record<string, readonly string[]>> = {
  "end, end, tool-calls": [...["stop", "STOP", "eos", "eos_token", "end_turn", "COMPLETE"]],
  "stop-sequence, stop-sequence, stop-sequence": ["stop_sequence", "STOP_SEQUENCE"],
  "length, length, length": [
    ...["length", "max_tokens", "MAX_TOKENS", "model_length", "model_context_window_exceeded"],
    ...["repetition", "repeat", "time_limit", "token_limit", "max_output_tokens", "compaction"],
  ],
  "filtered, filtered, filtered": [
    ...["content_filter", "content_filter: SAFETY", "sensitive", "refusal", "ERROR_TOXIC"],
    ...["guardrail_intervened", "content_filtered", "SAFETY", "RECITATION", "LANGUAGE"],
    ...["BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_SAFETY", "IMAGE_RECITATION"],
    ...["IMAGE_PROHIBITED_CONTENT", "ESCALATION", "MODEL_ARMOR", "function_call_filter: SAFETY"],
  ],
  "broken, broken, broken": [
    ...["error", "ERROR", "abort", "aborted", "cancelled", "canceled", "TIMEOUT"],
    ...["network_error", "insufficient_system_resource", "OTHER", "NO_IMAGE", "IMAGE_OTHER"],
    ...["MALFORMED_FUNCTION_CALL", "MALFORMED_RESPONSE", "UNEXPECTED_TOOL_CALL"],
    ...["TOO_MANY_TOOL_CALLS", "MISSING_THOUGHT_SIGNATURE"],
    ...["function_call_filter: MALFORMED_FUNCTION_CALL", "function_call_filter:LATER"],
    ...["function_call_filter", "function_call_filter:"],
    ...["malformed_model_output", "malformed_tool_use"],
  ],
  "end, broken, tool-calls": [
    ...["FINISH_REASON_UNSPECIFIED", "load", "unload"],
    ...["tool_calls", "function_call", "tool_use", "TOOL_CALL"],
  ],
};

const rows = Object.entries(table).flatMap(([causes, words]) =>
  words.map((word) => [word, causes] as const),
);
const contexts = [asked, nothing, called] as const;

test.each(rows)("%s with text, without content, with calls: %s", (word, causes) => {
  const ends = contexts.map((context) => endOf({ finish_reason: word }, context));
  expect(ends).toEqual(causes.split(", ").map((cause) => [cause]));
});

const known = new Set(rows.map(([word]) => word.toLowerCase()));
const anyCase = fc
  .tuple(fc.constantFrom(...rows), fc.infiniteStream(fc.boolean()))
  .map(([[word, causes], uppers]) => {
    const letters = [...word].map((letter) =>
      uppers.next().value === true ? letter.toUpperCase() : letter.toLowerCase(),
    );
    return [letters.join(""), causes] as const;
  });

test("a word has the same meaning in any letter case", () => {
  fc.assert(
    fc.property(anyCase, ([word, causes]) => {
      const ends = contexts.map((context) => endOf({ finish_reason: word }, context));
      expect(ends).toEqual(causes.split(", ").map((cause) => [cause]));
    }),
  );
});

const unknownWord = fc
  .oneof(fc.string({ minLength: 1 }), fc.constantFrom("constructor", "toString", "__proto__"))
  .filter((word) => word !== "null" && !/_filter\s*:/.test(word))
  .filter((word) => !known.has(word.trim().toLowerCase()));

test("an unknown word is an end with content and broken without, and is reported", () => {
  fc.assert(
    fc.property(unknownWord, (word) => {
      const finish = { finish_reason: word };
      expect(endOf(finish, asked)).toEqual(["end", word]);
      expect(endOf(finish, called)).toEqual(["tool-calls", word]);
      expect(endOf(finish, nothing)).toEqual(["broken", word]);
    }),
  );
});

test.each([undefined, null, "", "null", 7])("without content, %j is an end", (reason) => {
  expect(stopCauseOf(choiceOf({ finish_reason: reason }), nothing)).toEqual({
    cause: "end",
    raw: "",
  });
});

test.each([
  ["stop", "MALFORMED_FUNCTION_CALL", called, "broken"],
  ["tool_calls", "MALFORMED_FUNCTION_CALL", called, "broken"],
  ["stop", "function_call_filter: MALFORMED_FUNCTION_CALL", asked, "broken"],
  ["stop", "MAX_TOKENS", asked, "length"],
  ["tool_calls", "max_tokens", called, "length"],
  ["stop", "SAFETY", nothing, "filtered"],
  ["error", "STOP", asked, "broken"],
  ["length", "OTHER", asked, "length"],
  ["content_filter", "OTHER", asked, "filtered"],
  ["stop", "STOP", nothing, "end"],
  ["stop", "completed", asked, "end"],
  ["stop", "end_turn", asked, "end"],
  ["stop", "a word of a later version", nothing, "end"],
  ["stop", "FINISH_REASON_UNSPECIFIED", nothing, "end"],
  ["tool_calls", "STOP", called, "tool-calls"],
])("%s, native %s, is %4$s", (reason, native, context, cause) => {
  const choices = [
    { native_finish_reason: native },
    { provider_specific_fields: { native_finish_reason: native } },
  ];
  for (const choice of choices) {
    expect(endOf({ finish_reason: reason, ...choice }, context)).toEqual([cause]);
  }
});

test("a choice that reports a broken reply is refused before the end", () => {
  const check = (choice: object) => () => checkFinish(choiceOf(choice));
  const native = { finish_reason: "tool_calls", native_finish_reason: "MALFORMED_FUNCTION_CALL" };
  expect(check({ finish_reason: "network_error" })).toThrow(/ended with network_error$/);
  expect(check(native)).toThrow(/ended with MALFORMED_FUNCTION_CALL$/);
  for (const reason of ["stop", "load", "a later word", "null", null, undefined]) {
    expect(check({ finish_reason: reason })).not.toThrow();
  }
});

test.each([
  [{ stop_reason: "END" }, "stop", asked, { cause: "stop-sequence", sequence: "END" }],
  [{ matched_stop: "END" }, "stop", asked, { cause: "stop-sequence", sequence: "END" }],
  [{ matched_stop: "never asked for" }, "stop", asked, { cause: "end" }],
  [{ matched_stop: 2 }, "stop", asked, { cause: "end" }],
  [{ matched_stop: "END" }, "length", asked, { cause: "length" }],
  [{ matched_stop: "END" }, "stop", called, { cause: "tool-calls" }],
])("%j beside %j means %j", (choice, raw, context, stop) => {
  expect(stopCauseOf(choiceOf({ ...choice, finish_reason: raw }), context)).toEqual({
    ...stop,
    raw,
  });
});
