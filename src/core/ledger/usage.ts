import {
  inputTokens,
  usageAsReport,
  type ReportedUsage,
  type TokenUsage,
  type UsageFault,
  type UsageFaults,
} from "../conversation/token-usage.ts";
import type { UsageRecord } from "./request-record.ts";

/**
 * More characters than the longest token of any known vocabulary (128 spaces). A report of fewer
 * tokens than this allows is not one of the received text.
 */
const CHARACTERS_PER_TOKEN_MAX = 256;

/** What was received of the reply that a report is about. */
export interface ReceivedReply {
  /** Characters of text and calls, and of reasoning. */
  readonly outputCharacters: number;
  readonly reasoningCharacters: number;
  /** Whether the report is not the last one, because the reply has not ended. */
  readonly isPartial: boolean;
  /** Whether its text may have parts that its model did not generate as tokens. */
  readonly hasOtherText: boolean;
}

/** The usable sides of a report, and the faults of it. */
export interface JudgedUsage {
  /** Absent if the input must be estimated. */
  readonly input?: TokenUsage;
  /** Absent if the output must be estimated. */
  readonly output?: TokenUsage;
  /** Output tokens that the reply has at least, by a valid report. */
  readonly outputLeast: number;
  readonly faults: UsageFaults;
}

/** A reply of which nothing was received yet. */
export const emptyReply: ReceivedReply = {
  outputCharacters: 0,
  reasoningCharacters: 0,
  isPartial: true,
  hasOtherText: false,
};

/**
 * Returns the sides of a report that agree with the received reply and the model's context, in
 * tokens. The others must be estimated (rule 13).
 */
export function judgeUsage(
  usage: TokenUsage,
  received: ReceivedReply,
  contextLength: number,
): JudgedUsage {
  const input = inputOf(usage);
  const { output, isDeniedCounted } = outputOf(usage, received);
  const inputFault = faultOfInput(usage, received, contextLength);
  const outputFault = faultOfOutput({ ...usage, ...output }, received, contextLength);
  const isInputUsable =
    inputTokens(input) !== undefined && !inputFault && !isInputUncounted(usage, received);
  const other = isDeniedCounted ? undefined : usage.faults?.other;
  return {
    ...(isInputUsable && { input }),
    ...(output.output !== undefined && !outputFault && { output }),
    outputLeast: leastOf(output.output, contextLength),
    faults: {
      ...(inputFault && { input: inputFault }),
      ...(outputFault && { output: outputFault }),
      ...(other && { other }),
    },
  };
}

function inputOf({ freshInput, cachedInput, cacheWrite, cacheWrite1h }: TokenUsage): TokenUsage {
  return {
    ...(freshInput !== undefined && { freshInput }),
    ...(cachedInput !== undefined && { cachedInput }),
    ...(cacheWrite !== undefined && { cacheWrite }),
    ...(cacheWrite1h !== undefined && { cacheWrite1h }),
  };
}

/** Returns the output; received reasoning proves that the output without it is not all. */
function outputOf(
  { output, reasoning, deniedOutput }: TokenUsage,
  { reasoningCharacters }: ReceivedReply,
): { readonly output: TokenUsage; readonly isDeniedCounted: boolean } {
  if (output !== undefined && deniedOutput !== undefined && reasoningCharacters > 0) {
    const counted = { output: output + deniedOutput, reasoning: deniedOutput };
    return { output: counted, isDeniedCounted: true };
  }
  const counted = {
    ...(output !== undefined && { output }),
    ...(output !== undefined && reasoning !== undefined && { reasoning }),
  };
  return { output: counted, isDeniedCounted: false };
}

function faultOfInput(
  usage: TokenUsage,
  received: ReceivedReply,
  contextLength: number,
): UsageFault | undefined {
  const { freshInput = 0, cachedInput = 0, cacheWrite = 0, faults } = usage;
  const sum = inputTokens(usage);
  if (sum === undefined) return faults?.input;
  if (![freshInput, cachedInput, cacheWrite].every(isCount)) return "not-a-count";
  if (sum > contextLength) return "above-context";
  // Servers send zeros before they have counted.
  return !received.isPartial && isInputUncounted(usage, received) ? "zero" : undefined;
}

function faultOfOutput(
  { output, reasoning = 0, faults }: TokenUsage,
  received: ReceivedReply,
  contextLength: number,
): UsageFault | undefined {
  if (faults?.output !== undefined || output === undefined) return faults?.output;
  if (!isCount(output) || !isCount(reasoning)) return "not-a-count";
  if (Math.max(output, reasoning) > contextLength) return "above-context";
  if (received.isPartial) return undefined;
  const characters = received.outputCharacters + received.reasoningCharacters;
  if (output === 0) return characters > 0 ? "zero" : undefined;
  const isBelow = characters > output * CHARACTERS_PER_TOKEN_MAX && !received.hasOtherText;
  return isBelow ? "below-content" : undefined;
}

/** Every request has input, so that zero is no report, except beside a reply without anything. */
function isInputUncounted(usage: TokenUsage, received: ReceivedReply): boolean {
  const characters = received.outputCharacters + received.reasoningCharacters;
  const isEmptyReply = usage.output === 0 && characters === 0 && !received.isPartial;
  return inputTokens(usage) === 0 && !isEmptyReply;
}

/** Returns the output if it is a valid count, whatever else contradicts it. */
function leastOf(output = 0, contextLength: number): number {
  return isCount(output) && output <= contextLength ? output : 0;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Returns the numbers for the ledger and the client. Unreported values count as 0. */
export function usageRecord(usage: TokenUsage): UsageRecord {
  return {
    promptTokens: inputTokens(usage) ?? 0,
    completionTokens: usage.output ?? 0,
    cachedTokens: usage.cachedInput ?? 0,
    cacheWriteTokens: usage.cacheWrite ?? 0,
    ...(usage.cacheWrite1h && { cacheWrite1hTokens: usage.cacheWrite1h }),
    reasoningTokens: usage.reasoning ?? 0,
  };
}

/**
 * Returns the vendor's own numbers if one of them is not that of the charged usage, or was not a
 * number.
 */
export function differingReport(usage: TokenUsage, charged: TokenUsage): ReportedUsage | undefined {
  const record = usageRecord(charged);
  const total = record.promptTokens + record.completionTokens;
  const numbers: Readonly<Record<string, number>> = { ...record, totalTokens: total };
  const reported = usage.reported ?? usageAsReport(usage);
  const isDifferent = Object.entries(reported).some(([name, value]) => value !== numbers[name]);
  return isDifferent || usage.faults !== undefined ? reported : undefined;
}

/** The usage of a request without any reported usage. */
export const zeroUsage: UsageRecord = usageRecord({});
