import { flag } from "../../catalog/flags.ts";
import {
  type DialectFields,
  type DialectOf,
  dialectsOf,
  keyHeaderFlag,
  userMaxFlag,
} from "../shared/dialects-of.ts";
import { strictOrder, turnOrderFlags } from "../shared/turn-order.ts";

/**
 * How a server of this API differs from the vendor's reference: one flag per difference, with its
 * default for unknown servers, which get only fields that the reference has always included.
 */
const flags = {
  keyHeader: keyHeaderFlag("authorization"),
  maxTokensField: flag(
    ["max_tokens", "max_completion_tokens"],
    "max_tokens",
    "the field of the output limit",
  ),
  reasoningField: flag(
    ["effort", "object", "thinking", "adaptive", "enable-thinking"],
    "effort",
    "`reasoning_effort`; OpenRouter's `reasoning` object; `thinking` of type `enabled` " +
      "(with an effort) or `adaptive` (without); or `enable_thinking`",
  ),
  reasoningSplit: flag(
    "boolean",
    false,
    "whether `reasoning_split` is sent; without it reasoning is part of the text; with " +
      "it, reasoning may be only in `reasoning_details`",
  ),
  reasoningBack: flag(
    ["none", "reasoning", "reasoning-content", "reasoning-details", "thought-signature"],
    "none",
    "the form in which the reasoning before a tool call is sent back",
  ),
  missingReasoning: flag(
    ["omitted", "space", "signature"],
    "omitted",
    "what is sent for a call of the history that lacks its reasoning: nothing; a space as " +
      "`reasoning_content`, unless thinking is turned off; or the value with which Gemini " +
      "skips the check of a signature",
  ),
  cacheControl: flag("boolean", false, "whether content parts may carry `cache_control`"),
  topK: flag("boolean", false, "whether `top_k` is accepted"),
  seed: flag(["none", "seed", "random_seed"], "none", "the field of the seed of sampling"),
  penalties: flag(
    "boolean",
    false,
    "whether `frequency_penalty` and `presence_penalty` are accepted",
  ),
  stopMax: flag("count", null, "stop strings beyond it are omitted"),
  userField: flag(["user", "user_id"], "user", "the field of the end user's id"),
  userMin: flag("count", null, "a shorter end-user id is sent as its hash"),
  // The highest limit that several known servers accept (OpenRouter, Z.ai).
  userMax: userMaxFlag(128),
  streamOptions: flag(
    "boolean",
    true,
    "whether `stream_options` is accepted; else usage is sent without it",
  ),
  participantNames: flag("boolean", true, "whether messages may carry the participant's `name`"),
  toolResultNames: flag("boolean", false, "whether tool messages need the tool's `name`"),
  callIds: flag(
    ["any", "short", "nine"],
    "any",
    "ids of calls: any text, at most 40 characters, or 9 letters and digits",
  ),
  ...turnOrderFlags,
  toolChoice: flag(
    ["named", "required", "auto"],
    "named",
    "how a call can be forced: of a named tool, of any tool, or not at all",
  ),
  toolProperties: flag(
    "boolean",
    false,
    "whether a tool's schema must state its type and its properties, even if it has " +
      "none; missing ones are added",
  ),
  toolStream: flag(
    "boolean",
    false,
    "whether `tool_stream` is sent; without it a stream delivers a call only when it is " +
      "complete",
  ),
  jsonFormats: flag(
    ["all", "object", "schema"],
    "all",
    "reply formats: any JSON object and a schema; only an object (a schema is sent as " +
      "text); only a schema",
  ),
  endsWithDone: flag(
    "boolean",
    true,
    "whether a stream ends with `[DONE]`; else its end after a `finish_reason` suffices",
  ),
};

export type Dialect = DialectOf<typeof flags>;

/** The reference's own seed and penalties. Sources: each vendor's reference of the endpoint. */
const fullSampling = { seed: "seed", penalties: true } as const satisfies Partial<Dialect>;

/*
 * The differences of each vendor of this API, one row per vendor. Encoders and decoders read the
 * flags and do not depend on vendor names.
 */

/**
 * OpenAI's own service. Its reasoning models reject `max_tokens`; at most 4 stop strings, 64
 * characters of `user`, and 40 of an id; a tool's schema without `properties` is refused. Source: the
 * reference of `POST /v1/chat/completions`; LiteLLM for the limits of `user` and ids; spring-ai 4776.
 */
const openai = {
  ...fullSampling,
  hosts: ["api.openai.com"],
  maxTokensField: "max_completion_tokens",
  stopMax: 4,
  userMax: 64,
  callIds: "short",
  toolProperties: true,
} as const satisfies Partial<Dialect>;

