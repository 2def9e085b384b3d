// Made from spec/ by scripts/generate.ts. Do not edit.

/** A column of a list: its title, and the path of its value in a record; without a path, the title's. */
type RecordColumn = readonly [title: string, ...path: string[]];

export const commandAccount: readonly RecordColumn[] = [
  ["id"],
  ["external_id"],
  ["name"],
  ["plan"],
  ["state"],
  ["balance"],
  ["held"],
  ["spent"],
  ["budget"],
];

export const csvAccount: readonly RecordColumn[] = [
  ["id"],
  ["external_id"],
  ["name"],
  ["email"],
  ["plan"],
  ["state"],
  ["balance"],
  ["available"],
  ["held"],
  ["spent"],
  ["topped_up"],
  ["created_at"],
  ["suspended_at"],
  ["closed_at"],
  ["budget"],
  ["metadata"],
];

export const csvAuditRecord: readonly RecordColumn[] = [
  ["id"],
  ["at"],
  ["ended_at"],
  ["actor"],
  ["role"],
  ["operation"],
  ["target"],
  ["result"],
  ["error_code"],
  ["input"],
  ["before"],
  ["after"],
];

export const commandDeprecatedUse: readonly RecordColumn[] = [
  ["deprecation"],
  ["account","account_id"],
  ["key","key_id"],
  ["requests"],
  ["last_at"],
  ["deprecated_at"],
  ["sunset_at"],
];

export const commandEntry: readonly RecordColumn[] = [
  ["at"],
  ["kind"],
  ["amount"],
  ["reference"],
  ["note"],
  ["actor"],
];

export const csvEntry: readonly RecordColumn[] = [
  ["at"],
  ["kind"],
  ["amount"],
  ["id"],
  ["reference"],
  ["note"],
  ["actor"],
  ["model"],
  ["key_id"],
  ["hash"],
];

export const commandFailedRequest: readonly RecordColumn[] = [
  ["id"],
  ["at"],
  ["account","account_id"],
  ["key","key_id"],
  ["model"],
  ["status"],
  ["outcome"],
  ["error_code"],
  ["pointer"],
  ["limit"],
];

export const commandKey: readonly RecordColumn[] = [
  ["id"],
  ["account","account_id"],
  ["account_name"],
  ["label"],
  ["status"],
  ["models"],
  ["unlisted_fields"],
  ["spending_limit"],
  ["budget"],
  ["expires","expires_at"],
];

export const commandRequestRecord: readonly RecordColumn[] = [
  ["id"],
  ["account","account_id"],
  ["key","key_id"],
  ["model"],
  ["upstream"],
  ["status"],
  ["outcome"],
  ["prompt_tokens","usage","prompt_tokens"],
  ["completion_tokens","usage","completion_tokens"],
  ["estimated"],
  ["charge"],
  ["upstream_cost"],
  ["margin"],
  ["taken_back_at"],
  ["started_at"],
  ["ended_at"],
  ["agent_session"],
];

export const commandSession: readonly RecordColumn[] = [
  ["agent_session"],
  ["agent"],
  ["account","account_id"],
  ["requests"],
  ["prompt_tokens"],
  ["completion_tokens"],
  ["charge"],
  ["upstream_cost"],
  ["requests_without_cost"],
  ["first_at"],
  ["last_at"],
];

export const commandUsageGroup: readonly RecordColumn[] = [
  ["group"],
  ["time"],
  ["requests"],
  ["prompt_tokens"],
  ["completion_tokens"],
  ["charge"],
  ["upstream_cost"],
  ["margin"],
  ["requests_without_cost"],
  ["failed_requests"],
  ["mean_duration_ms"],
];
