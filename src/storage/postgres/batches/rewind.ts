import type { PoolClient } from "pg";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import type { LostTime } from "../../../core/ledger/verification.ts";
import { integer, type Row } from "../../shared/rows.ts";
import { unstartedOutcome } from "../../../core/ledger/entry.ts";
import { requestOf, timeOf, type AcknowledgedWrite } from "./acknowledged.ts";
import type { HotCall } from "./hot-calls.ts";
import type { DueReversal } from "./reversal.ts";

/**
 * Report on a ledger that lost acknowledged batches, as a promoted asynchronous standby does (rule
 * 19), and on the repair.
 */
export interface Rewind {
  /** The process's id in `replicas`. */
  readonly owner: string;
  /** The first and the last of its lost batches. */
  readonly fromBatch: number;
  readonly toBatch: number;
  /** Number of charges and operators' entries that were written again. */
  readonly writtenAgain: number;
  /** Number of running requests whose hold was placed again. */
  readonly heldAgain: number;
  /**
   * Number of reversed charges: those whose reversal was lost, and those of requests that another
   * process considered killed.
   */
  readonly takenBack: number;
  /**
   * Number of ended requests whose charge is no longer remembered; their holds ended without a
   * charge.
   */
  readonly endedFree: number;
  /** Number of charges and entries that no longer fit. */
  readonly refused: number;
}

/** What the ledger has and lacks after it went back in time. */
export interface Loss {
  /** Holds in the ledger now. */
  readonly holds: ReadonlyMap<string, OpenHold>;
  /** Holds of the requests in progress. */
  readonly running: ReadonlyMap<string, OpenHold>;
  /** Writes acknowledged by the lost batches. */
  readonly lost: readonly AcknowledgedWrite[];
  /** Unix milliseconds. */
  readonly atMs: number;
}

/** Purpose of a restoring call. */
export type Purpose = "again" | "held" | "free" | "step";

/** Returns the calls that restore the acknowledged state, each with its purpose, in order. */
export function restoringCalls({ holds, running, lost, atMs }: Loss): readonly RestoringCall[] {
  const calls: RestoringCall[] = [];
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
    calls.push({ purpose: "free", call: ["settle", { requestId, ...unstartedOutcome, atMs }] });
  }
  return calls;
}

export interface RestoringCall {
  readonly purpose: Purpose;
  readonly call: HotCall;
}

/** A restoring call with its outcome. */
export interface RestoredCall extends RestoringCall {
  readonly outcome: string;
}

/** Returns the outcomes of a batch's restoring calls. */
export function callsWithOutcomes(
  calls: readonly RestoringCall[],
  {
    results,
    written,
  }: { readonly results: readonly unknown[]; readonly written: readonly AcknowledgedWrite[] },
): readonly RestoredCall[] {
  const posted = new Set(written.map((one) => (one.kind === "posted" ? one.entry : null)));
  return calls.map((restoring, at) => {
    const { call } = restoring;
    const outcome = outcomeOf(results[at]);
    // A repeat has the same result as the first post.
    const isRepeat = call[0] === "postEntry" && outcome === "posted" && !posted.has(call[1]);
    return { ...restoring, outcome: isRepeat ? "already-posted" : outcome };
  });
}

/**
 * Returns charges to reverse: those whose reversal was lost, and those of requests that were
 * settled but, after the loss of the settlement, were considered killed.
 */
export function dueReversals(
  lost: readonly AcknowledgedWrite[],
  restored: readonly RestoredCall[],
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

/** Returns the requests whose holds ended without a charge; their claims have not ended yet. */
export function requestsEndedFree(restored: readonly RestoredCall[]): readonly string[] {
  return restored.flatMap(({ purpose, call }) =>
    purpose === "free" && call[0] === "settle" ? [call[1].requestId] : [],
  );
}

/** Returns the remembered writes that the ledger did not have. */
export function lostWrites(
  remembered: readonly AcknowledgedWrite[],
  restored: readonly RestoredCall[],
  reversedRequests: ReadonlySet<string>,
): readonly AcknowledgedWrite[] {
  const again = restored.filter((one) => one.purpose === "again" && isRestored(one));
  const found = new Set<unknown>(again.map(({ call }) => call[1]));
  return remembered.filter((written) => {
    if (written.kind === "posted") return found.has(written.entry);
    if (written.kind === "reversed") return reversedRequests.has(written.reversal.requestId);
    const { settlement } = written;
    return found.has(settlement) || reversedRequests.has(settlement.requestId);
  });
}

/**
 * Returns the lost time range. It starts at the last remaining entry or the first lost one,
 * whichever is earlier, since another process may have written after the failover. Other processes'
 * clocks may have dated either entry later.
 */
export function lostTime(
  lost: readonly AcknowledgedWrite[],
  { lastMs, toMs }: { readonly lastMs: number; readonly toMs: number },
): LostTime {
  const fromMs = lost.reduce((ms, written) => Math.min(ms, timeOf(written)), lastMs);
  return { fromMs: Math.min(fromMs, toMs), toMs };
}

/**
 * Returns the time of the last entry that the ledger still has, Unix milliseconds; 0: it has no
 * entry.
 */
export async function lastEntryAt(client: PoolClient): Promise<number> {
  const { rows } = await client.query<Row>("SELECT at_ms FROM entries ORDER BY seq DESC LIMIT 1");
  const [row] = rows;
  return row === undefined ? 0 : integer(row, "at_ms");
}

/**
 * Records a lost time range, for `ledger verify` and statements: a head issued in that time no
 * longer exists.
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

/** Counts the outcomes of the calls. */
export function countRestored(
  all: readonly RestoredCall[],
): Pick<Rewind, "writtenAgain" | "heldAgain" | "endedFree" | "refused"> {
  const count = (purpose: Purpose, isMeant: (one: RestoredCall) => boolean) =>
    all.filter((one) => one.purpose === purpose && isMeant(one)).length;
  // A call is not refused if its write was not lost.
  const isRefused = (one: RestoredCall) => !isRestored(one) && !oldOutcomes.has(one.outcome);
  return {
    writtenAgain: count("again", isRestored),
    heldAgain: count("held", isRestored),
    endedFree: count("free", isRestored),
    refused: count("again", isRefused) + count("held", isRefused),
  };
}

/** Reports whether the call restored a lost write. */
export function isRestored({ outcome }: RestoredCall): boolean {
  return newOutcomes.has(outcome);
}

const newOutcomes = new Set(["settled", "placed", "posted"]);
const oldOutcomes = new Set(["already-settled", "already-posted", "duplicate-request-id"]);

/** Returns the outcome of a result; a mark has none. */
function outcomeOf(value: unknown): string {
  if (typeof value === "string") return value;
  return (value as { readonly result: string } | undefined)?.result ?? "";
}
