import { azure } from "./azure.ts";
import { compatible } from "./compatible.ts";
import { deepseek } from "./deepseek.ts";
import type { Dialect } from "./dialect.ts";
import { fireworks } from "./fireworks.ts";
import { gemini } from "./gemini.ts";
import { groq } from "./groq.ts";
import { llamaCpp } from "./llama-cpp.ts";
import { lmStudio } from "./lm-studio.ts";
import { mistral } from "./mistral.ts";
import { moonshot } from "./moonshot.ts";
import { ollama } from "./ollama.ts";
import { openai } from "./openai.ts";
import { openrouter } from "./openrouter.ts";
import { perplexity } from "./perplexity.ts";
import { sglang } from "./sglang.ts";
import { together } from "./together.ts";
import { vllm } from "./vllm.ts";
import { xai } from "./xai.ts";

/** Every dialect of this API; the first is the default. */
export const dialects: readonly [Dialect, ...Dialect[]] = [
  compatible,
  openai,
  azure,
  openrouter,
  gemini,
  deepseek,
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
];
