import { expect, test } from "vitest";
import { readModelName } from "./model-name.ts";

test.each([
  ["gpt-6-sol", "gpt-6-sol"],
  ["GPT-6-Sol", "gpt-6-sol"],
  ["gpt-6-sol-2026-09-22", "gpt-6-sol"],
  ["gpt-6-sol-latest", "gpt-6-sol"],
  ["ft:gpt-4.1-mini-2025-04-14:org::id", "gpt-4.1-mini"],
  ["claude-opus-5-5", "claude-opus-5.5"],
  ["claude-opus-5-5-20260901", "claude-opus-5.5"],
  ["claude-opus-5-5@20260901", "claude-opus-5.5"],
  ["claude-opus-5-5@default", "claude-opus-5.5"],
  ["claude-opus-latest", "claude-opus-latest"],
  ["deepseek-v4-pro-0813", "deepseek-v4-pro"],
  ["gemini-3.8-flash-001", "gemini-3.8-flash"],
  ["mistral-small-2603", "mistral-small-2603"],
  ["grok-4-20-reasoning", "grok-4.20-reasoning"],
  ["gpt-35-turbo", "gpt-3.5-turbo"],
  ["gpt-35-turbo-0125", "gpt-3.5-turbo"],
  ["gpt-41-copilot", "gpt-4.1-copilot"],
  ["gpt-4-32k", "gpt-4-32k"],
  ["claude-opus-41", "claude-opus-4.1"],
  ["claude-opus-12", "claude-opus-12"],
  ["claude-4-sonnet", "claude-sonnet-4"],
  ["claude-5-5-opus", "claude-opus-5.5"],
  ["claude-3-5-sonnet-20241022", "claude-3.5-sonnet"],
  ["glm-4-9b", "glm-4-9b"],
  ["", ""],
])("%s is read as %s", (model, name) => {
  expect(readModelName(model)).toEqual({ name, isHosted: false });
});

test.each([
  ["us.anthropic.claude-fable-5-1-v1:0", "claude-fable-5.1"],
  ["us-gov.openai.gpt-oss-20b-1:0", "gpt-oss-20b"],
  ["arn:aws:bedrock:us-east-1:1:inference-profile/us.xai.grok-4.7", "grok-4.7"],
  ["publishers/anthropic/models/claude-opus-5-5@20260901", "claude-opus-5.5"],
  ["anthropic/claude-fable-5.1", "claude-fable-5.1"],
  ["accounts/fireworks/models/glm-5p3-flash", "glm-5.3-flash"],
  ["moonshotai/Kimi-K3:novita", "kimi-k3"],
  ["openai/gpt-oss-120b-maas", "gpt-oss-120b"],
  ["bedrock/us-gov-west-1/openai.gpt-oss-120b-1:0", "gpt-oss-120b"],
  ["databricks/system.ai.kimi-k3", "kimi-k3"],
  ["databricks-gpt-6-1-sol", "gpt-6.1-sol"],
  ["FW-Kimi-K2.7-Code", "kimi-k2.7-code"],
  ["mistral/zai-glm-5-3", "glm-5.3"],
  ["anthropic--claude-5.5-opus", "claude-opus-5.5"],
  ["sap/anthropic--claude-4-sonnet", "claude-sonnet-4"],
  ["openai-gpt-6.1-sol", "gpt-6.1-sol"],
  ["anthropic:claude-fable-5-1", "claude-fable-5.1"],
  ["kimi-k3:cloud", "kimi-k3"],
  ["kimi-k3:1t-cloud", "kimi-k3:1t-cloud"],
  ["gpt-oss:120b", "gpt-oss:120b"],
  ["GLM-4.6-FP8", "glm-4.6-fp8"],
  ["Kimi-K3-GGUF", "kimi-k3-gguf"],
  ["glm-5-4bit", "glm-5-4bit"],
  ["MiniMax-M3-NVFP4", "minimax-m3-nvfp4"],
])("%s is a name that others use for %s", (model, name) => {
  expect(readModelName(model)).toEqual({ name, isHosted: true });
});

/**
 * The ways to split a name must not multiply: with more parts than these, reading would take hours.
 */
test.each([":a-maas", ":a-latest", "@a:a-latest", "fw-zai-", "a.b-", "-001"])(
  "a name with many %j is read in one pass",
  (part) => {
    expect(readModelName(`${part.repeat(200)}!`).name.endsWith("!")).toBe(true);
  },
);
