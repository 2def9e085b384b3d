import { describe, expect, test } from "vitest";
import { anthropicBudget } from "./stand-ins/anthropic.ts";
import { compatibleKimi, compatibleMimo } from "./stand-ins/compatible.ts";
import { dashscope } from "./stand-ins/dashscope.ts";
import { deepseek } from "./stand-ins/deepseek.ts";
import { gemini } from "./stand-ins/gemini.ts";
import { groq } from "./stand-ins/groq.ts";
import type { Json } from "./stand-ins/json.ts";
import { mistral } from "./stand-ins/mistral.ts";
import { moonshot, moonshotAlways, moonshotCode } from "./stand-ins/moonshot.ts";
import { openai } from "./stand-ins/openai.ts";
import { openrouter, openrouterDeepseek } from "./stand-ins/openrouter.ts";
import { responsesAlways } from "./stand-ins/openai-responses.ts";
import {
  deepseekMessages,
  moonshotAlwaysMessages,
  moonshotMessages,
} from "./stand-ins/other-messages.ts";
import { Refused } from "./stand-ins/refused.ts";
import type { Vendor } from "./stand-ins/vendor.ts";
import { zai } from "./stand-ins/zai.ts";

/*
 * The stand-ins refuse what their vendors refuse. Without these rules the column "other histories"
 * of the vendors' table would pass whatever the gateway sends.
 */

const paths = {
  openai: "/chat/completions",
  anthropic: "/v1/messages",
  "openai-responses": "/responses",
} as const;

