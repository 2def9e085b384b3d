import { chatVendor, plainUsage } from "./chat-vendor.ts";
import { must, Refused } from "./refused.ts";

/** Its streams end without `[DONE]`. Source: docs.perplexity.ai; its api-discussion 209. */
export const perplexity = chatVendor({
  name: "perplexity",
  model: "sonar-pro",
  basePath: "",
  cannot: {
    tools: "no function tools",
    "tool loop": "no function tools",
    "reasoning kept": "no function tools",
    "changed prefix": "no function tools",
    "tool schemas": "no function tools",
    "broken history": "no function tools",
  },
  counts: { cached: false, reasoning: false },
  quota: new Refused("You exceeded your current quota: stand-in-secret", {
    status: 401,
    type: "insufficient_quota",
  }),
  rules: {
    check: (body) => {
      must(!("tools" in body), "Tool calling is not supported for this model");
    },
    usage: {
      ...plainUsage,
      search_context_size: "low",
      cost: { total_cost: 0.0123 },
    },
    stream: { done: false, usage: "every chunk", pieces: true },
  },
});
