import { expect, test } from "vitest";
import { checkAnswer } from "../dredd/check-answer.ts";
import { parseSse } from "./parse-sse.ts";

const reply = {
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "sandbox/echo",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content: "a", refusal: null },
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
const failure = {
  type: "error",
  error: {
    type: "rate_limit_error",
    message: "m",
    code: "rate_limited",
    param: null,
    details: null,
  },
  request_id: "req_1",
};
const requestIds = { "x-request-id": "req_1", "request-id": "req_1" };
const waiting = { ...requestIds, "retry-after": "1", "x-should-retry": "true" };

function problemsOf(
  status: number,
  body: object | string,
  headers: Readonly<Record<string, string>>,
): string {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const at = {
    contract: "client",
    method: "post",
    path: "/chat/completions",
    mediaType: "application/json",
  } as const;
  return checkAnswer({ ...at, status, headers, body: text, request: "{}" }).problems.join("; ");
}

test("a correct response has no problem", () => {
  expect(problemsOf(200, reply, requestIds)).toBe("");
  expect(problemsOf(429, failure, waiting)).toBe("");
});

test.each([
  ["a property too many", 200, { ...reply, extra: 1 }, requestIds, "additional properties"],
  ["a property missing", 200, { ...reply, id: undefined }, requestIds, "'id'"],
  ["a wrong word", 200, { ...reply, object: "list" }, requestIds, "object"],
  ["no JSON", 200, "oops", requestIds, "not JSON"],
  ["a header missing", 429, failure, { ...waiting, "retry-after": undefined }, "retry-after"],
  ["a header out of range", 429, failure, { ...waiting, "retry-after": "61" }, "too large"],
  [
    "a header that is not a number",
    429,
    failure,
    { ...waiting, "retry-after": "1.5" },
    "not a whole",
  ],
  ["a header with another word", 429, failure, { ...waiting, "x-should-retry": "no" }, "values"],
  ["an undeclared header", 200, reply, { ...requestIds, "x-powered-by": "a" }, "declared"],
] as const)("%s is a problem", (_name, status, body, headers, problem) => {
  const present = Object.entries(headers).filter(([, value]) => value !== undefined);
  expect(problemsOf(status, body, Object.fromEntries(present) as typeof requestIds)).toContain(
    problem,
  );
});

test.each([
  ["a stream that stops within an event", "data: {}\n\ndata: {"],
  ["two data lines in one event", "data: a\ndata: b\n\n"],
  ["a field of another name", "id: 1\ndata: a\n\n"],
  ["an event without data", "event: ping\n\n"],
])("%s is refused by the tests' own reader", (_name, text) => {
  expect(() => parseSse(text)).toThrow(/./);
});
