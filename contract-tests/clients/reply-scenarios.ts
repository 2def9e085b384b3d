import { atLeast } from "../harness/match.ts";
import type { Scenario } from "./scenario.ts";

const ONE_PIXEL_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

/** Text in several scripts, to expose clients that split characters or guess encodings. */
const GREETING = "Grüße, 世界 👋 and a “quote”";

const weatherSchema = {
  type: "object",
  properties: { city: { type: "string" }, days: { type: "integer", minimum: 1 } },
  required: ["city", "days"],
  additionalProperties: false,
};

const chatTool = {
  type: "function",
  function: { name: "get_weather", description: "Weather.", parameters: weatherSchema },
};

const messagesTool = {
  name: "get_weather",
  description: "Weather.",
  input_schema: weatherSchema,
};

const answerSchema = {
  type: "object",
  properties: { answer: { type: "string" }, sure: { type: "boolean" } },
  required: ["answer", "sure"],
  additionalProperties: false,
};

const weatherCall = { name: "get_weather", input: { city: "city", days: 1 } };

function user(content: unknown): { readonly role: "user"; readonly content: unknown } {
  return { role: "user", content };
}

function chat(model: string, content: unknown, more: object = {}): object {
  return { model: `sandbox/${model}`, messages: [user(content)], ...more };
}

function messages(model: string, content: unknown, more: object = {}): object {
  return { ...chat(model, content), max_tokens: 500, ...more };
}

const TOLD = "I asked, and the tool get_weather answered: sunny.";
const TOLD_TWICE =
  "I asked, and the tool get_weather answered: sunny; the tool get_weather answered: sunny.";

const chatImage = [
  { type: "text", text: "What is this?" },
  { type: "image_url", image_url: { url: `data:image/png;base64,${ONE_PIXEL_PNG}` } },
];
const messagesImage = [
  { type: "text", text: "What is this?" },
  { type: "image", source: { type: "base64", media_type: "image/png", data: ONE_PIXEL_PNG } },
];
const THOUGHT = "The user wrote 2 tokens. An echo answers with the same words.";
const SEEN = "image 1: image/png, 1x1 pixels";

const chatFormat = {
  response_format: {
    type: "json_schema",
    json_schema: { name: "answer", schema: answerSchema, strict: true },
  },
};
const messagesFormat = { output_config: { format: { type: "json_schema", schema: answerSchema } } };

const chatHistory = {
  model: "sandbox/echo",
  messages: [
    { role: "system", content: "Be brief." },
    user("One"),
    { role: "assistant", content: "One" },
    user([{ type: "text", text: "Two" }]),
  ],
};
const messagesHistory = {
  model: "sandbox/echo",
  max_tokens: 100,
  system: "Be brief.",
  messages: [
    user("One"),
    { role: "assistant", content: [{ type: "text", text: "One" }] },
    user([{ type: "text", text: "Two" }]),
  ],
};

const thinking = { thinking: { type: "enabled", budget_tokens: 1_024 }, max_tokens: 2_048 };
const reasoning = { reasoning: { enabled: true, effort: "low" } };

