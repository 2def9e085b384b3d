import type { FeedRow } from "./read-facts.ts";

/**
 * Models that the feed does not have yet, in the feed's form. A row of the feed takes precedence.
 * Each names the source of its figures.
 */
const supplement: Readonly<Record<string, FeedRow>> = {
  // Prices: docs.laozhang.ai (10 November 2026), "the same as Anthropic's list price", which also
  // states that thinking is always on, and openrouter.ai/anthropic/claude-fable-5.2/llms.txt;
  // sizes: runware.ai/docs; abilities as of Fable 5.1: vercel/ai e0eb120. A one-hour cache write
  // costs twice the input price, as for each of the vendor's models (platform.claude.com,
  // "Pricing").
  "claude-fable-5-2": {
    litellm_provider: "anthropic",
    mode: "chat",
    max_input_tokens: 1_000_000,
    max_output_tokens: 128_000,
    input_cost_per_token: 8e-6,
    output_cost_per_token: 4e-5,
    cache_read_input_token_cost: 2e-7,
    cache_creation_input_token_cost: 1e-5,
    cache_creation_input_token_cost_above_1hr: 1.6e-5,
    supports_adaptive_thinking: true,
    thinking_always_on: true,
    supports_forced_tool_use: false,
    supports_function_calling: true,
    supports_reasoning: true,
    supports_response_schema: true,
    supports_sampling_params: false,
    supports_vision: true,
  },
};

/** Returns the feed with the models that it lacks. */
export function withSupplement(feed: object): object {
  return { ...supplement, ...feed };
}
