import type { OnReversed } from "../../core/ledger/reversed-charge.ts";
import type { CallOutcome } from "../shared/calling-store.ts";

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
