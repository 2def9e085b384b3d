import { outcomes, type Outcome } from "../../core/ledger/request-record.ts";

/** Earlier versions wrote `refused` for `failed`; entries are never rewritten. */
export const storedOutcomes = [...outcomes, "refused"] as const;

export type StoredOutcome = (typeof storedOutcomes)[number];

/** Returns the outcome that an entry was written with in today's words. */
export function currentOutcome(stored: StoredOutcome): Outcome {
  return stored === "refused" ? "failed" : stored;
}

/** Matches the usage entries of requests that did not finish. An index has only these. */
export const isUnfinished = `details NOT LIKE '%"outcome":"finished"%'`;

/**
 * Matches the usage entries, in a table of this name, of requests with an outcome. It reads the
 * details as text, as an index can and as tampered details allow; JSON escapes the quotes of other
 * texts in them.
 */
export function hasOutcome(table: string, outcome: Outcome): string {
  const written = storedOutcomes
    .filter((stored) => currentOutcome(stored) === outcome)
    .map((stored) => `${table}.details LIKE '%"outcome":"${stored}"%'`);
  const isOne = `(${written.join(" OR ")})`;
  return outcome === "finished" ? isOne : `${table}.${isUnfinished} AND ${isOne}`;
}
