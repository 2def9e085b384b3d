import { chatVendor, readSignature, sign } from "./chat-vendor.ts";
import { usualUsage } from "./chat-wire.ts";
import { type Json, objectOf, objectsOf } from "./json.ts";
import { must, Refused } from "./refused.ts";

const FORMAT = "google-gemini-v1";

function recall(message: Json): number | null {
  const detail = objectsOf(message["reasoning_details"]).find(
    ({ type, format }) => type === "reasoning.encrypted" && format === FORMAT,
  );
  if (detail === undefined) return null;
  const thought = readSignature(detail["data"]);
  if (thought === null) throw new Refused("Provider returned error: corrupted thought signature.");
  return thought;
}

/** Gemini behind OpenRouter. Source: openrouter.ai/docs, "Reasoning tokens". */
export const openrouter = chatVendor({
  name: "openrouter",
  model: "google/gemini-3.1-pro-preview",
  basePath: "/api/v1",
  errorBody: ({ status, message }) => ({ error: { code: status, message }, user_id: "user_1" }),
  quota: new Refused("Insufficient credits: stand-in-secret.", { status: 402 }),
  rules: {
    userCharsMax: 128,
    toolName: /^[a-zA-Z0-9_-]{1,64}$/,
    check: (body) => {
      must(!("reasoning_effort" in body) || !("reasoning" in body), "Only one of both.");
    },
    thought: {
      isOn: (body) => objectOf(body["reasoning"])["enabled"] !== false,
      inMessage: (thought) => ({
        reasoning: `number ${thought}`,
        reasoning_details: [
          { type: "reasoning.text", text: `number ${thought}`, format: FORMAT, index: 0 },
          { type: "reasoning.encrypted", data: sign(thought), format: FORMAT, index: 1 },
        ],
      }),
      recall,
      missing: "Provider returned error: Function call is missing a thought_signature.",
    },
    usage: { ...usualUsage, cost: 0.0123, is_byok: false },
    stream: { done: true, usage: "last chunk", pieces: true },
  },
});
