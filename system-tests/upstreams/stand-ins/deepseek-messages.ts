import { messagesError, messagesErrorEvent } from "./anthropic.ts";
import { readSignature, sign } from "./chat-vendor.ts";
import { objectOf, objectsOf } from "./json.ts";
import { answerMessages, type MessagesRules } from "./messages-wire.ts";
import { must, Refused } from "./refused.ts";
import type { Vendor } from "./vendor.ts";

const MODEL = "deepseek-v4-pro";

const rules: MessagesRules = {
  path: "/anthropic/v1/messages",
  model: MODEL,
  thinks: (body) => objectOf(body["thinking"])["type"] !== "disabled",
  sign,
  readSignature,
  check: (body, messages) => {
    const { user_id: user = "u" } = objectOf(body["metadata"]);
    must(/^[a-zA-Z0-9_-]+$/.test(String(user)), "metadata.user_id: String should match pattern");
    must(
      objectOf(body["output_config"])["format"] === undefined,
      "output_config.format: not supported",
    );
    if (!rules.thinks(body)) return;
    for (const { content } of messages) {
      const types = objectsOf(content).map(({ type }) => type);
      must(
        !types.includes("tool_use") || types.includes("thinking"),
        "The `content[].thinking` in the thinking mode must be passed back to the API.",
      );
    }
  },
};

/** Thinks unless disabled. Source: api-docs.deepseek.com/guides/anthropic_api. */
export const deepseekMessages: Vendor = {
  name: "deepseek, messages",
  upstream: { kind: "anthropic", dialect: "deepseek", model: MODEL, basePath: "/anthropic" },
  structuredOutput: "best_effort",
  cannot: { image: "the models read no images" },
  counts: { cached: true, reasoning: true },
  answer: (call) => answerMessages(rules, call),
  hasKey: ({ headers }, key) => headers["x-api-key"] === key,
  errorBody: messagesError,
  errorEvent: messagesErrorEvent,
  quota: new Refused("Insufficient Balance: stand-in-secret", { status: 402 }),
};
