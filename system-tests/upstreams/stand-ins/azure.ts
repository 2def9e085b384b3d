import { chatVendor } from "./chat-vendor.ts";
import { hiddenReasoning, openAiRules } from "./openai.ts";

const VERSION = "2024-10-21";

/** Deployment URLs, `api-version`, the key in a separate header. Source: Azure's reference. */
export const azure = chatVendor({
  name: "azure",
  model: "gpt-5.1",
  basePath: "/openai/deployments/gpt-5.1",
  query: { "api-version": VERSION },
  ...hiddenReasoning,
  cannot: { "reasoning kept": "only over the Responses API" },
  hasKey: ({ headers, query }, key) =>
    headers["api-key"] === key &&
    headers["authorization"] === undefined &&
    query.get("api-version") === VERSION,
  errorBody: ({ message, status, code }) => ({ error: { code: code ?? String(status), message } }),
  rules: openAiRules,
});
