import { expect, test } from "vitest";
import { findKnownModel } from "./known-facts.ts";
import wellKnown from "./well-known-models.json" with { type: "json" };

test.each([
  ["gpt-6-astra", "openai/gpt-6-astra"],
  ["GPT-6-Astra", "openai/gpt-6-astra"],
  ["gpt-6-astra-2026-08-01", "openai/gpt-6-astra"],
  ["openai/gpt-6-astra", "openrouter/openai/gpt-6-astra"],
  ["litellm/gpt-6-astra", "openai/gpt-6-astra"],
  ["claude-sonnet-5-5", "anthropic/claude-sonnet-5-5"],
  ["claude-sonnet-5-5-20261001", "anthropic/claude-sonnet-5-5"],
  ["claude-sonnet-5-5@20261001", "anthropic/claude-sonnet-5-5"],
  ["us.anthropic.claude-sonnet-5-5-20261001-v1:0", "anthropic/claude-sonnet-5-5"],
  ["anthropic.claude-fable-5-1-v1:0", "anthropic/claude-fable-5-1"],
  ["accounts/fireworks/models/glm-5p3", "fireworks/glm-5p3"],
  ["moonshotai/Kimi-K3", "together/moonshotai/Kimi-K3"],
  ["mistral-large-4", "mistral/mistral-large-4"],
  ["mistral-medium-3.5", "mistral/mistral-medium-3-5"],
  ["claude-opus-5.5", "anthropic/claude-opus-5-5"],
  ["Claude-Fable-5.2", "anthropic/claude-fable-5-2"],
  ["claude-opus-5@default", "anthropic/claude-opus-5"],
  ["claude-opus-5", "anthropic/claude-opus-5"],
  ["global.openai.gpt-6-sol", "openai/gpt-6-sol"],
  ["databricks-gpt-6-1-terra", "openai/gpt-6.1-terra"],
  ["openai.gpt-oss-120b-1:0", "groq/openai/gpt-oss-120b"],
  ["moonshotai/Kimi-K3:novita", "together/moonshotai/Kimi-K3"],
  ["openai/gpt-6.1-sol:nitro", "openrouter/openai/gpt-6.1-sol"],
  ["us.moonshotai.kimi-k3", "moonshot/kimi-k3"],
  ["FW-GLM-5.3", "zai/glm-5.3"],
  ["grok-4-20-reasoning", "xai/grok-4.20-reasoning"],
  ["us.xai.grok-4.7", "xai/grok-4.7"],
  ["deepseek-v4-pro-0813", "together/deepseek-ai/DeepSeek-V4-Pro-0813"],
  ["deepseek-v4-flash-0731", "deepseek/deepseek-v4-flash"],
  ["ft:gpt-4.1-mini-2025-04-14:org::id", "openai/gpt-4.1-mini"],
])("%s is recognized as %s", (model, id) => {
  expect(findKnownModel(model, "openai")?.id).toBe(id);
});

test.each([
  "smollm2",
  "gpt-6",
  "gpt-60",
  "gpt-6-astra-mini",
  "my-gpt-6-astra",
  "claude-sonnet-5-50",
  "claude-opus-5-5-fast",
  "claude-opus-latest",
  "mistral-large-4-mini",
  "mistral-large-40",
  "mistral-medium-2508",
  "glm-5p30",
  "",
  "/",
])("%j is not recognized", (model) => {
  expect(findKnownModel(model, "openai")).toBeUndefined();
});

test("a sandbox model is never recognized as a vendor's, whatever its name", () => {
  expect(findKnownModel("gpt-4o", "sandbox")).toBeUndefined();
});

test("a model that does not reason accepts no effort, and all sampling", () => {
  const facts = { efforts: [], sampling: "all" };
  expect(findKnownModel("gpt-4o", "openai-responses")?.facts).toMatchObject(facts);
});

test("a model that always reasons cannot stop, depending on its family", () => {
  expect(findKnownModel("grok-4.20-reasoning", "openai")?.facts.thinking).toBe("always");
  expect(findKnownModel("claude-sonnet-5-5", "anthropic")?.facts.thinking).toBe("between-tools");
  const routed = findKnownModel("anthropic/claude-sonnet-5.5", "anthropic");
  expect(routed?.id).toBe("openrouter/anthropic/claude-sonnet-5.5");
  expect(routed?.facts.thinking).toBeUndefined();
});

test("every model of the list is recognized by its own name", () => {
  const unknown = wellKnown.models.filter(
    ({ model }) => findKnownModel(model, "openai") === undefined,
  );
  expect(unknown).toEqual([]);
});
