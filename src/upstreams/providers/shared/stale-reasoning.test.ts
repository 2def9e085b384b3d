import { describe, expect, test } from "vitest";
import { namesStaleReasoning, refusesReasoningField } from "./stale-reasoning.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { failureOfEvent, failureOfStatus } from "../refusals/upstream-error.ts";

const { upstream } = testRequest();

/** Messages that refuse reasoning that was sent back, with their source. */
const stale: readonly (readonly [string, string])[] = [
  [
    "Anthropic: another conversation",
    "messages.1.content.0: Invalid `signature` in `thinking` block. The block is bound to a different conversation.",
  ],
  ["Anthropic: data", "messages.1.content.0: Invalid `data` in `redacted_thinking` block"],
  ["Anthropic: no signature", "messages.1.content.0.thinking.signature: Field required"],
  [
    "Anthropic: a signature of another type",
    "messages.2.content.0.thinking.signature.str: Input should be a valid string",
  ],
  ["Anthropic: no data", "messages.0.content.0.redacted_thinking.data: Field required"],
  [
    "Anthropic: no text",
    "messages.1.content.0.thinking: each thinking block must contain thinking",
  ],
  [
    "Anthropic: changed",
    "messages.3.content.8: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified.",
  ],
  [
    "Anthropic: missing",
    "messages.1.content.0.type: Expected `thinking` or `redacted_thinking`, but found `tool_use`.",
  ],
  [
    "Anthropic: not first",
    "messages.5.content.0: If an assistant message contains any thinking blocks, the first block must be `thinking` or `redacted_thinking`. Found `text`.",
  ],
  ["Gemini", "Thought signature is not valid."],
  ["Gemini: damaged", "Corrupted thought signature."],
  [
    "OpenAI",
    "The encrypted content gAAA...wXBV could not be verified. Reason: Encrypted content could not be decrypted or parsed.",
  ],
  ["OpenAI: by its code alone", "invalid_encrypted_content"],
  [
    "OpenAI: without the following item",
    "Item 'rs_06a2' of type 'reasoning' was provided without its required following item.",
  ],
  [
    "OpenAI: without the preceding item",
    "Item 'fc_1' of type 'function_call' was provided without its required 'reasoning' item: 'rs_1'.",
  ],
  [
    "OpenAI: unknown",
    "Item with id 'rs_68b1' not found. Items are not persisted when `store` is set to false.",
  ],
  [
    "xAI",
    "Could not decrypt the provided encrypted_content. Ensure the value is the unmodified encrypted_content from a previous response.",
  ],
  [
    "xAI: damaged",
    "Could not decode the compaction blob. Ensure it is unmodified from the compact response.",
  ],
  ["DeepSeek", "The `reasoning_content` in the thinking mode must be passed back to the API."],
  [
    "DeepSeek, messages",
    "The `content[].thinking` in the thinking mode must be passed back to the API.",
  ],
  [
    "Moonshot",
    "thinking is enabled but reasoning_content is missing in assistant tool call message at index 2",
  ],
];

/** Messages that refuse a field or a beta of reasoning. */
const fields: readonly (readonly [string, string])[] = [
  ["Anthropic", "thinking.adaptive.block_binding: Extra inputs are not permitted"],
  [
    "Bedrock",
    "thinking.adaptive.block_binding.prefix_mismatch_behavior: Extra inputs are not permitted",
  ],
  ["Bedrock: the beta", "invalid beta flag"],
  [
    "Vertex AI: the beta",
    "Unexpected value(s) `thinking-binding-controls-2026-08-01` for the `anthropic-beta` header.",
  ],
  [
    "Groq",
    "'messages.1' : for 'role:assistant' the following must be satisfied[('messages.1' : property 'reasoning_content' is unsupported)]",
  ],
  [
    "Cerebras",
    "messages.1.assistant.reasoning: property 'messages.1.assistant.reasoning' is unsupported",
  ],
  ["OpenAI", "Unknown parameter: 'messages[1].reasoning_details'."],
  [
    "vLLM",
    "messages.1.content.0: Input tag 'thinking' found using 'type' does not match any of the expected tags",
  ],
  [
    "Fireworks",
    "Extra inputs are not permitted, field: 'messages[8].reasoning', value: 'Look first.'",
  ],
  ["OpenAI: the text", "Unknown parameter: 'messages[1].reasoning'."],
  ["a server in Rust", "messages[1].content[0]: unknown variant `thinking`, expected `text`"],
];

describe("refused reasoning is recognized by the message, in an error's status and within a reply", () => {
  test.each([...stale, ...fields])("%s", (_who, message) => {
    const body = JSON.stringify({ error: { message, type: "invalid_request_error" } });
    const failed = failureOfStatus({ status: 400, body, header: () => undefined }, upstream);
    expect(failed).toMatchObject({ kind: "invalid-request", isStaleReasoning: true });
    const within = failureOfEvent({ message, code: 400 }, upstream);
    expect(within).toMatchObject({ kind: "invalid-request", isStaleReasoning: true });
  });

  test("Mistral: the field's path outside the message", () => {
    const loc = ["body", "messages", 1, "assistant", "reasoning_content"];
    const detail = [{ type: "extra_forbidden", loc, msg: "Extra inputs are not permitted" }];
    const body = JSON.stringify({ detail });
    const failed = failureOfStatus({ status: 422, body, header: () => undefined }, upstream);
    expect(failed.isStaleReasoning).toBe(true);
  });
});

test("a refusal of reasoning itself is distinguished from that of a field", () => {
  const named = [...stale, ...fields].filter(([, message]) => namesStaleReasoning(message));
  expect(named).toEqual(stale);
});

test.each([
  ["an effort", "Unsupported parameter: 'reasoning.effort' is not supported with this model."],
  ["a form of thinking", "thinking.type.enabled is not supported for this model."],
  ["a form of thinking", "thinking: Input tag 'enabled' found using 'type' does not match"],
  ["a field outside the messages", "Extra inputs are not permitted, field: 'reasoning'"],
  ["a tool", "Item with id 'fc_1' not found."],
  ["another signature", "The signature of the request is invalid"],
  ["words beyond the bound", `${"x".repeat(8_000)} bound to a different conversation`],
])("%s that is refused does not count as reasoning", (_what, message) => {
  expect(namesStaleReasoning(message) || refusesReasoningField(message)).toBe(false);
});

describe("reasoning that no longer matches is recognized with any status", () => {
  test.each(stale)("%s", (_who, message) => {
    const body = JSON.stringify({ error: { message, type: "invalid_request_error" } });
    const reply = { body, header: () => undefined };
    // The status for an item that is not found: oh-my-pi 41.
    expect(failureOfStatus({ ...reply, status: 404 }, upstream).isStaleReasoning).toBe(true);
    expect(failureOfStatus({ ...reply, status: 500 }, upstream).isStaleReasoning).toBe(true);
    expect(failureOfEvent({ message }, upstream).isStaleReasoning).toBe(true);
    expect(failureOfStatus({ ...reply, status: 401 }, upstream).isStaleReasoning).toBe(false);
    expect(failureOfStatus({ ...reply, status: 503 }, upstream).isStaleReasoning).toBe(false);
  });
});

test.each([401, 429, 500])("a failure of status %i is not about reasoning", (status) => {
  const body = JSON.stringify({ error: { message: "invalid beta flag" } });
  const failed = failureOfStatus({ status, body, header: () => undefined }, upstream);
  expect(failed.isStaleReasoning).toBe(false);
});
