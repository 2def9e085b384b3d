import type { VendorName } from "../../src/upstreams/catalog/vendors.ts";

/** A model that the list of well-known models must contain if the feed has it. */
export interface WantedModel {
  readonly preset: string;
  /** The vendor's name for the model, and the part of the gateway's name after the preset's. */
  readonly model: string;
  /** Its name in the feed. */
  readonly feedKey: string;
  readonly displayName: string;
}

/** A preset's models, name to display name; `feedPrefix` precedes each name in the feed. */
interface WantedPreset {
  readonly feedPrefix: string;
  readonly models: Readonly<Record<string, string>>;
}

/** The models of each vendor that the feed lists under the vendor's own names. */
const direct: Readonly<Record<Exclude<VendorName, "openrouter">, WantedPreset>> = {
  openai: {
    feedPrefix: "",
    models: {
      "gpt-6.1-sol": "GPT-6.1 Sol",
      "gpt-6.1-terra": "GPT-6.1 Terra",
      "gpt-6-astra": "GPT-6 Astra",
      "gpt-6-sol": "GPT-6 Sol",
      "gpt-6-luna": "GPT-6 Luna",
      "gpt-5.6-sol": "GPT-5.6 Sol",
      "gpt-5.6-terra": "GPT-5.6 Terra",
      "gpt-5.6-luna": "GPT-5.6 Luna",
      "gpt-5.5": "GPT-5.5",
      "gpt-5.5-pro": "GPT-5.5 Pro",
      "gpt-5.4": "GPT-5.4",
      "gpt-5.4-pro": "GPT-5.4 Pro",
      "gpt-5.4-mini": "GPT-5.4 mini",
      "gpt-5.4-nano": "GPT-5.4 nano",
      "gpt-5.3-codex": "GPT-5.3 Codex",
      "gpt-5.2": "GPT-5.2",
      "gpt-5.1": "GPT-5.1",
      "gpt-5.1-codex": "GPT-5.1 Codex",
      "gpt-5.1-codex-max": "GPT-5.1 Codex Max",
      "gpt-5.1-codex-mini": "GPT-5.1 Codex mini",
      "gpt-5.1-chat-latest": "GPT-5.1 Chat",
      "gpt-5": "GPT-5",
      "gpt-5-mini": "GPT-5 mini",
      "gpt-5-nano": "GPT-5 nano",
      o3: "o3",
      "o4-mini": "o4-mini",
      "gpt-4.1": "GPT-4.1",
      "gpt-4.1-mini": "GPT-4.1 mini",
      "gpt-4.1-nano": "GPT-4.1 nano",
      "gpt-4o": "GPT-4o",
      "gpt-4o-mini": "GPT-4o mini",
    },
  },
  anthropic: {
    feedPrefix: "",
    models: {
      "claude-fable-5-2": "Claude Fable 5.2",
      "claude-fable-5-1": "Claude Fable 5.1",
      "claude-fable-5": "Claude Fable 5",
      "claude-opus-5-5": "Claude Opus 5.5",
      "claude-opus-5": "Claude Opus 5",
      "claude-opus-4-8": "Claude Opus 4.8",
      "claude-opus-4-7": "Claude Opus 4.7",
      "claude-opus-4-6": "Claude Opus 4.6",
      "claude-sonnet-5-5": "Claude Sonnet 5.5",
      "claude-sonnet-5": "Claude Sonnet 5",
      "claude-sonnet-4-6": "Claude Sonnet 4.6",
      "claude-sonnet-4-5": "Claude Sonnet 4.5",
      "claude-haiku-5-5": "Claude Haiku 5.5",
      "claude-haiku-4-5": "Claude Haiku 4.5",
    },
  },
  gemini: {
    feedPrefix: "gemini/",
    models: {
      "gemini-4-argon": "Gemini 4 Argon",
      "gemini-4-hydrogen": "Gemini 4 Hydrogen",
      "gemini-3.8-flash": "Gemini 3.8 Flash",
      "gemini-3.7-flash": "Gemini 3.7 Flash",
      "gemini-3.6-flash": "Gemini 3.6 Flash",
      "gemini-3.5-flash": "Gemini 3.5 Flash",
      "gemini-3.5-flash-lite": "Gemini 3.5 Flash-Lite",
      "gemini-3.1-pro-preview": "Gemini 3.1 Pro (preview)",
      "gemini-3.1-flash-lite": "Gemini 3.1 Flash-Lite",
      "gemini-3.1-flash-lite-preview": "Gemini 3.1 Flash-Lite (preview)",
      "gemini-3-flash-preview": "Gemini 3 Flash (preview)",
      "gemini-2.5-pro": "Gemini 2.5 Pro",
      "gemini-2.5-flash": "Gemini 2.5 Flash",
      "gemini-2.5-flash-lite": "Gemini 2.5 Flash-Lite",
    },
  },
  deepseek: {
    feedPrefix: "deepseek/",
    models: {
      "deepseek-v4-pro": "DeepSeek V4 Pro",
      "deepseek-v4-flash": "DeepSeek V4 Flash",
      "deepseek-flash": "DeepSeek Flash",
      "deepseek-chat": "DeepSeek Chat",
      "deepseek-reasoner": "DeepSeek Reasoner",
    },
  },
  moonshot: {
    feedPrefix: "moonshot/",
    models: {
      "kimi-k3.1-pro": "Kimi K3.1 Pro",
      "kimi-k3.1-pro-highspeed": "Kimi K3.1 Pro HighSpeed",
      "kimi-k3": "Kimi K3",
      "kimi-k2.7-code": "Kimi K2.7 Code",
      "kimi-k2.6": "Kimi K2.6",
      "kimi-k2.5": "Kimi K2.5",
      "moonshot-v1-128k": "Moonshot V1 128K",
    },
  },
  zai: {
    feedPrefix: "zai/",
    models: {
      "glm-5.3": "GLM-5.3",
      "glm-5.3-flash": "GLM-5.3 Flash",
      "glm-5.2": "GLM-5.2",
      "glm-5.1": "GLM-5.1",
      "glm-5": "GLM-5",
      "glm-4.7": "GLM-4.7",
    },
  },
  dashscope: {
    feedPrefix: "dashscope/",
    models: {
      "qwen3.8-max": "Qwen3.8 Max",
      "qwen3.8-flash": "Qwen3.8 Flash",
      "qwen3.7-max": "Qwen3.7 Max",
      "qwen3.7-plus": "Qwen3.7 Plus",
    },
  },
  minimax: {
    feedPrefix: "minimax/",
    models: {
      "MiniMax-M3": "MiniMax M3",
      "MiniMax-M2.5": "MiniMax M2.5",
      "MiniMax-M2.5-lightning": "MiniMax M2.5 Lightning",
      "MiniMax-M2.1": "MiniMax M2.1",
    },
  },
  mistral: {
    feedPrefix: "mistral/",
    models: {
      "mistral-large-4": "Mistral Large 4",
      "mistral-large-latest": "Mistral Large",
      "mistral-medium-3-5": "Mistral Medium 3.5",
      "mistral-medium-latest": "Mistral Medium",
      "mistral-small-2603": "Mistral Small 2603",
      "mistral-small-latest": "Mistral Small",
      "magistral-medium-latest": "Magistral Medium",
      "magistral-small-latest": "Magistral Small",
      "devstral-latest": "Devstral",
      "devstral-small-latest": "Devstral Small",
      "codestral-latest": "Codestral",
      "ministral-14b-latest": "Ministral 14B",
      "ministral-8b-latest": "Ministral 8B",
      "ministral-3b-latest": "Ministral 3B",
    },
  },
  groq: {
    feedPrefix: "groq/",
    models: {
      "openai/gpt-oss-120b": "gpt-oss 120B",
      "openai/gpt-oss-20b": "gpt-oss 20B",
      "qwen/qwen3.8-27b": "Qwen3.8 27B",
    },
  },
  xai: {
    feedPrefix: "xai/",
    models: {
      "grok-4.7": "Grok 4.7",
      "grok-4.6": "Grok 4.6",
      "grok-4.5": "Grok 4.5",
      "grok-4.3": "Grok 4.3",
      "grok-4.20-reasoning": "Grok 4.20 (reasoning)",
      "grok-4.20-non-reasoning": "Grok 4.20 (non-reasoning)",
      "grok-build-0.1": "Grok Build 0.1",
      "grok-code-fast-1": "Grok Code Fast 1",
    },
  },
  together: {
    feedPrefix: "together_ai/",
    models: {
      "moonshotai/Kimi-K3.1-Pro": "Kimi K3.1 Pro",
      "moonshotai/Kimi-K3": "Kimi K3",
      "moonshotai/Kimi-K2.7-Code": "Kimi K2.7 Code",
      "zai-org/GLM-5.3": "GLM-5.3",
      "zai-org/GLM-5.3-Flash": "GLM-5.3 Flash",
      "deepseek-ai/DeepSeek-V4.1-Flash-1017": "DeepSeek V4.1 Flash 1017",
      "deepseek-ai/DeepSeek-V4-Pro-0813": "DeepSeek V4 Pro 0813",
      "MiniMaxAI/MiniMax-M3": "MiniMax M3",
      "Qwen/Qwen3.5-9B": "Qwen3.5 9B",
      "meta-models/Muse-Spark-Open-816B-A42B": "Muse Spark Open",
      "nvidia/NVIDIA-Nemotron-3.5-Super-VL": "Nemotron 3.5 Super VL",
      "openai/gpt-oss-120b": "gpt-oss 120B",
      "openai/gpt-oss-20b": "gpt-oss 20B",
      "meta-llama/Llama-3.3-70B-Instruct-Turbo": "Llama 3.3 70B Instruct Turbo",
    },
  },
  fireworks: {
    feedPrefix: "fireworks_ai/accounts/fireworks/models/",
    models: {
      "kimi-k3p1-pro": "Kimi K3.1 Pro",
      "kimi-k3": "Kimi K3",
      "glm-5p3": "GLM-5.3",
      "glm-5p3-flash": "GLM-5.3 Flash",
      "glm-5p2": "GLM-5.2",
      "deepseek-v4p1-flash-1017": "DeepSeek V4.1 Flash 1017",
      "deepseek-v4p1-flash": "DeepSeek V4.1 Flash",
      "deepseek-v4-pro-0813": "DeepSeek V4 Pro 0813",
      "minimax-m3p1-flash": "MiniMax M3.1 Flash",
      "minimax-m3": "MiniMax M3",
      "qwen3p8-max": "Qwen3.8 Max",
      "qwen3p7-plus": "Qwen3.7 Plus",
      "gpt-oss-120b": "gpt-oss 120B",
      "gpt-oss-20b": "gpt-oss 20B",
    },
  },
  perplexity: {
    feedPrefix: "perplexity/",
    models: {
      sonar: "Sonar",
      "sonar-pro": "Sonar Pro",
      "sonar-reasoning-pro": "Sonar Reasoning Pro",
      "sonar-deep-research": "Sonar Deep Research",
    },
  },
};

