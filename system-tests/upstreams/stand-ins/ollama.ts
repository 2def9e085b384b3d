import { systemFirst } from "./chat-templates.ts";
import { chatVendor, plainUsage, shownAs } from "./chat-vendor.ts";

/** Source: docs/openai.md of its repository; its issues 9680 and 17774. */
export const ollama = chatVendor({
  name: "ollama",
  model: "qwen3.8:27b",
  basePath: "/v1",
  quota: null,
  counts: { cached: false, reasoning: false },
  rules: {
    check: systemFirst,
    thought: shownAs("reasoning"),
    usage: plainUsage,
    stream: { done: true, usage: "own chunk", pieces: false },
  },
});