/** Sends a request without the gateway; returns the refusal, or an empty text. */
function send({ upstream, answer }: Vendor, fields: Json): string {
  const limit = upstream.kind === "anthropic" ? { max_tokens: 6_000 } : {};
  const body = { model: upstream.model, ...limit, ...fields };
  const path = `${upstream.basePath}${paths[upstream.kind]}`;
  try {
    const headers = { "anthropic-version": "2023-06-01" };
    answer({ path, query: new URLSearchParams(), headers, body });
    return "";
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

const parameters = { type: "object", properties: {} };
const tools = [{ type: "function", function: { name: "look", parameters } }];
const question = { role: "user", content: "Hello?" };
const made = { type: "function", function: { name: "look", arguments: "{}" } };
const result = { role: "tool", content: "red", name: "look" };

/** Returns a history with a call as a client has it after a change of model, and more fields of it. */
function calling(message: Json = {}, call: Json = {}, id = "call0000a"): Json {
  const calls = [{ ...made, id, ...call }];
  const assistant = { role: "assistant", content: null, tool_calls: calls, ...message };
  return { tools, messages: [question, assistant, { ...result, tool_call_id: id }] };
}

function continued({ messages, ...others }: Json): Json {
  return { ...others, messages: [...(messages as readonly Json[]), question] };
}

/** Returns the history without names on its results, which only some vendors accept. */
function unnamed({ messages, ...others }: Json): Json {
  const plain = (messages as readonly Json[]).map((message) =>
    Object.fromEntries(Object.entries(message).filter(([field]) => field !== "name")),
  );
  return { ...others, messages: plain };
}

const use = { type: "tool_use", id: "toolu_0", name: "look", input: {} };
const answered = { type: "tool_result", tool_use_id: "toolu_0", content: "red" };

function using(before: readonly Json[] = []): Json {
  return {
    tools: [{ name: "look", input_schema: parameters }],
    messages: [
      { role: "user", content: [{ type: "text", text: "Hello?" }] },
      { role: "assistant", content: [...before, use] },
      { role: "user", content: [answered] },
    ],
  };
}

const thought = { type: "thinking", thinking: " ", signature: "" };
const off = { thinking: { type: "disabled" } };
const space = { reasoning_content: " " };
const empty = { reasoning_content: "" };
const passedBack = /reasoning_content.*must be passed back/;
const isMissing = /reasoning_content is missing/;
const bypass = "skip_thought_signature_validator";
const signed = { extra_content: { google: { thought_signature: bypass } } };
const detail = { type: "reasoning.encrypted", data: bypass, format: "google-gemini-v1" };

type HistoryRow = readonly [Vendor, string, Json, RegExp, Json];

describe("a history is refused as by its vendor, and accepted as the gateway sends it", () => {
  const rows: readonly HistoryRow[] = [
    [deepseek, "no reasoning", calling(), passedBack, { ...calling(), ...off }],
    [deepseek, "no reasoning earlier", continued(calling()), passedBack, calling(empty)],
    [openrouterDeepseek, "no reasoning", calling(), passedBack, calling(space)],
    [openrouterDeepseek, "an empty one", continued(calling(empty)), passedBack, calling(space)],
    [moonshot, "no reasoning", calling(), isMissing, { ...calling(), ...off }],
    [moonshot, "an empty one", continued(calling(empty)), isMissing, calling(space)],
    [moonshotAlways, "no reasoning", continued(calling()), isMissing, calling(space)],
    [moonshotCode, "no reasoning", continued(calling()), isMissing, calling(space)],
    [compatibleKimi, "no reasoning", continued(calling()), isMissing, calling(space)],
    [compatibleMimo, "no reasoning", continued(calling()), passedBack, calling(space)],
    [deepseekMessages, "no thinking", using(), /must be passed back/, using([thought])],
    [deepseekMessages, "no thinking", using(), /must be passed back/, { ...using(), ...off }],
    [moonshotMessages, "no thinking", using(), isMissing, using([thought])],
    [moonshotAlwaysMessages, "no thinking", using(), isMissing, using([thought])],
    [gemini, "no signature", calling(), /missing a thought_signature/, calling({}, signed)],
    [
      openrouter,
      "no signature",
      calling(),
      /missing a thought_signature/,
      calling({ reasoning_details: [detail] }),
    ],
    [mistral, "another id", calling({}, {}, "call_0"), /tool_calls\[\]\.id/, calling()],
    [mistral, "the user after a tool", continued(calling()), /Unexpected role 'user'/, calling()],
    [mistral, "reasoning", calling(space), /Extra inputs are not permitted/, calling()],
    [groq, "reasoning", unnamed(calling(space)), /unsupported/, unnamed(calling())],
    [openai, "reasoning", unnamed(calling(space)), /Unrecognized/, unnamed(calling())],
    [
      anthropicBudget,
      "no thinking",
      { ...using(), thinking: { type: "enabled", budget_tokens: 2_000 } },
      /Expected `thinking`/,
      using(),
    ],
    [
      responsesAlways,
      "reasoning of another account",
      {
        input: [question, { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "gA" }],
      },
      /encrypted content/,
      { input: [question] },
    ],
  ];

  test.each(rows.map((row) => [row[0].name, row[1], row] as const))(
    "%s: %s",
    (_name, _what, row) => {
      const [vendor, , raw, refusal, fitted] = row;
      expect(send(vendor, raw)).toMatch(refusal);
      expect(send(vendor, fitted)).toBe("");
    },
  );
});

describe("a forced call is refused as by its vendor", () => {
  const chosen = { type: "function", function: { name: "look" } };
  const forced: Json = { messages: [question], tools, tool_choice: chosen };

  const rows: readonly (readonly [Vendor, RegExp, Json])[] = [
    [zai, /only auto/, { ...forced, tool_choice: "auto" }],
    [deepseek, /does not support this tool_choice/, { ...forced, ...off }],
    [openrouterDeepseek, /does not support/, { ...forced, reasoning: { enabled: false } }],
    [moonshot, /incompatible with thinking/, { ...forced, ...off }],
    [dashscope, /thinking mode/, { ...forced, enable_thinking: false }],
  ];

  test.each(rows.map((row) => [row[0].name, row] as const))("%s", (_name, row) => {
    const [vendor, refusal, fitted] = row;
    expect(send(vendor, forced)).toMatch(refusal);
    expect(send(vendor, fitted)).toBe("");
  });
});
