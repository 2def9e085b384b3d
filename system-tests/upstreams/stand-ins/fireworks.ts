import { chatVendor, commonFields, plainUsage, exchangedAs } from "./chat-vendor.ts";
import { Refused } from "./refused.ts";
import { tokens } from "./stand-in-model.ts";

const fields = new Set<string>([
  ...commonFields,
  ...["context_length_exceeded_behavior", "echo", "ignore_eos", "logit_bias", "metadata"],
  ...["max_completion_tokens", "min_p", "parallel_tool_calls", "perf_metrics_in_response"],
  ...["prompt_cache_key", "reasoning_effort", "reasoning_history", "repetition_penalty"],
  ...["service_tier", "thinking", "top_k", "user"],
]);

/** Source: docs.fireworks.ai, "Reasoning" and "Create chat completion"; it refuses unknown fields. */
export const fireworks = chatVendor({
  name: "fireworks",
  model: "accounts/fireworks/models/glm-5p2",
  basePath: "/inference/v1",
  cannot: { image: "the model reads no images" },
  counts: { reasoning: false },
  quota: new Refused("Account is suspended: stand-in-secret", { status: 412 }),
  rules: {
    fields,
    unknown: (name) => new Refused(`Extra inputs are not permitted, field: '${name}'`),
    toolName: /^[a-zA-Z0-9_-]{1,64}$/,
    thought: exchangedAs("reasoning_content"),
    usage: {
      ...plainUsage,
      prompt_tokens_details: { cached_tokens: tokens.cached },
    },
    stream: { done: true, usage: "last chunk", pieces: true },
  },
});