/** Successful responses on the chat protocol. */
export const chatScenarios: readonly Scenario[] = [
  {
    name: "text",
    call: "chat",
    request: chat("echo", GREETING),
    expect: {
      text: GREETING,
      stop: "stop",
      usage: { input: atLeast(1), output: atLeast(1) },
    },
  },
  { name: "history", call: "chat", request: chatHistory, expect: { text: "Two", stop: "stop" } },
  {
    name: "length limit",
    call: "chat",
    request: chat("echo", "one two three", { max_tokens: 2 }),
    expect: { text: "one two", stop: "length", usage: { output: 2 } },
  },
  {
    name: "stop string",
    call: "chat",
    request: chat("echo", "one two three", { stop: [" three"] }),
    expect: { text: "one two", stop: "stop" },
  },
  {
    name: "stream",
    call: "chat-stream",
    request: chat("echo", GREETING),
    expect: { text: GREETING, stop: "stop", pieces: atLeast(2) },
  },
  {
    name: "stream usage",
    call: "chat-stream",
    request: chat("echo", "one two", { stream_options: { include_usage: true } }),
    expect: { text: "one two", usage: { output: 2 } },
  },
  {
    name: "tool loop",
    call: "chat-tools",
    request: chat("agent", "Weather?", { tools: [chatTool] }),
    expect: { calls: [weatherCall], callStop: "tool_calls", text: TOLD, stop: "stop" },
  },
  {
    name: "tool loop streamed",
    call: "chat-tools-stream",
    request: chat("agent", "Weather?", { tools: [chatTool] }),
    expect: { calls: [weatherCall], callStop: "tool_calls", text: TOLD, stop: "stop" },
  },
  {
    name: "parallel tools",
    call: "chat-tools-stream",
    request: chat("agent", "Ask in parallel", { tools: [chatTool], tool_choice: "required" }),
    expect: { calls: [weatherCall, weatherCall], text: TOLD_TWICE },
  },
  { name: "image", call: "chat", request: chat("vision", chatImage), expect: { text: SEEN } },
  {
    name: "structured output",
    call: "chat",
    request: chat("agent", "Sure?", chatFormat),
    expect: { json: { answer: "answer" }, stop: "stop" },
  },
  {
    name: "reasoning",
    call: "chat",
    request: chat("reasoner", "Why?", reasoning),
    expect: { text: "Why?", reasoning: "The user wrote 2 tokens." },
  },
  {
    name: "reasoning streamed",
    call: "chat-stream",
    request: chat("reasoner", "Why?", reasoning),
    expect: { text: "Why?", reasoning: "The user wrote 2 tokens." },
  },
].map((scenario) => ({ ...scenario, name: `chat: ${scenario.name}` }) as Scenario);

/** Successful responses on the messages protocol. */
export const messagesScenarios: readonly Scenario[] = [
  {
    name: "text",
    call: "messages",
    request: messages("echo", GREETING),
    expect: {
      text: GREETING,
      stop: "end_turn",
      usage: { input: atLeast(1), output: atLeast(1) },
    },
  },
  {
    name: "history",
    call: "messages",
    request: messagesHistory,
    expect: { text: "Two", stop: "end_turn" },
  },
  {
    name: "length limit",
    call: "messages",
    request: messages("echo", "one two three", { max_tokens: 2 }),
    expect: { text: "one two", stop: "max_tokens", usage: { output: 2 } },
  },
  {
    name: "stop string",
    call: "messages",
    request: messages("echo", "one two three", { stop_sequences: [" three"] }),
    expect: { text: "one two", stop: "stop_sequence" },
  },
  {
    name: "stream",
    call: "messages-stream",
    request: messages("echo", GREETING),
    expect: { text: GREETING, stop: "end_turn", pieces: atLeast(2) },
  },
  {
    name: "stream usage",
    call: "messages-stream",
    request: messages("echo", "one two"),
    expect: { text: "one two", usage: { output: 2 } },
  },
  {
    name: "tool loop",
    call: "messages-tools",
    request: messages("agent", "Weather?", { tools: [messagesTool] }),
    expect: { calls: [weatherCall], callStop: "tool_use", text: TOLD, stop: "end_turn" },
  },
  {
    name: "tool loop streamed",
    call: "messages-tools-stream",
    request: messages("agent", "Weather?", { tools: [messagesTool] }),
    expect: { calls: [weatherCall], callStop: "tool_use", text: TOLD, stop: "end_turn" },
  },
  {
    name: "parallel tools",
    call: "messages-tools-stream",
    request: messages("agent", "Ask in parallel", {
      tools: [messagesTool],
      tool_choice: { type: "any" },
    }),
    expect: { calls: [weatherCall, weatherCall], text: TOLD_TWICE },
  },
  {
    name: "image",
    call: "messages",
    request: messages("vision", messagesImage),
    expect: { text: SEEN },
  },
  {
    name: "structured output",
    call: "messages",
    request: messages("agent", "Sure?", messagesFormat),
    expect: { json: { answer: "answer" }, stop: "end_turn" },
  },
  {
    name: "reasoning",
    call: "messages",
    request: messages("reasoner", "Why?", thinking),
    expect: { text: "Why?", reasoning: THOUGHT },
  },
  {
    name: "reasoning streamed",
    call: "messages-stream",
    request: messages("reasoner", "Why?", thinking),
    expect: { text: "Why?", reasoning: THOUGHT },
  },
].map((scenario) => ({ ...scenario, name: `messages: ${scenario.name}` }) as Scenario);
