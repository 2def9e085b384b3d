import {
  broken,
  chatTools,
  chatUsage,
  completion,
  folded,
  streamed,
  thought,
  user,
  type Row,
} from "./reply-patterns.ts";

/** Non-streaming responses. */
export const chatRows: readonly Row[] = [
  [
    "text",
    user("sandbox/echo", "Hello there"),
    completion(
      "sandbox/echo",
      { role: "assistant", content: "Hello there" },
      { usage: chatUsage(2, 2) },
    ),
    { "x-ignored-fields": null },
  ],
  [
    "text cut at a limit",
    user("sandbox/echo", "one two three", { max_tokens: 2 }),
    completion(
      "sandbox/echo",
      { role: "assistant", content: "one two" },
      { finish_reason: "length", usage: chatUsage(3, 2) },
    ),
  ],
  [
    "a tool call",
    user("sandbox/agent", "Weather", { tools: chatTools }),
    completion(
      "sandbox/agent",
      {
        role: "assistant",
        content: null,
        tool_calls: [
          {
            id: /^call_\w+$/,
            type: "function",
            function: { name: "look_up", arguments: '{"city":"city"}' },
          },
        ],
      },
      { finish_reason: "tool_calls", usage: chatUsage(19, 6) },
    ),
  ],
  [
    "a request with a field of no effect",
    user("sandbox/plain", "Hi", { reasoning: { effort: "low" } }),
    completion("sandbox/plain", { role: "assistant", content: "Hi" }, { usage: chatUsage(1, 1) }),
    { "x-ignored-fields": "/reasoning" },
  ],
];

/** Streams. */
export const chatStreams: readonly Row[] = [
  [
    "streamed text with its counts",
    user("sandbox/echo", "Hello there", { ...streamed, stream_options: { include_usage: true } }),
    folded("chat", {
      order: "role text finish usage done",
      text: "Hello there",
      stop: "stop",
      usage: chatUsage(2, 2),
    }),
  ],
  [
    "a streamed tool call",
    user("sandbox/agent", "Weather", { ...streamed, tools: chatTools }),
    folded("chat", {
      order: "role tool_start tool_arguments finish done",
      input: '{"city":"city"}',
      tool: "look_up",
      stop: "tool_calls",
      model: "sandbox/agent",
    }),
  ],
  [
    "streamed reasoning",
    user("sandbox/reasoner", "Why", { ...streamed, reasoning: { enabled: true } }),
    folded("chat", {
      order: "role reasoning text finish done",
      text: "Why",
      reasoning: thought,
      stop: "stop",
      model: "sandbox/reasoner",
    }),
  ],
  [
    "a stream with a failing upstream",
    user("sandbox/break", "one two three four", streamed),
    folded("chat", {
      order: "role text error",
      text: "one two three",
      model: "sandbox/break",
      error: broken,
    }),
  ],
];
