/**
 * The columns that reports and lists are narrowed and ordered by. None of `hourly_sums` that a settlement
 * changes is among them: its update writes no index. They are no step of the schema: no release
 * depends on them, and PostgreSQL makes them beside running gateways.
 */
export const indices = {
  entries_by_time: "entries (at_ms, seq)",
  entries_by_account: "entries (account_id, at_ms, seq)",
  entries_beside_usage: "entries (account_id, seq) WHERE kind <> 'usage'",
  accounts_by_time: "accounts (created_at_ms, id)",
  keys_by_time: "api_keys (created_at_ms, id)",
  keys_by_account: "api_keys (account_id, created_at_ms, id)",
  // Of the beginning alone: PostgreSQL bounds the entries of an index, and a target may be any path.
  audit_by_target: "audit (substr(target, 1, 64), id)",
  hourly_sums_by_key: "hourly_sums (key_id, hour)",
  hourly_sums_by_model: "hourly_sums (model, hour)",
  hourly_sums_by_upstream: "hourly_sums (upstream, hour)",
} as const;
