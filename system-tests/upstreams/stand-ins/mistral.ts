import { chatVendor, commonFields, commonMessageFields, plainUsage } from "./chat-vendor.ts";
import { must, Refused } from "./refused.ts";

const fields = new Set<string>([
  ...commonFields.filter((name) => !["seed", "stream_options", "logprobs"].includes(name)),
  ...["metadata", "parallel_tool_calls", "prediction", "prompt_mode", "random_seed"],
  ...["reasoning_effort", "safe_prompt"],
]);

/** Source: docs.mistral.ai/api; openai-agents 442, goose 5998. */
export const mistral = chatVendor({
  name: "mistral",
  model: "mistral-large-latest",
  basePath: "/v1",
  cannot: { "reasoning kept": "the model does not reason" },
  counts: { cached: false },
  errorBody: ({ status, message, type }) =>
    status === 422
      ? { object: "error", message: { detail: [{ type: "extra_forbidden", msg: message }] }, type }
      : { object: "error", message, type, param: null, code: "1000" },
  rules: {
    fields,
    messageFields: {
      ...commonMessageFields,
      tool: new Set([...commonMessageFields.tool, "name"]),
    },
    unknown: () => new Refused("Extra inputs are not permitted", { status: 422 }),
    toolName: /^[a-zA-Z0-9_-]{1,256}$/,
    callIds: { form: /^[a-zA-Z0-9]{9}$/, id: (number) => `a${String(number).padStart(8, "0")}` },
    check: (body, messages) => {
      for (const [at, { role }] of messages.entries()) {
        must(
          role !== "user" || messages[at - 1]?.["role"] !== "tool",
          "Unexpected role 'user' after role 'tool'",
          { code: "3230" },
        );
      }
      must(body["reasoning_effort"] === undefined, "reasoning_effort is not supported.");
    },
    usage: plainUsage,
    stream: { done: true, usage: "last chunk", pieces: false },
  },
});
