import type { AttackCounts } from "./attacker.ts";
import type { HonestFigures } from "./honest.ts";

/** What the honest clients got, beside an attack or alone. */
export interface Figures {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly chatsPerSecond: number;
  /** Share of the honest chats that were refused or failed. */
  readonly refused: number;
  /** Resident memory of the gateway's processes at their highest, in MiB. */
  readonly peakMib: number;
  /** What became of the attacker's requests; null for the honest clients alone. */
  readonly attack: AttackCounts | null;
}

export interface Measured {
  readonly honest: HonestFigures;
  readonly attack: AttackCounts | null;
  readonly peakMib: number;
  readonly seconds: number;
}

const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

/** Sums up what was measured. */
export function figuresOf({ honest, attack, peakMib, seconds }: Measured): Figures {
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

/** Beside an attack, p99 is at most this, or so many times what it is alone. */
const P99_MS = 30;
const P99_FACTOR = 3;
const CHATS_SHARE = 0.9;
/** What an attack may add to the resident memory at its peak. */
const ADDED_MIB = 1_024;

/** The rule for each attack; empty: it is kept. */
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
