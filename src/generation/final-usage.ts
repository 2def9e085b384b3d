import type { Model } from "../upstreams/catalog/model.ts";
import type { Conversation } from "../core/conversation/conversation.ts";
import { callsOf, type GenerationResult, textOf } from "../core/conversation/generation-result.ts";
import { visitInput } from "../core/conversation/visit-input.ts";
import {
  inputTokens,
  type ReportedUsage,
  type TokenUsage,
  type UsageFaults,
} from "../core/conversation/token-usage.ts";
import {
  differingReport,
  judgeUsage,
  type JudgedUsage,
  type ReceivedReply,
} from "../core/ledger/usage.ts";
import type { HoldCeiling } from "../core/ledger/hold-ceiling.ts";
import type { Estimator } from "./estimator.ts";
import { type MarkedContent, marksOf } from "../core/conversation/move-marks.ts";

export interface FinalUsage {
  readonly usage: TokenUsage;
  /** True if and only if the upstream reported no usable usage (invariant I10). */
  readonly estimated: boolean;
  /** Faults of the upstream's report; absent without any. */
  readonly faults?: UsageFaults;
  /** The vendor's own numbers, if they are not those of the usage. */
  readonly reported?: ReportedUsage;
}

export interface UsageContext {
  readonly conversation: Conversation;
  readonly model: Model;
  readonly ceiling: HoldCeiling;
  readonly result: GenerationResult;
  /** Whether the reply was cut off, so that the output reported so far is only a lower bound. */
  readonly cut: boolean;
  /** Whether the upstream was not sent every cache mark of the request. */
  readonly lacksMarks?: boolean;
  /** Present if the upstream was read on after the client had left. */
  readonly departure?: ClientDeparture;
}

/** How much of a stream its client was there for. */
export interface ClientDeparture {
  /** Characters of output before and after the client left. */
  readonly seenCharacters: number;
  readonly unseenCharacters: number;
  /** Tokens of reasoning that a reply of the model counts and does not show, as far as known. */
  readonly hiddenTokens: number;
}

/**
 * Returns the usage to bill and to show, separately for input and output: as reported by the
 * upstream if it agrees with itself and with the content, otherwise estimated from everything
 * received, shown to the client or not. Estimates are capped at the token counts of the hold (money
 * rules 5 and 13).
 */
export async function finalUsage(
  question: UsageContext,
  estimator: Estimator,
): Promise<FinalUsage> {
  const { model, result, cut } = question;
  const judged = judgeUsage(result.usage, receivedOf(question), model.contextLength);
  const { input, faults } = judged;
  const output = cut ? undefined : judged.output;
  const estimated = input === undefined || output === undefined;
  const counted = estimated ? await estimate(question, judged, estimator) : { ...input, ...output };
  const usage = withLifetime(counted, question);
  const reported = differingReport(result.usage, usage);
  return {
    usage,
    estimated,
    ...(Object.keys(faults).length > 0 && { faults }),
    ...(reported && { reported }),
  };
}

/**
 * Returns the usage with the lifetime of its cache writes. If the vendor does not report it, they are
 * for an hour if every mark of the request was sent and asks for that.
 */
function withLifetime(
  usage: TokenUsage,
  { conversation, lacksMarks = false }: UsageContext,
): TokenUsage {
  const { cacheWrite = 0, cacheWrite1h } = usage;
  const isKnown = cacheWrite === 0 || cacheWrite1h !== undefined;
  if (isKnown || lacksMarks || !cachesForAnHour(conversation)) return usage;
  return { ...usage, cacheWrite1h: cacheWrite };
}

/**
 * Returns the buckets of an estimated input. A report above the context may be honest, because the
 * model's real context is longer than the catalog's: the estimate then has its shares of the caches.
 * Zeros replace a report that the client was shown at the start.
 */
function estimatedInput(tokens: number, reported: TokenUsage, { faults }: JudgedUsage): TokenUsage {
  const all = inputTokens(reported);
  if (all === undefined) return { freshInput: tokens };
  const shareOf = (part = 0): number =>
    faults.input === "above-context" ? Math.floor((tokens / all) * part) : 0;
  const cachedInput = shareOf(reported.cachedInput);
  const cacheWrite = shareOf(reported.cacheWrite);
  const { cacheWrite1h } = reported;
  return {
    freshInput: tokens - cachedInput - cacheWrite,
    cachedInput,
    cacheWrite,
    ...(cacheWrite1h !== undefined && { cacheWrite1h: shareOf(cacheWrite1h) }),
  };
}

