import { expect, test } from "vitest";
import type { ModelSection, UpstreamSection } from "./gateway-file.ts";
import { modelWarnings } from "./model-warnings.ts";

function warnings(
  promised: ModelSection,
  ...upstreams: readonly UpstreamSection[]
): readonly string[] {
  const section: ModelSection = { ...promised, upstreams };
  return modelWarnings([null, section]).map(({ path, message }) => `${path} ${message}`);
}

const of = (model: string, kind: UpstreamSection["kind"] = "openai"): UpstreamSection => ({
  kind,
  model,
});

test.each<[string, ModelSection, string]>([
  ["gpt-4o", { capabilities: { reasoning: "optional" } }, "openai/gpt-4o, reasoning: optional"],
  ["gpt-4o", { capabilities: { reasoning: "always" } }, "openai/gpt-4o, reasoning: always"],
  ["kimi-k3", { capabilities: { reasoning: "optional" } }, "moonshot/kimi-k3, reasoning: optional"],
  [
    "sonar-pro",
    { capabilities: { tools: true, reasoning: "optional" } },
    "perplexity/sonar-pro, tools: true, reasoning: optional",
  ],
  [
    "deepseek-v4-pro",
    { capabilities: { images: true, documents: true, structured_output: "strict" } },
    "deepseek/deepseek-v4-pro, images: true, documents: true, structured_output: strict",
  ],
  [
    "gpt-4o",
    { context_length: 144_385, max_output_tokens: 16_385 },
    "openai/gpt-4o, context_length: 144385, max_output_tokens: 16385",
  ],
])("%s does not support the configured %j", (model, promised, denied) => {
  const [id = "", ...what] = denied.split(", ");
  const sentence = `promises ${what.join(", ")}, which its upstream does not support: known as ${id}`;
  expect(warnings(promised, of(model))).toEqual([`models[1] ${sentence}`]);
});

test.each<[string, ModelSection]>([
  [
    "gpt-4o",
    { capabilities: { tools: true, images: true, structured_output: "strict", reasoning: "none" } },
  ],
  ["gpt-4o", { context_length: 144_384, max_output_tokens: 16_384 }],
  ["gpt-6-sol", { capabilities: { reasoning: "optional" } }],
  ["gpt-6-sol", { capabilities: { reasoning: "always" } }],
  ["kimi-k3", { capabilities: { reasoning: "always" } }],
  ["kimi-k3", {}],
  [
    "a-model-that-nobody-knows",
    {
      context_length: 9_000_000,
      capabilities: {
        tools: true,
        images: true,
        structured_output: "strict",
        reasoning: "optional",
      },
    },
  ],
])("%s supports the configured %j", (model, promised) => {
  expect(warnings(promised, of(model))).toEqual([]);
});

const all: ModelSection = { capabilities: { images: true, reasoning: "optional" } };

test("an ability that only one of several upstreams lacks is reported for the upstream", () => {
  expect(warnings(all, of("gpt-6-sol"), of("deepseek-v4-pro"))).toEqual([
    "models[1].upstreams[1].model is known as deepseek/deepseek-v4-pro, which does not support images: true",
  ]);
});

test("an ability that every upstream lacks is reported for the model, others for the upstream", () => {
  expect(warnings(all, of("glm-5.3"), of("us.xai.grok-4.7"), of("glm-5.2"))).toEqual([
    "models[1].upstreams[0].model is known as zai/glm-5.3, which does not support images: true, reasoning: optional",
    "models[1].upstreams[2].model is known as zai/glm-5.2, which does not support images: true",
  ]);
  expect(warnings(all, of("glm-5.3"), of("glm-5.2"), of("zai-org/GLM-5.3"))).toEqual([
    "models[1] promises images: true, which none of its upstreams supports: known as zai/glm-5.3; known as zai/glm-5.2; known as together/zai-org/GLM-5.3",
    "models[1].upstreams[0].model is known as zai/glm-5.3, which does not support reasoning: optional",
    "models[1].upstreams[2].model is known as together/zai-org/GLM-5.3, which does not support reasoning: optional",
  ]);
});

test("an upstream with an unknown model may have an ability that others lack", () => {
  expect(warnings(all, of("glm-5.3"), of("my-deployment"))).toEqual([
    "models[1].upstreams[0].model is known as zai/glm-5.3, which does not support images: true, reasoning: optional",
  ]);
});

test("a model that always reasons, judged by its name, does not support optional reasoning", () => {
  expect(warnings(all, of("claude-opus-7", "anthropic"))).toEqual([
    "models[1] promises reasoning: optional, which its upstream does not support: taken by its name",
  ]);
  const always: ModelSection = { capabilities: { reasoning: "always" } };
  expect(warnings(always, of("claude-opus-7", "anthropic"))).toEqual([]);
});

test.each([{ thinking: "adaptive" }, { efforts: ["none", "low"] }] as const)(
  "the quirk %j states that a model can stop reasoning",
  (quirks) => {
    const promised: ModelSection = { capabilities: { reasoning: "optional" } };
    expect(warnings(promised, { ...of("kimi-k3"), quirks })).toEqual([]);
  },
);

test("a model that accepts tools only over the Responses API is a warning, not a problem", () => {
  const tools = { capabilities: { tools: true } };
  const told = warnings(tools, of("my-model"), of("gpt-6.1-sol"));
  expect(told).toEqual([
    "models[1].upstreams[1].kind this model accepts tools only over the Responses API: set kind: " +
      "openai-responses or tools: false; if this server accepts them here, quirks: { responses: never }",
  ]);
  expect(warnings({ capabilities: { tools: false } }, of("gpt-6.1-sol"))).toEqual([]);
  expect(warnings(tools, of("gpt-6.1-sol", "openai-responses"))).toEqual([]);
  const stated = { ...of("gpt-6.1-sol"), quirks: { responses: "never" } };
  expect(warnings(tools, stated)).toEqual([]);
});
