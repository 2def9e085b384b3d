import { describe, expect, test } from "vitest";
import { testResponseValidation } from "./test-response-validation.ts";

const SECRET = "walrus";

const errorOf = (more: object = {}): object => ({
  type: "error",
  error: {
    type: "authentication_error",
    message: SECRET,
    code: "invalid_api_key",
    param: null,
    details: null,
  },
  request_id: "req_1",
  ...more,
});

const ids = ["x-request-id", "req_1", "request-id", "req_1"];
const json = ["content-type", "application/json"];
const refusal = [...ids, "www-authenticate", "Bearer", "x-should-retry", "false", ...json];
const reply = {
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "sandbox/echo",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content: SECRET, refusal: null },
      logprobs: null,
      finish_reason: "stop",
    },
  ],
  usage: {
    prompt_tokens: 1,
    completion_tokens: 1,
    total_tokens: 2,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  },
};

interface Row {
  readonly status?: number;
  readonly headers?: readonly string[];
  readonly body?: object | string;
  readonly stream?: boolean;
}

/** Returns each violation as `part pointer rule`. */
function violationsOf(row: Row): readonly string[] {
  const { status = 200, headers = [...ids, ...json], body = reply, stream = false } = row;
  const validation = testResponseValidation();
  const request = { operation: "createChatCompletion", stream };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  validation.validatorFor("req_1", request)?.responseSent({ status, headers, body: text });
  const { recent, responsesChecked } = validation.report();
  expect(responsesChecked).toBe(1);
  expect(validation.logged.join()).not.toContain(SECRET);
  // The test harness finds violations in a gateway's log by this text.
  const lines = validation.logged.filter((line) =>
    line.includes("a response violates the contract"),
  );
  expect([lines.length, validation.logged.length]).toEqual(recent.length > 0 ? [1, 1] : [0, 0]);
  return recent.map(({ part, pointer, rule }) => `${part} ${pointer} ${rule}`);
}

describe("a non-streaming response", () => {
  test.each<[string, Row]>([
    ["a completion", {}],
    ["an error", { status: 401, headers: refusal, body: errorOf() }],
    ["a charset", { headers: [...ids, "content-type", "application/json; charset=utf-8"] }],
    ["HTTP's own headers", { headers: [...ids, ...json, "connection", "close", "date", "now"] }],
  ])("may be %s", (_name, row) => {
    expect(violationsOf(row)).toEqual([]);
  });

  const choice = { ...reply.choices[0] };
  test.each<[string, Row, readonly string[]]>([
    ["an undeclared status", { status: 418 }, ["status  undeclared"]],
    [
      "an undeclared media type",
      { headers: [...ids, "content-type", "text/plain"] },
      ["media-type content-type undeclared"],
    ],
    ["no media type", { headers: ids }, ["media-type content-type undeclared"]],
    [
      "a non-streaming response to a request for a stream",
      { stream: true },
      ["media-type  stream"],
    ],
    [
      "an undeclared header",
      { headers: [...ids, ...json, "x-upstream", SECRET] },
      ["header x-upstream undeclared"],
    ],
    [
      "a header of another status",
      { headers: [...ids, ...json, "retry-after", "1"] },
      ["header retry-after undeclared"],
    ],
    [
      "no id",
      { headers: ["request-id", "req_1", ...json] },
      ["header x-request-id required", "request-id request-id const"],
    ],
    [
      "two ids",
      { headers: ["x-request-id", "req_1", "request-id", "req_2", ...json] },
      ["request-id request-id const"],
    ],
    [
      "an id of another form",
      { headers: ["x-request-id", "1", "request-id", "1", ...json] },
      ["header x-request-id pattern", "header request-id pattern"],
    ],
    [
      "a limit that is not a number",
      { headers: [...ids, ...json, "x-ratelimit-limit-requests", "many"] },
      ["header x-ratelimit-limit-requests type"],
    ],
    ["a body that is not JSON", { body: `{"a": ${SECRET}` }, ["body  json"]],
    [
      "an undeclared field",
      { body: { ...reply, [SECRET]: SECRET } },
      ["body  additionalProperties"],
    ],
    [
      "an undeclared field inside",
      { body: { ...reply, choices: [{ ...choice, service: null }] } },
      ["body /choices/0 additionalProperties"],
    ],
    ["a missing field", { body: { ...reply, usage: undefined } }, ["body  required"]],
    [
      "an undeclared finish reason",
      { body: { ...reply, choices: [{ ...choice, finish_reason: SECRET }] } },
      ["body /choices/0/finish_reason enum"],
    ],
    [
      "an error of another request",
      { status: 401, headers: refusal, body: errorOf({ request_id: "req_2" }) },
      ["request-id /request_id const"],
    ],
  ])("may not be %s", (_name, row, wanted) => {
    expect(violationsOf(row).toSorted()).toEqual(wanted.toSorted());
  });
});

