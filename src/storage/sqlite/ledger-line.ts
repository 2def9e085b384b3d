import type { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { OnReversed } from "../../core/ledger/reversed-charge.ts";
import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import type { CallOutcome, StoreCall } from "../shared/calling-store.ts";

/** Sends batches to a ledger's files and returns the outcomes, one batch at a time. */
export interface LedgerLine {
  /** The holds of dead processes that the ledger refused to end when it was opened. */
  readonly refused: readonly RefusedHold[];
  /** Sends one batch; rejects if its outcome is unknown. */
  readonly run: (calls: readonly StoreCall[]) => Promise<readonly CallOutcome[]>;
  /** Resolves when the files are closed and the lock is free. */
  readonly close: () => Promise<void>;
}

/** Called when a ledger's thread has ended without being closed: it never answers again. */
export type OnEnded = (cause: StoreUnavailable) => void;

/** Reports the charges that a committed batch reversed; returns its outcomes. */
export function reportReversed(
  outcomes: readonly CallOutcome[],
  onReversed: OnReversed | undefined,
): readonly CallOutcome[] {
  for (const outcome of outcomes) {
    if ("value" in outcome) for (const one of outcome.reversed ?? []) onReversed?.(one);
  }
  return outcomes;
}
