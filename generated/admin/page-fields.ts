// Made from spec/ by scripts/generate.ts. Do not edit.

/** A field of a form, which sets a field of a body. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "amount" | "select" | "datetime" | "lines" | "pairs" | "budget";
  readonly hint?: string;
  readonly isRequired?: true;
  /** Whether a review lists it only if it is changed. */
  readonly isDetail?: true;
  readonly isFolded?: true;
  /** What a review shows for no value; default: a dash. */
  readonly absent?: string;
}

export const formAccountCreation: readonly FormField[] = [
  {"name":"name","type":"text","label":"Name","isRequired":true},
  {"name":"plan","type":"select","label":"Plan","isRequired":true},
  {"name":"balance","type":"amount","label":"Opening balance","absent":"$0.00","hint":"For example 10.00; at most 9 decimal places."},
  {"name":"budget","type":"budget","label":"Budget"},
  {"name":"external_id","type":"text","label":"External id","isDetail":true,"absent":"none","hint":"Your own identifier for the customer; must be unique."},
  {"name":"email","type":"text","label":"E-mail address","isDetail":true,"absent":"none","hint":"The gateway does not send e-mail to it."},
  {"name":"webhook_url","type":"text","label":"Webhook address","isDetail":true,"absent":"none","hint":"Low-balance alerts are sent to this URL."},
  {"name":"metadata","type":"pairs","label":"Metadata","isDetail":true,"absent":"none","hint":"Your own values, one per line, such as region = north."},
];

export const formAccountUpdate: readonly FormField[] = [
  {"name":"name","type":"text","label":"Name","isRequired":true},
  {"name":"plan","type":"select","label":"Plan","isRequired":true},
  {"name":"budget","type":"budget","label":"Budget"},
  {"name":"external_id","type":"text","label":"External id","isDetail":true,"absent":"none","hint":"Your own identifier for the customer; must be unique."},
  {"name":"email","type":"text","label":"E-mail address","isDetail":true,"absent":"none","hint":"The gateway does not send e-mail to it."},
  {"name":"webhook_url","type":"text","label":"Webhook address","isDetail":true,"absent":"none","hint":"Low-balance alerts are sent to this URL."},
  {"name":"metadata","type":"pairs","label":"Metadata","isDetail":true,"absent":"none","hint":"Your own values, one per line, such as region = north."},
];

export const formKeyUpdate: readonly FormField[] = [
  {"name":"label","type":"text","label":"Label","hint":"A name for display."},
  {"name":"models","type":"lines","label":"Models","isFolded":true,"absent":"every model of the plan","hint":"Patterns such as openai/*, one per line; leave empty for every model of the plan."},
  {"name":"unlisted_fields","type":"select","label":"Unlisted fields","isFolded":true,"absent":"the plan's rule","hint":"Request fields that the contract does not list."},
  {"name":"spending_limit","type":"amount","label":"Spending limit","absent":"none","hint":"In total; leave empty for no limit."},
  {"name":"budget","type":"budget","label":"Budget"},
  {"name":"expires_at","type":"datetime","label":"Expires at","isFolded":true,"absent":"never"},
];

/** A column of a table, or a fact. */
export interface ViewColumn {
  readonly name: string;
  readonly field: string;
  readonly type: "text" | "amount" | "datetime" | "lines" | "pairs" | "budget";
}

export const viewAccount: readonly ViewColumn[] = [
  {"name":"Account","field":"name","type":"text"},
  {"name":"Id","field":"id","type":"text"},
  {"name":"Plan","field":"plan","type":"text"},
  {"name":"State","field":"state","type":"text"},
  {"name":"Balance","field":"balance","type":"amount"},
  {"name":"Available","field":"available","type":"amount"},
  {"name":"Budget","field":"budget","type":"budget"},
  {"name":"Spent","field":"spent","type":"amount"},
  {"name":"Opened (UTC)","field":"created_at","type":"datetime"},
];

export const viewEntry: readonly ViewColumn[] = [
  {"name":"Posted (UTC)","field":"at","type":"datetime"},
  {"name":"Kind","field":"kind","type":"text"},
  {"name":"Amount","field":"amount","type":"amount"},
  {"name":"Reference","field":"reference","type":"text"},
  {"name":"Note","field":"note","type":"text"},
  {"name":"Actor","field":"actor","type":"text"},
  {"name":"Entry","field":"id","type":"text"},
];

