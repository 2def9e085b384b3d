import type { Protocol } from "./scenario.ts";

const noTokens = {
  input_tokens: 1,
  output_tokens: 1,
  cache_read_input_tokens: 0,
  cache_creation_input_tokens: 0,
};

function sse(protocol: Protocol, data: { readonly type?: string }): string {
  const name = protocol === "chat" ? "" : `event: ${data.type ?? ""}\n`;
  return `${name}data: ${JSON.stringify(data)}\n\n`;
}

function chunk(delta: object, finishReason: string | null = null): object {
  const choices = [{ index: 0, delta, finish_reason: finishReason, new_field: 1 }];
  return {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "sandbox/echo",
    new_field: { nested: true },
    choices,
  };
}

function message(text: string | null): object {
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "sandbox/echo",
    content: text === null ? [] : [{ type: "text", text, new_field: 1 }],
    stop_reason: text === null ? null : "end_turn",
    stop_sequence: null,
    usage: noTokens,
    new_field: true,
  };
}

const item = { type: "message", id: "msg_1", role: "assistant" };
const place = { item_id: item.id, output_index: 0, content_index: 0 };

function textPart(text: string): object {
  return { type: "output_text", text, annotations: [], logprobs: [], new_field: 1 };
}

/** Returns a response of the responses protocol; without a text it is only begun. */
function response(text: string | null): object {
  const details = { cached_tokens: 0, reasoning_tokens: 0 };
  const status = text === null ? "in_progress" : "completed";
  const usage = {
    input_tokens: 1,
    input_tokens_details: details,
    output_tokens: 1,
    output_tokens_details: details,
    total_tokens: 2,
  };
  return {
    id: "resp_1",
    object: "response",
    created_at: 1,
    status,
    model: "sandbox/echo",
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    parallel_tool_calls: true,
    previous_response_id: null,
    store: false,
    temperature: null,
    text: { format: { type: "text" } },
    tool_choice: "auto",
    tools: [],
    top_p: null,
    max_output_tokens: null,
    output: text === null ? [] : [{ ...item, status, content: [textPart(text)] }],
    usage: text === null ? null : usage,
    new_field: true,
  };
}

/** Returns one event of the responses protocol. */
function event(type: string, more: object): string {
  return sse("responses", { type, sequence_number: 0, ...more } as object);
}

/** Returns the first events of a stream, before any text. */
export function begin(protocol: Protocol): readonly string[] {
  if (protocol === "responses") {
    const added = { ...item, status: "in_progress", content: [] };
    return [
      event("response.created", { response: response(null) }),
      event("response.output_item.added", { output_index: 0, item: added }),
      event("response.content_part.added", { ...place, part: textPart("") }),
    ];
  }
  if (protocol === "chat") return [sse(protocol, chunk({ role: "assistant", content: "" }))];
  const block = { type: "text", text: "" };
  return [
    sse(protocol, { type: "message_start", message: message(null) } as object),
    sse(protocol, { type: "content_block_start", index: 0, content_block: block } as object),
  ];
}

/** Returns the event with some text. */
export function piece(protocol: Protocol, text: string): string {
  if (protocol === "chat") return sse(protocol, chunk({ content: text }));
  if (protocol === "responses") {
    return event("response.output_text.delta", { ...place, delta: text, logprobs: [] });
  }
  const delta = { type: "text_delta", text };
  return sse(protocol, { type: "content_block_delta", index: 0, delta } as object);
}

/** Returns the events that complete a stream of a text. */
export function end(protocol: Protocol, text: string): readonly string[] {
  if (protocol === "responses") {
    return [event("response.completed", { response: response(text) })];
  }
  if (protocol === "chat") return [sse(protocol, chunk({}, "stop")), "data: [DONE]\n\n"];
  const delta = { stop_reason: "end_turn", stop_sequence: null };
  return [
    sse(protocol, { type: "content_block_stop", index: 0 } as object),
    sse(protocol, { type: "message_delta", delta, usage: noTokens } as object),
    sse(protocol, { type: "message_stop" }),
  ];
}

/** Returns the non-streaming response. */
export function wholeReply(protocol: Protocol, text: string): object {
  if (protocol === "messages") return message(text);
  if (protocol === "responses") return response(text);
  const usage = {
    prompt_tokens: 1,
    completion_tokens: 1,
    total_tokens: 2,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  };
  const choice = {
    index: 0,
    message: { role: "assistant", content: text, refusal: null },
    logprobs: null,
    finish_reason: "stop",
  };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "sandbox/echo",
    choices: [choice],
    usage,
    new_field: 1,
  };
}