const sse = ["content-type", "text/event-stream", "x-accel-buffering", "no"];

function chunk(delta: object, finish: string | null = null, more: object = {}): string {
  const { id, created, model } = reply;
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const value = { id, object: "chat.completion.chunk", created, model, choices, ...more };
  return `data: ${JSON.stringify(value)}\n\n`;
}

const role = chunk({ role: "assistant", content: "" });
const text = chunk({ content: SECRET });
const finish = chunk({}, "stop");
const done = "data: [DONE]\n\n";
const counted = chunk({}, null, { choices: [], usage: reply.usage });

interface StreamRow {
  readonly pieces: readonly string[];
  readonly headers?: readonly string[];
  readonly body?: object;
  readonly stream?: boolean;
}

/** Returns each violation as `part rule @event`. */
function streamViolations(row: StreamRow): readonly string[] {
  const { pieces, headers = [...ids, ...sse], body = {}, stream = true } = row;
  const validation = testResponseValidation();
  const validator = validation.validatorFor("req_1", { operation: "createChatCompletion", stream });
  validator?.requestAccepted(body);
  validator?.streamStarted(headers);
  for (const piece of pieces) validator?.streamWritten(piece);
  validator?.streamEnded();
  expect(validation.logged.join()).not.toContain(SECRET);
  expect(validation.report().responsesChecked).toBe(1);
  return validation.report().recent.map(({ part, rule, event }) => `${part} ${rule} @${event}`);
}

describe("a stream", () => {
  test.each<[string, StreamRow]>([
    ["whole events", { pieces: [role, text, finish, done] }],
    ["events cut anywhere", { pieces: [...`${role}${text}${finish}${done}`] }],
    ["comments between them", { pieces: [role, ": wait\n", finish, done] }],
    [
      "usage if it was requested",
      { pieces: [role, finish, counted, done], body: { stream_options: { include_usage: true } } },
    ],
  ])("may have %s", (_name, row) => {
    expect(streamViolations(row)).toEqual([]);
  });

  test.each<[string, StreamRow, string]>([
    ["no start", { pieces: [text, finish, done] }, "event order @0"],
    ["no end", { pieces: [role, text, finish] }, "event end @3"],
    ["usage that was not requested", { pieces: [role, finish, counted, done] }, "event order @2"],
    ["an event of no kind", { pieces: [role, `data: ${SECRET}\n\n`] }, "event kind @1"],
    [
      "a blank line after a comment",
      { pieces: [role, ": wait\n\n", finish, done] },
      "event blank-line @1",
    ],
    ["a second blank line", { pieces: [role, "\n", finish, done] }, "event blank-line @1"],
    ["a name", { pieces: [`event: chunk\n${role}`] }, "event name @0"],
    [
      "another id",
      { pieces: [role, chunk({ content: "a" }, null, { id: "chatcmpl-2" })] },
      "event constant @1",
    ],
    [
      "an undeclared field",
      { pieces: [chunk({ role: "assistant", content: "", [SECRET]: 1 })] },
      "event schema @0",
    ],
    ["another media type", { pieces: [], headers: [...ids, ...json] }, "media-type stream @null"],
    [
      "a stream that was not requested",
      { pieces: [role], stream: false },
      "media-type stream @null",
    ],
    [
      "an undeclared header",
      { pieces: [], headers: [...ids, ...sse, "x-a", "1"] },
      "header undeclared @null",
    ],
  ])("may not have %s", (_name, row, wanted) => {
    expect(streamViolations(row)).toEqual([wanted]);
  });

  test("a truncated stream is not checked for its end", () => {
    const validation = testResponseValidation();
    const validator = validation.validatorFor("req_1", {
      operation: "createMessage",
      stream: true,
    });
    validator?.streamStarted([...ids, ...sse]);
    expect(validation.report()).toMatchObject({ responsesChecked: 0, violations: 0 });
  });
});

