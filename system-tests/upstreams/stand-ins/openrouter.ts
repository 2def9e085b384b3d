import { hash } from "node:crypto";
import { type ChatVendorFacts, chatVendor, readShown, readSignature, sign } from "./chat-vendor.ts";
import { type ChatRules, type ThoughtForm, usualUsage } from "./chat-wire.ts";
import { routedDeepseekRule } from "./history-rules.ts";
import { type Json, objectOf, objectsOf } from "./json.ts";
import { must, Refused } from "./refused.ts";
import type { Vendor } from "./vendor.ts";

const FORMAT = "google-gemini-v1";
/** Accepted instead of a signature. Source: Roo-Code 10640. */
const BYPASS = "skip_thought_signature_validator";
const CLAUDE_FORMAT = "anthropic-claude-v1";
/** The type of a vendor's own refusal, which the router forwards with the vendor's message. */
const PASSED_ON = "provider_error";

function recall(message: Json): number | null {
  const detail = objectsOf(message["reasoning_details"]).find(
    ({ type, format }) => type === "reasoning.encrypted" && format === FORMAT,
  );
  if (detail === undefined) {
    throw new Refused("Provider returned error: Function call is missing a thought_signature.");
  }
  if (detail["data"] === BYPASS) return null;
  const thought = readSignature(detail["data"]);
  if (thought === null) throw new Refused("Provider returned error: corrupted thought signature.");
  return thought;
}

/** OpenRouter's rules, which apply to every vendor's model behind it. */
function routed(
  name: string,
  model: string,
  {
    thought,
    check = () => undefined,
    history = [],
  }: {
    readonly history?: ChatRules["history"];
    readonly thought: ThoughtForm;
    readonly check?: NonNullable<ChatVendorFacts["rules"]>["check"];
  },
): Vendor {
  const vendor = chatVendor({
    name,
    model,
    basePath: "/api/v1",
    errorBody: ({ status, message, type }) =>
      type === PASSED_ON
        ? {
            error: {
              code: status,
              message: "Provider returned error",
              metadata: passedOn(message),
            },
          }
        : { error: { code: status, message }, user_id: "user_1" },
    quota: new Refused("Insufficient credits: stand-in-secret.", { status: 402 }),
    rules: {
      userCharsMax: 128,
      wholeSchemas: true,
      toolName: /^[a-zA-Z0-9_-]{1,64}$/,
      check: (body, messages) => {
        must(!("reasoning_effort" in body) || !("reasoning" in body), "Only one of both.");
        check(body, messages);
      },
      history,
      thought,
      usage: { ...usualUsage, cost: 0.0123, is_byok: false },
      stream: { done: true, usage: "last chunk", pieces: true },
    },
  });
  return { ...vendor, upstream: { ...vendor.upstream, dialect: "openrouter" } };
}

function passedOn(message: string): Json {
  const error = { type: "invalid_request_error", message };
  return { raw: JSON.stringify({ type: "error", error }), provider_name: "Anthropic" };
}

/** Gemini behind OpenRouter. Source: openrouter.ai/docs, "Reasoning tokens". */
export const openrouter = routed("openrouter", "google/gemini-3.1-pro-preview", {
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
  },
});

/** DeepSeek behind OpenRouter, which forwards the text of reasoning too. */
export const openrouterDeepseek = routed("openrouter, DeepSeek", "deepseek/deepseek-v4-pro", {
  history: [routedDeepseekRule],
  check: ({ reasoning, tool_choice: choice = "auto" }) => {
    const isFree =
      objectOf(reasoning)["enabled"] === false || ["auto", "none"].includes(String(choice));
    must(isFree, "Thinking mode does not support this tool_choice");
  },
  thought: {
    isOn: (body) => objectOf(body["reasoning"])["enabled"] !== false,
    inMessage: (thought) => {
      const text = `number ${thought}`;
      return { reasoning: text, reasoning_details: [{ type: "reasoning.text", text, index: 0 }] };
    },
    recall: (message) => readShown(message["reasoning_content"]),
  },
});

/** Returns a signature that is valid only after these tools and messages. */
function bindTo(signature: string, tools: unknown, before: readonly Json[]): string {
  return `${signature}.${hash("sha256", JSON.stringify([tools, before]), "hex")}`;
}

function claudeDetail(message: Json): Json | undefined {
  return objectsOf(message["reasoning_details"]).find(({ format }) => format === CLAUDE_FORMAT);
}

/** Binds thoughts to the request's tools and messages. */
function claudeVendor({ tools, messages }: Json): Vendor {
  return routed("openrouter, bound thinking", "anthropic/claude-fable-5.1", {
    check: (body, sent) => {
      must(objectOf(body["reasoning"])["enabled"] !== false, "Reasoning is mandatory.");
      for (const [at, message] of sent.entries()) {
        const { signature } = claudeDetail(message) ?? {};
        const [own] = String(signature).split(".");
        must(
          signature === undefined || signature === bindTo(own ?? "", tools, sent.slice(0, at)),
          `messages.${at}.content.0: Invalid \`signature\` in \`thinking\` block. The block is ` +
            "bound to a different conversation.",
          { type: PASSED_ON },
        );
      }
    },
    thought: {
      isOn: () => true,
      inMessage: (thought) => {
        const text = `number ${thought}`;
        const signature = bindTo(sign(thought), tools, objectsOf(messages));
        const detail = { type: "reasoning.text", text, signature, format: CLAUDE_FORMAT, index: 0 };
        return { reasoning: text, reasoning_details: [detail] };
      },
      recall: (message) => {
        const { signature } = claudeDetail(message) ?? {};
        return readSignature(String(signature).split(".")[0]);
      },
    },
  });
}

/**
 * Claude behind OpenRouter, which cannot drop thinking that no longer fits: the vendor's refusal is
 * forwarded. Source: openrouter.ai/docs, "Reasoning tokens" and "Errors".
 */
export const openrouterBound: Vendor = {
  ...claudeVendor({}),
  answer: (call) => claudeVendor(call.body).answer(call),
};
