import { chatVendor, plainUsage, shownAs } from "./chat-vendor.ts";
import { tokens } from "./stand-in-model.ts";
import { Refused } from "./refused.ts";

/**
 * Its router forwards the response of the vendor behind it: some streams end with usage beside the
 * `finish_reason`, and no `[DONE]`. Source: recordings of chatlas (ea453113).
 */
export const huggingFace = chatVendor({
  name: "hugging-face",
  model: "openai/gpt-oss-120b",
  basePath: "/v1",
  cannot: { image: "the model reads no images" },
  counts: { cached: true, reasoning: false },
  quota: new Refused("You have exceeded your monthly included credits: stand-in-secret", {
    status: 402,
  }),
  rules: {
    thought: shownAs("reasoning"),
    usage: { ...plainUsage, prompt_tokens_details: { cached_tokens: tokens.cached } },
    stream: { done: false, usage: "last chunk", pieces: true },
  },
});