export const viewKey: readonly ViewColumn[] = [
  {"name":"Key","field":"label","type":"text"},
  {"name":"Account","field":"account_id","type":"text"},
  {"name":"Status","field":"status","type":"text"},
  {"name":"Last used (UTC)","field":"last_used_at","type":"datetime"},
  {"name":"Limit","field":"spending_limit","type":"amount"},
  {"name":"Budget","field":"budget","type":"budget"},
  {"name":"Created (UTC)","field":"created_at","type":"datetime"},
  {"name":"Expires (UTC)","field":"expires_at","type":"datetime"},
];

/** A column of a list: its title, and the path of its value in a record; without a path, the title's. */
type RecordColumn = readonly [title: string, ...path: string[]];

export const fileAccount: readonly RecordColumn[] = [
  ["id"],
  ["name"],
  ["external_id"],
  ["email"],
  ["plan"],
  ["state"],
  ["balance"],
  ["held"],
  ["available"],
  ["spent"],
  ["topped_up"],
  ["created_at"],
  ["suspended_at"],
  ["closed_at"],
  ["budget_limit","budget","limit"],
  ["budget_period","budget","period"],
  ["budget_time_zone","budget","time_zone"],
  ["budget_resets_on","budget","resets_on"],
  ["budget_spent","budget","spent"],
  ["budget_left","budget","left"],
  ["budget_resets_at","budget","resets_at"],
  ["webhook_url"],
  ["metadata"],
];

export const fileAuditRecord: readonly RecordColumn[] = [
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

export const fileDeprecatedUse: readonly RecordColumn[] = [
  ["deprecation"],
  ["account_id"],
  ["account_name"],
  ["key_id"],
  ["requests"],
  ["last_at"],
  ["deprecated_at"],
  ["sunset_at"],
];

export const fileEntry: readonly RecordColumn[] = [
  ["id"],
  ["account_id"],
  ["kind"],
  ["amount"],
  ["reference"],
  ["note"],
  ["actor"],
  ["at"],
];

export const fileFailedRequest: readonly RecordColumn[] = [
  ["id"],
  ["at"],
  ["account_id"],
  ["account_name"],
  ["key_id"],
  ["model"],
  ["protocol"],
  ["status"],
  ["outcome"],
  ["error_code"],
  ["pointer"],
  ["limit"],
];

export const fileKey: readonly RecordColumn[] = [
  ["id"],
  ["account_id"],
  ["account_name"],
  ["label"],
  ["status"],
  ["models"],
  ["unlisted_fields"],
  ["spending_limit"],
  ["spent"],
  ["created_at"],
  ["expires_at"],
  ["revoked_at"],
  ["budget_limit","budget","limit"],
  ["budget_period","budget","period"],
  ["budget_time_zone","budget","time_zone"],
  ["budget_resets_on","budget","resets_on"],
  ["budget_spent","budget","spent"],
  ["budget_left","budget","left"],
  ["budget_resets_at","budget","resets_at"],
  ["last_used_at"],
];

export const fileRequestRecord: readonly RecordColumn[] = [
  ["id"],
  ["account_id"],
  ["account_name"],
  ["key_id"],
  ["model"],
  ["protocol"],
  ["stream"],
  ["status"],
  ["outcome"],
  ["prompt_tokens","usage","prompt_tokens"],
  ["completion_tokens","usage","completion_tokens"],
  ["cached_tokens","usage","cached_tokens"],
  ["cache_write_tokens","usage","cache_write_tokens"],
  ["reasoning_tokens","usage","reasoning_tokens"],
  ["estimated"],
  ["hold"],
  ["charge"],
  ["taken_back_at"],
  ["upstream"],
  ["upstream_cost"],
  ["margin"],
  ["vendor_cost"],
  ["started_at"],
  ["ended_at"],
  ["agent_session"],
  ["agent"],
];

export const fileSession: readonly RecordColumn[] = [
  ["agent_session"],
  ["agent"],
  ["account_id"],
  ["account_name"],
  ["requests"],
  ["prompt_tokens"],
  ["completion_tokens"],
  ["charge"],
  ["upstream_cost"],
  ["requests_without_cost"],
  ["first_at"],
  ["last_at"],
];

export const fileUsageGroup: readonly RecordColumn[] = [
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
