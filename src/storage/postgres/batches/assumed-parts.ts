import type { KeyState } from "../../../core/ledger/decisions.ts";
import { bigintArray, textArray } from "../connections/arrays.ts";
import type { Changes } from "./changes.ts";

/** The unlocked state on which a batch was decided. */
export interface Assumed {
  /** The accounts' revisions; they change with the accounts' state, limits and budgets. */
  readonly revisions: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<string, KeyState>;
  /** Request ids that have no usage entry. */
  readonly newIds: readonly string[];
}

/** The rows that one statement writes, and the conditions under which it writes them. */
export type Written = Changes & { readonly assumed: Assumed | null };

/** The part of a batch for one table; omitted from the statement if it has no rows. */
export interface Part {
  readonly name: string;
  /** Each `?` is the next of its values; `$1` is the owner. */
  readonly sql: string;
  /** Whether each of its rows must be found; otherwise the transaction is rolled back. */
  readonly isGuarded: boolean;
  readonly rows: (written: Written) => number;
  readonly values: (written: Written) => readonly Buffer[];
}

/**
 * The key columns that the decision on a hold depends on. The guards of the updates check the key's
 * sums, and the account's revision covers its budget. The type requires a column for each new field
 * of `KeyState`.
 */
const keyColumns = {
  accountId: { name: "account_id", type: "text", stored: "k.account_id" },
  spendingLimit: {
    name: "spending_limit",
    type: "bigint",
    stored: "coalesce(k.lowered_limit, k.spending_limit)",
  },
  expiresAtMs: { name: "expires_at_ms", type: "bigint", stored: "k.expires_at_ms" },
  revokedAtMs: { name: "revoked_at_ms", type: "bigint", stored: "k.revoked_at_ms" },
} as const satisfies Record<
  Exclude<keyof KeyState, "held" | "spent" | "budget">,
  { readonly name: string; readonly type: "text" | "bigint"; readonly stored: string }
>;

const columns = Object.values(keyColumns);

/**
 * Locks the accounts in the order of `lockStatements`, so batches of other processes wait here. If
 * `lockStatements` has run, this transaction already has the locks. Returns the heads of the chains
 * that the batch extends.
 */
const taken: Part = {
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
}: Written): readonly (readonly [string, number | null])[] {
  if (assumed !== null) return [...assumed.revisions];
  return entries.length === 0 ? [] : [...accounts.keys()].map((id) => [id, null] as const);
}

const known: Part = {
  name: "known",
  sql: `
    SELECT FROM unnest(?::text[]${columns.map(({ type }) => `, ?::${type}[]`).join("")})
        AS d (id, ${columns.map(({ name }) => name).join(", ")})
      JOIN api_keys k ON k.id = d.id
    WHERE ${columns.map(({ name, stored }) => `${stored} IS NOT DISTINCT FROM d.${name}`).join(" AND ")}`,
  isGuarded: true,
  rows: ({ assumed }) => assumed?.keys.size ?? 0,
  values: ({ assumed }) => {
    const keys = [...(assumed?.keys.values() ?? [])];
    return [
      textArray([...(assumed?.keys.keys() ?? [])]),
      textArray(keys.map(({ accountId }) => accountId)),
      bigintArray(keys.map(({ spendingLimit }) => spendingLimit)),
      bigintArray(keys.map(({ expiresAtMs }) => expiresAtMs)),
      bigintArray(keys.map(({ revokedAtMs }) => revokedAtMs)),
    ];
  },
};

/**
 * `OFFSET 0` forces a look-up per id. Without it PostgreSQL, which plans this while the table is
 * new and empty, would choose a join that reads all entries for each batch until the table is
 * analyzed.
 */
const fresh: Part = {
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
export const assumedParts: readonly Part[] = [taken, known, fresh];
