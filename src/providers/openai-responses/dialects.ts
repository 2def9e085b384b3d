import { dialectsOf } from "../dialects-of.ts";
import { anyOrder, strictOrder } from "../turn-order.ts";
import type { Dialect } from "./dialect.ts";

/*
 * What each vendor of this API takes that others do not, a vendor a row. Encoders and decoders read
 * the flags and know no vendor's name.
 */

/** Any other server with this API. */
const compatible: Dialect = {
  wire: "openai-responses",
  name: "compatible",
  hosts: [],
  keyHeader: "authorization",
  userMax: 64,
  ...anyOrder,
};

/** OpenAI's own service. Source: the reference of `POST /v1/responses`. */
const openai = {
  hosts: ["api.openai.com"],
} as const satisfies Partial<Dialect>;

/** Every dialect of this API, the default first; and the effective flags of an upstream with it. */
export const { dialects, dialectOf } = dialectsOf(compatible, {
  openai,
  /** Azure OpenAI: the key in its own header. Source: Azure OpenAI's guide (Responses API). */
  azure: {
    ...openai,
    hosts: ["azure.com", "azure.us", "azure.cn", "azure-api.net"],
    queryKey: "api-version",
    keyHeader: "api-key",
  },
  /** vLLM. Source: docs.vllm.ai (OpenAI-compatible server, Responses API). */
  vllm: {
    ...strictOrder,
    hosts: [],
  },
  /** SGLang. Source: docs.sglang.ai (OpenAI-compatible APIs). */
  sglang: {
    ...strictOrder,
    hosts: [],
  },
  /** Ollama, on its usual port. Source: docs/api/openai-compatibility.mdx of its repository. */
  ollama: {
    ...strictOrder,
    hosts: [":11434"],
    userAfterTool: true,
  },
  /** LM Studio, on its usual port. Source: lmstudio.ai/docs (OpenAI compatibility). */
  "lm-studio": {
    ...strictOrder,
    hosts: [":1234"],
  },
  /** llama.cpp's server. Source: tools/server/README.md of its repository. */
  "llama-cpp": {
    ...strictOrder,
    hosts: [],
  },
});
