/**
 * As `switches.py`, by frameworks for JavaScript. Prints a line for each case.
 *
 * Environment: GATEWAY_URL (with /v1), GATEWAY_KEY, MODEL.
 */
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { Agent } from "@mastra/core/agent";
import { generateText } from "ai";

const { GATEWAY_URL: baseURL, GATEWAY_KEY: apiKey, MODEL: modelId } = process.env;
const compatible = createOpenAICompatible({ name: "gateway", baseURL, apiKey })(modelId);
const openai = createOpenAI({ baseURL, apiKey }).chat(modelId);

function complete(model, settings) {
  return generateText({ model, prompt: "Hello", maxRetries: 0, ...settings });
}

function generate(gateway) {
  const agent = new Agent({ id: "a", name: "a", instructions: "Be brief.", model: compatible });
  const modelSettings = { maxRetries: 0 };
  return agent.generate("Hello", { modelSettings, providerOptions: { gateway } });
}

const reasoning = { effort: "low" };
const cases = {
  "AI SDK, effort of @ai-sdk/openai-compatible": [
    () => complete(compatible, { reasoning: "low" }),
    () => complete(compatible, { providerOptions: { gateway: { reasoning } } }),
  ],
  "AI SDK, effort of @ai-sdk/openai": [
    () => complete(openai, { reasoning: "low" }),
    () => complete(openai, {}),
  ],
  "Mastra, effort": [() => generate({ reasoningEffort: "low" }), () => generate({ reasoning })],
};

/** Returns what is wrong with a case; null if it is refused, hinted and repaired as expected. */
async function faultOf(refused, accepted) {
  try {
    await refused();
    return "is accepted without the switch";
  } catch ({ message }) {
    if (!message.includes('Unknown field "reasoning_effort"')) {
      return `is refused for something else: ${message}`;
    }
    if (!message.includes("AI SDK, Mastra: reasoning in providerOptions")) {
      return `the hint does not name the switch: ${message}`;
    }
  }
  try {
    const { text } = await accepted();
    return text === "" ? "answers nothing with the switch" : null;
  } catch ({ message }) {
    return `is refused with the switch: ${message}`;
  }
}

for (const [name, [refused, accepted]] of Object.entries(cases)) {
  console.log(`${name}: ${(await faultOf(refused, accepted)) ?? "ok"}`);
}
