import { openAiNames } from "./chat-wire.ts";
import { chatVendor, plainUsage } from "./chat-vendor.ts";
import { shownAndWanted } from "./deepseek.ts";
import { must, Refused } from "./refused.ts";
import { tokens } from "./stand-in-model.ts";

/** Kimi thinks unless disabled. Source: platform.kimi.ai/docs, "Parameter comparison". */
export const moonshot = chatVendor({
  name: "moonshot",
  model: "kimi-k2.6",
  basePath: "/v1",
  quota: new Refused("Your account is suspended: stand-in-secret.", {
    status: 429,
    type: "exceeded_current_quota_error",
  }),
  rules: {
    toolName: openAiNames,
    check: ({ temperature = 1, top_p: topP = 0.95 }) => {
      must(temperature === 1, "invalid temperature: only 1 is allowed for this model");
      must(topP === 0.95, "invalid top_p: only 0.95 is allowed for this model");
    },
    thought: shownAndWanted,
    usage: {
      ...plainUsage,
      cached_tokens: tokens.cached,
    },
  },
  counts: { reasoning: false },
});
