import { expect, test } from "vitest";
import type { Conversation } from "./conversation.ts";
import { visitInput } from "./visit-input.ts";
import { RawJson } from "../raw-json/raw-json.ts";

const conversation: Conversation = {
  model: "m",
  system: [{ type: "text", text: "rule" }],
  turns: [
    {
      role: "user",
      name: "Ann",
      parts: [
        { type: "text", text: "question" },
        { type: "image", source: { kind: "url", url: "https://example.com/a.png" } },
      ],
    },
    {
      role: "assistant",
      parts: [
        { type: "tool-call", id: "c", name: "f", argumentsJson: "{}", reasoningState: "state" },
      ],
    },
    {
      role: "tool",
      results: [
        { callId: "c", toolName: "f", content: [{ type: "text", text: "found" }], isError: false },
      ],
    },
  ],
  tools: [
    { name: "f", description: "finds", parameters: RawJson.of({ type: "object" }) },
    { name: "g" },
  ],
  sampling: { stop: ["never seen"] },
  output: {
    kind: "json-schema",
    name: "n",
    description: "d",
    schema: RawJson.of({ type: "string" }),
  },
};

function visited(of: Conversation): readonly string[] {
  const seen: string[] = [];
  visitInput(of, {
    text: (text, kind) => void seen.push(`${kind} ${text}`),
    image: () => void seen.push("image"),
    document: () => void seen.push("document"),
    message: () => void seen.push("message"),
    tool: () => void seen.push("tool"),
  });
  return seen;
}

test("all possible input of a model is visited once, in its order", () => {
  expect(visited(conversation)).toEqual([
    "message",
    "content rule",
    "message",
    "name Ann",
    "content question",
    "image",
    "message",
    "reference c",
    "tool f",
    "tool {}",
    "reference state",
    "message",
    "reference c",
    "reference f",
    "content found",
    "tool",
    "tool f",
    "tool finds",
    'tool {"type":"object"}',
    "tool",
    "tool g",
    "name n",
    "name d",
    'tool {"type":"string"}',
  ]);
});

test("the format and the schema of a custom tool are visited with it", () => {
  const grammar = { syntax: "lark", definition: "start: /a/" } as const;
  const custom = { name: "f", description: "d", custom: { grammar } };
  const empty = { model: "m", system: [], turns: [], tools: [custom], sampling: {} };
  const asked = "The input of this tool is plain text. Pass all of it as the string `input`.";
  expect(visited(empty)).toEqual([
    "tool",
    "tool f",
    `tool d\n\n${asked} It must match this Lark grammar:\n\nstart: /a/`,
    expect.stringMatching(/^tool \{"type":"object","properties":\{"input":/),
  ]);
});

test("a JSON object without a schema and without system text is not visited", () => {
  const empty = { model: "m", system: [], turns: [], tools: [], sampling: {} };
  expect(visited({ ...empty, output: { kind: "json-object" } })).toEqual([]);
});
