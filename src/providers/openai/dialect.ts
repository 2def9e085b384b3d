import type { Upstream } from "../../catalog/model.ts";

/** Where servers of this wire differ in what they take; told from the address alone. */
export interface Dialect {
  readonly maxTokensField: "max_tokens" | "max_completion_tokens";
  readonly reasoning: "effort" | "object";
  readonly cacheControl: boolean;
  readonly topK: boolean;
  /** At most so many stop strings; null: no bound known. */
  readonly stopMax: number | null;
  readonly keyHeader: "authorization" | "api-key";
}

/** vLLM, llama.cpp, Ollama and the rest: only what the vendor's reference has always had. */
const common: Dialect = {
  maxTokensField: "max_tokens",
  reasoning: "effort",
  cacheControl: false,
  topK: false,
  stopMax: null,
  keyHeader: "authorization",
};

/** The vendor's own service: its reasoning models refuse `max_tokens`; it takes 4 stop strings. */
const official: Dialect = { ...common, maxTokensField: "max_completion_tokens", stopMax: 4 };
const azure: Dialect = { ...official, keyHeader: "api-key" };
const openRouter: Dialect = { ...common, reasoning: "object", cacheControl: true, topK: true };

/** The dialect of an upstream; Azure's form is told by its host or its `api-version`. */
export function dialectOf(upstream: Upstream): Dialect {
  const host = new URL(upstream.baseUrl).hostname;
  if (host.endsWith(".azure.com") || "api-version" in upstream.query) return azure;
  if (host === "api.openai.com" || host.endsWith(".api.openai.com")) return official;
  if (host === "openrouter.ai" || host.endsWith(".openrouter.ai")) return openRouter;
  return common;
}
