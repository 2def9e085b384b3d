import {
  broken,
  folded,
  message,
  messagesTools,
  messagesUsage,
  streamed,
  thought,
  user,
  type Row,
} from "./reply-patterns.ts";

/** Non-streaming responses. */
export const messagesRows: readonly Row[] = [
  [
    "text",
    user("sandbox/echo", "Hello there"),
    message("sandbox/echo", [{ type: "text", text: "Hello there" }], {
      usage: messagesUsage(2, 2),
    }),
    { "x-ignored-fields": null },
  ],
  [
    "text that met a stop string",
    user("sandbox/echo", "one two three", { stop_sequences: [" three"] }),
    message("sandbox/echo", [{ type: "text", text: "one two" }], {
      stop_reason: "stop_sequence",
      stop_sequence: " three",
      usage: messagesUsage(3, 2),
    }),
  ],
  [
    "a tool call",
    user("sandbox/agent", "Weather", { tools: messagesTools }),
    message(
      "sandbox/agent",
      [{ type: "tool_use", id: /^call_\w+$/, name: "look_up", input: { city: "city" } }],
      { stop_reason: "tool_use", usage: messagesUsage(19, 6) },
    ),
  ],
  [
    "thinking",
    user("sandbox/reasoner", "Why", { thinking: { type: "enabled" } }),
    message(
      "sandbox/reasoner",
      [
        { type: "thinking", thinking: thought, signature: /^.+$/ },
        { type: "text", text: "Why" },
      ],
      { usage: messagesUsage(1, 15) },
    ),
  ],
];

/** Streams. */
export const messagesStreams: readonly Row[] = [
  [
    "streamed text",
    user("sandbox/echo", "Hello there", streamed),
    folded("messages", {
      order: "message_start text_start text_delta block_stop message_delta message_stop",
      text: "Hello there",
      stop: "end_turn",
      usage: messagesUsage(2, 2),
    }),
  ],
  [
    "a streamed tool call",
    user("sandbox/agent", "Weather", { ...streamed, tools: messagesTools }),
    folded("messages", {
      order: "message_start tool_start input_json_delta block_stop message_delta message_stop",
      input: '{"city":"city"}',
      tool: "look_up",
      stop: "tool_use",
      model: "sandbox/agent",
      usage: messagesUsage(19, 6),
    }),
  ],
  [
    "streamed thinking",
    user("sandbox/reasoner", "Why", { ...streamed, thinking: { type: "enabled" } }),
    folded("messages", {
      order:
        "message_start thinking_start thinking_delta signature_delta block_stop " +
        "text_start text_delta block_stop message_delta message_stop",
      text: "Why",
      reasoning: thought,
      stop: "end_turn",
      model: "sandbox/reasoner",
      usage: messagesUsage(1, 15),
    }),
  ],
  [
    "a stream with a failing upstream",
    user("sandbox/break", "one two three four", streamed),
    folded("messages", {
      order: "message_start text_start text_delta error",
      text: "one two three",
      model: "sandbox/break",
      error: broken,
    }),
  ],
];
