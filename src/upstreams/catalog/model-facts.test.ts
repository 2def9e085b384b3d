import { expect, test } from "vitest";
import { factsByName } from "./model-facts.ts";

test.each([
  ["claude-3-7-sonnet-20250219", "budget", "all"],
  ["claude-3-5-haiku-latest", "budget", "all"],
  ["claude-opus-4-20250514", "budget", "all"],
  ["claude-opus-4-1-20250805", "budget", "one"],
  ["claude-sonnet-4-5-20250929", "budget", "one"],
  ["claude-haiku-4-5", "budget", "one"],
  ["claude-sonnet-4-6", "adaptive", "one"],
  ["claude-opus-4-7", "adaptive", "none"],
  ["claude-opus-4-10", "adaptive", "none"],
  ["claude-opus-5-5", "always", "none"],
  ["claude-fable-5", "always", "none"],
  ["claude-fable-5-2", "always", "none"],
  ["claude-sonnet-5-5", "between-tools", "none"],
  ["eu.anthropic.claude-sonnet-6-v1:0", "between-tools", "none"],
  ["claude-haiku-5-5", "adaptive", "none"],
  ["claude-opus-10", "always", "none"],
  ["claude-sonnet-5", "adaptive", "none"],
  ["claude-mythos-preview", "always", "none"],
  ["claude-next-preview", "adaptive", "none"],
  ["~anthropic/claude-opus-latest", "always", "none"],
  ["claude-sonnet-latest", "between-tools", "none"],
  ["claude-haiku-latest", "adaptive", "none"],
  ["us.anthropic.claude-opus-4-7-v1:0", "adaptive", "none"],
  ["anthropic/claude-sonnet-4.5", "budget", "one"],
  ["smollm2", "budget", "all"],
  ["not-claude-opus-4-7", "adaptive", "none"],
  ["notclaude-opus-4-7", "budget", "all"],
  ["databricks-claude-opus-5-5", "always", "none"],
  ["claude-opus-41", "budget", "one"],
  ["anthropic--claude-5.5-opus", "always", "none"],
  ["claude-5.5-sonnet", "between-tools", "none"],
])("%s thinks by %s and accepts %s of sampling", (model, thinking, sampling) => {
  expect(factsByName(model, "anthropic")).toMatchObject({ thinking, sampling });
});

test.each([
  ["claude-fable-5-1", true],
  ["claude-opus-5-5", true],
  ["claude-sonnet-5-5@20261001", true],
  ["claude-haiku-5-5-20261001", true],
  ["us.anthropic.claude-fable-5-1-v1:0", true],
  ["claude-haiku-6", true],
  ["claude-opus-12", true],
  ["claude-next-preview", true],
  ["claude-fable-latest", true],
  ["claude-opus-6", true],
  ["anthropic/claude-fable-5.1", true],
  ["Claude-Fable-5-1", true],
  ["global.anthropic.claude-opus-5-5-20260901-v1:0", true],
  [
    "arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-opus-5-5-v1:0",
    true,
  ],
  ["claude-opus-5-5@default", true],
  ["claude-opus-5-5-fast", true],
  ["anthropic:claude-haiku-5.5", true],
  ["databricks-claude-sonnet-5-5", true],
  ["claude-opus-5@20260701", false],
  ["global.anthropic.claude-opus-5-v1:0", false],
  ["claude-sonnet-5-1m", false],
  ["anthropic/claude-opus-5", false],
  ["databricks-claude-sonnet-5", false],
  ["Claude-Opus-5-7", true],
  ["databricks-claude-opus-6", true],
  ["claude-opus-5", false],
  ["claude-opus-5-20260701", false],
  ["claude-fable-5", false],
  ["claude-sonnet-4-6", false],
  ["claude-3-7-sonnet-20250219", false],
  ["gpt-6", false],
])("the thinking of %s is bound to its conversation: %s", (model, boundThinking) => {
  expect(factsByName(model, "anthropic").boundThinking).toBe(boundThinking);
});

const fromNone = ["none", "low", "medium", "high"];
const fromMinimal = ["minimal", "low", "medium", "high"];
const fromLow = ["low", "medium", "high"];

