import { type ChatRules, openAiNames } from "./chat-wire.ts";
import { chatVendor, plainUsage } from "./chat-vendor.ts";
import { shownAndKept } from "./deepseek.ts";
import { kimiRule, thinksUnlessDisabled } from "./history-rules.ts";
import { type Json, objectOf } from "./json.ts";
import { must, Refused } from "./refused.ts";
import { tokens } from "./stand-in-model.ts";
import type { Vendor } from "./vendor.ts";

type Check = ChatRules["check"];

function kimi(name: string, model: string, check: Check): Vendor {
  const vendor = chatVendor({
    name,
    model,
    basePath: "/v1",
    quota: new Refused("Your account is suspended: stand-in-secret.", {
      status: 429,
      type: "exceeded_current_quota_error",
    }),
    rules: {
      toolName: openAiNames,
      check: (body, messages) => {
        const { temperature = 1, top_p: topP = 0.95 } = body;
        must(temperature === 1, "invalid temperature: only 1 is allowed for this model");
        must(topP === 0.95, "invalid top_p: only 0.95 is allowed for this model");
        check(body, messages);
      },
      history: [kimiRule],
      thought: shownAndKept,
      usage: {
        ...plainUsage,
        cached_tokens: tokens.cached,
      },
    },
    counts: { reasoning: false },
  });
  return { ...vendor, upstream: { ...vendor.upstream, dialect: "moonshot" } };
}

function refuseRequired(body: Json): void {
  must(body["tool_choice"] !== "required", "tool_choice 'required' is not supported");
}

function isNamed({ tool_choice: choice }: Json): boolean {
  return objectOf(choice)["type"] === "function";
}

/**
 * Kimi thinks unless disabled. Source: platform.kimi.ai/docs, "Parameter comparison"; oh-my-pi 1077.
 */
export const moonshot = kimi("moonshot", "kimi-k2.6", (body) => {
  refuseRequired(body);
  const isThinking = thinksUnlessDisabled(body);
  must(
    !isThinking || !isNamed(body),
    "tool_choice 'specified' is incompatible with thinking enabled",
  );
});

/** Always thinks, and accepts only an effort as its setting. Source: big-AGI 1161. */
export const moonshotAlways = kimi("moonshot, k3", "kimi-k3", (body) => {
  must(!("thinking" in body), "unknown field: thinking");
  must(
    ["low", "high", undefined].includes(body["reasoning_effort"] as string | undefined),
    "invalid reasoning_effort",
  );
  must(!isNamed(body), "tool_choice 'specified' is incompatible with thinking enabled");
});

/** Always thinks, without degrees. Source: MoonshotAI/Kimi-K2 141. */
export const moonshotCode = kimi("moonshot, k2.7 code", "kimi-k2.7-code", (body) => {
  refuseRequired(body);
  must(
    ["enabled", undefined].includes(objectOf(body["thinking"])["type"] as string | undefined),
    "invalid thinking: only type=enabled is allowed for this model",
  );
  must(!("reasoning_effort" in body), "unknown field: reasoning_effort");
  must(!isNamed(body), "tool_choice 'specified' is incompatible with thinking enabled");
});
