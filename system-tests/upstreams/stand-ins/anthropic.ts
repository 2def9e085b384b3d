import { readSignature, sign } from "./chat-vendor.ts";
import { type Json, objectOf, objectsOf } from "./json.ts";
import { answerMessages, type MessagesRules } from "./messages-wire.ts";
import { must, Refused } from "./refused.ts";
import type { Vendor } from "./vendor.ts";

type Check = MessagesRules["check"];

/** The error of Anthropic's wire. */
export function messagesError({ message, type }: Refused): Json {
  return { type: "error", error: { type, message }, request_id: "req_1" };
}

const overloaded = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
export const messagesErrorEvent = `event: error\ndata: ${JSON.stringify(overloaded)}\n\n`;

function anthropicVendor(name: string, model: string, check: Check): Vendor {
  const rules: MessagesRules = {
    path: "/v1/messages",
    model,
    thinks: (body) => !["disabled", undefined].includes(thinkingOf(body)),
    sign,
    readSignature,
    check,
  };
  return {
    name,
    upstream: { kind: "anthropic", dialect: "anthropic", model, basePath: "" },
    cannot: {},
    counts: { cached: true, reasoning: true },
    answer: (call) => answerMessages(rules, call),
    hasKey: ({ headers }, key) => headers["x-api-key"] === key,
    errorBody: messagesError,
    errorEvent: messagesErrorEvent,
    quota: new Refused(
      "You have reached your specified API usage limits. stand-in-secret will regain access.",
    ),
  };
}

function thinkingOf(body: Json): string | undefined {
  const { type } = objectOf(body["thinking"]);
  return type === undefined ? undefined : String(type);
}

function forces(body: Json): boolean {
  return ["any", "tool"].includes(String(objectOf(body["tool_choice"])["type"]));
}

/** No forced tools, no sampling, thinking by effort. Source: `@ai-sdk/anthropic`; litellm. */
export const anthropic = anthropicVendor("anthropic", "claude-sonnet-5-5", (body) => {
  must(!forces(body), "tool_choice: forced tool use is not supported with this model");
  for (const name of ["temperature", "top_p", "top_k"]) {
    must(!(name in body), `${name} is deprecated for this model`);
  }
  must(
    thinkingOf(body) !== "enabled",
    "thinking.type.enabled is not supported for this model. Use thinking.type.adaptive.",
  );
});

/** Budgets, and the thinking of a loop must come back. Source: "Extended thinking". */
export const anthropicBudget = anthropicVendor(
  "anthropic, budgets",
  "claude-haiku-4-5",
  (body, messages) => {
    const { budget_tokens: budget } = objectOf(body["thinking"]);
    must(
      !("temperature" in body && "top_p" in body),
      "`temperature` and `top_p` cannot both be specified for this model",
    );
    if (thinkingOf(body) !== "enabled") return;
    must(
      Number(budget) >= 1_024 && Number(budget) < Number(body["max_tokens"]),
      "`max_tokens` must be greater than `thinking.budget_tokens`",
    );
    must(!forces(body), "Thinking may not be enabled when tool_choice forces tool use");
    must((body["temperature"] ?? 1) === 1, "`temperature` may only be set to 1 with thinking");
    const last = objectsOf(messages.at(-1)?.["content"]);
    if (!last.some(({ type }) => type === "tool_result")) return;
    const [head = {}] = objectsOf(messages.at(-2)?.["content"]);
    must(
      ["thinking", "redacted_thinking"].includes(String(head["type"])),
      "Expected `thinking` or `redacted_thinking`, but found `tool_use`",
    );
  },
);
