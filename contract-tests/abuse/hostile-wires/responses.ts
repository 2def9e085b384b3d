import { after, endlessLines, event, type HostileWire } from "./hostile-wire.ts";

const started = event("response.created", {
  response: { id: "resp_1", status: "in_progress", output: [] },
});

function delta(kind: string, index: number, text: string): string {
  const place = { output_index: index, content_index: 0, summary_index: 0 };
  return event(`response.${kind}.delta`, { ...place, delta: text });
}

function added(index: number, item: object): string {
  return event("response.output_item.added", { output_index: index, item });
}

function done(index: number, item: object): string {
  return event("response.output_item.done", { output_index: index, item });
}

function call(index: number): object {
  return {
    type: "function_call",
    id: `fc_${index}`,
    call_id: `c${index}`,
    name: "f",
    arguments: "",
  };
}

function thought(index: number): object {
  return { type: "reasoning", id: `rs_${index}`, summary: [], encrypted_content: "abcd" };
}

/** Number of hidden reasoning items before a text in the smallest possible pieces. */
const THOUGHTS = 5_000;

export const responses: HostileWire = {
  endless: {
    ...endlessLines,
    text: after(started, () => delta("output_text", 0, "word ".repeat(40))),
    "texts-of-many-items": after(started, (index) => delta("output_text", index, "w")),
    reasoning: after(started, () => delta("reasoning_summary_text", 0, "hm ".repeat(40))),
    arguments: after(started + added(0, call(0)), () =>
      delta("function_call_arguments", 0, "12345".repeat(40)),
    ),
    calls: after(started, (index) => added(index, call(index)) + done(index, call(index))),
    "open-calls": after(started, (index) => added(index, call(index))),
    "hidden-reasoning": after(started, (index) => done(index, thought(index))),
    "text-after-hidden-reasoning": after(started, (number) =>
      number < THOUGHTS ? done(number, thought(number)) : delta("output_text", THOUGHTS, "w"),
    ),
  },
  silent: {
    comments: ": still here\n\n",
    "unknown-events": event("response.new", { data: "abcd" }),
    "unknown-items": done(0, { type: "new", data: "abcd" }),
    "empty-deltas": delta("output_text", 0, ""),
    progress: event("response.in_progress", { response: { status: "in_progress", output: [] } }),
  },
  wholes: {
    "whole-text": [
      '{"status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"',
      "x".repeat(1_024),
    ],
    "whole-calls": [
      '{"status":"completed","output":[{"type":"message","content":[]}',
      ',{"type":"function_call","call_id":"c","name":"f","arguments":""}',
    ],
    "whole-values": ['{"a":[{}', ",{}".repeat(256)],
  },
};
