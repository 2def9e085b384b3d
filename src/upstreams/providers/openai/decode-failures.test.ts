import { describe, expect, test } from "vitest";
import { fixedKey } from "../../catalog/credential.ts";
import { testContext, testRequest } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { feed } from "../transport/test-feed.ts";

const { upstream } = testRequest({ upstream: { signIn: fixedKey("secret-key-1234") } });
const context = testContext({ upstream });
const text = 'data: {"choices":[{"index":0,"delta":{"content":"a"}}]}\n\n';
const stop = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';
/** vLLM's format before 0.10. */
const vllmError =
  '{"object":"error","message":"no","type":"BadRequestError","param":null,"code":400}';
const done = "data: [DONE]\n\n";

/** The reply, and the kind of the resulting failure. */
type Row = readonly [fact: string, reply: string, kind: string];

function decode(stream: string): void {
  const decoder = new OpenAiStreamDecoder(context);
  feed(decoder, stream);
  decoder.end([]);
}

describe("a stream that fails", () => {
  test.each<Row>([
    ["an empty stream", "", "incomplete"],
    ["an end after text", text, "incomplete"],
    ["an end after the finish reason", text + stop, "incomplete"],
    ["[DONE] without a finish reason", text + done, "incomplete"],
    ["a half [DONE]", `${text}${stop}data: [DONE`, "incomplete"],
    ["an end after a half event", `${text}${stop}data: {"choices":[]`, "incomplete"],
    ["an error without its blank line", 'data: {"error":{"code":503}}', "overloaded"],
    ["a chunk that is not JSON", `${text}data: {"choices"\n\n`, "malformed-response"],
    ["a chunk that is not an object", "data: 42\n\n", "malformed-response"],
    ["an HTML page", "data: <html>\n\n", "malformed-response"],
    [
      "a call without a name",
      `data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"c"}]}}]}\n\n${stop}${done}`,
      "malformed-response",
    ],
    [
      "an error object",
      `${text}data: {"error":{"message":"boom","type":"server_error"}}\n\n${done}`,
      "server-error",
    ],
    [
      "an error next to choices",
      'data: {"choices":[],"error":{"message":"boom","code":502}}\n\n',
      "server-error",
    ],
    ["an error within a choice", 'data: {"choices":[{"error":{"code":500}}]}\n\n', "server-error"],
    [
      "an error within a second choice",
      'data: {"choices":[{"delta":{}},{"index":1,"error":{"code":500}}]}\n\n',
      "server-error",
    ],
    [
      "a second choice that did not complete",
      `${stop}data: {"choices":[{"index":1,"delta":{},"finish_reason":"error"}]}\n\n${done}`,
      "server-error",
    ],
    ["an error that is the whole of it", `data: ${vllmError}\n\n${done}`, "invalid-request"],
    ["an error as a string", 'data: {"error":"boom"}\n\n', "server-error"],
    ["an event named error without data", "event: error\ndata:\n\n", "server-error"],
    ["an event named error", "event: error\ndata: boom\n\n", "server-error"],
    [
      "an error that means overload",
      'data: {"error":{"message":"x","code":503}}\n\n',
      "overloaded",
    ],
    [
      "an error that means a rate limit",
      'data: {"error":{"type":"rate_limit_exceeded"}}\n\n',
      "overloaded",
    ],
    [
      "an error that is the client's mistake",
      `${text}data: {"error":{"message":"no call","status_code":400,"code":"tool_use_failed"}}\n\n`,
      "invalid-request",
    ],
    ...["error", "abort", "cancelled"].map((reason): Row => [
      `a finish reason of ${reason}`,
      `data: {"choices":[{"delta":{},"finish_reason":"${reason}"}]}\n\n${done}`,
      "server-error",
    ]),
  ])("%s", (_fact, stream, kind) => {
    expect(() => decode(stream)).toThrow(
      expect.objectContaining({ name: "UpstreamFailure", kind }),
    );
  });

  test("spaces after [DONE] are ignored", () => {
    expect(() => decode(`${text}${stop}data: [DONE] \n\n`)).not.toThrow();
  });

  test("an empty error is not an error", () => {
    expect(() => decode(text + stop.replace("{", '{"error":"",') + done)).not.toThrow();
  });

  test("an error that is the whole reply keeps its message", () => {
    expect(() => decode(`data: ${vllmError}\n\n`)).toThrow(/^no$/);
    expect(() => decodeReply(vllmError, context)).toThrow(/^no$/);
  });

  test("an error's message never contains our key, and is not logged", () => {
    const stream =
      'data: {"error":{"message":"key secret-key-1234 and sk-proj-abcdefgh12345678"}}\n\n';
    const error = { message: "upstream error within the reply" };
    const upstreamMessage = "key [redacted] and [redacted]";
    expect(() => decode(stream)).toThrow(expect.objectContaining({ ...error, upstreamMessage }));
  });
});

