import { type Json, objectOf, objectsOf } from "./json.ts";
import { must } from "./refused.ts";

/** A rule of a vendor for the messages of a request, on either wire. */
export interface HistoryRule {
  /** Where the vendor's refusal was seen. */
  readonly source: string;
  readonly refusal: string;
  /** Returns whether the request breaks the rule. */
  readonly isBroken: (body: Json, messages: readonly Json[]) => boolean;
}

/** Refuses a request that breaks a rule. */
export function checkHistory(
  rules: readonly HistoryRule[],
  body: Json,
  messages: readonly Json[],
): void {
  for (const { isBroken, refusal } of rules) must(!isBroken(body, messages), refusal);
}

type Thinks = (body: Json) => boolean;

/** Returns whether a request leaves thinking on by DeepSeek's switch, which others share. */
export const thinksUnlessDisabled: Thinks = (body) =>
  objectOf(body["thinking"])["type"] !== "disabled";

function isCalling({ role, tool_calls: calls }: Json): boolean {
  return role === "assistant" && objectsOf(calls).length > 0;
}

/** Returns the rule that each message with calls has its reasoning, while the model thinks. */
function wantReasoning(
  thinks: Thinks,
  isEnough: (reasoning: unknown) => boolean,
  refused: Pick<HistoryRule, "source" | "refusal">,
): HistoryRule {
  return {
    ...refused,
    isBroken: (body, messages) =>
      thinks(body) &&
      messages.filter(isCalling).some((message) => !isEnough(message["reasoning_content"])),
  };
}

const isText = (value: unknown): boolean => typeof value === "string";
const isSomeText = (value: unknown): boolean => typeof value === "string" && value !== "";

const passedBack = "The `reasoning_content` in the thinking mode must be passed back to the API.";

export const deepseekRule = wantReasoning(thinksUnlessDisabled, isText, {
  source:
    "api-docs.deepseek.com/guides/thinking_mode; pi 3636; llmgateway 2093 (accepts an empty one)",
  refusal: passedBack,
});

export const mimoRule = wantReasoning(thinksUnlessDisabled, isSomeText, {
  source: "platform.xiaomimimo.com, passing back reasoning_content; forgecode 3347",
  refusal: passedBack,
});

/** DeepSeek behind OpenRouter, which has its own switch. */
export const routedDeepseekRule = wantReasoning(
  (body) => objectOf(body["reasoning"])["enabled"] !== false,
  isSomeText,
  {
    source: "LibreChat 13366; inspect_ai 4079; litellm 27439 (refuses an empty one)",
    refusal: passedBack,
  },
);

function kimi(thinks: Thinks): HistoryRule {
  return wantReasoning(thinks, isSomeText, {
    source: "llmgateway 2093 (refuses an empty one); opencode 23829; kimchi 1209 (kimi-k3)",
    refusal: "thinking is enabled but reasoning_content is missing in assistant tool call message",
  });
}

export const kimiRule = kimi(thinksUnlessDisabled);
/** At a host that forwards no switch. Source: QwenPaw 433 (SiliconFlow). */
export const hostedKimiRule = kimi(() => true);

/** Returns the rule that each message with calls has a thinking block, while the model thinks. */
function wantThinking(refused: Pick<HistoryRule, "source" | "refusal">): HistoryRule {
  return {
    ...refused,
    isBroken: (body, messages) =>
      thinksUnlessDisabled(body) &&
      messages.some(({ content }) => {
        const blocks = objectsOf(content);
        const thinking = blocks.find(({ type }) => type === "thinking");
        return (
          blocks.some(({ type }) => type === "tool_use") && !isSomeText(thinking?.["thinking"])
        );
      }),
  };
}

export const deepseekMessagesRule = wantThinking({
  source: "DeepSeek-V3 1376; qwen-code 3788 (accepts one without a signature)",
  refusal: "The `content[].thinking` in the thinking mode must be passed back to the API.",
});
export const kimiMessagesRule = wantThinking({
  source: "claudian 759; hermes-agent 17510",
  refusal: "thinking is enabled but reasoning_content is missing in assistant tool call message",
});