test.each([
  ["gpt-6.1-terra", "none", fromNone],
  ["gpt-5.5", "none", fromNone],
  ["gpt-5.4-mini", "effort-none-only", fromNone],
  ["gpt-5.1", "effort-none-only", fromNone],
  ["gpt-5.10", "none", fromNone],
  ["gpt-5.15", "none", fromNone],
  ["gpt-5", "none", fromMinimal],
  ["gpt-5-mini-2025-08-07", "none", fromMinimal],
  ["gpt-55", "none", fromNone],
  ["my-gpt-5", "all", fromNone],
  ["o4-mini", "none", fromLow],
  ["openai/o3", "none", fromLow],
  ["marco-o1", "all", fromNone],
  ["omni", "all", fromNone],
  ["gpt-4.1", "all", fromNone],
  ["gpt-4o", "all", fromNone],
  ["gpt-5-chat-latest", "all", fromNone],
  ["gpt-5.1-chat-latest", "all", fromNone],
  ["a-deployment", "all", fromNone],
  ["kimi-k2.6", "none", []],
  ["kimi-k2-0905-preview", "all", []],
])("%s accepts %s of sampling and the efforts %j", (model, sampling, efforts) => {
  expect(factsByName(model, "openai")).toMatchObject({ sampling, efforts });
});

test("a deployment of any name on the Responses API accepts no sampling", () => {
  expect(factsByName("a-deployment", "openai-responses").sampling).toBe("none");
  expect(factsByName("gpt-4.1-nano", "openai-responses").sampling).toBe("all");
});

test.each([
  ["claude-opus-5-5", false],
  ["us.anthropic.claude-sonnet-5-5-v1:0", false],
  ["claude-fable-5-1", false],
  ["claude-mythos-5-1", false],
  ["claude-opus-5", true],
  ["claude-haiku-5-5", true],
  ["claude-mythos-preview", true],
  ["claude-opus-latest", false],
  ["claude-haiku-latest", true],
  ["gpt-6", true],
])("%s can be forced to call a tool: %s", (model, forcedTools) => {
  expect(factsByName(model, "anthropic").forcedTools).toBe(forcedTools);
});

test.each([
  ["o1", false],
  ["openai/o4-mini", false],
  ["gpt-4o", true],
  ["gpt-5.4", true],
])("%s can be limited to one call at a time: %s", (model, singleCalls) => {
  expect(factsByName(model, "openai").singleCalls).toBe(singleCalls);
});

test.each([
  ["gpt-5.3", "never", false],
  ["gpt-5", "never", false],
  ["gpt-5.4-mini", "tools-with-effort", false],
  ["gpt-6.1-terra", "tools-with-effort", false],
  ["gpt-6.1-sol", "tools", false],
  ["gpt-6.1-sol-2026-10-01", "tools", false],
  ["o3", "never", false],
  ["gpt-4.1", "never", true],
  ["grok-4.3", "never", false],
  ["grok-3", "never", true],
  ["grok-3-mini", "never", false],
  ["grok-4-fast-non-reasoning", "never", true],
  ["grok-code-fast-1", "never", false],
  ["grok-2-1212", "never", true],
  ["gpt-35-turbo", "never", true],
  ["gpt-41-copilot", "never", true],
  ["openai-gpt-6.1-sol", "tools", false],
  ["gpt-6-rosalind", "tools", false],
  ["gpt-5.2-pro-2025-12-11", "tools", false],
])("%s needs the Responses API: %s; accepts stop strings: %s", (model, responses, stop) => {
  expect(factsByName(model, "openai")).toMatchObject({ responses, stop });
});

