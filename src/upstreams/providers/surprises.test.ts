import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { AnthropicStreamDecoder } from "./anthropic/decode-stream.ts";
import { decodeReply as decodeMessage } from "./anthropic/decode-reply.ts";
import { decodeReply as decodeResponse } from "./openai-responses/decode-reply.ts";
import { ResponsesStreamDecoder } from "./openai-responses/decode-stream.ts";
import { decodeReply as decodeCompletion } from "./openai/decode-reply.ts";
import { OpenAiStreamDecoder } from "./openai/decode-stream.ts";
import type { DecodeContext } from "./shared/decoding.ts";
import { feed } from "./transport/test-feed.ts";
import { testContext } from "./transport/test-upstream.ts";

const wires = {
  openai: { Decoder: OpenAiStreamDecoder, decodeReply: decodeCompletion },
  anthropic: { Decoder: AnthropicStreamDecoder, decodeReply: decodeMessage },
  "openai-responses": { Decoder: ResponsesStreamDecoder, decodeReply: decodeResponse },
} as const;
type Kind = keyof typeof wires;

interface Outcome {
  /** The text and the cause of the end, or the failure's kind. */
  readonly reply: string;
  readonly reported: readonly string[];
}

function outcomeOf(decode: (context: DecodeContext) => readonly GenerationEvent[]): Outcome {
  const reported: string[] = [];
  const context = testContext({ report: (kind, word) => void reported.push(`${kind} ${word}`) });
  const shown = (event: GenerationEvent): string => {
    if (event.type === "text-delta") return event.text;
    if (event.type === "tool-call-start") return `call ${event.name}`;
    return event.type === "generation-end" ? event.stop.cause : "";
  };
  try {
    const events = decode(context);
    return {
      reply: events
        .map(shown)
        .filter((text) => text !== "")
        .join(" "),
      reported,
    };
  } catch (error) {
    expect(error).toMatchObject({ name: "UpstreamFailure" });
    return { reply: (error as { kind: string }).kind, reported };
  }
}

function ofStream(kind: Kind, events: readonly object[]): Outcome {
  return outcomeOf((context) => {
    const decoder = new wires[kind].Decoder(context);
    const texts = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
    const decoded = feed(decoder, ...texts, ...(kind === "openai" ? ["data: [DONE]\n\n"] : []));
    decoder.end(decoded);
    return decoded;
  });
}

function ofWhole(kind: Kind, reply: object): Outcome {
  return outcomeOf((context) => wires[kind].decodeReply(JSON.stringify(reply), context));
}

const chunk = (delta: object, finish_reason: string | null = null): object => ({
  choices: [{ index: 0, delta, finish_reason }],
});
const start = { type: "message_start", message: {} };
const block = (content_block: object): object => ({
  type: "content_block_start",
  index: 0,
  content_block,
});
const delta = (one: object): object => ({ type: "content_block_delta", index: 0, delta: one });
const stop = { type: "content_block_stop", index: 0 };
const text = [block({ type: "text", text: "" }), delta({ type: "text_delta", text: "Hi" }), stop];
const over = (reason: string): readonly object[] => [
  { type: "message_delta", delta: { stop_reason: reason } },
  { type: "message_stop" },
];
const message = { type: "message", content: [{ type: "output_text", text: "Hi" }] };
const done = (...output: readonly object[]): readonly object[] => [
  ...output.map((item, at) => ({ type: "response.output_item.done", output_index: at, item })),
  { type: "response.completed", response: { status: "completed", output } },
];
const search = { type: "web_search_call", id: "ws_1", status: "completed" };
const serverUse = { type: "server_tool_use", id: "srvtoolu_1", name: "web_search", input: {} };

