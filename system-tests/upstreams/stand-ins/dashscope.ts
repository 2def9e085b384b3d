import { chatVendor, shownAs } from "./chat-vendor.ts";
import { openAiNames, usualUsage } from "./chat-wire.ts";
import { must, Refused } from "./refused.ts";

/** Qwen thinks unless disabled. Source: alibabacloud.com, Model Studio, "Deep thinking". */
export const dashscope = chatVendor({
  name: "dashscope",
  model: "qwen3.8-max",
  basePath: "/compatible-mode/v1",
  quota: new Refused("Access denied, your account is in arrears: stand-in-secret", {
    status: 400,
    type: "Arrearage",
    code: "Arrearage",
  }),
  rules: {
    toolName: openAiNames,
    check: (body) => {
      must(!("reasoning_effort" in body), "Unknown parameter: reasoning_effort");
      must(!("thinking" in body), "Unknown parameter: thinking");
      const { tool_choice: choice = "auto", enable_thinking: thinks = true } = body;
      must(
        thinks === false || choice === "auto" || choice === "none",
        "The tool_choice parameter does not support being set to required or object in thinking mode",
      );
    },
    thought: shownAs("reasoning_content", (body) => body["enable_thinking"] !== false),
    usage: usualUsage,
  },
});
