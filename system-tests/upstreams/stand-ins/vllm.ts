import { chatVendor, plainUsage, shownAs } from "./chat-vendor.ts";
import { tokens } from "./stand-in-model.ts";

/** Source: docs.vllm.ai, "OpenAI-Compatible Server". */
export const vllm = chatVendor({
  name: "vllm",
  model: "Qwen/Qwen3.5-35B-A3B",
  basePath: "/v1",
  quota: null,
  errorBody: ({ status, message }) => ({
    error: { message, type: "BadRequestError", param: null, code: status },
  }),
  counts: { cached: true, reasoning: false },
  rules: {
    thought: shownAs("reasoning"),
    usage: { ...plainUsage, prompt_tokens_details: { cached_tokens: tokens.cached } },
  },
});
