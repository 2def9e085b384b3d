import {
  chatVendor,
  commonFields,
  commonMessageFields,
  shownAs,
  usualError,
} from "./chat-vendor.ts";
import { must, Refused } from "./refused.ts";

const fields = new Set<string>([
  ...commonFields,
  ...["disable_tool_validation", "documents", "include_reasoning", "max_completion_tokens"],
  ...["metadata", "parallel_tool_calls", "reasoning_effort", "reasoning_format"],
  ...["search_settings", "service_tier", "store", "user"],
]);

/** Source: console.groq.com/docs/openai; recordings of its stream errors. */
export const groq = chatVendor({
  name: "groq",
  model: "openai/gpt-oss-120b",
  basePath: "/openai/v1",
  cannot: { image: "the model reads no images" },
  errorEvent: `event: error\ndata: ${JSON.stringify({
    error: { message: "Overloaded.", type: "internal_server_error", status_code: 503 },
  })}\n\n`,
  errorBody: usualError,
  quota: new Refused("Organization has been restricted: stand-in-secret", {
    code: "organization_restricted",
  }),
  rules: {
    fields,
    messageFields: {
      ...commonMessageFields,
      assistant: new Set([...commonMessageFields.assistant, "reasoning"]),
    },
    unknown: (name) => new Refused(`property '${name}' is unsupported`),
    stopMax: 4,
    toolName: /^[a-zA-Z0-9_-]{1,64}$/,
    check: ({ reasoning_effort: effort = "medium" }) => {
      must(
        ["low", "medium", "high"].includes(String(effort)),
        "`reasoning_effort` must be one of `low`, `medium`, or `high`",
      );
    },
    thought: shownAs("reasoning"),
    stream: { done: true, usage: "last chunk", pieces: false },
  },
});
