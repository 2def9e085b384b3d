import { dialectsOf } from "../dialects-of.ts";
import { anyOrder, strictOrder } from "../turn-order.ts";
import type { Dialect } from "./dialect.ts";

/*
 * What each vendor of this API takes that others do not, a vendor a row. Encoders and decoders read
 * the flags and know no vendor's name.
 */

/**
 * Any other server with this API: only what the vendor's reference has always included. 128
 * characters of `user` are the longest that several known servers take (OpenRouter, Z.ai).
 */
const compatible: Dialect = {
  wire: "openai",
  name: "compatible",
  hosts: [],
  keyHeader: "authorization",
  maxTokensField: "max_tokens",
  reasoningField: "effort",
  reasoningSplit: false,
  reasoningBack: "none",
  cacheControl: false,
  topK: false,
  stopMax: null,
  userField: "user",
  userMin: null,
  userMax: 128,
  streamOptions: true,
  participantNames: true,
  toolResultNames: false,
  callIds: "any",
  ...anyOrder,
  toolChoice: "named",
  toolProperties: false,
  toolStream: false,
  jsonFormats: "all",
  endsWithDone: true,
};

/**
 * OpenAI's own service. Its reasoning models reject `max_tokens`; at most 4 stop strings, 64
 * characters of `user`, and 40 of an id; a tool's schema without `properties` is refused. Source: the
 * reference of `POST /v1/chat/completions`; LiteLLM for the limits of `user` and ids; spring-ai 4776.
 */
const openai = {
  hosts: ["api.openai.com"],
  maxTokensField: "max_completion_tokens",
  stopMax: 4,
  userMax: 64,
  callIds: "short",
  toolProperties: true,
} as const satisfies Partial<Dialect>;

