/**
 * As `switches.py`, by frameworks for JavaScript. Prints a line for each case.
 *
 * Environment: GATEWAY_URL (with /v1), GATEWAY_KEY, MODEL, UNLISTED_FIELDS.
 */
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { Agent } from "@mastra/core/agent";
import { generateText } from "ai";

const { GATEWAY_URL: baseURL, GATEWAY_KEY: apiKey, MODEL: modelId } = process.env;
const isIgnored = process.env.UNLISTED_FIELDS === "ignore";
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

/** Returns what is wrong with a refusal; null if its hint names the switch and the setting. */
async function refusalFault(refused) {
  try {
    await refused();
    return "is accepted without the switch";
  } catch ({ message }) {
    if (!message.includes('Unknown field "reasoning_effort"')) {
      return `is refused for something else: ${message}`;
    }
    const hinted = ["AI SDK, Mastra: reasoning in providerOptions", '"unlisted_fields"'];
    const missing = hinted.find((name) => !message.includes(name));
    return missing === undefined ? null : `the hint does not name ${missing}: ${message}`;
  }
}

/** Returns what is wrong with a case; null if it goes as expected. */
async function faultOf(refused, accepted) {
  const fault = isIgnored ? null : await refusalFault(refused);
  if (fault !== null) return fault;
  try {
    const { text } = await (isIgnored ? refused() : accepted());
    return text === "" ? "answers nothing" : null;
  } catch ({ message }) {
    return `is refused: ${message}`;
  }
}

for (const [name, [refused, accepted]] of Object.entries(cases)) {
  console.log(`${name}: ${(await faultOf(refused, accepted)) ?? "ok"}`);
}
