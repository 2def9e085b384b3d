import type { KeyState } from "../../ledger/decisions.ts";
import { bigintArray, textArray } from "./arrays.ts";
import type { Changes } from "./changes.ts";

/** What a batch was decided on without having locked it. */
export interface Assumed {
  readonly accountIds: readonly string[];
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
 * What a hold's decision reads of a key beside its sums, which the guards of the updates see to. The
 * type demands a column for each new field of `KeyState`.
 */
const keyColumns = {
  accountId: { name: "account_id", type: "text" },
  spendingLimit: { name: "spending_limit", type: "bigint" },
  expiresAtMs: { name: "expires_at_ms", type: "bigint" },
  revokedAtMs: { name: "revoked_at_ms", type: "bigint" },
} as const satisfies Record<
  Exclude<keyof KeyState, "held" | "spent">,
  { readonly name: string; readonly type: "text" | "bigint" }
>;

const columns = Object.values(keyColumns);

/** Batches of other processes wait here, in one order, as in `lockStatement`. */
const taken: Part = {
  name: "taken",
  sql: `
    SELECT FROM accounts WHERE id = ANY (?::text[]) AND EXISTS (SELECT FROM replica)
    ORDER BY id FOR NO KEY UPDATE`,
  isGuarded: true,
  rows: ({ assumed }) => assumed?.accountIds.length ?? 0,
  values: ({ assumed }) => [textArray(assumed?.accountIds ?? [])],
};

const known: Part = {
  name: "known",
  sql: `
    SELECT FROM unnest(?::text[]${columns.map(({ type }) => `, ?::${type}[]`).join("")})
        AS d (id, ${columns.map(({ name }) => name).join(", ")})
      JOIN api_keys k ON k.id = d.id
    WHERE ${columns.map(({ name }) => `k.${name} IS NOT DISTINCT FROM d.${name}`).join(" AND ")}`,
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

const fresh: Part = {
  name: "fresh",
  sql: `
    SELECT FROM unnest(?::text[]) AS d (id)
    WHERE NOT EXISTS (SELECT FROM entries WHERE reference = d.id AND kind = 'usage')`,
  isGuarded: true,
  rows: ({ assumed }) => assumed?.newIds.length ?? 0,
  values: ({ assumed }) => [textArray(assumed?.newIds ?? [])],
};

/** The guards of a batch that was decided on what earlier batches have seen. */
export const assumedParts: readonly Part[] = [taken, known, fresh];
