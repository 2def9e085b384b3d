import { expect, test } from "vitest";
import type { ModelSection } from "./gateway-file.ts";
import { modelWarnings } from "./model-warnings.ts";

type Promised = NonNullable<ModelSection["capabilities"]>;

function warnings(model: string, capabilities: Promised): readonly string[] {
  const section: ModelSection = { capabilities, upstreams: [{ kind: "openai", model }] };
  return modelWarnings([null, section]).map(({ path, message }) => `${path} ${message}`);
}

const place = "models[1].upstreams[0].model";

test.each<[string, Promised, string]>([
  ["gpt-4o", { reasoning: "optional" }, "openai/gpt-4o, reasoning: optional"],
  ["gpt-4o", { reasoning: "always" }, "openai/gpt-4o, reasoning: always"],
  ["kimi-k3", { reasoning: "optional" }, "moonshot/kimi-k3, reasoning: optional"],
  [
    "sonar-pro",
    { tools: true, reasoning: "optional" },
    "perplexity/sonar-pro, tools: true, reasoning: optional",
  ],
])("%s does not keep the promise of %j", (model, promised, denied) => {
  const [id = "", ...what] = denied.split(", ");
  const sentence = `is known as ${id}, which does not keep the promise of ${what.join(", ")}`;
  expect(warnings(model, promised)).toEqual([`${place} ${sentence}`]);
});

test.each<[string, Promised]>([
  ["gpt-4o", { tools: true, images: true, structured_output: "strict", reasoning: "none" }],
  ["gpt-6-sol", { reasoning: "optional" }],
  ["gpt-6-sol", { reasoning: "always" }],
  ["kimi-k3", { reasoning: "always" }],
  ["kimi-k3", {}],
  ["a-model-that-nobody-knows", { images: true, reasoning: "optional" }],
])("%s keeps the promise of %j", (model, promised) => {
  expect(warnings(model, promised)).toEqual([]);
});
