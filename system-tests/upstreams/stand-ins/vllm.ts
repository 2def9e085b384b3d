import { systemFirst } from "./chat-templates.ts";
import { chatVendor, plainUsage, exchangedAs } from "./chat-vendor.ts";
import { tokens } from "./stand-in-model.ts";

const server = {
  name: "vllm",
  model: "Qwen/Qwen3.5-35B-A3B",
  basePath: "/v1",
  quota: null,
  errorBody: ({ status, message }) => ({
    error: { message, type: "BadRequestError", param: null, code: status },
  }),
  counts: { cached: true, reasoning: false },
} satisfies Partial<Parameters<typeof chatVendor>[0]>;

const usage = { ...plainUsage, prompt_tokens_details: { cached_tokens: tokens.cached } };

/** Source: docs.vllm.ai, "OpenAI-Compatible Server" and "Interleaved Thinking". */
export const vllm = chatVendor({
  ...server,
  rules: { check: systemFirst, thought: exchangedAs("reasoning"), usage },
});
