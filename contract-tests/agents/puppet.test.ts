import { expect, test } from "vitest";
import { act } from "./puppet.ts";

const tools = ["Read", "Bash"].map((name) => ({ function: { name } }));
const asking = { role: "user", content: 'Go.\ncall Read {"path":"a"}\ncall Bash {}' };
const called = { role: "assistant", tool_calls: [{}] };
const result = { role: "tool", content: [{ type: "text", text: "ok" }] };

test.each([
  ["the first line", [asking], { call: { name: "Read", arguments: '{"path":"a"}' } }],
  ["the next line", [asking, called, result], { call: { name: "Bash", arguments: "{}" } }],
  ["the last result", [asking, called, result, called, result], { text: "Done: ok" }],
  [
    "the lines of the last text that has any",
    [asking, called, result, { role: "user", content: 'call Bash {"a":1}' }],
    { call: { name: "Bash", arguments: '{"a":1}' } },
  ],
  [
    "a tool that is not offered",
    [{ role: "user", content: "call Write {}" }],
    { text: "There is no tool Write." },
  ],
  ["a text without lines", [{ role: "user", content: "call me" }], { text: "Nothing to call." }],
])("a puppet model follows %s", (_title, messages, reply) => {
  expect(act({ messages, tools })).toEqual(reply);
});
