import { messagesError, messagesErrorEvent } from "./anthropic.ts";
import { readSignature, sign } from "./chat-vendor.ts";
import { type Json, objectOf } from "./json.ts";
import { deepseekMessagesRule, kimiMessagesRule, thinksUnlessDisabled } from "./history-rules.ts";
import { answerMessages, type MessagesRules } from "./messages-wire.ts";
import { must, Refused } from "./refused.ts";
import type { Vendor } from "./vendor.ts";

/** The messages wire of a vendor with chat completions as its main wire. */
interface OtherMessages {
  readonly name: string;
  readonly dialect: string;
  readonly model: string;
  readonly basePath: string;
  readonly cannot?: Vendor["cannot"];
  readonly quota: Refused;
  readonly thinks: MessagesRules["thinks"];
  readonly check: MessagesRules["check"];
  readonly history?: MessagesRules["history"];
}

function otherMessages(vendor: OtherMessages): Vendor {
  const { name, dialect, model, basePath, cannot = {}, quota, thinks, check } = vendor;
  const { history = [] } = vendor;
  const rules: MessagesRules = {
    path: `${basePath}/v1/messages`,
    model,
    thinks,
    sign,
    readSignature,
    takesUnsigned: true,
    history,
    check: (body, messages) => {
      const { format } = objectOf(body["output_config"]);
      must(format === undefined, "output_config.format: not supported");
      check(body, messages);
    },
  };
  return {
    name,
    upstream: { kind: "anthropic", dialect, model, basePath },
    structuredOutput: "best_effort",
    cannot,
    counts: { cached: true, reasoning: true },
    answer: (call) => answerMessages(rules, call),
    hasKey: ({ headers }, key) => headers["x-api-key"] === key,
    errorBody: messagesError,
    errorEvent: messagesErrorEvent,
    quota,
  };
}

function thinkingOf(body: Json): unknown {
  return objectOf(body["thinking"])["type"];
}

const isOnByDefault = thinksUnlessDisabled;

/** Thinks unless disabled. Source: api-docs.deepseek.com/guides/anthropic_api. */
export const deepseekMessages = otherMessages({
  name: "deepseek, messages",
  dialect: "deepseek",
  model: "deepseek-v4-pro",
  basePath: "/anthropic",
  cannot: { image: "the models read no images" },
  quota: new Refused("Insufficient Balance: stand-in-secret", { status: 402 }),
  thinks: isOnByDefault,
  history: [deepseekMessagesRule],
  check: (body) => {
    const { user_id: user = "u" } = objectOf(body["metadata"]);
    must(/^[a-zA-Z0-9_-]+$/.test(String(user)), "metadata.user_id: String should match pattern");
    if (!isOnByDefault(body)) return;
    must(!isForced(body), "Thinking mode does not support this tool_choice");
  },
});

function isForced(body: Json): boolean {
  return ["any", "tool"].includes(String(objectOf(body["tool_choice"])["type"]));
}

function kimiMessages(name: string, model: string, check: MessagesRules["check"]): Vendor {
  return otherMessages({
    name,
    dialect: "moonshot",
    model,
    basePath: "/anthropic",
    quota: new Refused("Your account is suspended: stand-in-secret.", {
      status: 429,
      type: "exceeded_current_quota_error",
    }),
    thinks: isOnByDefault,
    history: [kimiMessagesRule],
    check: (body, messages) => {
      const { temperature = 1, top_p: topP = 0.95 } = body;
      must(temperature === 1, "invalid temperature: only 1 is allowed for this model");
      must(topP === 0.95, "invalid top_p: only 0.95 is allowed for this model");
      if (isOnByDefault(body)) {
        const isNamed = objectOf(body["tool_choice"])["type"] === "tool";
        must(!isNamed, "tool_choice 'specified' is incompatible with thinking enabled");
      }
      check(body, messages);
    },
  });
}

/** Thinks unless disabled. Source: claudian 759; the rules of its chat completions. */
export const moonshotMessages = kimiMessages("moonshot, messages", "kimi-k2.6", (body) => {
  const { type } = objectOf(body["tool_choice"]);
  must(type !== "any", "tool_choice 'required' is not supported");
});

/** Always thinks; `output_config` has its efforts. Source: models.dev 3310; lobehub 17729. */
export const moonshotAlwaysMessages = kimiMessages("moonshot, messages, k3", "kimi-k3", (body) => {
  must(!("thinking" in body), "unknown field: thinking");
  const { effort = "max" } = objectOf(body["output_config"]);
  must(["low", "high", "max"].includes(String(effort)), "output_config.effort: invalid");
});

/** Always thinks. Source: glm-mcp 60; hermes-agent 85890. */
export const zaiMessages = otherMessages({
  name: "zai, messages",
  dialect: "zai",
  model: "glm-5.3",
  basePath: "/api/anthropic",
  cannot: { image: "the model reads no images" },
  quota: new Refused("Insufficient balance or no resource package: stand-in-secret", {
    status: 429,
    type: "insufficient_balance",
  }),
  thinks: () => true,
  check: (body) => {
    const always = "This model always engages in thinking and cannot be disabled";
    must(["enabled", undefined].includes(thinkingOf(body) as string | undefined), always);
    must(objectOf(body["output_config"])["effort"] === undefined, "output_config: unknown");
  },
});

/** Thinks if requested; accepts no budget. Source: platform.minimax.io (text-anthropic-api). */
export const minimaxMessages = otherMessages({
  name: "minimax, messages",
  dialect: "minimax",
  model: "MiniMax-M3",
  basePath: "/anthropic",
  quota: new Refused("insufficient balance: stand-in-secret", {
    status: 429,
    type: "insufficient_balance_error",
  }),
  thinks: (body) => thinkingOf(body) === "adaptive",
  check: (body) => {
    const thinking = objectOf(body["thinking"]);
    const { type = "disabled", ...others } = thinking;
    must(["adaptive", "disabled"].includes(String(type)), "thinking.type: adaptive or disabled");
    must(Object.keys(others).length === 0, "thinking: unknown field");
    must(!("output_config" in body), "output_config: unknown field");
    must(!("stop_sequences" in body), "stop_sequences: ignored, and nobody is told");
  },
});
