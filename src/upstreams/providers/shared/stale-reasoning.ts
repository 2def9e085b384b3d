/**
 * How servers refuse reasoning that is sent back, on any wire or router: sentences quoted by
 * sources. Sources: platform.claude.com ("Fix a thinking block bound to a different conversation");
 * `is_anthropic_invalid_thinking_block_error` of LiteLLM 1.110.2; claude-code 63284 and 20691,
 * langchain 29971, vscode 320196, OmniRoute 2191 (Anthropic); codex 8119, subrouter 221,
 * openai-node 1567, continue 11994 (OpenAI, Azure); sub2api 4535, grok2api 688 (xAI); opencode
 * 16318, api-docs.deepseek.com (Moonshot, DeepSeek).
 */
const reasoningRefusals: readonly RegExp[] = [
  // A signature that does not match, is missing, or is of another kind.
  /invalid `?(?:signature|data)`? in `?(?:redacted_)?thinking`?/i,
  /bound to a different conversation/i,
  /\bthinking\.signature\b|\bredacted_thinking\.data\b/i,
  /thought[ _]signature/i,
  // Blocks that were changed, removed or moved.
  /`?(?:redacted_)?thinking`? .{0,40}blocks?.{0,60} cannot be modified/i,
  /each `?thinking`? block must contain/i,
  /expected `?thinking`? or `?redacted_thinking`?/i,
  /first block must be `?thinking`? or `?redacted_thinking`?/i,
  // Reasoning encrypted by another account, region or vendor.
  /invalid_encrypted_content/,
  /encrypted[ _]content.{0,400}could not be (?:verified|decrypted)/i,
  /could not (?:decrypt the provided encrypted_content|decode the compaction blob)/i,
  // Items of the Responses API.
  /of type 'reasoning' was provided without its required following item/i,
  /was provided without its required 'reasoning' item/i,
  /item with id 'rs_[^']{0,200}' not found/i,
];

/**
 * How servers refuse a call of the history without its reasoning: DeepSeek, and MiMo with the same
 * sentence as its `param` (forgecode 3347); DeepSeek's `/anthropic` (qwen-code 3788); Kimi
 * (llmgateway 2093).
 */
const missingRefusals: readonly RegExp[] = [
  /(?:reasoning_content|content\[\]\.thinking).{0,80}must be passed back/i,
  /reasoning_content is missing/i,
];

const unknown = String.raw`(?:not permitted|not allowed|unsupported|not supported|unknown|unexpected|unrecognized)`;
const carriers = String.raw`\b(?:reasoning_content|reasoning_details|encrypted_content|extra_content)\b`;

/**
 * How servers refuse a field or a beta of reasoning: "thinking.adaptive.block_binding: Extra inputs
 * are not permitted", "Unexpected value(s) … for the `anthropic-beta` header", Bedrock's "invalid
 * beta flag"; "property 'reasoning_content' is unsupported" (Groq: jan 8136; Cerebras: kilocode
 * 10375), "Extra inputs are not permitted" beside its path (Mistral: crush 1590; Kimi K2.6, of
 * `reasoning`: pi 4514).
 */
const fieldRefusals: readonly RegExp[] = [
  /block_binding|thinking-binding-controls/i,
  /invalid beta flag/i,
  new RegExp(`${carriers}.{0,120}${unknown}`, "i"),
  new RegExp(`${unknown}.{0,80}${carriers}`, "i"),
  new RegExp(String.raw`\bassistant\W{1,4}reasoning\b.{0,120}${unknown}`, "i"),
  new RegExp(String.raw`${unknown}.{0,80}\bmessages\W{0,2}\d+\W{1,3}reasoning\b`, "i"),
  /input tag '(?:redacted_)?thinking' found using 'type'/i,
  /unknown variant `?(?:redacted_)?thinking\b/i,
];

/** Servers name the reason within this length. */
const SEARCHED_CHARS_MAX = 8_000;

/**
 * Returns whether an upstream's message refuses the reasoning itself, rather than a field of the
 * request: it no longer fits, or is missing.
 */
export function namesStaleReasoning(text: string): boolean {
  return isAmong(reasoningRefusals, text) || namesMissingReasoning(text);
}

/** Returns whether an upstream's message refuses a call without its reasoning. */
export function namesMissingReasoning(text: string): boolean {
  return isAmong(missingRefusals, text);
}

/** Returns whether an upstream's message refuses a field or a beta of reasoning. */
export function refusesReasoningField(text: string): boolean {
  return isAmong(fieldRefusals, text);
}

function isAmong(refusals: readonly RegExp[], text: string): boolean {
  const searched = text.slice(0, SEARCHED_CHARS_MAX);
  return refusals.some((refusal) => refusal.test(searched));
}
