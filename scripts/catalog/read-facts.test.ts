import { describe, expect, test } from "vitest";
import { readFacts, reasoningOf } from "./read-facts.ts";

const reasons = { supports_reasoning: true };
const openai = { litellm_provider: "openai", ...reasons };
const withNone = { supports_none_reasoning_effort: true };
const anthropic = { litellm_provider: "anthropic", ...reasons };
const always = { thinking_always_on: true };

test.each([
  ["m", {}, "none"],
  ["m", reasons, "optional"],
  ["m", { ...reasons, ...always }, "always"],
  ["m", { ...reasons, reasoning_effort_levels: ["low", "high", "max"] }, "always"],
  ["m", { ...reasons, reasoning_effort_levels: ["none", "high"] }, "optional"],
  ["openai/gpt-oss-20b", reasons, "always"],
  ["kimi-k2.7-code", reasons, "always"],
  ["moonshotai/Kimi-K3", reasons, "always"],
  ["moonshotai/Kimi-K3.1-Pro", reasons, "always"],
  ["moonshotai.kimi-k3.1", reasons, "optional"],
  ["mistral-large-4", { ...reasons, reasoning_effort_levels: ["none", "high"] }, "always"],
  ["magistral-small-latest", reasons, "always"],
  ["zai/glm-5.2", reasons, "optional"],
  ["zai/glm-5.3-flash", reasons, "always"],
  ["together_ai/zai-org/GLM-5.3", reasons, "always"],
  ["fireworks_ai/accounts/fireworks/models/glm-5p3", reasons, "always"],
  ["minimax/MiniMax-M2.5", reasons, "always"],
  ["minimax/MiniMax-M3", reasons, "optional"],
  ["grok-4.20-reasoning", reasons, "always"],
  ["grok-4.20-non-reasoning", {}, "none"],
  ["gpt-6.1-sol", openai, "always"],
  ["gpt-6.1-terra", { ...openai, ...withNone }, "optional"],
  ["gemini/gemini-2.5-flash", { ...reasons, litellm_provider: "gemini" }, "optional"],
  ["gemini/gemini-2.5-pro", { ...reasons, litellm_provider: "gemini" }, "always"],
])("%s with %o reasons: %s", (key, row, reasoning) => {
  expect(reasoningOf(row, key)).toBe(reasoning);
});

describe("the efforts of a model", () => {
  const gemini = { litellm_provider: "gemini", ...reasons };
  const noMinimal = { supports_minimal_reasoning_effort: false };
  test.each([
    ["m", {}, null],
    ["m", reasons, null],
    ["gpt-4o", { litellm_provider: "openai" }, null],
    ["kimi-k3", { reasoning_effort_levels: ["low", "high", "max"] }, ["low", "high"]],
    ["gpt-5.1", { ...openai, ...withNone }, ["none", "low", "medium", "high"]],
    ["o3", openai, ["low", "medium", "high"]],
    ["gpt-5.5-pro", { ...openai, supports_low_reasoning_effort: false }, ["medium", "high"]],
    [
      "gpt-5",
      { ...openai, supports_minimal_reasoning_effort: true },
      ["minimal", "low", "medium", "high"],
    ],
    ["groq/openai/gpt-oss-20b", reasons, ["low", "medium", "high"]],
    ["gemini/gemini-2.5-flash", gemini, ["none", "low", "medium", "high"]],
    ["gemini/gemini-2.5-pro", gemini, ["low", "medium", "high"]],
    ["gemini/gemini-3.5-flash", gemini, ["minimal", "low", "medium", "high"]],
    ["gemini/gemini-3.8-flash", { ...gemini, ...noMinimal }, ["low", "medium", "high"]],
  ])("%s: %o", (key, row, efforts) => {
    expect(readFacts(row, key).efforts).toEqual(efforts);
  });
});

test.each([
  ["of anyone", {}, { sampling: null, stop: null, forced_tools: null, thinking: null }],
  ["that refuses sampling", { supports_sampling_params: false }, { sampling: "none" }],
  [
    "of OpenAI that does not reason",
    { litellm_provider: "openai" },
    { sampling: null, stop: null },
  ],
  ["of OpenAI that reasons", openai, { sampling: "none", stop: false, thinking: null }],
  [
    "of OpenAI that reasons when asked",
    { ...openai, default_reasoning_effort: "none" },
    { sampling: "effort-none-only", stop: false },
  ],
  ["of xAI that reasons", { ...reasons, litellm_provider: "xai" }, { sampling: null, stop: false }],
  [
    "of Anthropic that thinks by budget",
    anthropic,
    { sampling: "one", thinking: "budget", stop: null },
  ],
  [
    "of Anthropic that thinks as it likes",
    { ...anthropic, supports_adaptive_thinking: true, supports_forced_tool_use: true },
    { thinking: "adaptive", forced_tools: true },
  ],
  [
    "of Anthropic that always thinks",
    { ...anthropic, ...always, supports_adaptive_thinking: true, supports_forced_tool_use: false },
    { thinking: "always", forced_tools: false },
  ],
])("the facts of a model %s", (_name, row, facts) => {
  expect(readFacts(row, "m")).toMatchObject(facts);
});

test.each([
  ["claude-opus-5-5", anthropic, null],
  ["gpt-4o", { litellm_provider: "openai" }, "never"],
  ["gpt-5.1", { ...openai, ...withNone }, "never"],
  ["o3", openai, "never"],
  ["gpt-5.3-codex", { ...openai, ...withNone, mode: "responses" }, "tools"],
  ["gpt-5.4", { ...openai, ...withNone }, "tools-with-effort"],
  ["gpt-6-luna", { ...openai, ...withNone }, "tools-with-effort"],
  ["gpt-6.1-sol", openai, "tools"],
])("%s needs the Responses API: %s", (key, row, responses) => {
  expect(readFacts(row, key).responses).toBe(responses);
});

test("the facts of a Sonnet that always thinks: thinking can be limited to the time between calls", () => {
  const row = { ...anthropic, ...always, supports_adaptive_thinking: true };
  expect(readFacts(row, "claude-sonnet-5-5").thinking).toBe("between-tools");
});
