import type { Model } from "../upstreams/catalog/model.ts";
import type { Conversation } from "../core/conversation/conversation.ts";
import { callsOf, type GenerationResult, textOf } from "../core/conversation/generation-result.ts";
import { visitInput } from "../core/conversation/visit-input.ts";
import type { TokenUsage } from "../core/conversation/token-usage.ts";
import { isBillable } from "../core/ledger/usage.ts";
import type { HoldCeiling } from "../core/ledger/hold-ceiling.ts";
import type { Estimator } from "./estimator.ts";

export interface FinalUsage {
  readonly usage: TokenUsage;
  /** True if and only if the upstream reported no usable usage (invariant I10). */
  readonly estimated: boolean;
}

export interface UsageQuestion {
  readonly conversation: Conversation;
  readonly model: Model;
  readonly ceiling: HoldCeiling;
  readonly result: GenerationResult;
  /** Whether the reply was cut off, so that the output reported so far is only a lower bound. */
  readonly cut: boolean;
  /** Present if the upstream was read on after the client had left. */
  readonly left?: LeftClient;
}

/** How much of a stream its client was there for. */
export interface LeftClient {
  /** Characters of output before and after the client left. */
  readonly seen: number;
  readonly unseen: number;
  /** Tokens of reasoning that a reply of the model counts and does not show, as far as known. */
  readonly hiddenTokens: number;
}

/**
 * Returns the usage to bill and to show, separately for input and output: as reported by the
 * upstream if billable, otherwise estimated from everything received, shown to the client or not.
 * Estimates are capped at the token counts of the hold (money rule 5).
 */
export async function finalUsage(
  question: UsageQuestion,
  estimator: Estimator,
): Promise<FinalUsage> {
  const { ceiling, result, cut } = question;
  const input = knownInput(question);
  const reported = knownOutput(question);
  if (input !== undefined && reported !== undefined && !cut) {
    return { usage: { ...input, ...reported }, estimated: false };
  }
  const isOutputKnown = reported !== undefined && !cut;
  const calls = callsOf(result).map(({ name, argumentsJson }) => name + argumentsJson);
  const outputText = isOutputKnown ? "" : [textOf(result), ...calls].join("\n");
  const reasoningText = isOutputKnown ? "" : textOf(result, "reasoning");
  const [textSample = 0, reasoningSample = 0, inputEstimate = 0] = await estimator.estimate([
    outputText,
    reasoningText,
    input === undefined ? conversationText(question.conversation) : "",
  ]);
  const { omitted } = result;
  const text = extrapolate(textSample, outputText.length, omitted?.output);
  const reasoning = extrapolate(reasoningSample, reasoningText.length, omitted?.reasoning);
  const freshInput = Math.min(Math.max(inputEstimate, 1), ceiling.inputTokensMax);
  const estimate = estimatedOutput({ text, reasoning }, question, reported);
  return {
    usage: { ...(input ?? { freshInput }), ...(isOutputKnown ? reported : estimate) },
    estimated: true,
  };
}

/**
 * Returns the output to bill: at least the tokens of everything received, and as many as reported.
 * A client that left does not pay for what was generated afterwards, but for hidden reasoning: as
 * reported if the upstream was read to its end, otherwise by the mean of the model.
 */
function estimatedOutput(
  received: { readonly text: number; readonly reasoning: number },
  { ceiling, result, left }: UsageQuestion,
  reported: TokenUsage | undefined,
): TokenUsage {
  const shown = received.text + received.reasoning;
  const isWhole = left !== undefined && result.stop !== undefined && reported !== undefined;
  const hidden = isWhole ? 0 : (left?.hiddenTokens ?? 0);
  const total = isWhole
    ? reportedOutput(reported)
    : Math.max(shown + hidden, reportedOutput(reported));
  const share = left === undefined ? 1 : left.seen / Math.max(left.seen + left.unseen, 1);
  const shownOfTotal = Math.min(shown, total);
  const owed = total - shownOfTotal + Math.ceil(shownOfTotal * share);
  const output = Math.min(owed, ceiling.outputTokensMax);
  const reasoning =
    isWhole && reported.reasoning !== undefined ? reported.reasoning : received.reasoning + hidden;
  return { output, ...(reasoning > 0 && { reasoning: Math.min(reasoning, output) }) };
}

function reportedOutput(reported: TokenUsage | undefined): number {
  return reported?.output ?? 0;
}

/** Returns the tokens of a text of which only the start was kept. */
function extrapolate(tokens: number, kept: number, omitted = 0): number {
  return omitted === 0 ? tokens : Math.ceil((tokens * (kept + omitted)) / Math.max(kept, 1));
}

/** Returns the input buckets that the upstream reported, if billable. */
function knownInput({ model, result }: UsageQuestion): TokenUsage | undefined {
  const { freshInput, cachedInput, cacheWrite } = result.usage;
  const reported: TokenUsage = {
    ...(freshInput !== undefined && { freshInput }),
    ...(cachedInput !== undefined && { cachedInput }),
    ...(cacheWrite !== undefined && { cacheWrite }),
  };
  return isBillable({ ...reported, output: 0 }, model.contextLength) ? reported : undefined;
}

/** Returns the output that the upstream reported, if billable. */
function knownOutput({ model, result }: UsageQuestion): TokenUsage | undefined {
  const { output, reasoning } = result.usage;
  if (output === undefined) return undefined;
  const reported: TokenUsage = { output, ...(reasoning !== undefined && { reasoning }) };
  return isBillable({ ...reported, freshInput: 0 }, model.contextLength) ? reported : undefined;
}

/**
 * Returns all text of a conversation that a model reads, for a token estimate. Images are excluded,
 * and so are names and ids that not every protocol sends.
 */
export function conversationText(conversation: Conversation): string {
  const texts: string[] = [];
  visitInput(conversation, {
    text: (text, kind) => {
      if (kind === "content") texts.push(text);
    },
    image: () => undefined,
    document: () => undefined,
  });
  return texts.join("\n");
}
