/**
 * How upstreams refuse a conversation that does not fit into the model's context. The groups are
 * the numbers in the message: `tokens` of the input, the `maximum`, the requested `output`; `parts`
 * is a list such as `3997 in the messages, 1000 in the completion`.
 */

/** Returns a pattern in which `#` is a number, which may be grouped by commas. */
function numbered(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll("#", String.raw`\d[\d,]*`), "i");
}

export const countedOverflows: readonly RegExp[] = [
  // Anthropic.
  "prompt is too long:? (?<tokens>#) tokens > (?<maximum>#)",
  "input length and `?max_tokens`? exceed context limit: (?<tokens>#) \\+ (?<output>#) > (?<maximum>#)",
  // OpenAI, DeepSeek, vLLM; OpenRouter with `about`.
  "maximum context length is (?<maximum>#) tokens\\. However, (?:your messages resulted in|you requested)(?: about)? (?<tokens>#) tokens(?: \\((?<parts>[^)]{1,200})\\))?",
  "Input tokens exceed the configured limit of (?<maximum>#) tokens\\. Your messages resulted in (?<tokens>#) tokens",
  // vLLM, by version.
  "is too large: (?<output>#)\\. This model's maximum context length is (?<maximum>#) tokens and your request has (?<tokens>#) input tokens",
  "maximum context length is (?<maximum>#) tokens\\. However, your request has (?<tokens>#) input tokens",
  "maximum context length is (?<maximum>#) tokens\\. However, you requested (?<output>#) output tokens and your prompt contains (?:at least )?(?<tokens>#) input tokens",
  "passed (?<tokens>#) input tokens and requested (?<output>#) output tokens\\. However, the model's context length is only (?<maximum>#) tokens",
  "prompt \\(length (?<tokens>#)\\) is longer than the maximum model length of (?<maximum>#)",
  // SGLang, Together.
  "input \\((?<tokens>#) tokens\\) is longer than the model's context length \\((?<maximum>#)",
  "maximum context length of (?<maximum>#) tokens\\. You requested a total of # tokens: (?<tokens>#) tokens from the input messages and (?<output>#) tokens for the completion",
  // Text Generation Inference.
  "`inputs` tokens \\+ `max_new_tokens` must be <= (?<maximum>#)\\. Given: (?<tokens>#) `inputs` tokens and (?<output>#) `max_new_tokens`",
  "`inputs` must have less than (?<maximum>#) tokens\\. Given: (?<tokens>#)",
  // llama.cpp.
  "request \\((?<tokens>#) tokens\\) exceeds the available context size \\((?<maximum>#) tokens\\)",
  // LM Studio.
  "tokens to keep from the initial prompt is greater than the context length \\(n_keep: (?<tokens>#) ?>= ?n_ctx: (?<maximum>#)",
  "Trying to keep the first (?<tokens>#) tokens when .{1,40}\\. However, the model is loaded with context length of only (?<maximum>#) tokens",
  // Gemini, Vertex.
  "input token count \\((?<tokens>#)\\) exceeds the maximum number of tokens allowed \\((?<maximum>#)\\)",
  "input token count is (?<tokens>#) but (?:the )?model only supports up to (?<maximum>#)",
  // Mistral, xAI, GitHub Copilot, Moonshot, Cerebras, Fireworks.
  "Prompt contains (?<tokens>#) tokens.{0,40} too large for model with (?<maximum>#) maximum context length",
  "maximum prompt length is (?<maximum>#) but (?:the )?request contains (?<tokens>#) tokens",
  "prompt token count of (?<tokens>#) exceeds the limit of (?<maximum>#)",
  "exceeded model token limit ?: ?(?<maximum>#) \\(requested: (?<tokens>#)\\)",
  "Please reduce the length of the messages or completion\\. Current length is (?<tokens>#) while limit is (?<maximum>#)",
  "prompt is too long: (?<tokens>#), model maximum context length: (?<maximum>#)",
].map(numbered);

/** Messages that lack one or both numbers. */
export const uncountedOverflows: readonly RegExp[] = [
  /prompt is too long/i,
  /input is too long for requested model/i,
  /your input exceeds the context window of this model/i,
  /This (?:model|endpoint)'s maximum context length is \d/,
  /Please reduce the length of the (?:messages|input|prompt)/i,
  /input token count exceeds the maximum number of tokens allowed/i,
  /exceeded model token limit ?: ?\d/,
  /Input token length too long/,
  // Alibaba, Zhipu, MiniMax.
  /Range of input length should be \[/,
  /^Prompt exceeds max length/,
  /context window exceeds limit/,
  // Ollama, LM Studio, and llama.cpp before it reported numbers.
  /exceeds the available context size/,
  /prompt too long; exceeded (?:max )?context length/,
  /input length exceeds (?:the |maximum )*context length/,
  /tokens to keep from the initial prompt is greater than the context length/,
];

/** Error codes for an exceeded context length, in lower case. */
export const overflowCodes: readonly string[] = [
  "context_length_exceeded",
  "exceed_context_size_error",
  "model_max_prompt_tokens_exceeded",
];
