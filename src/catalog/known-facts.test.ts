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
])("%s is known as %s", (model, id) => {
  expect(findKnownModel(model, "openai")?.id).toBe(id);
});

test.each(["smollm2", "gpt-6-astra-mini", "my-gpt-6-astra", "claude-sonnet-5-50", "", "/"])(
  "%j is not known",
  (model) => {
    expect(findKnownModel(model, "openai")).toBeUndefined();
  },
);

test("a sandbox model is not a vendor's, whatever its name", () => {
  expect(findKnownModel("gpt-4o", "sandbox")).toBeUndefined();
});

test("a model that does not reason takes no effort", () => {
  expect(findKnownModel("gpt-4o", "openai")?.facts.efforts).toEqual([]);
});

test("a model that always reasons cannot stop, in the way of its own family", () => {
  expect(findKnownModel("grok-4.20-reasoning", "openai")?.facts.thinking).toBe("always");
  expect(findKnownModel("claude-sonnet-5-5", "anthropic")?.facts.thinking).toBe("between-tools");
  const routed = findKnownModel("anthropic/claude-sonnet-5.5", "anthropic");
  expect(routed?.id).toBe("openrouter/anthropic/claude-sonnet-5.5");
  expect(routed?.facts.thinking).toBeUndefined();
});

test("every model of the list is known by its own name", () => {
  const unknown = wellKnown.models.filter(
    ({ model }) => findKnownModel(model, "openai") === undefined,
  );
  expect(unknown).toEqual([]);
});
