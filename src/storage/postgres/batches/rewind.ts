import type { PoolClient } from "pg";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import type { LostTime } from "../../../core/ledger/verification.ts";
import { integer, type Row } from "../../shared/rows.ts";
import { neverBegun } from "../../../core/ledger/unsettled-requests.ts";
import { requestOf, timeOf, type Written } from "./acknowledged.ts";
import type { HotCall } from "./hot-calls.ts";
import type { DueReversal } from "./reversal.ts";

/**
 * A ledger that lost batches which it had acknowledged, as an asynchronous standby does that is
 * promoted (rule 19), and what became of them.
 */
export interface Rewind {
  /** The process's id in `replicas`. */
  readonly owner: string;
  /** The first and the last of its batches that are lost. */
  readonly fromBatch: number;
  readonly toBatch: number;
  /** Charges and operators' entries that were written again. */
  readonly writtenAgain: number;
  /** Running requests whose hold was placed again. */
  readonly heldAgain: number;
  /** Charges that came back: again, or of requests that another process took for killed. */
  readonly takenBack: number;
  /** Holds of requests that had ended, whose charge is no longer known: ended without one. */
  readonly endedFree: number;
  /** Charges and entries that no longer fit. */
  readonly refused: number;
}

export interface Loss {
  /** As the ledger has them now. */
  readonly holds: ReadonlyMap<string, OpenHold>;
  /** Of the requests that run. */
  readonly running: ReadonlyMap<string, OpenHold>;
  /** Acknowledged by the batches that are lost. */
  readonly lost: readonly Written[];
  /** Unix milliseconds. */
  readonly atMs: number;
}

/** What each call restores. */
export type Purpose = "again" | "held" | "free" | "step";

/** The calls that bring the ledger to what was acknowledged, each with its purpose, in order. */
export function restoringCalls({ holds, running, lost, atMs }: Loss): readonly Restoring[] {
  const calls: Restoring[] = [];
  const restored = new Set<string>();
  for (const written of lost) {
    if (written.kind === "reversed") continue;
    if (written.kind === "posted") {
      calls.push({ purpose: "again", call: ["postEntry", written.entry] });
      continue;
    }
    const { hold, settlement } = written;
    restored.add(hold.requestId);
    if (!holds.has(hold.requestId)) {
      calls.push({ purpose: "step", call: ["placeHold", requestOf(hold)] });
    }
    calls.push({ purpose: "again", call: ["settle", settlement] });
  }
  for (const hold of running.values()) {
    if (holds.has(hold.requestId)) continue;
    calls.push({ purpose: "held", call: ["placeHold", requestOf(hold)] });
    if (!hold.started) continue;
    const progress = { requestId: hold.requestId, charge: hold.owed };
    calls.push({ purpose: "step", call: ["markProgress", progress] });
  }
  for (const requestId of holds.keys()) {
    if (running.has(requestId) || restored.has(requestId)) continue;
    calls.push({ purpose: "free", call: ["settle", { requestId, ...neverBegun, atMs }] });
  }
  return calls;
}

export interface Restoring {
  readonly purpose: Purpose;
  readonly call: HotCall;
}

/** A call, and what became of it. */
export interface Restored extends Restoring {
  readonly outcome: string;
}

/** What became of the calls of a batch that has written this. */
export function restoredOf(
  calls: readonly Restoring[],
  {
    results,
    written,
  }: { readonly results: readonly unknown[]; readonly written: readonly Written[] },
): readonly Restored[] {
  const posted = new Set(written.map((one) => (one.kind === "posted" ? one.entry : null)));
  return calls.map((restoring, at) => {
    const { call } = restoring;
    const outcome = outcomeOf(results[at]);
    // A repeat has the result of the first.
    const isRepeat = call[0] === "postEntry" && outcome === "posted" && !posted.has(call[1]);
    return { ...restoring, outcome: isRepeat ? "already-posted" : outcome };
  });
}

