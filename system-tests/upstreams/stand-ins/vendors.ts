import {
  anthropic,
  anthropicAlways,
  anthropicBoundOff,
  anthropicBudget,
  anthropicTextFirst,
  anthropicWithoutBeta,
} from "./anthropic.ts";
import { azure } from "./azure.ts";
import {
  compatible,
  compatibleKimi,
  compatibleLlama,
  compatibleMimo,
  compatibleQwen,
} from "./compatible.ts";
import { claudeOnBedrock, claudeOnMantle, claudeOnVertex } from "./claude-clouds.ts";
import { dashscope } from "./dashscope.ts";
import { deepseek } from "./deepseek.ts";
import { fireworks } from "./fireworks.ts";
import { gemini } from "./gemini.ts";
import { groq } from "./groq.ts";
import { huggingFace } from "./hugging-face.ts";
import { llamaCpp } from "./llama-cpp.ts";
import { lmStudio } from "./lm-studio.ts";
import { minimax } from "./minimax.ts";
import { mistral, mistralAlways, mistralMedium } from "./mistral.ts";
import { moonshot, moonshotAlways, moonshotCode } from "./moonshot.ts";
import { ollama } from "./ollama.ts";
import { responsesAlways, responsesVendor } from "./openai-responses.ts";
import { openai } from "./openai.ts";
import { openrouter, openrouterBound, openrouterDeepseek } from "./openrouter.ts";
import {
  deepseekMessages,
  minimaxMessages,
  moonshotAlwaysMessages,
  moonshotMessages,
  zaiMessages,
} from "./other-messages.ts";
import { perplexity } from "./perplexity.ts";
import { sglang } from "./sglang.ts";
import { together } from "./together.ts";
import type { Vendor } from "./vendor.ts";
import { vllm } from "./vllm.ts";
import { xai } from "./xai.ts";
import { zai } from "./zai.ts";

/** Every vendor that has a stand-in, in the order of the documentation. */
export const vendors: readonly Vendor[] = [
  responsesVendor(() => "the vendor's"),
  responsesAlways,
  openai,
  azure,
  openrouter,
  openrouterBound,
  openrouterDeepseek,
  gemini,
  deepseek,
  deepseekMessages,
  moonshot,
  moonshotAlways,
  moonshotCode,
  moonshotMessages,
  moonshotAlwaysMessages,
  zai,
  zaiMessages,
  dashscope,
  minimax,
  minimaxMessages,
  mistral,
  mistralAlways,
  mistralMedium,
  groq,
  xai,
  together,
  fireworks,
  perplexity,
  huggingFace,
  vllm,
  sglang,
  ollama,
  lmStudio,
  llamaCpp,
  compatible,
  compatibleQwen,
  compatibleLlama,
  compatibleKimi,
  compatibleMimo,
  anthropic,
  anthropicAlways,
  anthropicTextFirst,
  anthropicBoundOff,
  anthropicWithoutBeta,
  anthropicBudget,
  claudeOnBedrock,
  claudeOnMantle,
  claudeOnVertex,
];
