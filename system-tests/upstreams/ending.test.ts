import { describe, expect, test } from "vitest";
import { endingOf, type SentRequest } from "./ending.ts";

const chunk = (delta: object, finish: string | null, more: object = {}): string =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "a/b",
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...more,
  })}\n\n`;
const start = chunk({ role: "assistant", content: "" }, null);
const text = chunk({ content: "Hi" }, null);
const finish = chunk({}, "stop");
const usage = chunk({}, null, {
  choices: [],
  usage: {
    prompt_tokens: 7,
    completion_tokens: 5,
    total_tokens: 12,
    prompt_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  },
});
const done = "data: [DONE]\n\n";
const error = `data: ${JSON.stringify({
  type: "error",
  error: { type: "api_error", message: "Oh", code: "upstream_error", param: null, details: null },
  request_id: "req_1",
})}\n\n`;

const asked: SentRequest = {
  protocol: "chat",
  stream: true,
  text: "Hi",
  body: {
    model: "a/b",
    messages: [{ role: "user", content: "x" }],
    stream: true,
    stream_options: { include_usage: true },
  },
};

function ending(body: string, status = 200): string {
  return endingOf(asked, { status, headers: {}, text: body });
}

describe("valid endings", () => {
  test.each([
    ["a whole stream", start + text + finish + usage + done, "correct reply"],
    ["an error at the end", start + text + error, "in-stream error"],
    ["an error at once", error, "in-stream error"],
  ])("%s", (_, body, want) => {
    expect(ending(body)).toBe(want);
  });

  test.each([
    ["a stream that just ends", start + text],
    ["a stream that ends after its finish", start + text + finish + usage],
    ["a truncated text that looks complete", start + finish + usage + done],
    ["a text that the model did not send", start + text + text + finish + usage + done],
    ["no usage", start + text + finish + done],
    ["an error that looks complete", start + text + error + done],
    ["an error within", start + error + text],
    ["two errors", start + error + error],
    ["a half event", start + text.slice(0, -9)],
    ["nothing", ""],
  ])("not %s", (_, body) => {
    expect(() => ending(body)).toThrow(/./);
  });

  test.each([
    ["no JSON", "<html>", 502],
    ["no error of ours", "{}", 502],
    ["a status that no upstream's failure has", error.slice(6), 500],
  ])("not an error status with %s", (_, body, status) => {
    expect(() => ending(body, status)).toThrow(/./);
  });
});
