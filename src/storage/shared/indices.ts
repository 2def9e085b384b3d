import { isUnfinished } from "./outcomes.ts";
import { factOf, hasFact, sql, type Dialect } from "./sql.ts";

/**
 * Columns that reports and lists filter and sort by. The indices of `hourly_sums` exclude columns
 * that a settlement changes, so its update writes no index. They are not part of the schema steps:
 * no release depends on them, and PostgreSQL creates them while gateways run.
 */
const indices = {
  entries_by_time: "entries (at_ms, seq)",
  entries_by_account: "entries (account_id, at_ms, seq)",
  entries_beside_usage: "entries (account_id, seq) WHERE kind <> 'usage'",
  // Of reports by outcome. Few requests end otherwise, so their outcomes share an index.
  entries_unfinished: `entries (at_ms, seq) WHERE kind = 'usage' AND ${isUnfinished}`,
  entries_by_session: sql`entries ((${factOf("details", "agentSession")}), at_ms, seq)
    WHERE kind = 'usage' AND ${hasFact("details", "agentSession")}`,
  // Of the report on deprecated things; few requests use any.
  entries_deprecated: sql`entries (at_ms, seq)
    WHERE kind = 'usage' AND ${hasFact("details", "deprecated")}`,
  accounts_by_time: "accounts (created_at_ms, id)",
  keys_by_time: "api_keys (created_at_ms, id)",
  keys_by_account: "api_keys (account_id, created_at_ms, id)",
  // Only a prefix: PostgreSQL limits the size of index entries, and a target may be any path.
  audit_by_target: "audit (substr(target, 1, 64), id)",
  hourly_sums_by_key: "hourly_sums (key_id, hour)",
  hourly_sums_by_model: "hourly_sums (model, hour)",
  hourly_sums_by_upstream: "hourly_sums (upstream, hour)",
} as const;

export type IndexName = keyof typeof indices;

/** The names of the indices. */
export const indexNames = Object.keys(indices) as readonly IndexName[];

/** Returns the table, the columns and the condition of an index. */
export function indexRows(name: IndexName, dialect: Dialect): string {
  const rows = indices[name];
  return typeof rows === "string" ? rows : rows.in(dialect).text;
}
