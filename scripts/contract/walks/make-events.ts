import type { SseEvent } from "../../../src/sse/parse.ts";

/** The streams whose events are generated here. */
export type StreamName = "chat" | "messages";

const chunkHead = {
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1_767_225_600,
  model: "sandbox/echo",
} as const;

const usage = {
  prompt_tokens: 1,
  completion_tokens: 2,
  total_tokens: 3,
  prompt_tokens_details: { cached_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 0 },
} as const;

const counts = {
  input_tokens: 1,
  output_tokens: 2,
  cache_read_input_tokens: 0,
  cache_creation_input_tokens: 0,
} as const;

const failure = {
  type: "error",
  error: {
    type: "api_error",
    message: "It broke.",
    code: "upstream_error",
    param: null,
    details: null,
  },
  request_id: "req_1",
} as const;

const message = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "sandbox/echo",
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: counts,
} as const;

function chunk(delta: object, finish: string | null = null): object {
  return { ...chunkHead, choices: [{ index: 0, delta, finish_reason: finish }] };
}

/** Counts calls or blocks: a start takes the next number, everything else the last one. */
type Data = (count: number) => object | "[DONE]";

const chatData: Readonly<Record<string, Data>> = {
  role: () => chunk({ role: "assistant" }),
  text: () => chunk({ content: "a" }),
  reasoning: () => chunk({ reasoning_content: "r" }),
  tool_start: (count) =>
    chunk({
      tool_calls: [
        { index: count, id: `c${count}`, type: "function", function: { name: "f", arguments: "" } },
      ],
    }),
  tool_arguments: (count) =>
    chunk({ tool_calls: [{ index: count - 1, function: { arguments: "{}" } }] }),
  finish: () => chunk({}, "stop"),
  usage: () => ({ ...chunkHead, choices: [], usage }),
  error: () => failure,
  done: () => "[DONE]",
};

function start(count: number, block: object): object {
  return { type: "content_block_start", index: count, content_block: block };
}

function delta(count: number, piece: object): object {
  return { type: "content_block_delta", index: count - 1, delta: piece };
}

const messagesData: Readonly<Record<string, Data>> = {
  message_start: () => ({ type: "message_start", message }),
  text_start: (count) => start(count, { type: "text", text: "" }),
  tool_start: (count) => start(count, { type: "tool_use", id: "t", name: "f", input: {} }),
  thinking_start: (count) => start(count, { type: "thinking", thinking: "", signature: "" }),
  text_delta: (count) => delta(count, { type: "text_delta", text: "a" }),
  input_json_delta: (count) => delta(count, { type: "input_json_delta", partial_json: "{}" }),
  thinking_delta: (count) => delta(count, { type: "thinking_delta", thinking: "r" }),
  signature_delta: (count) => delta(count, { type: "signature_delta", signature: "s" }),
  block_stop: (count) => ({ type: "content_block_stop", index: count - 1 }),
  message_delta: () => ({
    type: "message_delta",
    delta: { stop_reason: "end_turn", stop_sequence: null },
    usage: counts,
  }),
  message_stop: () => ({ type: "message_stop" }),
  error: () => failure,
};

const datas = { chat: chatData, messages: messagesData } as const;

/** The events of a walk, as the encoders would write them; throws for an unknown kind. */
export function makeEvents(stream: StreamName, symbols: readonly string[]): readonly SseEvent[] {
  let count = 0;
  return symbols.map((symbol) => {
    const make = datas[stream][symbol];
    if (make === undefined) throw new Error(`no event of the kind ${symbol}`);
    const data = make(count);
    if (symbol.endsWith("_start") && symbol !== "message_start") count += 1;
    if (typeof data === "string") return { event: "message", data };
    const name = stream === "messages" && "type" in data ? String(data.type) : "message";
    return { event: name, data: JSON.stringify(data) };
  });
}