describe("the scope of the validation", () => {
  const whole = { status: 500, headers: [], body: "" };

  test("is empty at rate 0", () => {
    const validation = testResponseValidation({ rate: 0 });
    expect(validation.validatorFor("r", { operation: "getModel", stream: null })).toBeNull();
    expect(validation.report().mode).toBe("off");
  });

  test("is the configured share", () => {
    const draws = [0.1, 0.3, 0.24, 0.25];
    const validation = testResponseValidation({ rate: 0.25, random: () => draws.shift() ?? 1 });
    const request = { operation: "getModel", stream: null };
    const validated = [1, 2, 3, 4].map(() => validation.validatorFor("r", request) !== null);
    expect(validated).toEqual([true, false, true, false]);
    expect(validation.report()).toMatchObject({ mode: "rate", rate: 0.25 });
  });

  test("excludes pages outside the contract", () => {
    const validation = testResponseValidation();
    validation.validatorFor("r", { operation: "healthz", stream: null })?.responseSent(whole);
    expect(validation.report()).toMatchObject({ mode: "all", responsesChecked: 0 });
  });

  test("is counted by operation and part", () => {
    const validation = testResponseValidation();
    validation.validatorFor("r", { operation: "getAccount", stream: null })?.responseSent({
      ...whole,
      status: 418,
    });
    expect(validation.counted).toEqual(["getAccount", "getAccount status"]);
  });

  test("the newest twenty violations are kept, newest first, and all are counted", () => {
    const validation = testResponseValidation();
    for (let at = 0; at < 25; at += 1) {
      const validator = validation.validatorFor(`req_${at}`, {
        operation: "getModel",
        stream: null,
      });
      validator?.responseSent({ ...whole, status: 418 });
    }
    const { recent, violations, responsesChecked } = validation.report();
    expect(recent.map(({ requestId }) => requestId)).toEqual(
      Array.from({ length: 20 }, (_, at) => `req_${24 - at}`),
    );
    expect([violations, responsesChecked]).toEqual([25, 25]);
  });

  test("a stream's events are counted up to its first problem, and only one is reported", () => {
    const validation = testResponseValidation();
    const request = { operation: "createChatCompletion", stream: true };
    const good = validation.validatorFor("r", request);
    good?.streamStarted([...ids, ...sse]);
    good?.streamWritten(role + text + finish + done);
    good?.streamEnded();
    expect(validation.report()).toMatchObject({ eventsChecked: 4, responsesChecked: 1 });
    const bad = validation.validatorFor("r", request);
    bad?.streamStarted([...ids, ...sse]);
    bad?.streamWritten(role + finish + text + done);
    bad?.streamWritten(text);
    bad?.streamEnded();
    expect(validation.report()).toMatchObject({
      eventsChecked: 4 + 3,
      responsesChecked: 2,
      violations: 1,
    });
  });

  test("the error response to a streaming request may be non-streaming", () => {
    const row = { status: 401, headers: refusal, body: errorOf(), stream: true };
    expect(violationsOf(row)).toEqual([]);
  });
});
