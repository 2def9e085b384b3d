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
  ["kimi-k3:cloud", "kimi-k3"],
  ["deepseek-v4-pro-0813", "deepseek-v4-pro"],
  ["gemini-3.8-flash-001", "gemini-3.8-flash"],
  ["mistral-small-2603", "mistral-small-2603"],
  ["grok-4-20-reasoning", "grok-4.20-reasoning"],
  ["gpt-oss:120b", "gpt-oss:120b"],
  ["", ""],
])("%s is named %s", (model, name) => {
  expect(readModelName(model)).toEqual({ name, isPrefixed: false });
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
])("%s is a name of %s with something in front", (model, name) => {
  expect(readModelName(model)).toEqual({ name, isPrefixed: true });
});
