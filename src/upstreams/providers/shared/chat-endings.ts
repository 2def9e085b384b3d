import { endingTable, type FindEnding } from "./endings.ts";

/**
 * The words of `finish_reason`, including the native words that proxies pass on. Servers of the
 * messages API use them too. `docs/decisions/endings.md` has the sources of each group.
 */
const findWord = endingTable({
  end: [
    // OpenAI; Gemini's API has it in upper case.
    "stop",
    // Hugging Face, Together; Cohere's own API; Anthropic behind proxies.
    ...["eos", "eos_token", "complete", "end_turn"],
  ],
  "stop-sequence": [
    // Anthropic and Cohere behind proxies.
    "stop_sequence",
  ],
  length: [
    // OpenAI; Gemini, Cohere and Anthropic.
    ...["length", "max_tokens"],
    // Mistral (its OpenAPI document): the context is full.
    "model_length",
    // Z.ai (docs.z.ai, Chat Completion), Anthropic: the context is full.
    "model_context_window_exceeded",
    // vLLM (RepetitionDetectionParams), Moonshot (moonpalace 3): repeated text was cut off.
    ...["repetition", "repeat"],
    // watsonx (its Node SDK, TextChatResultChoice; its text generation).
    ...["time_limit", "token_limit"],
    // OpenAI's Responses API behind proxies.
    "max_output_tokens",
    // Anthropic (beta): the reply has a summary instead of an answer.
    "compaction",
  ],
  "tool-calls": [
    // OpenAI; Cohere; Anthropic.
    ...["tool_calls", "function_call", "tool_call", "tool_use"],
  ],
  filtered: [
    "content_filter",
    // Z.ai.
    "sensitive",
    // Anthropic; Bedrock (MessageStopEvent).
    ...["refusal", "guardrail_intervened", "content_filtered"],
    // Gemini (FinishReason of its SDK), Vertex AI.
    ...["safety", "recitation", "language", "blocklist", "prohibited_content", "spii"],
    ...["image_safety", "image_prohibited_content", "image_recitation", "escalation"],
    "model_armor",
    // Cohere.
    "error_toxic",
  ],
  broken: [
    // OpenRouter, Mistral, Together, vLLM, watsonx; Cohere.
    "error",
    // vLLM and SGLang at their stop (vllm 57082), relays of DeepSeek.
    ...["abort", "aborted"],
    // watsonx; Cohere.
    ...["cancelled", "canceled", "timeout"],
    // Z.ai.
    "network_error",
    // DeepSeek (api-docs.deepseek.com, Create Chat Completion).
    "insufficient_system_resource",
    // Gemini (FinishReason of its SDK). Its compatible endpoint writes `function_call_filter:`
    // before them. A call that comes with such a word must not be run (hermes-agent 83886).
    ...["function_call_filter", "malformed_function_call", "malformed_response"],
    ...["unexpected_tool_call", "too_many_tool_calls", "missing_thought_signature"],
    ...["no_image", "image_other", "other"],
    // Bedrock.
    ...["malformed_model_output", "malformed_tool_use"],
  ],
  unclear: [
    // Gemini's zero value.
    "finish_reason_unspecified",
    // Ollama (`done_reason`): the model was only loaded or unloaded, without a generation.
    ...["load", "unload"],
  ],
});

/** Gemini's form: the filter that stopped the reply, and its native word. */
const filterForm = /^(function_call_filter|content_filter):\s*(.*)$/;

/** Returns the ending of a word of `finish_reason`. */
export const findChatEnding: FindEnding = (word) => {
  const [, filter, native = ""] = filterForm.exec(word.trim().toLowerCase()) ?? [];
  if (filter === "content_filter") return "filtered";
  return filter === undefined ? findWord(word) : (findWord(native) ?? "broken");
};
