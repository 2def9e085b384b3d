import { describe, expect, test } from "vitest";
import type { SseEvent } from "../../src/wire/sse/parse.ts";
import { checkStream } from "./check.ts";
import { loadStreamGrammars } from "./load.ts";

const streams = loadStreamGrammars();

const usage = {
  prompt_tokens: 1,
  completion_tokens: 1,
  total_tokens: 2,
  prompt_tokens_details: { cached_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 0 },
};
const failure = {
  type: "error",
  error: { type: "api_error", message: "m", code: "upstream_error", param: null, details: null },
  request_id: "req_1",
};

const chatEvents: Readonly<Record<string, object | string>> = {
  role: { delta: { role: "assistant" } },
  text: { delta: { content: "a" } },
  think: { delta: { reasoning_content: "r" } },
  tool0: toolStart(0),
  tool1: toolStart(1),
  args0: { delta: { tool_calls: [{ index: 0, function: { arguments: "{}" } }] } },
  args1: { delta: { tool_calls: [{ index: 1, function: { arguments: "{}" } }] } },
  stop: { delta: {}, finish_reason: "stop" },
  full: { delta: { content: "a" }, finish_reason: "stop" },
  usage: { usage },
  other: { id: "chatcmpl-2", delta: { content: "a" } },
  error: failure,
  done: "[DONE]",
};

function toolStart(index: number): object {
  const call = { id: `c${index}`, type: "function", function: { name: "f", arguments: "" } };
  return { delta: { tool_calls: [{ index, ...call }] } };
}

function chatEvent(word: string): SseEvent {
  const event = chatEvents[word];
  if (event === undefined || typeof event === "string")
    return { event: "message", data: event ?? word };
  if (event === failure) return { event: "message", data: JSON.stringify(failure) };
  const {
    id = "chatcmpl-1",
    delta,
    finish_reason = null,
    usage: counts,
  } = event as {
    id?: string;
    delta?: object;
    finish_reason?: string;
    usage?: object;
  };
  const choices = delta === undefined ? [] : [{ index: 0, delta, finish_reason }];
  const head = { id, object: "chat.completion.chunk", created: 1, model: "sandbox/echo" };
  const data = JSON.stringify({ ...head, choices, ...(counts && { usage: counts }) });
  return { event: "message", data };
}

const counts = {
  input_tokens: 1,
  output_tokens: 1,
  cache_read_input_tokens: 0,
  cache_creation_input_tokens: 0,
};
const startedMessage = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "sandbox/echo",
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: counts,
};

/** `+0t`: block 0 starts as text (`j` tool, `r` thinking); `~0t`: a piece; `-0`: it stops. */
function messagesEvent(word: string): SseEvent {
  const index = Number(word[1]);
  const kind = word[2] ?? "";
  const blocks: Readonly<Record<string, object>> = {
    t: { type: "text", text: "" },
    j: { type: "tool_use", id: "t", name: "f", input: {} },
    r: { type: "thinking", thinking: "", signature: "" },
    T: { type: "text", text: "early" },
  };
  const deltas: Readonly<Record<string, object>> = {
    t: { type: "text_delta", text: "a" },
    j: { type: "input_json_delta", partial_json: "" },
    r: { type: "thinking_delta", thinking: "r" },
    s: { type: "signature_delta", signature: "s" },
  };
  const delta = { stop_reason: "end_turn", stop_sequence: null };
  const datas: Readonly<Record<string, { readonly type: string }>> = {
    "+": { type: "content_block_start", index, content_block: blocks[kind] } as { type: string },
    "~": { type: "content_block_delta", index, delta: deltas[kind] } as { type: string },
    "-": { type: "content_block_stop", index } as { type: string },
    start: { type: "message_start", message: startedMessage } as { type: string },
    delta: { type: "message_delta", delta, usage: counts } as { type: string },
    stop: { type: "message_stop" },
    error: failure,
  };
  const data = datas[word] ?? datas[word[0] ?? ""] ?? { type: word };
  return { event: data.type, data: JSON.stringify(data) };
}

const words = (picture: string): readonly string[] => picture.split(" ").filter((w) => w !== "");

