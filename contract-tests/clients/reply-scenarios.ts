import { atLeast } from "../harness/match.ts";
import { rowsOf, type Scenario } from "./scenario.ts";

export const ONE_PIXEL_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

/** Text in several scripts, to expose clients that split characters or guess encodings. */
export const GREETING = "Grüße, 世界 👋 and a “quote”";

export const weatherSchema = {
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

export const answerSchema = {
  type: "object",
  properties: { answer: { type: "string" }, sure: { type: "boolean" } },
  required: ["answer", "sure"],
  additionalProperties: false,
};

export const weatherCall = { name: "get_weather", input: { city: "city", days: 1 } };

function user(content: unknown): { readonly role: "user"; readonly content: unknown } {
  return { role: "user", content };
}

function chat(model: string, content: unknown, more: object = {}): object {
  return { model: `sandbox/${model}`, messages: [user(content)], ...more };
}

function messages(model: string, content: unknown, more: object = {}): object {
  return { ...chat(model, content), max_tokens: 500, ...more };
}

export const TOLD = "I asked, and the tool get_weather answered: sunny.";
export const TOLD_TWICE =
  "I asked, and the tool get_weather answered: sunny; the tool get_weather answered: sunny.";

const chatImage = [
  { type: "text", text: "What is this?" },
  { type: "image_url", image_url: { url: `data:image/png;base64,${ONE_PIXEL_PNG}` } },
];
const messagesImage = [
  { type: "text", text: "What is this?" },
  { type: "image", source: { type: "base64", media_type: "image/png", data: ONE_PIXEL_PNG } },
];
export const SEEN = "image 1: image/png, 1x1 pixels";

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

/** The words and forms of each protocol. */
const forms = {
  chat: {
    ask: chat,
    history: chatHistory,
    tools: [chatTool],
    required: { tool_choice: "required" },
    image: chatImage,
    format: chatFormat,
    until: { stop: [" three"] },
    counted: { stream_options: { include_usage: true } },
    thinking: { reasoning: { enabled: true, effort: "low" } },
    thought: "The user wrote 2 tokens.",
    ends: { whole: "stop", limit: "length", word: "stop", call: "tool_calls" },
  },
  messages: {
    ask: messages,
    history: messagesHistory,
    tools: [messagesTool],
    required: { tool_choice: { type: "any" } },
    image: messagesImage,
    format: messagesFormat,
    until: { stop_sequences: [" three"] },
    counted: {},
    thinking: { thinking: { type: "enabled", budget_tokens: 1_024 }, max_tokens: 2_048 },
    thought: "The user wrote 2 tokens. An echo answers with the same words.",
    ends: { whole: "end_turn", limit: "max_tokens", word: "stop_sequence", call: "tool_use" },
  },
};

/** The count of the input tokens of messages, which equals the usage of a response. */
const countScenario: Scenario = {
  name: "messages: count tokens",
  call: "messages-count",
  request: {
    model: "sandbox/agent",
    system: "Be brief.",
    messages: [user("Weather?")],
    tools: [messagesTool],
    tool_choice: { type: "auto" },
    thinking: { type: "enabled", budget_tokens: 1_024 },
  },
  expect: { same: true, count: atLeast(10) },
};

/** Successful responses on both protocols. */
const protocolScenarios: readonly Scenario[] = (["chat", "messages"] as const).flatMap(
  (protocol) => {
    const { ask, tools, ends, thinking, thought, ...form } = forms[protocol];
    const row = rowsOf(protocol);
    const greeting = { text: GREETING, stop: ends.whole };
    const usage = { input: atLeast(1), output: atLeast(1) };
    const loop = { calls: [weatherCall], callStop: ends.call, text: TOLD, stop: ends.whole };
    const parallel = { calls: [weatherCall, weatherCall], text: TOLD_TWICE };
    const cut = { text: "one two", stop: ends.limit, usage: { output: 2 } };
    const reasoned = { text: "Why?", reasoning: thought };
    const weather = ask("agent", "Weather?", { tools });
    const atOnce = ask("agent", "Ask in parallel", { tools, ...form.required });
    const why = ask("reasoner", "Why?", thinking);
    return [
      row("text", "", ask("echo", GREETING), { ...greeting, usage }),
      row("history", "", form.history, { text: "Two", stop: ends.whole }),
      row("length limit", "", ask("echo", "one two three", { max_tokens: 2 }), cut),
      row("stop string", "", ask("echo", "one two three", form.until), {
        text: "one two",
        stop: ends.word,
      }),
      row("stream", "-stream", ask("echo", GREETING), { ...greeting, pieces: atLeast(2) }),
      row("stream usage", "-stream", ask("echo", "one two", form.counted), {
        text: "one two",
        usage: { output: 2 },
      }),
      row("tool loop", "-tools", weather, loop),
      row("tool loop streamed", "-tools-stream", weather, loop),
      row("parallel tools", "-tools-stream", atOnce, parallel),
      row("image", "", ask("vision", form.image), { text: SEEN }),
      row("structured output", "", ask("agent", "Sure?", form.format), {
        json: { answer: "answer" },
        stop: ends.whole,
      }),
      row("reasoning", "", why, reasoned),
      row("reasoning streamed", "-stream", why, reasoned),
    ];
  },
);

/** All successful responses of a model. */
export const replyScenarios: readonly Scenario[] = [...protocolScenarios, countScenario];