/** Every dialect of this API, the default first; and the effective flags of an upstream with it. */
export const { dialects, dialectOf } = dialectsOf(compatible, {
  openai,
  /**
   * Azure OpenAI: OpenAI's models, with the key in its own header; its older URLs have an
   * `api-version`. Source: Azure OpenAI's REST reference.
   */
  azure: {
    ...openai,
    hosts: ["azure.com", "azure.us", "azure.cn", "azure-api.net"],
    queryKey: "api-version",
    keyHeader: "api-key",
  },
  /**
   * OpenRouter: one reasoning format for all of its models, their cache marks, and `top_k`. Tools reach
   * vendors that refuse a schema without `properties`. Source: openrouter.ai/docs ("Reasoning tokens"
   * with `reasoning_details`, "Prompt caching", "Parameters").
   */
  openrouter: {
    hosts: ["openrouter.ai"],
    reasoningField: "object",
    reasoningBack: "reasoning-details",
    cacheControl: true,
    topK: true,
    userMax: 128,
    toolProperties: true,
  },
  /**
   * Gemini's OpenAI-compatible endpoint. Gemini 3 rejects a tool call that is sent back without its
   * thought signature; tool messages need the tool's name; at most 5 stop strings. Source:
   * ai.google.dev/gemini-api/docs/openai and /thought-signatures.
   */
  gemini: {
    hosts: ["generativelanguage.googleapis.com"],
    reasoningBack: "thought-signature",
    toolResultNames: true,
    stopMax: 5,
  },
  /**
   * DeepSeek. Thinking is on by default and `thinking` turns it off; if a conversation has tool
   * calls, each must send its `reasoning_content` back. No JSON Schema, but JSON objects. A tool's
   * schema without a type is refused. Source: api-docs.deepseek.com/guides/thinking_mode and
   * /guides/json_mode; DeepSeek-V3 874.
   */
  deepseek: {
    hosts: ["deepseek.com"],
    reasoningField: "thinking",
    reasoningBack: "reasoning-content",
    jsonFormats: "object",
    stopMax: 16,
    toolProperties: true,
  },
  /**
   * Moonshot's Kimi models. From K2.5 on, thinking is on by default, `thinking` turns it off, and
   * tool calls must send their `reasoning_content` back. Source: platform.moonshot.ai/docs (thinking
   * models, tool use); opencode 16318; hermes-agent 13503 (the coding plan's host).
   */
  moonshot: {
    hosts: ["moonshot.ai", "moonshot.cn", "kimi.com"],
    reasoningField: "thinking",
    reasoningBack: "reasoning-content",
    jsonFormats: "object",
  },
  /**
   * Z.ai (Zhipu). Thinking is the default and `thinking` turns it off; a tool loop sends its
   * `reasoning_content` back; tools are chosen by the model alone, and calls stream only with
   * `tool_stream`; one stop string; the end user is `user_id`, of 6 to 128 characters. Source:
   * docs.z.ai (chat completion, thinking mode), docs.bigmodel.cn; opencrabs.
   */
  zai: {
    hosts: ["z.ai", "bigmodel.cn"],
    reasoningField: "thinking",
    reasoningBack: "reasoning-content",
    stopMax: 1,
    userField: "user_id",
    userMin: 6,
    userMax: 128,
    toolChoice: "auto",
    toolStream: true,
    jsonFormats: "object",
  },
  /**
   * Alibaba's DashScope, the Qwen models: `enable_thinking` turns thinking on and off, and while it is
   * on no call can be forced. Source: alibabacloud.com/help/en/model-studio (OpenAI compatibility,
   * deep thinking).
   */
  dashscope: {
    hosts: [
      "dashscope.aliyuncs.com",
      "dashscope-intl.aliyuncs.com",
      "dashscope-us.aliyuncs.com",
      "maas.aliyuncs.com",
    ],
    reasoningField: "enable-thinking",
    topK: true,
  },
  /**
   * MiniMax. Without `reasoning_split` the reasoning stands in the text, between tags; a tool loop
   * sends its `reasoning_details` back; `thinking` is `adaptive` or `disabled`. Neither a forced call
   * nor a JSON Schema is documented. Source: platform.minimax.io/docs (OpenAI-compatible API);
   * java.agentscope.io (MiniMax).
   */
  minimax: {
    hosts: ["minimax.io", "minimaxi.com"],
    maxTokensField: "max_completion_tokens",
    reasoningField: "adaptive",
    reasoningSplit: true,
    reasoningBack: "reasoning-details",
    toolChoice: "auto",
    jsonFormats: "object",
  },
  /**
   * Mistral. Unknown fields are rejected, hence no `user`, no `stream_options`, and names only on
   * tool messages; call ids are 9 letters and digits; a user message may not follow a tool message,
   * nor a system message the assistant's. Source: docs.mistral.ai/api, `@ai-sdk/mistral`, zed 31736,
   * `validator.py` of mistral-common.
   */
  mistral: {
    hosts: ["mistral.ai"],
    userMax: 0,
    streamOptions: false,
    participantNames: false,
    toolResultNames: true,
    callIds: "nine",
    lateSystem: false,
    userAfterTool: false,
  },
  /** Groq. Rejects `name` on messages; takes 4 stop strings. Source: console.groq.com/docs/openai. */
  groq: {
    hosts: ["groq.com"],
    participantNames: false,
    stopMax: 4,
  },
  /** xAI's Grok models. Source: docs.x.ai. */
  xai: {
    hosts: ["x.ai"],
  },
  /**
   * Together. Models that think between calls want their `reasoning` back. Source:
   * docs.together.ai/docs/inference/chat/reasoning.
   */
  together: {
    hosts: ["together.xyz", "together.ai"],
    reasoningBack: "reasoning",
  },
  /**
   * Fireworks. Models that think between calls want their `reasoning_content` back. Source:
   * docs.fireworks.ai/guides/reasoning.
   */
  fireworks: {
    hosts: ["fireworks.ai"],
    reasoningBack: "reasoning-content",
  },
  /**
   * Perplexity. Its streams may end without `[DONE]`; JSON needs a schema. Source:
   * docs.perplexity.ai; its forum's api-discussion 209.
   */
  perplexity: {
    hosts: ["perplexity.ai"],
    endsWithDone: false,
    jsonFormats: "schema",
  },
  /**
   * Hugging Face's router. Streams of some vendors behind it end without `[DONE]`. Source: recordings
   * of chatlas (ea453113), which come from Cerebras.
   */
  "hugging-face": {
    hosts: ["huggingface.co"],
    endsWithDone: false,
  },
  /**
   * vLLM. Models that think between calls want their `reasoning` back. Source: docs.vllm.ai
   * (OpenAI-compatible server, interleaved thinking).
   */
  vllm: {
    ...strictOrder,
    hosts: [],
    reasoningBack: "reasoning",
  },
  /**
   * SGLang. Models that think between calls get their `reasoning_content` back. Source:
   * `ChatCompletionMessageGenericParam` of its protocol.py.
   */
  sglang: {
    ...strictOrder,
    hosts: [],
    reasoningBack: "reasoning-content",
  },
  /**
   * Ollama, on its usual port. It renders some models by code of its own, which is as strict on system
   * messages (17774), and joins messages of one role itself; its templates take a user message after a
   * tool's. Source: docs/openai.md and template/template.go of its repository.
   */
  ollama: {
    ...strictOrder,
    hosts: [":11434"],
    userAfterTool: true,
  },
  /**
   * LM Studio, on its usual port. A tool cannot be forced by name; JSON needs a schema. Source:
   * lmstudio.ai/docs (OpenAI compatibility, tool use).
   */
  "lm-studio": {
    ...strictOrder,
    hosts: [":1234"],
    toolChoice: "required",
    jsonFormats: "schema",
  },
  /** llama.cpp's server. Source: tools/server/README.md of its repository. */
  "llama-cpp": {
    ...strictOrder,
    hosts: [],
  },
});
