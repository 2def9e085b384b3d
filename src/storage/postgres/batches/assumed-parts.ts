import { bigintArray, textArray } from "../connections/arrays.ts";
import type { Changes } from "./changes.ts";

/** The unlocked state on which a batch was decided. */
export interface AssumedState {
  /**
   * The accounts' revisions. They change with the accounts' state and budget, and with the keys'
   * state, limits and budgets. The guards of the updates check the sums.
   */
  readonly revisions: ReadonlyMap<string, number>;
  /** Request ids that have no usage entry. */
  readonly newIds: readonly string[];
}

/** The rows that one statement writes, and the conditions under which it writes them. */
export type WrittenRows = Changes & { readonly assumed: AssumedState | null };

/** The part of a batch for one table; omitted from the statement if it has no rows. */
export interface StatementPart {
  readonly name: string;
  /** Each `?` is the next of its values; `$1` is the owner. */
  readonly sql: string;
  /** Whether each of its rows must be found; otherwise the transaction is rolled back. */
  readonly isGuarded: boolean;
  readonly rows: (written: WrittenRows) => number;
  readonly values: (written: WrittenRows) => readonly Buffer[];
}

/**
 * Locks the accounts in the order of `lockStatements`, so batches of other processes wait here. If
 * `lockStatements` has run, this transaction already has the locks. Returns the heads of the chains
 * that the batch extends.
 */
const taken: StatementPart = {
  name: "taken",
  sql: `
    SELECT a.id, a.head FROM unnest(?::text[], ?::bigint[]) AS d (id, revision)
      JOIN accounts a ON a.id = d.id AND a.revision = coalesce(d.revision, a.revision)
    WHERE EXISTS (SELECT FROM replica)
    ORDER BY a.id FOR NO KEY UPDATE OF a`,
  isGuarded: true,
  rows: (written) => takenAccounts(written).length,
  values: (written) => {
    const accounts = takenAccounts(written);
    return [
      textArray(accounts.map(([id]) => id)),
      bigintArray(accounts.map(([, revision]) => revision)),
    ];
  },
};

/**
 * Returns the accounts with the revisions on which they were decided; null if the account is
 * locked.
 */
function takenAccounts({
  assumed,
  accounts,
  entries,
}: WrittenRows): readonly (readonly [string, number | null])[] {
  if (assumed !== null) return [...assumed.revisions];
  return entries.length === 0 ? [] : [...accounts.keys()].map((id) => [id, null] as const);
}

/**
 * `OFFSET 0` forces a look-up per id. Without it PostgreSQL, which plans this while the table is
 * new and empty, would choose a join that reads all entries for each batch until the table is
 * analyzed.
 */
const fresh: StatementPart = {
  name: "fresh",
  sql: `
    SELECT FROM unnest(?::text[]) AS d (id)
    WHERE NOT EXISTS (
      SELECT FROM entries WHERE reference = d.id AND kind = 'usage' OFFSET 0)`,
  isGuarded: true,
  rows: ({ assumed }) => assumed?.newIds.length ?? 0,
  values: ({ assumed }) => [textArray(assumed?.newIds ?? [])],
};

/** The guards of a batch that was decided on the state seen by earlier batches. */
export const assumedParts: readonly StatementPart[] = [taken, fresh];
