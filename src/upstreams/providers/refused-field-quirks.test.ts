import { expect, test } from "vitest";
import type { FlagForm } from "../catalog/flags.ts";
import { flagKey } from "../catalog/flags.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { anthropicWire } from "./anthropic/wire.ts";
import { responsesWire } from "./openai-responses/wire.ts";
import { openAiWire } from "./openai/wire.ts";
import { writeReasoningState } from "./shared/reasoning-state.ts";
import { everySampling, testRequest } from "./transport/test-upstream.ts";
import { dialectNames, quirkFlags } from "./upstream-dialect.ts";
import { RawJson } from "../../core/raw-json/raw-json.ts";
import { asReceived } from "../../core/raw-json/test-written.ts";

const wires = { openai: openAiWire, "openai-responses": responsesWire, anthropic: anthropicWire };
type Kind = keyof typeof wires;

const { upstream } = testRequest();
const state = {
  content: "Look first.",
  signature: "c2ln",
  details: [{ type: "reasoning.text", text: "Look first." }],
  blocks: [{ type: "thinking", thinking: "Look first.", signature: "c2ln" }],
};
const call = {
  type: "tool-call",
  id: `call_${"0".repeat(60)}`,
  name: "look",
  argumentsJson: "{}",
  reasoningState: writeReasoningState(upstream, state),
} as const;

/** A conversation with all parameters that a dialect or a model may refuse. */
const full: Partial<Conversation> = {
  turns: [
    {
      role: "user",
      name: "Ann",
      parts: [{ type: "text", text: "Hi", cacheControl: { type: "ephemeral" } }],
    },
    { role: "assistant", parts: [call] },
    {
      role: "tool",
      results: [{ callId: call.id, toolName: "look", content: [], isError: false }],
    },
  ],
  tools: [{ name: "look" }, { name: "later", deferred: true }],
  safeguards: RawJson.of({}),
  parallelToolCalls: false,
  sampling: everySampling,
  output: { kind: "json-object" },
  maxOutputTokens: 4_000,
  endUserId: "user",
};

const variants: readonly Partial<Conversation>[] = [
  full,
  { ...full, reasoning: { enabled: true, effort: "low" } },
  { ...full, reasoning: { enabled: false } },
  { ...full, toolChoice: { kind: "tool", name: "look" } },
];

function valuesOf(form: FlagForm | undefined): readonly unknown[] {
  if (form === undefined) return [];
  if (form === "boolean") return [true, false];
  if (form === "count") return [null, 0, 1];
  return "listOf" in form ? [[...form.listOf], [], ...form.listOf.map((one) => [one])] : form;
}

/** Returns every value under a name, at any depth. */
function occurrences(sent: unknown, name: string): string {
  const found: unknown[] = [];
  JSON.stringify(asReceived([sent]), (key, value: unknown) => {
    if (key === name) found.push(value);
    return value;
  });
  return JSON.stringify(found);
}

/**
 * Returns whether, for some request and dialect, different values of the quirk change the field.
 */
function changes(kind: Kind, field: string, quirk: string): boolean {
  const found = Object.entries(quirkFlags(kind)).find(([name]) => flagKey(name) === quirk);
  const form = found?.[1].form;
  return dialectNames(kind).some((name) =>
    variants.some((conversation) => {
      const sent = valuesOf(form).map((value) => {
        const dialect = { name, quirks: { thinking: "adaptive", [quirk]: value } };
        const request = testRequest({ kind, conversation, dialect, stream: true });
        return occurrences(wires[kind].encodeRequest(request), field);
      });
      return new Set(sent).size > 1;
    }),
  );
}

const kinds = ["openai", "openai-responses", "anthropic"] as const;
const rows = kinds.flatMap((kind) =>
  Object.entries(wires[kind].dialectFields).flatMap(([field, quirk]) =>
    quirk === null ? [] : [[kind, field, quirk] as const],
  ),
);

test.each(rows)("%s: the field %s depends on the quirk %s", (kind, field, quirk) => {
  expect(changes(kind, field, quirk)).toBe(true);
});

test.each(kinds)(
  "%s: each quirk that is named like the field that it changes has a row",
  (kind) => {
    const quirks = Object.keys(quirkFlags(kind)).map(flagKey);
    const unlisted = quirks.filter((quirk) => !(quirk in wires[kind].dialectFields));
    expect(unlisted.filter((quirk) => changes(kind, quirk, quirk))).toEqual([]);
  },
);
