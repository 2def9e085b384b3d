import { systemFirst } from "./chat-templates.ts";
import { chatVendor, exchangedAs, plainUsage } from "./chat-vendor.ts";
import { tokens } from "./stand-in-model.ts";

/** Source: docs.sglang.ai, "OpenAI APIs"; its protocol.py. */
export const sglang = chatVendor({
  name: "sglang",
  model: "Qwen/Qwen3.5-35B-A3B",
  basePath: "/v1",
  quota: null,
  errorBody: ({ status, message, type }) => ({ object: "error", message, type, code: status }),
  counts: { cached: true, reasoning: false },
  rules: {
    check: systemFirst,
    thought: exchangedAs("reasoning_content"),
    usage: { ...plainUsage, prompt_tokens_details: { cached_tokens: tokens.cached } },
  },
});
