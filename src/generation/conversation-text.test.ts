import { expect, test } from "vitest";
import type { Conversation } from "../core/conversation/conversation.ts";
import { conversationText } from "./conversation-text.ts";
import { RawJson } from "../core/raw-json/raw-json.ts";

const image = {
  type: "image",
  source: { kind: "base64", mediaType: "image/png", data: "AAAA" },
} as const;
const text = (value: string) => ({ type: "text", text: value }) as const;

const empty: Conversation = { model: "m", system: [], turns: [], tools: [], sampling: {} };

test("every text that the model reads is there once, images are not", () => {
  const conversation: Conversation = {
    ...empty,
    system: [text("rule")],
    turns: [
      { role: "user", parts: [text("question"), image] },
      {
        role: "assistant",
        parts: [{ type: "tool-call", id: "c", name: "f", argumentsJson: "{}" }],
      },
      {
        role: "tool",
        results: [{ callId: "c", toolName: "f", content: [text("found"), image], isError: false }],
      },
      { role: "system", parts: [text("later")] },
    ],
    tools: [
      { name: "f", description: "finds", parameters: RawJson.of({ type: "object" }) },
      { name: "g" },
    ],
    output: { kind: "json-schema", schema: RawJson.of({ type: "string" }) },
  };
  expect(conversationText(conversation).split("\n")).toEqual([
    ...["rule", "question", "f", "{}", "found", "later"],
    ...["f", "finds", '{"type":"object"}', "g", '{"type":"string"}'],
  ]);
});

test("an output format without a schema adds nothing", () => {
  expect(conversationText({ ...empty, output: { kind: "json-object" } })).toBe("");
  expect(conversationText(empty)).toBe("");
});