test.each([
  ["openai/gpt-oss-120b", fromLow],
  ["gpt-6.1-sol", fromLow],
  ["gpt-6-rosalind", fromLow],
  ["gpt-5.2-pro", fromLow],
  ["kimi-k2.5", []],
  ["moonshotai/Kimi-K2.5-fp4", []],
  ["us.moonshotai.kimi-k3.1", fromNone],
  ["kimi-k3.1-pro", ["low", "high"]],
  ["FW-GLM-5.3-Turbo", ["low", "high"]],
  ["databricks-glm-5-4", ["low", "high"]],
  ["mistral-large-4-0", fromLow],
  ["mistral-large-40", fromNone],
  ["gemini-3.1-pro-preview", fromLow],
  ["google/gemini-2.5-pro", fromLow],
  ["gemini-2.5-flash", fromNone],
  ["my-gemini-3", fromNone],
  ["grok-4", []],
  ["grok-4-0709", []],
  ["my-grok-4", fromNone],
  ["grok-4.20-reasoning", []],
  ["grok-4.3", fromNone],
  ["grok-4.3-fast", fromNone],
  ["grok-4.15", fromNone],
  ["grok-5", fromNone],
  ["grok-10", fromNone],
  ["grok-3", fromNone],
  ["grok-3-mini", ["low", "high"]],
  ["grok-3-mini-fast", ["low", "high"]],
])("%s accepts the efforts %j", (model, efforts) => {
  expect(factsByName(model, "openai").efforts).toEqual(efforts);
});

test.each([
  ["kimi-k2.6", "none"],
  ["kimi-k3", "none"],
  ["kimi-k2-0905-preview", "all"],
  ["accounts/fireworks/models/kimi-k3", "all"],
  ["us.moonshotai.kimi-k3", "all"],
  ["KIMI-K3", "none"],
  ["kimi-k3:1t-cloud", "all"],
  ["Kimi-K3-GGUF", "all"],
])("%s accepts %s of sampling", (model, sampling) => {
  expect(factsByName(model, "openai").sampling).toBe(sampling);
});

test.each([
  ["moonshotai/Kimi-K3", "always", ["low", "high"]],
  ["us.moonshotai.kimi-k3", "always", ["low", "high"]],
  ["moonshotai.kimi-k3.1", "budget", fromNone],
  ["kimi-k3.1-pro", "always", ["low", "high"]],
  ["moonshotai/Kimi-K2.7-Code", "always", []],
  ["accounts/fireworks/models/kimi-k2p7-code", "always", []],
  ["kimi-k2.7-code-highspeed", "always", []],
  ["moonshotai/kimi-k2-thinking", "always", []],
  ["global.zai.glm-5.3", "always", ["low", "high"]],
  ["zai-glm-5-3-flash", "always", ["low", "high"]],
  ["zai-glm-5", "always", ["low", "high"]],
  ["glm-5-2", "budget", fromNone],
  ["accounts/fireworks/models/glm-5p3", "always", ["low", "high"]],
  ["glm-4-32b-0414", "budget", []],
  ["openai.gpt-oss-120b-1:0", "budget", fromLow],
  ["us.openai.gpt-6-astra", "budget", fromLow],
  ["MiniMaxAI/MiniMax-M2.5", "always", []],
  ["minimax.minimax-m2.5", "always", []],
  ["MiniMax-M3", "budget", []],
  ["MiniMaxAI/MiniMax-M3", "budget", fromNone],
  ["Qwen/Qwen3-235B-A22B-Thinking-2507", "always", []],
  ["mistral-large-4-0", "budget", fromLow],
  ["mistral-medium-3.5", "budget", ["none", "high"]],
  ["mistral-medium-2604", "budget", ["none", "high"]],
  ["mistral-small-2603", "budget", ["none", "high"]],
  ["mistral-vibe-cli-latest", "budget", ["none", "high"]],
  ["mistral-medium-2505", "budget", fromNone],
])("%s thinks by %s, with the efforts %j, at any provider", (model, thinking, efforts) => {
  expect(factsByName(model, "openai")).toMatchObject({ thinking, efforts });
});

test.each([
  ["MiniMax-M3", "adaptive", false],
  ["MiniMax-M2.5", "always", false],
  ["minimax/minimax-m3", "budget", true],
])("on the messages wire %s thinks by %s and accepts stop strings: %s", (model, thinking, stop) => {
  expect(factsByName(model, "anthropic")).toMatchObject({ thinking, stop });
});
