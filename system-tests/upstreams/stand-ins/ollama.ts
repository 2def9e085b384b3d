import { chatVendor, plainUsage, shownAs } from "./chat-vendor.ts";

/** Source: docs/openai.md of its repository; its issue 9680. */
export const ollama = chatVendor({
  name: "ollama",
  model: "qwen3:8b",
  basePath: "/v1",
  quota: null,
  counts: { cached: false, reasoning: false },
  rules: {
    thought: shownAs("reasoning"),
    usage: plainUsage,
    stream: { done: true, usage: "own chunk", pieces: false },
  },
});
