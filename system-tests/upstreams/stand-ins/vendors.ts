import { anthropic, anthropicBudget } from "./anthropic.ts";
import { azure } from "./azure.ts";
import { compatible } from "./compatible.ts";
import { deepseekMessages } from "./deepseek-messages.ts";
import { deepseek } from "./deepseek.ts";
import { fireworks } from "./fireworks.ts";
import { gemini } from "./gemini.ts";
import { groq } from "./groq.ts";
import { llamaCpp } from "./llama-cpp.ts";
import { lmStudio } from "./lm-studio.ts";
import { mistral } from "./mistral.ts";
import { moonshot } from "./moonshot.ts";
import { ollama } from "./ollama.ts";
import { responsesVendor } from "./openai-responses.ts";
import { openai } from "./openai.ts";
import { openrouter } from "./openrouter.ts";
import { perplexity } from "./perplexity.ts";
import { sglang } from "./sglang.ts";
import { together } from "./together.ts";
import type { Vendor } from "./vendor.ts";
import { vllm } from "./vllm.ts";
import { xai } from "./xai.ts";

/** Every vendor that has a stand-in, in the order of the documentation. */
export const vendors: readonly Vendor[] = [
  responsesVendor(() => "the vendor's"),
  openai,
  azure,
  openrouter,
  gemini,
  deepseek,
  deepseekMessages,
  moonshot,
  mistral,
  groq,
  xai,
  together,
  fireworks,
  perplexity,
  vllm,
  sglang,
  ollama,
  lmStudio,
  llamaCpp,
  compatible,
  anthropic,
  anthropicBudget,
];
