import { comparedName } from "../../catalog/model-name.ts";

/**
 * The text of reasoning that is unknown. Kimi K2.5 and K2.6, and DeepSeek behind OpenRouter, refuse
 * an empty text and accept this one, which no model reads as reasoning. Sources: llmgateway 2093,
 * litellm 27439 (both measured it), hermes-agent 23407 (DeepSeek and Kimi).
 */
export const UNKNOWN_REASONING = " ";

/**
 * Models that think by default and, while they think, refuse a call of the history without its
 * reasoning, wherever they are served: DeepSeek from V3.2 on, Kimi from K2.5 on and K2-thinking, and
 * Xiaomi's MiMo. Sources: api-docs.deepseek.com/guides/thinking_mode, LibreChat 13366 (DeepSeek
 * behind OpenRouter); pi 5309, QwenPaw 433 (Kimi behind OpenRouter and SiliconFlow);
 * platform.xiaomimimo.com (passing back reasoning_content).
 */
const demanding =
  /^(?:deepseek-(?:v3\.2|v[4-9]|flash|pro)|kimi-(?:k2\.[5-9]|k2-thinking|k[3-9]|for-coding)|mimo-)/;

/** Gemini 3 refuses a call without its signature. Source: ai.google.dev (thought signatures). */
const signing = /^gemini-(?:[3-9]|\d\d)/;

/** A flag value for each of the flags that the model's name determines. */
type ReasoningFlags = Readonly<Record<string, string | boolean>>;

/**
 * Returns how a server treats the reasoning of a model's calls, by the name of the model, as flags
 * of its dialect. A server of a demanding model gets reasoning back even if its dialect has no form
 * for it: routers and unknown servers forward the fields of the model's vendor.
 */
export function reasoningByName(model: string, dialect: object): ReasoningFlags {
  // With its suffix: the version of `deepseek-v4` has the form of a suffix.
  const name = comparedName(model);
  if ("thinksByDefault" in dialect) return demanding.test(name) ? { thinksByDefault: true } : {};
  if (!("reasoningBack" in dialect)) return {};
  const { reasoningBack } = dialect;
  if (reasoningBack === "reasoning-details" && signing.test(name)) {
    return { missingReasoning: "signature" };
  }
  if (!demanding.test(name)) return {};
  const back = reasoningBack === "none" && { reasoningBack: "reasoning-content" };
  return { missingReasoning: "space", ...back };
}