test("a stream of a server without [DONE] is complete from its whole last chunk on", () => {
  const [first, last] = [text, stop.trimEnd()];
  const perplexity = testContext(testRequest({ dialect: { name: "perplexity" } }));
  const isComplete = (stream: string): boolean => {
    const decoder = new OpenAiStreamDecoder(perplexity);
    const events = feed(decoder, stream);
    try {
      decoder.end(events);
    } catch (error) {
      expect(error).toMatchObject({ kind: "incomplete" });
      return false;
    }
    expect(events.map(({ type }) => type)).toEqual([
      "generation-start",
      "text-delta",
      "generation-end",
    ]);
    return true;
  };
  const whole = `${first}${last}`;
  const complete = Array.from({ length: whole.length + 1 }, (_, at) => at).filter((at) =>
    isComplete(whole.slice(0, at)),
  );
  expect(complete).toEqual([whole.length]);
  for (const rest of ["\n", "\n\n", "\n\ndata: {"]) expect(isComplete(whole + rest)).toBe(true);
});

test.each([null, "", "null"])("%j is not a finish_reason", (reason) => {
  const decoder = new OpenAiStreamDecoder(
    testContext(testRequest({ dialect: { name: "hugging-face" } })),
  );
  const chunk = { choices: [{ delta: { content: "a" }, finish_reason: reason }] };
  const events = feed(decoder, `data: ${JSON.stringify(chunk)}\n\n`);
  expect(() => decoder.end(events)).toThrow(expect.objectContaining({ kind: "incomplete" }));
});

describe("a non-streaming response that fails", () => {
  test.each<Row>([
    ["no JSON", "<html>", "malformed-response"],
    ["cut JSON", '{"choices":[{"mess', "malformed-response"],
    ["no object", "[]", "malformed-response"],
    ["no choices", '{"choices":[]}', "malformed-response"],
    ["a choice without a message", '{"choices":[{"index":0}]}', "malformed-response"],
    [
      "an error within a second choice",
      '{"choices":[{"message":{"content":"a"}},{"index":1,"error":{"code":500}}]}',
      "server-error",
    ],
    [
      "a second choice that did not complete",
      '{"choices":[{"message":{"content":"a"}},{"index":1,"message":{},"finish_reason":"error"}]}',
      "server-error",
    ],
    [
      "a call without a name",
      '{"choices":[{"message":{"tool_calls":[{"id":"c"}]}}]}',
      "malformed-response",
    ],
    ["an error object", '{"error":{"message":"boom","code":500}}', "server-error"],
    ["an error that is the whole of it", vllmError, "invalid-request"],
    ["an error that means overload", '{"error":{"message":"x","code":429}}', "overloaded"],
    ["the client's mistake", '{"error":{"message":"x","code":400}}', "invalid-request"],
    ["our account", '{"error":{"message":"x","code":402}}', "account-problem"],
    [
      "an error within the choice",
      '{"choices":[{"message":{},"error":{"code":502}}]}',
      "server-error",
    ],
    ...["error", "abort", "cancelled"].map((reason): Row => [
      `a finish reason of ${reason}`,
      `{"choices":[{"message":{},"finish_reason":"${reason}"}]}`,
      "server-error",
    ]),
  ])("%s", (_fact, reply, kind) => {
    expect(() => decodeReply(reply, context)).toThrow(
      expect.objectContaining({ name: "UpstreamFailure", kind }),
    );
  });
});
