import { type ChatRules, sinceUser } from "./chat-wire.ts";
import { chatVendor, plainUsage, readShown } from "./chat-vendor.ts";
import { deepseekRule, thinksUnlessDisabled } from "./history-rules.ts";
import { objectOf } from "./json.ts";
import { must, Refused } from "./refused.ts";
import { tokens } from "./stand-in-model.ts";

/** Thinks by default, and shows and accepts its thoughts as text. */
export const shownAndKept: NonNullable<ChatRules["thought"]> = {
  isOn: thinksUnlessDisabled,
  inMessage: (thought) => ({ reasoning_content: `number ${thought}` }),
  recall: (message) => readShown(message["reasoning_content"]),
};

/** Source: api-docs.deepseek.com, "Thinking Mode" and "Create Chat Completion". */
export const deepseek = chatVendor({
  name: "deepseek",
  model: "deepseek-v4-pro",
  basePath: "",
  structuredOutput: "best_effort",
  cannot: { image: "the models read no images" },
  quota: new Refused("Insufficient Balance: stand-in-secret", { status: 402 }),
  rules: {
    stopMax: 16,
    wholeSchemas: true,
    toolName: /^[a-zA-Z0-9_-]{1,64}$/,
    check: (body, messages) => {
      const format = objectOf(body["response_format"])["type"] ?? "text";
      must(
        ["text", "json_object"].includes(String(format)),
        "This response_format type is unavailable now",
      );
      const { tool_choice: choice = "auto" } = body;
      // DeepSeek-V3 1376.
      const isFree = !thinksUnlessDisabled(body) || ["auto", "none"].includes(String(choice));
      must(isFree, "Thinking mode does not support this tool_choice");
      const effort = body["reasoning_effort"] ?? "high";
      must(
        ["low", "medium", "high", "xhigh", "max"].includes(String(effort)),
        "Invalid reasoning_effort",
      );
      must(
        sinceUser(messages).every(({ content }) => !Array.isArray(content)),
        "No parts.",
      );
    },
    history: [deepseekRule],
    thought: shownAndKept,
    usage: {
      ...plainUsage,
      prompt_cache_hit_tokens: tokens.cached,
      prompt_cache_miss_tokens: tokens.prompt - tokens.cached,
      completion_tokens_details: { reasoning_tokens: tokens.reasoning },
    },
    stream: { done: true, usage: "last chunk", pieces: true },
  },
});
