import type { AttackCounts } from "./attacker.ts";
import type { HonestFigures } from "./honest.ts";

/** The honest clients' figures, during an attack or without one. */
export interface Figures {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly chatsPerSecond: number;
  /** Share of the honest chats that were refused or failed. */
  readonly refused: number;
  /** Peak of the resident memory of the gateway's processes, in MiB. */
  readonly peakMib: number;
  /** Results of the attacker's requests; null without an attack. */
  readonly attack: AttackCounts | null;
}

export interface Measurement {
  readonly honest: HonestFigures;
  readonly attack: AttackCounts | null;
  readonly peakMib: number;
  readonly seconds: number;
}

const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

/** Summarizes a measurement. */
export function figuresOf({ honest, attack, peakMib, seconds }: Measurement): Figures {
  const { latenciesMs, chats, refused } = honest;
  return {
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    chatsPerSecond: chats / seconds,
    refused: refused / latenciesMs.length,
    peakMib,
    attack,
  };
}

/** Maximum p99 during an attack, or the factor of its value without one. */
const P99_MS = 30;
const P99_FACTOR = 3;
const CHATS_SHARE = 0.9;
/** Maximum increase of the peak resident memory by an attack. */
const ADDED_MIB = 1_024;

/** Returns the violated rules of an attack; empty if it passes. */
export function breaches(beside: Figures, alone: Figures): readonly string[] {
  const isSlow = beside.p99Ms > Math.max(P99_MS, P99_FACTOR * alone.p99Ms);
  const isFew = beside.chatsPerSecond < CHATS_SHARE * alone.chatsPerSecond;
  return [
    ...(isSlow ? ["p99"] : []),
    ...(isFew ? ["chats"] : []),
    ...(beside.refused > 0 ? ["refusals"] : []),
    ...(beside.peakMib - alone.peakMib > ADDED_MIB ? ["memory"] : []),
  ];
}
