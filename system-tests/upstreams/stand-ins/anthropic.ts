import { readSignature, sign } from "./chat-vendor.ts";
import { type Json, objectOf, objectsOf } from "./json.ts";
import { answerMessages, type MessagesRules } from "./messages-wire.ts";
import { must, Refused } from "./refused.ts";
import type { Vendor } from "./vendor.ts";

type Check = MessagesRules["check"];

/** Returns the error of Anthropic's wire. */
export function messagesError({ message, type }: Refused): Json {
  return { type: "error", error: { type, message }, request_id: "req_1" };
}

const overloaded = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
export const messagesErrorEvent = `event: error\ndata: ${JSON.stringify(overloaded)}\n\n`;

type Thinks = Pick<MessagesRules, "thinks" | "bound" | "textFirst">;

/** Thinks only if requested. */
const ifAsked: Thinks = { thinks: (body) => !["disabled", undefined].includes(thinkingOf(body)) };
/** Thinks before each answer, or only between tools if requested. */
const always: Thinks = {
  thinks: (body) => thinkingOf(body) !== "between_tools" || objectsOf(body["tools"]).length > 0,
  bound: "with beta",
};

function anthropicVendor(name: string, model: string, check: Check, thinks = ifAsked): Vendor {
  const rules: MessagesRules = {
    path: "/v1/messages",
    model,
    sign,
    readSignature,
    check,
    ...thinks,
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

function checkSampling(body: Json): void {
  for (const name of ["temperature", "top_p", "top_k"]) {
    must(!(name in body), `${name} is deprecated for this model`);
  }
}

/** No forced tools, no sampling, thinking by effort. Source: `@ai-sdk/anthropic`; litellm. */
function checkStrict(body: Json): void {
  must(!forces(body), "tool_choice: forced tool use is not supported with this model");
  checkSampling(body);
  must(
    thinkingOf(body) !== "enabled",
    "thinking.type.enabled is not supported for this model. Use thinking.type.adaptive.",
  );
  must(
    thinkingOf(body) !== "disabled",
    "thinking.type.disabled is not supported for this model. Use thinking.type.between_tools.",
  );
}

/** Its minimum is thinking between tools. Source: the vendor's refusal. */
export const anthropic = anthropicVendor("anthropic", "claude-sonnet-5-5", checkStrict, always);

function checkAlways(body: Json): void {
  checkStrict(body);
  must(thinkingOf(body) !== "between_tools", "thinking.type.between_tools: not supported");
}

/** Never stops thinking. */
export const anthropicAlways = anthropicVendor(
  "anthropic, never off",
  "claude-fable-5-1",
  checkAlways,
  always,
);

/** Writes text before it thinks and calls a tool. */
export const anthropicTextFirst = anthropicVendor(
  "anthropic, text before thinking",
  "claude-opus-5-5",
  checkAlways,
  { ...always, textFirst: true },
);

/** Binds thinking, and thinks unless that is turned off. Source: Anthropic's overview of models. */
export const anthropicBoundOff = anthropicVendor(
  "anthropic, bound, can stop",
  "claude-haiku-5-5",
  (body) => {
    checkSampling(body);
    const thinks = ![undefined, "disabled"].includes(thinkingOf(body));
    must(!thinks || thinkingOf(body) === "adaptive", "thinking.type: not supported");
    must(!forces(body) || !thinks, "Thinking may not be enabled when tool_choice forces tool use");
  },
  { thinks: (body) => thinkingOf(body) !== "disabled" && !forces(body), bound: "with beta" },
);

/** Binds thinking, and cannot drop it on request. */
export const anthropicWithoutBeta: Vendor = {
  ...anthropicVendor("anthropic, no beta", "claude-opus-5-5", checkAlways, {
    ...always,
    bound: "without beta",
  }),
  cannot: {
    "reasoning kept":
      "thinking cannot be sent back without the beta header that allows dropping it",
  },
};

/**
 * Uses budgets, and requires the thinking of a loop to be sent back. Source: "Extended thinking".
 */
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