/** Every dialect of this API, the default first, and the effective flags of an upstream with it. */
export const openAiDialects = dialectsOf("openai", flags, {
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
   * OpenRouter: one reasoning format for all of its models, their cache marks, and `top_k`. Tools
   * may be forwarded to vendors that refuse a schema without `properties`. Source:
   * openrouter.ai/docs ("Reasoning tokens" with `reasoning_details`, "Prompt caching",
   * "Parameters").
   */
  openrouter: {
    ...fullSampling,
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
    missingReasoning: "space",
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
    missingReasoning: "space",
    jsonFormats: "object",
  },
  /**
   * Z.ai (Zhipu). Thinking is the default and `thinking` turns it off; a tool loop sends its
   * `reasoning_content` back; tool calls cannot be forced, and calls stream only with
   * `tool_stream`; one stop string; the end user is `user_id`, of 6 to 128 characters. Source:
   * docs.z.ai (chat completion, thinking mode), docs.bigmodel.cn; opencrabs.
   */
  zai: {
    hosts: ["z.ai", "bigmodel.cn"],
    reasoningField: "thinking",
    reasoningBack: "reasoning-content",
    missingReasoning: "space",
    stopMax: 1,
    userField: "user_id",
    userMin: 6,
    userMax: 128,
    toolChoice: "auto",
    toolStream: true,
    jsonFormats: "object",
  },
  /**
   * Alibaba's DashScope, the Qwen models: `enable_thinking` turns thinking on and off, and no call
   * can be forced while it is on. From Qwen 3.8 on `reasoning_effort` is accepted too, but only
   * `enable_thinking` works with every hybrid model. Source: alibabacloud.com/help/en/model-studio
   * (OpenAI compatibility, deep thinking); qwen-code 8472.
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
    seed: "seed",
  },
  /**
   * MiniMax. Without `reasoning_split` the reasoning is part of the text, between tags; a tool loop
   * sends its `reasoning_details` back; `thinking` is `adaptive` or `disabled`. Neither a forced
   * call nor a JSON Schema is documented. Source: platform.minimax.io/docs (OpenAI-compatible API);
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
   * Mistral. Unknown fields are rejected, so that `user` and `stream_options` are not sent, and
   * names only on tool messages; call ids are 9 letters and digits; a user message may not follow a
   * tool message, nor a system message the assistant's. Source: docs.mistral.ai/api,
   * `@ai-sdk/mistral`, zed 31736, `validator.py` of mistral-common.
   */
  mistral: {
    hosts: ["mistral.ai"],
    userMax: 0,
    seed: "random_seed",
    penalties: true,
    streamOptions: false,
    participantNames: false,
    toolResultNames: true,
    callIds: "nine",
    lateSystem: false,
    userAfterTool: false,
  },
  /**
   * Groq. Rejects `name` on messages; accepts 4 stop strings. Source: console.groq.com/docs/openai.
   */
  groq: {
    hosts: ["groq.com"],
    seed: "seed",
    participantNames: false,
    stopMax: 4,
  },
  /** xAI's Grok models. Source: docs.x.ai. */
  xai: {
    hosts: ["x.ai"],
    seed: "seed",
  },
  /**
   * Together. Models that think between calls need their `reasoning` back. Source:
   * docs.together.ai/docs/inference/chat/reasoning.
   */
  together: {
    ...fullSampling,
    hosts: ["together.xyz", "together.ai"],
    reasoningBack: "reasoning",
  },
  /**
   * Fireworks. Models that think between calls need their `reasoning_content` back. Source:
   * docs.fireworks.ai/guides/reasoning.
   */
  fireworks: {
    ...fullSampling,
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
   * vLLM. Models that think between calls need their `reasoning` back. Source: docs.vllm.ai
   * (OpenAI-compatible server, interleaved thinking).
   */
  vllm: {
    ...strictOrder,
    ...fullSampling,
    reasoningBack: "reasoning",
  },
  /**
   * SGLang. Models that think between calls need their `reasoning_content` back. Source:
   * `ChatCompletionMessageGenericParam` of its protocol.py.
   */
  sglang: {
    ...strictOrder,
    ...fullSampling,
    reasoningBack: "reasoning-content",
  },
  /**
   * Ollama, on its default port. It renders some models with separate code that is equally strict
   * on system messages (17774), and merges messages of one role itself. Its templates accept a user
   * message after a tool message. Source: docs/openai.md and template/template.go of its
   * repository.
   */
  ollama: {
    ...strictOrder,
    ...fullSampling,
    hosts: [":11434"],
    userAfterTool: true,
  },
  /**
   * LM Studio, on its default port. A tool cannot be forced by name; JSON needs a schema. Source:
   * lmstudio.ai/docs (OpenAI compatibility, tool use).
   */
  "lm-studio": {
    ...strictOrder,
    ...fullSampling,
    hosts: [":1234"],
    toolChoice: "required",
    jsonFormats: "schema",
  },
  /** llama.cpp's server. Source: tools/server/README.md of its repository. */
  "llama-cpp": {
    ...strictOrder,
    ...fullSampling,
  },
});

export const { dialectOf } = openAiDialects;

/** The fields of requests that depend on dialect or model, and the quirk that changes each. */
export const dialectFields: DialectFields = {
  max_tokens: "max_tokens_field",
  max_completion_tokens: "max_tokens_field",
  temperature: "sampling",
  top_p: "sampling",
  top_k: "top_k",
  seed: "seed",
  random_seed: "seed",
  frequency_penalty: "penalties",
  presence_penalty: "penalties",
  stop: "stop",
  stream_options: "stream_options",
  tool_choice: "tool_choice",
  tool_stream: "tool_stream",
  tool_call_id: "call_ids",
  parallel_tool_calls: "single_calls",
  response_format: "json_formats",
  reasoning_effort: "efforts",
  reasoning_split: "reasoning_split",
  reasoning_content: "reasoning_back",
  reasoning_details: "reasoning_back",
  extra_content: "reasoning_back",
  reasoning: "reasoning_field",
  thinking: "reasoning_field",
  enable_thinking: "reasoning_field",
  cache_control: "cache_control",
  user: "user_max",
  user_id: "user_max",
  name: "participant_names",
};