/**
 * Maps OpenRouter's names to the feed's. Only models that their own vendor alone serves there, so
 * that the price is the vendor's. Open weights have several hosts there, each with its own price.
 */
const openRouterKeys: Readonly<Record<string, string>> = {
  "anthropic/claude-fable-5.2": "claude-fable-5-2",
  "anthropic/claude-fable-5.1": "claude-fable-5-1",
  "anthropic/claude-opus-5.5": "claude-opus-5-5",
  "anthropic/claude-sonnet-5.5": "claude-sonnet-5-5",
  "anthropic/claude-haiku-5.5": "claude-haiku-5-5",
  "anthropic/claude-haiku-4.5": "claude-haiku-4-5",
  "openai/gpt-6.1-sol": "gpt-6.1-sol",
  "openai/gpt-6.1-terra": "gpt-6.1-terra",
  "openai/gpt-6-astra": "gpt-6-astra",
  "openai/gpt-6-sol": "gpt-6-sol",
  "openai/gpt-6-luna": "gpt-6-luna",
  "openai/gpt-5.6-sol": "gpt-5.6-sol",
  "openai/gpt-5.6-terra": "gpt-5.6-terra",
  "openai/gpt-5.6-luna": "gpt-5.6-luna",
  "openai/gpt-5.5": "gpt-5.5",
  "openai/gpt-5.4": "gpt-5.4",
  "openai/gpt-5.4-mini": "gpt-5.4-mini",
  "google/gemini-4-argon": "gemini/gemini-4-argon",
  "google/gemini-3.8-flash": "gemini/gemini-3.8-flash",
  "google/gemini-3.5-flash-lite": "gemini/gemini-3.5-flash-lite",
  "google/gemini-3.1-pro-preview": "gemini/gemini-3.1-pro-preview",
  "x-ai/grok-4.7": "xai/grok-4.7",
  "mistralai/mistral-large-4-0": "mistral/mistral-large-4",
};

const directModels: readonly WantedModel[] = Object.entries(direct).flatMap(
  ([preset, { feedPrefix, models }]) =>
    Object.entries(models).map(([model, displayName]) => {
      return { preset, model, feedKey: `${feedPrefix}${model}`, displayName };
    }),
);

function nameOf(feedKey: string): string {
  const known = directModels.find((model) => model.feedKey === feedKey);
  return known?.displayName ?? feedKey.slice(feedKey.lastIndexOf("/") + 1);
}

/** Every model wanted, in the order of the list. Add a model here, then refresh the catalog. */
export const wantedModels: readonly WantedModel[] = [
  ...directModels,
  ...Object.entries(openRouterKeys).map(([model, feedKey]) => {
    return { preset: "openrouter", model, feedKey, displayName: nameOf(feedKey) };
  }),
];