test.each<[string, Kind, readonly object[], string, ...string[]]>([
  [
    "an unknown chunk",
    "openai",
    [{ type: "later" }, chunk({ content: "Hi" }, "stop")],
    "Hi end",
    "unknown-event later",
  ],
  ["a ping", "openai", [{ type: "ping" }, chunk({ content: "Hi" }, "stop")], "Hi end"],
  [
    "an empty list of choices",
    "openai",
    [{ choices: [] }, chunk({ content: "Hi" }, "stop")],
    "Hi end",
  ],
  [
    "usage alone",
    "openai",
    [chunk({ content: "Hi" }, "stop"), { usage: { prompt_tokens: 1, completion_tokens: 1 } }],
    "Hi end",
  ],
  [
    "an unknown part",
    "openai",
    [chunk({ content: [{ type: "later" }, { type: "text", text: "Hi" }] }, "stop")],
    "Hi end",
    "unknown-block later",
  ],
  [
    "parts of Mistral",
    "openai",
    [chunk({ content: [{ type: "reference" }, { type: "text", text: "Hi" }] }, "stop")],
    "Hi end",
  ],
  [
    "an unknown finish reason",
    "openai",
    [chunk({ content: "Hi" }, "later")],
    "Hi end",
    "unknown-finish-reason later",
  ],
  [
    "an unknown finish reason of a call",
    "openai",
    [chunk({ tool_calls: [{ index: 0, function: { name: "f", arguments: "{}" } }] }, "later")],
    "call f tool-calls",
    "unknown-finish-reason later",
  ],
  [
    "an unknown finish reason alone",
    "openai",
    [chunk({}, "later")],
    "server-error",
    "unknown-finish-reason later",
  ],
  [
    "one after reasoning alone",
    "openai",
    [chunk({ reasoning_content: "Hm" }, "later")],
    "server-error",
    "unknown-finish-reason later",
  ],
  [
    "an unknown event",
    "anthropic",
    [start, { type: "later" }, ...text, ...over("end_turn")],
    "Hi end",
    "unknown-event later",
  ],
  [
    "a ping without a name",
    "anthropic",
    [start, { type: "ping" }, ...text, ...over("end_turn")],
    "Hi end",
  ],
  [
    "an unknown block",
    "anthropic",
    [start, block({ type: "later" }), stop, ...text, ...over("end_turn")],
    "Hi end",
    "unknown-block later",
  ],
  [
    "only a block of a server tool",
    "anthropic",
    [
      start,
      block(serverUse),
      delta({ type: "input_json_delta", partial_json: "{}" }),
      stop,
      ...over("end_turn"),
    ],
    "end",
    "unknown-block server_tool_use",
  ],
  [
    "an unknown delta",
    "anthropic",
    [start, ...text.slice(0, 2), delta({ type: "later_delta" }), stop, ...over("end_turn")],
    "Hi end",
    "unknown-delta later_delta",
  ],
  [
    "known deltas",
    "anthropic",
    [
      start,
      block({ type: "thinking", thinking: "" }),
      delta({ type: "thinking_delta", thinking: "Hm" }),
      delta({ type: "signature_delta", signature: "s" }),
      stop,
      block({ type: "redacted_thinking", data: "d" }),
      stop,
      ...text,
      delta({ type: "citations_delta", citation: {} }),
      ...over("end_turn"),
    ],
    "Hi end",
  ],
  [
    "an unknown stop reason",
    "anthropic",
    [start, ...text, ...over("later")],
    "Hi end",
    "unknown-finish-reason later",
  ],
  [
    "an unknown stop reason alone",
    "anthropic",
    [start, ...over("later")],
    "server-error",
    "unknown-finish-reason later",
  ],
  [
    "one after thinking alone",
    "anthropic",
    [start, block({ type: "thinking", thinking: "Hm" }), stop, ...over("later")],
    "server-error",
    "unknown-finish-reason later",
  ],
  [
    "an unknown event",
    "openai-responses",
    [{ type: "response.later" }, ...done(message)],
    "Hi end",
    "unknown-event response.later",
  ],
  [
    "an event of another family",
    "openai-responses",
    [{ type: "codex.limits" }, ...done(message)],
    "Hi end",
    "unknown-event codex.limits",
  ],
  ["a keep-alive", "openai-responses", [{ type: "keepalive" }, ...done(message)], "Hi end"],
  [
    "an unknown item",
    "openai-responses",
    done({ type: "later" }, message),
    "Hi end",
    "unknown-block later",
  ],
  [
    "an item of a server tool",
    "openai-responses",
    [{ type: "response.web_search_call.searching" }, ...done(search, message)],
    "Hi end",
    "unknown-block web_search_call",
  ],
  [
    "an unknown part",
    "openai-responses",
    done({ type: "message", content: [{ type: "later" }, ...message.content] }),
    "Hi end",
    "unknown-block later",
  ],
])("a stream with %s, over %s", (_fact, kind, events, reply, ...reported) => {
  expect(ofStream(kind, events)).toEqual({ reply, reported });
});

