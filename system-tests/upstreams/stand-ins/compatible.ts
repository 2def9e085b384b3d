import { chatVendor, plainUsage } from "./chat-vendor.ts";
import { must } from "./refused.ts";

/** Any other server: it supports what the vendor's reference has always had. */
export const compatible = chatVendor({
  name: "compatible",
  model: "any",
  basePath: "/v1",
  counts: { cached: false, reasoning: false },
  cannot: { "reasoning kept": "the model does not reason" },
  rules: {
    userCharsMax: 128,
    check: (body) => {
      must(!("max_completion_tokens" in body), "Extra inputs are not permitted");
    },
    usage: plainUsage,
  },
});
