import type { ProviderKind } from "../catalog/provider-kinds.ts";

export type WireKind = Exclude<ProviderKind, "sandbox">;

/** Output of an upstream's model, in order. Texts are in the pieces of a stream. */
export type ScriptedBlock = ScriptedText | ScriptedCall;

interface ScriptedText {
  readonly type: "text" | "reasoning";
  readonly pieces: readonly string[];
}

interface ScriptedCall {
  readonly type: "call";
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly string[];
}

const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };
const responsesUsage = { input_tokens: 3, output_tokens: 2, total_tokens: 5 };

function callsOf(script: readonly ScriptedBlock[]) {
  return script.filter((block) => block.type === "call");
}

function textOf(script: readonly ScriptedBlock[], type: ScriptedBlock["type"]): string {
  return script.flatMap((block) => (block.type === type ? block.pieces : [])).join("");
}

function chatStream(script: readonly ScriptedBlock[]): string {
  let calls = 0;
  const deltas = script.flatMap((block): object[] => {
    if (block.type !== "call") {
      const field = block.type === "text" ? "content" : "reasoning_content";
      return block.pieces.map((piece) => ({ [field]: piece }));
    }
    const index = calls;
    calls += 1;
    const { id, name } = block;
    const start = { index, id, type: "function", function: { name, arguments: "" } };
    const pieces = block.pieces.map((text) => ({ index, function: { arguments: text } }));
    return [start, ...pieces].map((call) => ({ tool_calls: [call] }));
  });
  const finish_reason = calls > 0 ? "tool_calls" : "stop";
  const chunks = [
    ...deltas.map((delta) => ({ choices: [{ index: 0, delta, finish_reason: null }] })),
    { choices: [{ index: 0, delta: {}, finish_reason }], usage },
  ];
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`;
}

/** Returns a non-streaming chat completion. The wire has no order of text, reasoning and calls. */
function chatWhole(script: readonly ScriptedBlock[]): string {
  const calls = callsOf(script);
  const message = {
    role: "assistant",
    content: textOf(script, "text"),
    reasoning_content: textOf(script, "reasoning"),
    tool_calls: calls.map(({ id, name, pieces }) => ({
      id,
      type: "function",
      function: { name, arguments: pieces.join("") },
    })),
  };
  const finish_reason = calls.length > 0 ? "tool_calls" : "stop";
  return JSON.stringify({ choices: [{ index: 0, message, finish_reason }], usage });
}

interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}

function sse(events: readonly Event[]): string {
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}

const deltaFields = {
  text: ["text_delta", "text"],
  reasoning: ["thinking_delta", "thinking"],
  call: ["input_json_delta", "partial_json"],
} as const;

function emptyBlock(block: ScriptedBlock): object {
  if (block.type === "call") {
    return { type: "tool_use", id: block.id, name: block.name, input: {} };
  }
  if (block.type === "text") return { type: "text", text: "" };
  return { type: "thinking", thinking: "", signature: "" };
}

function messagesStream(script: readonly ScriptedBlock[]): string {
  const blocks = script.flatMap((block, index) => {
    const [type, field] = deltaFields[block.type];
    return [
      { type: "content_block_start", index, content_block: emptyBlock(block) },
      ...block.pieces.map((piece) => ({
        type: "content_block_delta",
        index,
        delta: { type, [field]: piece },
      })),
      { type: "content_block_stop", index },
    ];
  });
  const stop_reason = callsOf(script).length > 0 ? "tool_use" : "end_turn";
  return sse([
    { type: "message_start", message: { content: [], usage: { input_tokens: 3 } } },
    ...blocks,
    { type: "message_delta", delta: { stop_reason }, usage: { output_tokens: 2 } },
    { type: "message_stop" },
  ]);
}

/**
 * Returns a non-streaming message. The input of a call is written as given, without being parsed.
 */
function messagesWhole(script: readonly ScriptedBlock[]): string {
  const content = script.map((block) => {
    const text = block.pieces.join("");
    if (block.type === "text") return JSON.stringify({ type: "text", text });
    if (block.type === "reasoning") return JSON.stringify({ type: "thinking", thinking: text });
    return `${JSON.stringify({ ...emptyBlock(block), input: undefined }).slice(0, -1)},"input":${text}}`;
  });
  const stop = callsOf(script).length > 0 ? "tool_use" : "end_turn";
  const used = '"usage":{"input_tokens":3,"output_tokens":2}';
  return `{"content":[${content.join(",")}],"stop_reason":"${stop}",${used}}`;
}

function responsesItem(block: ScriptedBlock, at: number): object {
  const text = block.pieces.join("");
  switch (block.type) {
    case "text":
      return { type: "message", id: `m_${at}`, content: [{ type: "output_text", text }] };
    case "reasoning":
      return { type: "reasoning", id: `r_${at}`, summary: [{ type: "summary_text", text }] };
    case "call":
      return { type: "function_call", call_id: block.id, name: block.name, arguments: text };
  }
}

function response(script: readonly ScriptedBlock[]): object {
  return { status: "completed", output: script.map(responsesItem), usage: responsesUsage };
}

const responsesDeltas = {
  text: "response.output_text.delta",
  reasoning: "response.reasoning_summary_text.delta",
  call: "response.function_call_arguments.delta",
} as const;

function responsesStream(script: readonly ScriptedBlock[]): string {
  const items = script.flatMap((block, output_index) => {
    const item = responsesItem(block, output_index);
    const added = block.type === "call" ? { ...item, arguments: "" } : item;
    return [
      { type: "response.output_item.added", output_index, item: added },
      ...block.pieces.map((delta) => ({ type: responsesDeltas[block.type], output_index, delta })),
      { type: "response.output_item.done", output_index, item },
    ];
  });
  return sse([
    { type: "response.created" },
    ...items,
    { type: "response.completed", response: response(script) },
  ]);
}

interface Reply {
  readonly stream: (script: readonly ScriptedBlock[]) => string;
  readonly whole: (script: readonly ScriptedBlock[]) => string;
}

/** For tests: the replies of an upstream of each API, streaming and non-streaming. */
export const upstreamReplies: Readonly<Record<WireKind, Reply>> = {
  openai: { stream: chatStream, whole: chatWhole },
  anthropic: { stream: messagesStream, whole: messagesWhole },
  "openai-responses": {
    stream: responsesStream,
    whole: (script) => JSON.stringify(response(script)),
  },
};