/** Returns the usage with an estimate of each side that is not known. */
async function estimate(
  question: UsageContext,
  judged: JudgedUsage,
  estimator: Estimator,
): Promise<TokenUsage> {
  const { input } = judged;
  const output = question.cut ? undefined : judged.output;
  const { ceiling, result } = question;
  const calls = callsOf(result).map(({ name, argumentsJson }) => name + argumentsJson);
  const outputText = output === undefined ? [textOf(result), ...calls].join("\n") : "";
  const reasoningText = output === undefined ? textOf(result, "reasoning") : "";
  const [textSample = 0, reasoningSample = 0, inputEstimate = 0] = await estimator.estimate([
    outputText,
    reasoningText,
    input === undefined ? conversationText(question.conversation) : "",
  ]);
  const { omitted } = result;
  const text = extrapolate(textSample, outputText.length, omitted?.output);
  const reasoning = extrapolate(reasoningSample, reasoningText.length, omitted?.reasoning);
  const freshInput = Math.min(Math.max(inputEstimate, 1), ceiling.inputTokensMax);
  return {
    ...(input ?? estimatedInput(freshInput, result.usage, judged)),
    ...(output ?? estimatedOutput({ text, reasoning }, question, judged)),
  };
}

/**
 * Returns the output to bill: at least the tokens of everything received, and as many as reported.
 * A client that left does not pay for what was generated afterwards, but for hidden reasoning: as
 * reported if the upstream was read to its end, otherwise by the mean of the model.
 */
function estimatedOutput(
  received: { readonly text: number; readonly reasoning: number },
  { ceiling, result, departure }: UsageContext,
  { output: reported, outputLeast }: JudgedUsage,
): TokenUsage {
  const shown = received.text + received.reasoning;
  const isWhole = departure !== undefined && result.stop !== undefined && reported !== undefined;
  const hidden = isWhole ? 0 : (departure?.hiddenTokens ?? 0);
  const total = isWhole ? outputLeast : Math.max(shown + hidden, outputLeast);
  const share =
    departure === undefined
      ? 1
      : departure.seenCharacters /
        Math.max(departure.seenCharacters + departure.unseenCharacters, 1);
  const shownOfTotal = Math.min(shown, total);
  const owed = total - shownOfTotal + Math.ceil(shownOfTotal * share);
  const output = Math.min(owed, ceiling.outputTokensMax);
  const reasoning =
    isWhole && reported.reasoning !== undefined ? reported.reasoning : received.reasoning + hidden;
  return { output, ...(reasoning > 0 && { reasoning: Math.min(reasoning, output) }) };
}

/** Returns the tokens of a text of which only the start was kept. */
function extrapolate(tokens: number, kept: number, omitted = 0): number {
  return omitted === 0 ? tokens : Math.ceil((tokens * (kept + omitted)) / Math.max(kept, 1));
}

/**
 * Returns what the reply shows about the tokens of its output. Some servers begin the reply with the
 * assistant's text that the conversation ends with, and some put encoded pictures into the text.
 */
function receivedOf({ conversation, result, cut }: UsageContext): ReceivedReply {
  const { omitted } = result;
  let outputCharacters = omitted?.output ?? 0;
  let reasoningCharacters = omitted?.reasoning ?? 0;
  let hasOtherText = conversation.turns.at(-1)?.role === "assistant";
  for (const block of result.blocks) {
    if (block.type === "tool-call") {
      outputCharacters += block.name.length + block.argumentsJson.length;
    } else if (block.type === "reasoning") reasoningCharacters += block.text.length;
    else {
      outputCharacters += block.text.length;
      hasOtherText ||= block.text.includes(";base64,");
    }
  }
  const isPartial = cut && result.stop === undefined;
  return { outputCharacters, reasoningCharacters, isPartial, hasOtherText };
}

/**
 * Returns all text of a conversation that a model reads, for a token estimate. Images are excluded,
 * and so are names and ids that not every protocol sends.
 */
export function conversationText(conversation: Conversation): string {
  const texts: string[] = [];
  visitInput(conversation, {
    text: (text, kind) => {
      if (kind === "content" || kind === "tool") texts.push(text);
    },
    image: () => undefined,
    document: () => undefined,
  });
  return texts.join("\n");
}

/** Returns whether a conversation has cache marks, all of which ask for an hour. */
export function cachesForAnHour(content: MarkedContent): boolean {
  const marks = marksOf(content);
  return marks.length > 0 && marks.every(({ ttl }) => ttl === "1h");
}
