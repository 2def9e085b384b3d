import { chatVendor, plainUsage, shownAs } from "./chat-vendor.ts";
import { objectOf } from "./json.ts";
import { must } from "./refused.ts";

/** Source: lmstudio.ai/docs, "Structured output". */
export const lmStudio = chatVendor({
  name: "lm-studio",
  model: "qwen3-8b",
  basePath: "/v1",
  quota: null,
  counts: { cached: false, reasoning: false },
  errorBody: ({ message }) => ({ error: message }),
  rules: {
    check: (body) => {
      const { type = "text" } = objectOf(body["response_format"]);
      must(
        ["json_schema", "text"].includes(String(type)),
        "'response_format.type' must be 'json_schema' or 'text'",
      );
    },
    thought: shownAs("reasoning"),
    usage: plainUsage,
  },
});