/**
 * Charges that have to come back: once more, or since a hold that came back was taken for a killed
 * request's, though its settlement was acknowledged.
 */
export function dueReversals(
  lost: readonly Written[],
  restored: readonly Restored[],
  atMs: number,
): readonly DueReversal[] {
  const again = lost.flatMap((one) => (one.kind === "reversed" ? [one.reversal] : []));
  const killed = restored.flatMap(({ call, purpose, outcome }) => {
    const isSettled = purpose === "again" && outcome === "already-settled";
    if (call[0] !== "settle" || !isSettled) return [];
    return [{ requestId: call[1].requestId, cause: "repeated", atMs } as const];
  });
  return [...again, ...killed];
}

/** Of what was remembered, what the ledger did not have. */
export function lostOf(
  remembered: readonly Written[],
  restored: readonly Restored[],
  takenBack: ReadonlySet<string>,
): readonly Written[] {
  const again = restored.filter((one) => one.purpose === "again" && isMadeGood(one));
  const found = new Set<unknown>(again.map(({ call }) => call[1]));
  return remembered.filter((written) => {
    if (written.kind === "posted") return found.has(written.entry);
    if (written.kind === "reversed") return takenBack.has(written.reversal.requestId);
    const { settlement } = written;
    return found.has(settlement) || takenBack.has(settlement.requestId);
  });
}

/**
 * From the last entry that is left, or from the first that is lost: another process may have written
 * after the failover. By another process's clock, either may be of a later time.
 */
export function lostTime(
  lost: readonly Written[],
  { lastMs, toMs }: { readonly lastMs: number; readonly toMs: number },
): LostTime {
  const fromMs = lost.reduce((ms, written) => Math.min(ms, timeOf(written)), lastMs);
  return { fromMs: Math.min(fromMs, toMs), toMs };
}

/** When the last entry was written that the ledger still has, Unix milliseconds; 0: it has none. */
export async function lastEntryAt(client: PoolClient): Promise<number> {
  const { rows } = await client.query<Row>("SELECT at_ms FROM entries ORDER BY seq DESC LIMIT 1");
  const [row] = rows;
  return row === undefined ? 0 : integer(row, "at_ms");
}

/**
 * Keeps that the ledger lost a time, which `ledger verify` and statements name: a head that was given
 * out in it is not found again.
 */
export async function noteRewind(
  client: PoolClient,
  rewind: Pick<Rewind, "owner" | "fromBatch" | "toBatch"> & LostTime,
): Promise<void> {
  const { owner, fromBatch, toBatch, fromMs, toMs } = rewind;
  await client.query(
    `INSERT INTO rewinds (owner, from_batch, to_batch, from_ms, to_ms) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (owner, from_batch) DO NOTHING`,
    [owner, fromBatch, toBatch, fromMs, toMs],
  );
}

/** What became of the calls, counted. */
export function countRestored(
  all: readonly Restored[],
): Pick<Rewind, "writtenAgain" | "heldAgain" | "endedFree" | "refused"> {
  const count = (purpose: Purpose, isMeant: (one: Restored) => boolean) =>
    all.filter((one) => one.purpose === purpose && isMeant(one)).length;
  // One that is found again was not lost.
  const isRefused = (one: Restored) => !isMadeGood(one) && !oldOutcomes.has(one.outcome);
  return {
    writtenAgain: count("again", isMadeGood),
    heldAgain: count("held", isMadeGood),
    endedFree: count("free", isMadeGood),
    refused: count("again", isRefused) + count("held", isRefused),
  };
}

/** Whether the call brought back what the ledger had lost. */
export function isMadeGood({ outcome }: Restored): boolean {
  return newOutcomes.has(outcome);
}

const newOutcomes = new Set(["settled", "placed", "posted"]);
const oldOutcomes = new Set(["already-settled", "already-posted", "duplicate-request-id"]);

/** Of a mark there is none. */
function outcomeOf(value: unknown): string {
  if (typeof value === "string") return value;
  return (value as { readonly result: string } | undefined)?.result ?? "";
}