const choice = (fields: object, finish_reason: string): object => ({
  choices: [{ index: 0, message: fields, finish_reason }],
});
const whole = (stop_reason: string, ...content: readonly object[]): object => ({
  type: "message",
  content,
  stop_reason,
});

test.each<[string, Kind, object, string, ...string[]]>([
  [
    "an unknown part",
    "openai",
    choice({ content: [{ type: "later" }, { type: "text", text: "Hi" }] }, "stop"),
    "Hi end",
    "unknown-block later",
  ],
  [
    "an unknown finish reason",
    "openai",
    choice({ content: "Hi" }, "later"),
    "Hi end",
    "unknown-finish-reason later",
  ],
  [
    "an unknown finish reason alone",
    "openai",
    choice({ content: null, reasoning_content: "Hm" }, "later"),
    "server-error",
    "unknown-finish-reason later",
  ],
  [
    "an unknown block",
    "anthropic",
    whole("end_turn", { type: "later" }, { type: "text", text: "Hi" }),
    "Hi end",
    "unknown-block later",
  ],
  [
    "only a block of a server tool",
    "anthropic",
    whole("end_turn", serverUse),
    "end",
    "unknown-block server_tool_use",
  ],
  [
    "an unknown stop reason alone",
    "anthropic",
    whole("later", { type: "thinking", thinking: "Hm" }),
    "server-error",
    "unknown-finish-reason later",
  ],
  [
    "an unknown stop reason of a call",
    "anthropic",
    whole("later", { type: "tool_use", id: "t", name: "f", input: {} }),
    "call f tool-calls",
    "unknown-finish-reason later",
  ],
  [
    "an unknown item",
    "openai-responses",
    { status: "completed", output: [{ type: "later" }, message] },
    "Hi end",
    "unknown-block later",
  ],
  [
    "an unknown status",
    "openai-responses",
    { status: "later", output: [message] },
    "Hi end",
    "unknown-finish-reason later",
  ],
  [
    "an unknown status alone",
    "openai-responses",
    { status: "later", output: [] },
    "server-error",
    "unknown-finish-reason later",
  ],
])("a non-streaming response with %s, over %s", (_fact, kind, reply, want, ...reported) => {
  expect(ofWhole(kind, reply)).toEqual({ reply: want, reported });
});

test("complete calls of a broken reply are never given out in a whole reply", () => {
  const tool_calls = [{ id: "c", type: "function", function: { name: "f", arguments: "{}" } }];
  const use = { type: "tool_use", id: "t", name: "f", input: {} };
  const call = { type: "function_call", call_id: "c", name: "f", arguments: "{}" };
  const incomplete = { status: "incomplete", incomplete_details: { reason: "steered" } };
  const replies = [
    ofWhole("openai", choice({ tool_calls }, "MALFORMED_FUNCTION_CALL")),
    ofWhole("anthropic", whole("malformed_tool_use", use)),
    ofWhole("openai-responses", { ...incomplete, output: [call] }),
  ];
  expect(replies).toEqual(replies.map(() => ({ reply: "server-error", reported: [] })));
});

test("no event of the vendor's SDK is unknown", () => {
  const url = new URL(import.meta.resolve("openai/resources/responses/responses.js"));
  const types = readFileSync(new URL(url.href.replace(/\.m?js$/, ".d.ts")), "utf8");
  const names = new Set(
    [...types.matchAll(/type: '(response\.[a-z_.]+)'/g)].map(([, name]) => name),
  );
  // Events of a client, and of a connection that the gateway does not use.
  for (const name of names) if (/^response\.(?:create$|steer)/.test(name ?? "")) names.delete(name);
  const ends = ["response.completed", "response.incomplete", "response.failed"];
  expect(names.size).toBeGreaterThan(50);
  for (const type of names) {
    if (ends.includes(type ?? "")) continue;
    expect([
      type,
      ...ofStream("openai-responses", [{ type, item: message }, ...done(message)]).reported,
    ]).toEqual([type]);
  }
});

test.each(["response.reasoning_part.added", "response.reasoning_part.done"])(
  "%s, which vLLM sends with each reasoning, is not unknown",
  (type) => {
    expect(ofStream("openai-responses", [{ type }, ...done(message)]).reported).toEqual([]);
  },
);
