import { expect, test } from "vitest";
import { dialectFields as anthropic } from "../anthropic/dialects.ts";
import { dialectFields as responses } from "../openai-responses/dialects.ts";
import { dialectFields as openai } from "../openai/dialects.ts";
import { findRefusedField } from "./refused-field.ts";
import { quirkNames } from "../upstream-dialect.ts";

const dialectFields = { openai, "openai-responses": responses, anthropic };
type Kind = keyof typeof dialectFields;

const chat = { user: "u", reasoning_effort: "low", thinking: {}, messages: [{ name: "Ann" }] };
const claude = {
  thinking: { type: "adaptive", block_binding: {} },
  metadata: { user_id: "u" },
  tools: [{ name: "look", defer_loading: true }],
  safeguards: {},
};

test.each<[Kind, string, object, string, string]>([
  ["openai", "Unsupported parameter: 'reasoning_effort'.", chat, "reasoning_effort", "efforts"],
  ["openai", "Unrecognized request argument supplied: user", chat, "user", "user_max"],
  ["openai", "invalid thinking.type: only enabled", chat, "thinking", "reasoning_field"],
  ["openai", "property 'messages[0].name' is unsupported", chat, "name", "participant_names"],
  ["openai", "'user' and 'thinking' are unknown", chat, "user", "user_max"],
  [
    "openai",
    "Model m does not support parameter reasoningEffort.",
    chat,
    "reasoning_effort",
    "efforts",
  ],
  ["anthropic", "#: extraneous key [thinking] is not permitted", claude, "thinking", "thinking"],
  [
    "anthropic",
    "#: extraneous key [safeguards] is not permitted",
    claude,
    "safeguards",
    "vendor_fields",
  ],
  [
    "anthropic",
    "tools.0.custom.defer_loading: Extra inputs are not permitted",
    claude,
    "defer_loading",
    "vendor_fields",
  ],
  [
    "anthropic",
    "thinking.adaptive.block_binding: Extra inputs",
    claude,
    "block_binding",
    "bound_thinking",
  ],
  ["anthropic", "thinking.type.enabled is not supported", claude, "thinking", "thinking"],
  ["anthropic", "metadata.user_id: String should match", claude, "user_id", "user_max"],
  ["anthropic", "thinking.type: no, as user_id is there", claude, "thinking", "thinking"],
  ["anthropic", "`block_binding` is not available", claude, "block_binding", "bound_thinking"],
])("%s: %s", (kind, message, body, name, quirk) => {
  expect(findRefusedField(dialectFields[kind], message, { body })).toEqual({ name, quirk });
});

const binding = "thinking-binding-controls-2026-08-01";
const toolUse = "advanced-tool-use-2025-11-20";
const thinks = "interleaved-thinking-2025-05-14";

test.each<[string, string, string, string | null]>([
  ["the binding beta", binding, binding, "bound_thinking"],
  ["the binding beta among others", binding, `${thinks},${toolUse},${binding}`, "bound_thinking"],
  ["a beta of tools", toolUse, `${binding},${toolUse}`, "vendor_fields"],
  ["a beta that the client named", thinks, `${thinks},${binding}`, null],
  ["betas of different quirks", `${binding}, ${toolUse}`, `${binding},${toolUse}`, null],
  ["some beta of one", "x", binding, "bound_thinking"],
  ["some beta of several", "x", `${thinks},${binding}`, null],
])("a refusal of %s names the quirk that fixes it", (_fact, value, header, quirk) => {
  const message = `Unexpected value(s) \`${value}\` for the \`anthropic-beta\` header`;
  const headers = { "anthropic-beta": header };
  const found = { name: "anthropic-beta", quirk };
  expect(findRefusedField(anthropic, message, { body: claude, headers })).toEqual(found);
  expect(findRefusedField(anthropic, message, { body: claude })).toBeUndefined();
});

test.each([
  ["a field that was not sent", "Unknown parameter: 'top_k'", { user: "u" }],
  ["a word that is also a field", "The last user message is empty, stop thinking", chat],
  ["a word at the end of a sentence", "It is about a user. Then it is about thinking.", chat],
  ["a function's name", "Invalid 'tools[0].function.name': does not match", chat],
  ["a part of a longer name", "Unknown parameter: 'reasoning_effort_level'", chat],
  ["a field of no dialect", "Unknown parameter: 'secret_of_the_client'", chat],
  ["nothing", "", chat],
])("no field is found in a refusal of %s", (_fact, message, body) => {
  expect(findRefusedField(openai, message, { body })).toBeUndefined();
});

test("operators can set each quirk for its kind", () => {
  const kinds: readonly Kind[] = ["openai", "openai-responses", "anthropic"];
  for (const kind of kinds) {
    const quirks = Object.values(dialectFields[kind]).filter((quirk) => quirk !== null);
    expect(quirks.filter((quirk) => !quirkNames(kind).includes(quirk))).toEqual([]);
  }
});
