import { alternating } from "./chat-templates.ts";
import { chatVendor, plainUsage, shownAs } from "./chat-vendor.ts";
import { tokens } from "./stand-in-model.ts";

/** Source: tools/server/README.md of its repository; the template of the model. */
export const llamaCpp = chatVendor({
  name: "llama-cpp",
  model: "Ministral-3-14B",
  basePath: "/v1",
  quota: null,
  counts: { cached: true, reasoning: false },
  errorBody: ({ status, message, type }) => ({ error: { code: status, message, type } }),
  rules: {
    check: alternating,
    thought: shownAs("reasoning_content"),
    usage: { ...plainUsage, prompt_tokens_details: { cached_tokens: tokens.cached } },
  },
});
