import { chatVendor, commonMessageFields } from "./chat-vendor.ts";
import { openAiNames, usualUsage } from "./chat-wire.ts";
import { shownAndKept } from "./deepseek.ts";
import { listOf, objectOf } from "./json.ts";
import { must, Refused } from "./refused.ts";

/** GLM-5.3 always thinks. Source: docs.z.ai and docs.bigmodel.cn, "Chat Completion". */
export const zai = chatVendor({
  name: "zai",
  model: "glm-5.3",
  basePath: "/api/paas/v4",
  structuredOutput: "best_effort",
  cannot: { image: "the model reads no images" },
  errorBody: ({ message }) => ({ error: { code: "1210", message } }),
  quota: new Refused("Insufficient balance or no resource package: stand-in-secret", {
    status: 429,
    type: "insufficient_balance",
  }),
  rules: {
    toolName: openAiNames,
    messageFields: {
      ...commonMessageFields,
      user: new Set([...commonMessageFields.user, "name"]),
      assistant: new Set([...commonMessageFields.assistant, "reasoning_content"]),
    },
    check: (body) => {
      must(!("user" in body), "Unknown parameter: user");
      const { user_id: user = "u-1234", tool_choice: choice = "auto" } = body;
      must(/^.{6,128}$/.test(String(user)), "user_id: between 6 and 128 characters");
      must(choice === "auto", "tool_choice: only auto is supported");
      must(listOf(body["stop"]).length <= 1, "stop: only one stop word is supported");
      must(objectOf(body["thinking"])["type"] !== "disabled", "thinking cannot be disabled");
      const { reasoning_effort: effort = "max" } = body;
      must(["low", "high", "max"].includes(String(effort)), "reasoning_effort: low, high or max");
      const format = objectOf(body["response_format"])["type"] ?? "text";
      must(["text", "json_object"].includes(String(format)), "response_format: not supported");
      const isSilent = body["stream"] === true && "tools" in body && body["tool_stream"] !== true;
      must(!isSilent, "A stream whose calls come all at once, after minutes of silence.");
    },
    thought: shownAndKept,
    usage: usualUsage,
    stream: { done: true, usage: "last chunk", pieces: true },
  },
});