describe("chat streams", () => {
  const withUsage = { stream: true, stream_options: { include_usage: true } };
  test.each([
    ["a reply in text", "role text text stop done", {}, "succeeded"],
    ["an empty reply", "role stop done", {}, "succeeded"],
    ["reasoning, then text", "role think text stop done", {}, "succeeded"],
    ["tool calls that interleave", "role tool0 tool1 args1 args0 stop done", {}, "succeeded"],
    ["counts if they were requested", "role text stop usage done", withUsage, "succeeded"],
    ["a failure under way", "role text error", {}, "failed"],
    ["a failure at once", "error", {}, "failed"],
    ["a failure to settle", "role text stop error", {}, "failed"],
  ])("%s: %s", (_name, picture, request, ended) => {
    const verdict = checkStream(streams.chat, words(picture).map(chatEvent), request);
    expect(verdict).toMatchObject({ ended });
  });

  test.each([
    ["no role chunk", "text stop done", {}, "text in the state silent"],
    ["a second role chunk", "role role stop done", {}, "role in the state speaking"],
    ["no finish chunk", "role text done", {}, "done in the state speaking"],
    ["text in the finish chunk", "role full done", {}, /no kind of event/],
    ["text after the finish", "role stop text done", {}, "text in the state finished"],
    ["two finish chunks", "role stop stop done", {}, "finish in the state finished"],
    ["no terminal", "role text stop", {}, "the stream ends in the state finished"],
    ["a terminal after an error", "role error done", {}, "done in the state failed"],
    ["two terminals", "role stop done done", {}, "done in the state succeeded"],
    ["usage that was not requested", "role stop usage done", {}, "usage in the state finished"],
    ["counts missing", "role stop done", withUsage, "done in the state finished"],
    ["another id", "role text other", {}, /\/id changed/],
    ["arguments of no call", "role args0", {}, /index is 0, after 0 tool_calls/],
    ["a call out of turn", "role tool1", {}, /index is 1, after 0 tool_calls/],
    ["silence", "", {}, "the stream ends in the state silent"],
  ])("refuses %s: %s", (_name, picture, request, problem) => {
    const verdict = checkStream(streams.chat, words(picture).map(chatEvent), request);
    expect(verdict).toHaveProperty("problem");
    expect("problem" in verdict && verdict.problem).toMatch(problem);
  });

  test("refuses a named event", () => {
    const verdict = checkStream(streams.chat, [{ ...chatEvent("role"), event: "chunk" }], {});
    expect(verdict).toMatchObject({ problem: expect.stringMatching(/^is not named message/) });
  });
});

describe("messages streams", () => {
  test.each([
    ["a reply in text", "start +0t ~0t ~0t -0 delta stop", "succeeded"],
    ["an empty reply", "start +0t -0 delta stop", "succeeded"],
    ["text, then a tool call", "start +0t ~0t -0 +1j ~1j -1 delta stop", "succeeded"],
    ["signed thinking", "start +0r ~0r ~0s -0 +1t -1 delta stop", "succeeded"],
    ["a failure inside a block", "start +0t ~0t error", "failed"],
    ["a failure at the end", "start +0t -0 delta error", "failed"],
  ])("%s: %s", (_name, picture, ended) => {
    const verdict = checkStream(streams.messages, words(picture).map(messagesEvent), {});
    expect(verdict).toMatchObject({ ended });
  });

  test.each([
    ["no block at all", "start delta stop", "message_delta in the state empty"],
    ["a block in a block", "start +0t +1t", "text_start in the state in_text"],
    ["a tool call without input", "start +0j -0", "block_stop in the state in_bare_tool"],
    ["unsigned thinking", "start +0r ~0r -0", "block_stop in the state in_thinking"],
    ["a skipped index", "start +1t", /index is 1, after 0 blocks/],
    ["a piece of a closed block", "start +0t -0 ~0t", "text_delta in the state between"],
    ["a piece of another block", "start +0t -0 +1t ~0t", /index is 0, after 2 blocks/],
    ["text in a tool call", "start +0j ~0t", "text_delta in the state in_bare_tool"],
    ["text at a block's start", "start +0T", /no kind of event/],
    ["an open block at the end", "start +0t delta", "message_delta in the state in_text"],
    ["a block after message_delta", "start +0t -0 delta +1t", "text_start in the state ending"],
    ["no message_delta", "start +0t -0 stop", "message_stop in the state between"],
    ["no terminal", "start +0t -0 delta", "the stream ends in the state ending"],
    ["an end after an error", "start error stop", "message_stop in the state failed"],
    ["a ping", "start ping", /no kind of event/],
  ])("refuses %s: %s", (_name, picture, problem) => {
    const verdict = checkStream(streams.messages, words(picture).map(messagesEvent), {});
    expect(verdict).toHaveProperty("problem");
    expect("problem" in verdict && verdict.problem).toMatch(problem);
  });

  test("refuses an event without its name", () => {
    const verdict = checkStream(
      streams.messages,
      [{ ...messagesEvent("start"), event: "message" }],
      {},
    );
    expect(verdict).toMatchObject({
      problem: expect.stringMatching(/^is not named message_start/),
    });
  });
});
