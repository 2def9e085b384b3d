import { chatVendor, plainUsage, readShown } from "./chat-vendor.ts";
import { openAiNames } from "./chat-wire.ts";
import { type Json, objectOf, objectsOf } from "./json.ts";
import { must, Refused } from "./refused.ts";

const FORMAT = "MiniMax-response-v1";

function recall(message: Json): number | null {
  const detail = objectsOf(message["reasoning_details"]).find(({ format }) => format === FORMAT);
  return readShown(detail?.["text"]);
}

/**
 * M3 thinks unless disabled; without `reasoning_split` its thoughts are part of the text. Source:
 * platform.minimax.io, "OpenAI-Compatible API"; java.agentscope.io, "MiniMax".
 */
export const minimax = chatVendor({
  name: "minimax",
  model: "MiniMax-M3",
  basePath: "/v1",
  structuredOutput: "best_effort",
  counts: { cached: false, reasoning: false },
  quota: new Refused("insufficient balance: stand-in-secret", {
    status: 429,
    type: "insufficient_balance_error",
  }),
  rules: {
    toolName: openAiNames,
    check: (body) => {
      must(body["reasoning_split"] === true, "The reasoning stands in the text.");
      must(!("max_tokens" in body), "max_tokens: use max_completion_tokens");
      must(!("reasoning_effort" in body), "Unknown parameter: reasoning_effort");
      const { type = "adaptive" } = objectOf(body["thinking"]);
      must(["adaptive", "disabled"].includes(String(type)), "thinking.type: invalid");
      const { tool_choice: choice = "auto" } = body;
      must(choice === "auto", "Unknown parameter: tool_choice");
      const format = objectOf(body["response_format"])["type"] ?? "text";
      must(["text", "json_object"].includes(String(format)), "response_format: not supported");
    },
    thought: {
      isOn: (body) => objectOf(body["thinking"])["type"] !== "disabled",
      inMessage: (thought) => ({
        reasoning_content: `number ${thought}`,
        reasoning_details: [
          { type: "reasoning.text", text: `number ${thought}`, format: FORMAT, index: 0 },
        ],
      }),
      recall,
    },
    usage: plainUsage,
    stream: { done: true, usage: "last chunk", pieces: true },
  },
});
