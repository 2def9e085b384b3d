import { alternating } from "./chat-templates.ts";
import { chatVendor, plainUsage, shownAs } from "./chat-vendor.ts";
import { objectOf } from "./json.ts";
import { must } from "./refused.ts";

/** Source: lmstudio.ai/docs, "Structured output"; the template of the model. */
export const lmStudio = chatVendor({
  name: "lm-studio",
  model: "google/gemma-3-12b",
  basePath: "/v1",
  quota: null,
  counts: { cached: false, reasoning: false },
  errorBody: ({ message }) => ({ error: message }),
  rules: {
    check: (body, messages) => {
      alternating(body, messages);
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
