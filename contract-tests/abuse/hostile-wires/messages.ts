import { after, endlessLines, event, type HostileWire } from "./hostile-wire.ts";

const started = event("message_start", {
  message: { id: "msg_1", role: "assistant", content: [], usage: { input_tokens: 1 } },
});

function start(index: number, block: object): string {
  return event("content_block_start", { index, content_block: block });
}

function delta(fields: object): string {
  return event("content_block_delta", { index: 0, delta: fields });
}

function stop(index: number): string {
  return event("content_block_stop", { index });
}

/** Returns endless blocks, each opened and closed. */
function blocks(block: (index: number) => object): (index: number) => string {
  return after(started, (index) => start(index, block(index)) + stop(index));
}

/** Returns one block with endless deltas. */
function deltas(block: object, fields: object): (number: number) => string {
  const piece = delta(fields);
  return after(started + start(0, block), () => piece);
}

const call = { type: "tool_use", id: "c0", name: "f", input: {} };
const thinking = { type: "thinking", thinking: "", signature: "" };

export const messages: HostileWire = {
  endless: {
    ...endlessLines,
    text: deltas({ type: "text", text: "" }, { type: "text_delta", text: "word ".repeat(40) }),
    reasoning: deltas(thinking, { type: "thinking_delta", thinking: "hm ".repeat(40) }),
    signature: deltas(thinking, { type: "signature_delta", signature: "abcd".repeat(40) }),
    arguments: deltas(call, { type: "input_json_delta", partial_json: "12345".repeat(40) }),
    calls: blocks((index) => ({ ...call, id: `c${index}` })),
    "open-calls": after(started, (index) => start(index, { ...call, id: `c${index}` })),
    "empty-blocks": blocks(() => ({ type: "text", text: "" })),
    "redacted-blocks": blocks(() => ({ type: "redacted_thinking", data: "abcd".repeat(40) })),
    "unknown-blocks": blocks(() => ({ type: "new", data: "abcd".repeat(40) })),
  },
  silent: {
    comments: ": still here\n\n",
    pings: event("ping", {}),
    "unknown-events": event("new", { data: "abcd" }),
    usage: event("message_delta", { delta: {}, usage: { output_tokens: 1 } }),
  },
  wholes: {
    "whole-text": ['{"type":"message","content":[{"type":"text","text":"', "x".repeat(1_024)],
    "whole-calls": [
      '{"type":"message","stop_reason":"tool_use","content":[{"type":"text","text":"a"}',
      ',{"type":"tool_use","id":"c","name":"f","input":{}}',
    ],
    "whole-values": ['{"a":[{}', ",{}".repeat(256)],
  },
};
