import type { Defect } from "./defect.ts";
import { eventField, events, header, swapped, text, twice, withoutEvents } from "./mutate.ts";

const chat = "createChatCompletion: streamed text with its counts";
const call = "createChatCompletion: a streamed tool call";
const reasoning = "createChatCompletion: streamed reasoning";
const broken = "createChatCompletion: a stream whose upstream breaks";
const message = "createMessage: streamed text";
const use = "createMessage: a streamed tool call";
const thinking = "createMessage: streamed thinking";
const brokenMessage = "createMessage: a stream whose upstream breaks";

const delta = "/choices/0/delta";
const choices = "/choices/0";

/** Defects of events, their names and their order. */
export const streamDefects: readonly Defect[] = [
  ["no role chunk", chat, withoutEvents('"role"')],
  ["two role chunks", chat, twice('"role"')],
  ["the role after the text", chat, swapped('"role"', "Hello")],
  ["a lost piece", chat, withoutEvents("Hello")],
  ["a piece twice", chat, twice("Hello")],
  ["pieces in another order", chat, swapped("Hello", " there")],
  ["no finish chunk", chat, withoutEvents('"finish_reason":"stop"')],
  ["a finish chunk with text", chat, eventField('"stop"', delta, { content: "!" })],
  [
    "a finish reason in every chunk",
    chat,
    eventField('"content"', `${choices}/finish_reason`, "stop"),
  ],
  ["another finish reason", chat, eventField('"stop"', `${choices}/finish_reason`, "length")],
  [
    "no finish_reason while it goes on",
    chat,
    eventField('"content"', `${choices}/finish_reason`, undefined),
  ],
  ["no usage chunk", chat, withoutEvents('"usage"')],
  ["usage after the end", chat, swapped('"usage"', "[DONE]")],
  [
    "usage unasked",
    call,
    events((all) =>
      all.flatMap((block) => (block.data === "[DONE]" ? [usageBlock, block] : [block])),
    ),
  ],
  [
    "usage in a chunk with a choice",
    chat,
    eventField('"usage"', "/choices", [{ index: 0, delta: {}, finish_reason: null }]),
  ],
  ["usage without choices", chat, eventField('"usage"', "/choices", undefined)],
  ["usage that is null", chat, eventField('"usage"', "/usage", null)],
  ["another count", chat, eventField('"usage"', "/usage/completion_tokens", 3)],
  ["a stream without a charset", chat, header("content-type", "text/event-stream")],
  ["a comment with a blank line", chat, text((body) => `: wait\n\n${body}`)],
  ["no [DONE]", chat, withoutEvents("[DONE]")],
  ["two [DONE]", chat, twice("[DONE]")],
  ["[DONE] as JSON", chat, text((body) => body.replace("[DONE]", '{"done":true}'))],
  ["[DONE] after an error", broken, text((body) => `${body}data: [DONE]\n\n`)],
  [
    "an error that looks like an end",
    broken,
    text((body) => body.replace(/data: \{"type":"error".*\n/, "data: [DONE]\n")),
  ],
  ["an error in silence", broken, withoutEvents('"type":"error"')],
  ["an error beside choices", broken, eventField('"type":"error"', "/choices", [])],
  [
    "an error of another request",
    broken,
    eventField('"type":"error"', "/request_id", "req_another1"),
  ],
  [
    "an error with another code",
    broken,
    eventField('"type":"error"', "/error/code", "internal_error"),
  ],
  ["a chunk's id that changes", chat, eventField(" there", "/id", "chatcmpl-2")],
  ["a chunk's model that changes", chat, eventField(" there", "/model", "echo")],
  ["created that changes", chat, eventField(" there", "/created", 1)],
  [
    "the non-streaming response's object type",
    chat,
    eventField("chunk", "/object", "chat.completion"),
  ],
  ["a choice without index", chat, eventField('"content"', `${choices}/index`, undefined)],
  [
    "message in place of delta",
    chat,
    eventField('"content"', `${choices}/message`, { content: "a" }),
  ],
  ["an undeclared field in a chunk", chat, eventField(" there", "/system_fingerprint", null)],
  [
    "named events on chat",
    chat,
    events((all) => all.map((block) => ({ ...block, name: "chunk" }))),
  ],
  ["data over two lines", chat, text((body) => body.replace("data: ", "data: \ndata: "))],
  ["no blank line between events", chat, text((body) => body.replace("\n\n", "\n"))],
  ["cut within an event", chat, text((body) => body.slice(0, -10))],
  ["an event id", chat, text((body) => `id: 1\n${body}`)],
  ["a stream as JSON", chat, header("content-type", "application/json")],
  ["a non-streaming response in place of a stream", message, text(() => '{"type":"message"}')],
  [
    "a tool's index missing",
    call,
    eventField('"arguments"', `${delta}/tool_calls/0/index`, undefined),
  ],
  ["a tool's index from 1", call, eventField('"arguments"', `${delta}/tool_calls/0/index`, 1)],
  ["arguments before their call", call, swapped('"name"', '"city"')],
  [
    "a call's start with its arguments",
    call,
    eventField('"name"', `${delta}/tool_calls/0/function/arguments`, "{"),
  ],
  [
    "a call's id in every piece",
    call,
    eventField('"arguments":"city"', `${delta}/tool_calls/0/id`, "call_1"),
  ],
  ["a lost piece of arguments", call, withoutEvents('\\":\\"')],
  [
    "a call that ends as stop",
    call,
    eventField('"finish_reason":"tool_calls"', `${choices}/finish_reason`, "stop"),
  ],
  ["reasoning as text", reasoning, text((body) => body.replaceAll("reasoning_content", "content"))],
  ["reasoning dropped", reasoning, withoutEvents("reasoning_content")],
  [
    "an event without its name",
    message,
    events((all) => all.map((block, at) => (at === 2 ? { ...block, name: null } : block))),
  ],
  [
    "an event with another name",
    message,
    events((all) =>
      all.map((block) =>
        block.name === "content_block_delta" ? { ...block, name: "delta" } : block,
      ),
    ),
  ],
  ["no message_start", message, withoutEvents('"message_start"')],
  [
    "the short message_start",
    message,
    eventField('"message_start"', "/message", { id: "msg_1", role: "assistant" }),
  ],
  [
    "message_start with content",
    message,
    eventField('"message_start"', "/message/content", [{ type: "text", text: "a" }]),
  ],
  [
    "message_start without usage",
    message,
    eventField('"message_start"', "/message/usage", undefined),
  ],
  ["a block that never starts", message, withoutEvents('"content_block_start"')],
  ["a block that never stops", message, withoutEvents('"content_block_stop"')],
  ["a block that stops twice", message, twice('"content_block_stop"')],
  [
    "a block's start with its text",
    message,
    eventField('"content_block_start"', "/content_block/text", "Hello"),
  ],
  [
    "a null citation",
    message,
    eventField('"content_block_start"', "/content_block/citations", null),
  ],
  ["an index that skips one", message, text((body) => body.replaceAll('"index":0', '"index":1'))],
  ["a piece of another block", message, eventField(" there", "/index", 1)],
  [
    "a ping",
    message,
    events((all) => [
      ...all.slice(0, 1),
      { name: "ping", data: '{"type":"ping"}' },
      ...all.slice(1),
    ]),
  ],
  ["no message_delta", message, withoutEvents('"message_delta"')],
  ["message_delta without counts", message, eventField('"message_delta"', "/usage", undefined)],
  ["another count at the end", message, eventField('"message_delta"', "/usage/output_tokens", 0)],
  [
    "no stop_sequence at the end",
    message,
    eventField('"message_delta"', "/delta/stop_sequence", undefined),
  ],
  [
    "another stop reason",
    message,
    eventField('"message_delta"', "/delta/stop_reason", "max_tokens"),
  ],
  ["no message_stop", message, withoutEvents('"message_stop"')],
  ["message_stop before its delta", message, swapped('"message_delta"', '"message_stop"')],
  ["chat's terminal on messages", message, text((body) => `${body}data: [DONE]\n\n`)],
  [
    "message_stop after an error",
    brokenMessage,
    text((body) => `${body}event: message_stop\ndata: {"type":"message_stop"}\n\n`),
  ],
  [
    "an error without its name",
    brokenMessage,
    events((all) =>
      all.map((block) => (block.name === "error" ? { ...block, name: null } : block)),
    ),
  ],
  ["a break that looks like an end", brokenMessage, withoutEvents('"type":"error"')],
  ["a tool call without input", use, withoutEvents('"input_json_delta"')],
  [
    "a tool call that starts with its input",
    use,
    eventField('"type":"tool_use"', "/content_block/input", { city: "city" }),
  ],
  ["input as an object", use, eventField('"partial_json":"city"', "/delta/partial_json", {})],
  [
    "a tool call that ends the turn",
    use,
    eventField('"message_delta"', "/delta/stop_reason", "end_turn"),
  ],
  ["thinking without signature", thinking, withoutEvents('"signature_delta"')],
  ["a signature before its thinking", thinking, swapped('"signature_delta"', '"thinking_delta"')],
  [
    "the text's block within the thinking's",
    thinking,
    swapped('"content_block_stop"', '"text_delta"'),
  ],
];

const usageBlock = {
  name: null,
  data: JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "sandbox/agent",
    choices: [],
    usage: {
      prompt_tokens: 19,
      completion_tokens: 6,
      total_tokens: 25,
      prompt_tokens_details: { cached_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0 },
    },
  }),
};
