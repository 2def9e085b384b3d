import type { Pattern } from "../harness/match.ts";
import { wallClockMs } from "../harness/real-clock.ts";

/** Headers of every authenticated response on a plan with limits. */
export const limitHeaders = {
  "x-ratelimit-limit-requests": /^[1-9]\d*$/,
  "x-ratelimit-remaining-requests": /^\d+$/,
  "x-ratelimit-reset-requests": /^\d+$/,
} as const;

/** Headers of every response. */
export const requestHeaders = { "x-request-id": /^req_\w{8,}$/, "request-id": /^req_/ } as const;

/** Headers that are absent from responses that are neither refusals nor retryable. */
export const unneeded = {
  "retry-after": null,
  "retry-after-ms": null,
  "x-should-retry": null,
} as const;

/** Path of the chat protocol. */
export const completionPath = "/v1/chat/completions";
/** Path of the messages protocol. */
export const messagesPath = "/v1/messages";

const isRecent = (value: unknown): boolean =>
  typeof value === "number" && Math.abs(value - wallClockMs() / 1_000) < 600;

/** Returns the pattern for `usage` of a chat response. */
export function chatUsage(prompt: number, completion: number, reasoning = 0): Pattern {
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: reasoning },
  };
}

/** Returns the pattern for `usage` of a messages response. */
export function messagesUsage(input: number, output: number): Pattern {
  return {
    input_tokens: input,
    output_tokens: output,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
  };
}

/** Returns the pattern of a non-streaming chat response. */
export function completion(
  model: string,
  message: Record<string, Pattern>,
  more: Record<string, Pattern>,
): Pattern {
  const { finish_reason = "stop", ...rest } = more;
  return {
    id: /^chatcmpl-\w+$/,
    object: "chat.completion",
    created: isRecent,
    model,
    choices: [{ index: 0, message: { ...message, refusal: null }, logprobs: null, finish_reason }],
    ...rest,
  };
}

/** Returns the pattern of a non-streaming messages response. */
export function message(model: string, content: Pattern, more: Record<string, Pattern>): Pattern {
  const head = { id: /^msg_\w+$/, type: "message", role: "assistant", model, content };
  return { ...head, stop_reason: "end_turn", stop_sequence: null, ...more };
}

const parameters = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
} as const;
/** One tool in the form of each protocol. */
export const chatTools = [{ type: "function", function: { name: "look_up", parameters } }];
export const messagesTools = [{ name: "look_up", input_schema: parameters }];

/** Returns a request with one message. */
export function user(model: string, content: string, more: object = {}): object {
  return { model, messages: [{ role: "user", content }], ...more };
}

export const streamed = { stream: true };
/** Reasoning of `sandbox/reasoner` about one word. */
export const thought = "The user wrote 1 token. An echo answers with the same words.";

/** Returns the folded form of an otherwise empty stream. */
export function folded(protocol: "chat" | "messages", more: Record<string, Pattern>): Pattern {
  return {
    text: "",
    reasoning: "",
    input: "",
    tool: null,
    stop: null,
    usage: null,
    id: protocol === "chat" ? /^chatcmpl-\w+$/ : /^msg_\w+$/,
    model: "sandbox/echo",
    error: null,
    ...more,
  };
}

/** `error` of a stream with a broken upstream. */
export const broken: Pattern = {
  type: "api_error",
  message: /^.{10,}$/,
  code: "upstream_error",
  param: null,
  details: null,
};

/** One request and its complete response. */
export type Row = readonly [
  name: string,
  body: object,
  expected: Pattern,
  headers?: Readonly<Record<string, string | RegExp | null>>,
];
