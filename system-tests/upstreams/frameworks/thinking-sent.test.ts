import { expect, test } from "vitest";
import type { VendorReply } from "../stand-ins/vendor.ts";
import { type Changes, countThinking, emptyRun } from "./thinking-sent.ts";

const thinking = { role: "assistant", content: [{ type: "thinking", thinking: "1" }] };
const text = { role: "assistant", content: [{ type: "text", text: "1" }] };
const dropped = { input_transformations: [{ type: "thinking_dropped" }] };

test("requests with thinking and replies that name dropped thinking are counted", () => {
  const answers: readonly VendorReply[] = [
    { body: { content: [] } },
    { body: dropped },
    { events: [`event: message_start\ndata: ${JSON.stringify(dropped)}\n\n`] },
  ];
  const taken = [{ messages: [text] }, { messages: [text, thinking] }, { messages: [thinking] }];
  expect(countThinking(taken, answers)).toEqual({
    requests: 3,
    withThinking: 2,
    withDropped: 2,
  });
});

test.each<[string, number, number, Changes, string | null]>([
  ["a changed run without thinking", 0, 0, "prefix", "sends no thinking back"],
  ["an unchanged run without thinking", 0, 0, "nothing", "sends no thinking back"],
  ["a change without an effect", 5, 0, "prefix", "changed nothing before its thinking"],
  ["a loss without a change", 5, 1, "nothing", "lost thinking though nothing changed"],
  ["a changed run that lost some", 5, 1, "prefix", null],
  ["an unchanged run that kept all", 5, 0, "nothing", null],
  ["another format, outside the messages", 5, 0, "format", null],
  ["another format, in words", 5, 1, "format", null],
])("%s", (_name, withThinking, withDropped, changes, want) => {
  expect(emptyRun({ requests: 12, withThinking, withDropped }, changes)).toBe(want);
});
