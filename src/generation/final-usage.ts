import type { Model } from "../catalog/model.ts";
import type { Conversation } from "../conversation/conversation.ts";
import type { GenerationResult } from "../conversation/generation-result.ts";
import { inputTokens, type TokenUsage } from "../conversation/token-usage.ts";
import { isBillable } from "../ledger/usage.ts";
import type { HoldCeiling } from "../ledger/hold-ceiling.ts";
import { conversationText } from "./conversation-text.ts";
import type { Estimator } from "./estimator.ts";

export interface FinalUsage {
  readonly usage: TokenUsage;
  /** True exactly where the upstream gave no usable usage (invariant I10). */
  readonly estimated: boolean;
}

export interface UsageQuestion {
  readonly conversation: Conversation;
  readonly model: Model;
  readonly ceiling: HoldCeiling;
  readonly result: GenerationResult;
  /** The reply was cut: what was reported of its output so far is only a lower bound. */
  readonly cut: boolean;
}

/**
 * The usage to bill and to show: the upstream's own where it can be billed, else estimated from
 * everything received, shown to the client or not, within what was held (money rule 5).
 */
export async function finalUsage(
  question: UsageQuestion,
  estimator: Estimator,
): Promise<FinalUsage> {
  const { model, ceiling, result, cut } = question;
  if (!cut && isBillable(result.usage, model.contextLength)) {
    return { usage: result.usage, estimated: false };
  }
  const calls = result.toolCalls.map(({ name, argumentsJson }) => name + argumentsJson);
  const [text = 0, reasoning = 0, input = 0] = await estimator.estimate([
    [result.text, ...calls].join("\n"),
    result.reasoning,
    knownInput(question) === undefined ? conversationText(question.conversation) : "",
  ]);
  const reported = isBillable({ freshInput: 0, ...result.usage }, model.contextLength)
    ? (result.usage.output ?? 0)
    : 0;
  const output = Math.min(Math.max(text + reasoning, reported), ceiling.outputTokensMax);
  const estimatedInput = Math.min(Math.max(input, 1), ceiling.inputTokensMax);
  return {
    usage: {
      ...(knownInput(question) ?? { freshInput: estimatedInput }),
      output,
      ...(reasoning > 0 && { reasoning: Math.min(reasoning, output) }),
    },
    estimated: true,
  };
}

/** The input buckets that the upstream reported, where they can be billed. */
function knownInput({ model, result }: UsageQuestion): TokenUsage | undefined {
  const { freshInput, cachedInput, cacheWrite } = result.usage;
  const reported: TokenUsage = {
    ...(freshInput !== undefined && { freshInput }),
    ...(cachedInput !== undefined && { cachedInput }),
    ...(cacheWrite !== undefined && { cacheWrite }),
  };
  if (inputTokens(reported) === undefined) return undefined;
  return isBillable({ ...reported, output: 0 }, model.contextLength) ? reported : undefined;
}
