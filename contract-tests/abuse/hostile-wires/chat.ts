import { endlessLines, type HostileWire } from "./hostile-wire.ts";

const envelope = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m" };

/** Returns a chunk of the chat-completions wire; the last chunk carries more than a delta. */
export function chunk(delta: object, last: { finish?: string; usage?: object } = {}): string {
  const choices = [{ index: 0, delta, finish_reason: last.finish ?? null }];
  return `data: ${JSON.stringify({ ...envelope, choices, usage: last.usage })}\n\n`;
}

export const LONG_CONTENT = "word ".repeat(800);
/** Cheap to transfer, for clients that do not read. */
const page = chunk({ content: LONG_CONTENT.repeat(10) });

function opened(number: number, at: number): object {
  return number === 0 ? { id: `c${at}` } : {};
}

function named(number: number, json: string): object {
  return number === 0 ? { name: "f", arguments: "[" } : { arguments: json };
}

export const chat: HostileWire = {
  endless: {
    ...endlessLines,
    text: () => chunk({ content: "word ".repeat(40) }),
    pages: () => page,
    reasoning: () => chunk({ reasoning_content: "hm ".repeat(40) }),
    arguments: (number) =>
      chunk({
        tool_calls: [
          { index: 0, ...opened(number, 0), function: named(number, "[1,2,3],".repeat(20)) },
        ],
      }),
    calls: (index) =>
      chunk({ tool_calls: [{ index, id: `c${index}`, function: { name: "f", arguments: "{}" } }] }),
    "calls-by-id": (at) =>
      chunk({ tool_calls: [{ id: `c${at}`, function: { name: "f", arguments: "" } }] }),
    "nameless-calls": (index) => chunk({ tool_calls: [{ index, function: { arguments: "" } }] }),
    "nameless-arguments": () =>
      chunk({ tool_calls: [{ index: 0, function: { arguments: "12345".repeat(60) } }] }),
  },
  silent: {
    comments: ": still here\n\n",
    "empty-deltas": chunk({ content: "" }),
    pings: "event: ping\ndata: {}\n\n",
  },
  wholes: {
    "whole-text": ['{"choices":[{"message":{"content":"', "x".repeat(1_024)],
    "whole-calls": [
      '{"choices":[{"finish_reason":"tool_calls","message":{"tool_calls":[{}',
      ',{"function":{"name":"f","arguments":""}}',
    ],
    "whole-values": ['{"a":[{}', ",{}".repeat(256)],
  },
};
