import { chatVendor, plainUsage, exchangedAs } from "./chat-vendor.ts";
import { must, Refused } from "./refused.ts";

/** Source: docs.together.ai, "Reasoning". */
export const together = chatVendor({
  name: "together",
  model: "openai/gpt-oss-120b",
  basePath: "/v1",
  cannot: { image: "the model reads no images" },
  counts: { cached: false, reasoning: false },
  quota: new Refused("Credit limit exceeded: stand-in-secret", {
    status: 402,
    type: "credit_limit",
  }),
  rules: {
    toolName: /^[a-zA-Z0-9_-]{1,64}$/,
    check: ({ reasoning_effort: effort = "medium" }) => {
      must(["low", "medium", "high"].includes(String(effort)), "Invalid reasoning_effort");
    },
    thought: exchangedAs("reasoning"),
    usage: plainUsage,
    stream: { done: true, usage: "last chunk", pieces: true },
  },
});
