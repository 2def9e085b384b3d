import type { KeyState } from "../../../core/ledger/decisions.ts";
import { bigintArray, textArray } from "../connections/arrays.ts";
import type { Changes } from "./changes.ts";

/** What a batch was decided on without having locked it. */
export interface Assumed {
  /** The accounts' revisions: nobody has changed their state, a limit or a budget since. */
  readonly revisions: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<string, KeyState>;
  /** Request ids that have no usage entry. */
  readonly newIds: readonly string[];
}

/** What one statement writes, and what must be so for it to write anything. */
export type Written = Changes & { readonly assumed: Assumed | null };

/** One table's share of a batch, left out of the statement where it has no rows. */
export interface Part {
  readonly name: string;
  /** Each `?` is the next of its values; `$1` is the owner. */
  readonly sql: string;
  /** Whether each of its rows must be found, else the transaction is undone. */
  readonly isGuarded: boolean;
  readonly rows: (written: Written) => number;
  readonly values: (written: Written) => readonly Buffer[];
}

/**
 * What a hold's decision reads of a key beside its sums, which the guards of the updates see to, and
 * beside its budget, which is the account's revision's. The type demands a column for each new field
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
 * Batches of other processes wait here, in one order, as in `lockStatements`; where those have run,
 * the rows are this transaction's already. Gives the heads of the chains that the batch extends.
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

/** With the revision that each was decided on; null where it is locked. */
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
 * `OFFSET 0` keeps it a look-up of each id: PostgreSQL would make a join of it, planned while the
 * table is new and empty, that reads all entries of each batch until the table is analyzed.
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

/** The guards of a batch that was decided on what earlier batches have seen. */
export const assumedParts: readonly Part[] = [taken, known, fresh];
