/**
 * The responses of an upstream on one wire: a non-streaming response, and a stream in three parts.
 */
export interface Wire {
  readonly whole: string;
  readonly head: string;
  readonly chunk: string;
  /** Returns the end of a stream with this number of chunks, including its usage. */
  readonly tail: (chunks: number) => string;
}

const INPUT_TOKENS = 12;
const WORDS = 150;
const text = "word ".repeat(WORDS);

const openaiEnvelope = { id: "chatcmpl-mock", created: 1, model: "mock" };

const openaiUsage = (output: number) => ({
  prompt_tokens: INPUT_TOKENS,
  completion_tokens: output,
  total_tokens: INPUT_TOKENS + output,
});

function openaiChunk(fields: object): string {
  return `data: ${JSON.stringify({ ...openaiEnvelope, object: "chat.completion.chunk", ...fields })}\n\n`;
}

const delta = (content: object, finish: string | null = null) =>
  openaiChunk({ choices: [{ index: 0, delta: content, finish_reason: finish }] });

export const openaiWire: Wire = {
  whole: JSON.stringify({
    ...openaiEnvelope,
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
    usage: openaiUsage(WORDS),
  }),
  head: delta({ role: "assistant", content: "" }),
  chunk: delta({ content: "word " }),
  tail: (chunks) =>
    delta({}, "stop") +
    openaiChunk({ choices: [], usage: openaiUsage(chunks) }) +
    "data: [DONE]\n\n",
};

/** Size of the signature of the thinking before a call. */
const SIGNATURE_CHARACTERS = 6_000;

const message = { id: "msg_mock", type: "message", role: "assistant", model: "mock" };

const event = (type: string, fields: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;

/** Returns a response with thinking and a call of the tool `look`. */
export function anthropicStep(number: number): string {
  return JSON.stringify({
    ...message,
    content: [
      { type: "thinking", thinking: text, signature: "s".repeat(SIGNATURE_CHARACTERS) },
      { type: "text", text },
      { type: "tool_use", id: `toolu_${number}`, name: "look", input: {} },
    ],
    stop_reason: "tool_use",
    stop_sequence: null,
    usage: { input_tokens: INPUT_TOKENS, output_tokens: WORDS },
  });
}

export const anthropicWire: Wire = {
  whole: JSON.stringify({
    ...message,
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: INPUT_TOKENS, output_tokens: WORDS },
  }),
  head:
    event("message_start", {
      message: {
        ...message,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: INPUT_TOKENS, output_tokens: 1 },
      },
    }) + event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  chunk: event("content_block_delta", { index: 0, delta: { type: "text_delta", text: "word " } }),
  tail: (chunks) =>
    event("content_block_stop", { index: 0 }) +
    event("message_delta", {
      delta: { stop_reason: "end_turn", stop_sequence: null },
      usage: { output_tokens: chunks },
    }) +
    event("message_stop", {}),
};

const item = { type: "message", id: "msg_mock", role: "assistant" };
const place = { item_id: item.id, output_index: 0, content_index: 0 };
const response = { id: "resp_mock", object: "response", created_at: 1, model: "mock" };
const outputText = (words: string) => ({
  type: "output_text",
  text: words,
  annotations: [],
  logprobs: [],
});
const doneItem = (words: string) => ({
  ...item,
  status: "completed",
  content: [outputText(words)],
});

export const responsesWire: Wire = {
  whole: JSON.stringify({ ...response, status: "completed", output: [doneItem(text)] }),
  head:
    event("response.created", { response: { ...response, status: "in_progress", output: [] } }) +
    event("response.output_item.added", {
      output_index: 0,
      item: { ...item, status: "in_progress", content: [] },
    }) +
    event("response.content_part.added", { ...place, part: outputText("") }),
  chunk: event("response.output_text.delta", { ...place, delta: "word " }),
  tail: (chunks) => {
    const words = "word ".repeat(chunks);
    const done = doneItem(words);
    return (
      event("response.output_text.done", { ...place, text: words }) +
      event("response.content_part.done", { ...place, part: outputText(words) }) +
      event("response.output_item.done", { output_index: 0, item: done }) +
      event("response.completed", {
        response: { ...response, status: "completed", output: [done] },
      })
    );
  },
};
