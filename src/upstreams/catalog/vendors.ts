import type { ProviderKind } from "./provider-kinds.ts";

interface Named {
  readonly name: string;
  readonly title: string;
}

interface AnyVendor extends Named {
  readonly kind: ProviderKind;
  /** The kind for models that reason, if it is a different one. */
  readonly reasoningKind?: ProviderKind;
  /** Each variable enables the preset. The first one that is set provides the key. */
  readonly keyVariables: readonly [string, ...string[]];
  readonly baseUrl: string;
  /** Prefix of a model's name in calls, for vendors that expect a path. */
  readonly modelPrefix?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Vendors for which a key in the environment enables their well-known models. The environment
 * variables, the keys of the configuration file and the operators' guide derive from this list.
 */
export const vendors = [
  {
    name: "openai",
    kind: "openai",
    // Its newest models support tools with reasoning only on this wire.
    reasoningKind: "openai-responses",
    title: "OpenAI",
    keyVariables: ["OPENAI_API_KEY"],
    baseUrl: "https://api.openai.com/v1",
  },
  {
    name: "anthropic",
    kind: "anthropic",
    title: "Anthropic",
    keyVariables: ["ANTHROPIC_API_KEY"],
    baseUrl: "https://api.anthropic.com/v1",
  },
  {
    name: "gemini",
    kind: "openai",
    title: "Gemini",
    keyVariables: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
    baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai",
  },
  {
    name: "deepseek",
    kind: "openai",
    title: "DeepSeek",
    keyVariables: ["DEEPSEEK_API_KEY"],
    baseUrl: "https://api.deepseek.com",
  },
  {
    name: "moonshot",
    kind: "openai",
    title: "Moonshot AI",
    keyVariables: ["MOONSHOT_API_KEY"],
    baseUrl: "https://api.moonshot.ai/v1",
  },
  {
    name: "zai",
    kind: "openai",
    title: "Z.ai",
    keyVariables: ["ZAI_API_KEY"],
    baseUrl: "https://api.z.ai/api/paas/v4",
  },
  {
    name: "dashscope",
    kind: "openai",
    title: "DashScope",
    keyVariables: ["DASHSCOPE_API_KEY"],
    // The international region, which has its own prices.
    baseUrl: "https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
  },
  {
    name: "minimax",
    kind: "openai",
    title: "MiniMax",
    keyVariables: ["MINIMAX_API_KEY"],
    baseUrl: "https://api.minimax.io/v1",
  },
  {
    name: "mistral",
    kind: "openai",
    title: "Mistral",
    keyVariables: ["MISTRAL_API_KEY"],
    baseUrl: "https://api.mistral.ai/v1",
  },
  {
    name: "groq",
    kind: "openai",
    title: "Groq",
    keyVariables: ["GROQ_API_KEY"],
    baseUrl: "https://api.groq.com/openai/v1",
  },
  {
    name: "xai",
    kind: "openai",
    title: "xAI",
    keyVariables: ["XAI_API_KEY"],
    baseUrl: "https://api.x.ai/v1",
  },
  {
    name: "together",
    kind: "openai",
    title: "Together AI",
    keyVariables: ["TOGETHER_API_KEY"],
    baseUrl: "https://api.together.xyz/v1",
  },
  {
    name: "fireworks",
    kind: "openai",
    title: "Fireworks AI",
    keyVariables: ["FIREWORKS_API_KEY"],
    baseUrl: "https://api.fireworks.ai/inference/v1",
    modelPrefix: "accounts/fireworks/models/",
  },
  {
    name: "perplexity",
    kind: "openai",
    title: "Perplexity",
    keyVariables: ["PERPLEXITY_API_KEY"],
    baseUrl: "https://api.perplexity.ai",
  },
  {
    name: "openrouter",
    kind: "openai",
    title: "OpenRouter",
    keyVariables: ["OPENROUTER_API_KEY"],
    baseUrl: "https://openrouter.ai/api/v1",
    headers: { "x-title": "Chat gateway (OpenRouter)" },
  },
] as const satisfies readonly AnyVendor[];

export type VendorName = (typeof vendors)[number]["name"];
export type Vendor = AnyVendor & { readonly name: VendorName };

interface AnyLocalServer extends Named {
  readonly addressVariable: string;
  /** Its dialect of chat completions. */
  readonly dialect: string;
  /** Served if the operator does not list any; empty if only the operator can know them. */
  readonly models: readonly string[];
}

/** Servers on the operator's own machines. */
export const localServers = [
  {
    name: "ollama",
    title: "Ollama",
    addressVariable: "OLLAMA_BASE_URL",
    dialect: "ollama",
    models: ["llama3.2", "qwen3", "gemma3", "gpt-oss"],
  },
  {
    name: "llamacpp",
    title: "llama.cpp",
    addressVariable: "LLAMACPP_BASE_URL",
    dialect: "llama-cpp",
    // This server answers every name with the single model that it was started with.
    models: ["default"],
  },
  {
    name: "lmstudio",
    title: "LM Studio",
    addressVariable: "LMSTUDIO_BASE_URL",
    dialect: "lm-studio",
    models: [],
  },
  {
    name: "vllm",
    title: "vLLM",
    addressVariable: "VLLM_BASE_URL",
    dialect: "vllm",
    models: [],
  },
  {
    name: "sglang",
    title: "SGLang",
    addressVariable: "SGLANG_BASE_URL",
    dialect: "sglang",
    // Like llama.cpp.
    models: ["default"],
  },
] as const satisfies readonly AnyLocalServer[];

export type LocalServerName = (typeof localServers)[number]["name"];
export type LocalServer = AnyLocalServer & { readonly name: LocalServerName };
