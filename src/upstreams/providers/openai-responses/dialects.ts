import { flag } from "../../catalog/flags.ts";
import {
  type DialectFields,
  dialectsOf,
  keyHeaderFlag,
  userMaxFlag,
} from "../shared/dialects-of.ts";
import { strictOrder, turnOrderFlags } from "../shared/turn-order.ts";

/** How a server of this API differs from the vendor's reference: one flag per difference. */
const flags = {
  keyHeader: keyHeaderFlag("authorization"),
  userMax: userMaxFlag(64),
  customTools: flag(
    ["always", "by-name", "never"],
    "never",
    "whether tools with text as their input are sent as `custom` tools: always, to OpenAI's " +
      "models from GPT-5 on, or never; other upstreams get functions with one string",
  ),
  ...turnOrderFlags,
};

/*
 * The differences of each vendor of this API, one row per vendor. Encoders and decoders read the
 * flags and do not depend on vendor names.
 */

/** Every dialect of this API, the default first, and the effective flags of an upstream with it. */
export const responsesDialects = dialectsOf("openai-responses", flags, {
  /** OpenAI's own service. Source: the reference of `POST /v1/responses`. */
  openai: {
    hosts: ["api.openai.com"],
    customTools: "by-name",
  },
  /** Azure OpenAI: the key in its own header. Source: Azure OpenAI's guide (Responses API). */
  azure: {
    hosts: ["azure.com", "azure.us", "azure.cn", "azure-api.net"],
    queryKey: "api-version",
    keyHeader: "api-key",
    customTools: "by-name",
  },
  /** vLLM. Source: docs.vllm.ai (OpenAI-compatible server, Responses API). */
  vllm: {
    ...strictOrder,
  },
  /** SGLang. Source: docs.sglang.ai (OpenAI-compatible APIs). */
  sglang: {
    ...strictOrder,
  },
  /** Ollama, on its default port. Source: docs/api/openai-compatibility.mdx of its repository. */
  ollama: {
    ...strictOrder,
    hosts: [":11434"],
    userAfterTool: true,
  },
  /** LM Studio, on its default port. Source: lmstudio.ai/docs (OpenAI compatibility). */
  "lm-studio": {
    ...strictOrder,
    hosts: [":1234"],
  },
  /** llama.cpp's server. Source: tools/server/README.md of its repository. */
  "llama-cpp": {
    ...strictOrder,
  },
});

export const { dialectOf } = responsesDialects;

/** The fields of requests that depend on dialect or model, and the quirk that changes each. */
export const dialectFields: DialectFields = {
  temperature: "sampling",
  top_p: "sampling",
  tool_choice: "forced_tools",
  parallel_tool_calls: "single_calls",
  reasoning: "efforts",
  summary: null,
  include: null,
  encrypted_content: null,
  store: null,
  user: "user_max",
};
