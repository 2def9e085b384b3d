/** Records as the admin API returns them. Each value is the name of its field. */

const budget = {
  limit: "5",
  period: "month",
  resets_on: "15",
  time_zone: "ZONE",
  spent: "2",
  left: "3",
  resets_at: "RESETS",
};
export const account = {
  object: "account",
  id: "ID",
  name: "NAME",
  plan: "PLAN",
  state: "STATE",
  balance: "1",
  available: "2",
  held: "3",
  spent: "4",
  topped_up: "5",
  budget,
  external_id: "EXTERNAL",
  email: "EMAIL",
  metadata: { m: "V" },
  created_at: "CREATED",
  suspended_at: null,
  closed_at: null,
};
export const key = {
  object: "key",
  id: "ID",
  account_id: "ACCOUNT",
  label: "LABEL",
  status: "STATUS",
  models: ["M1", "M2"],
  unlisted_fields: "ignore",
  spending_limit: "7",
  budget,
  expires_at: "EXPIRES",
};
export const plan = {
  object: "plan",
  id: "ID",
  name: "NAME",
  models: ["M1", "M2"],
  requests_per_minute: 1,
  tokens_per_minute: 2,
  concurrent_requests: 3,
  unlisted_fields: "refuse",
};
export const model = {
  id: "ID",
  lifecycle: "LIFE",
  context_length: 1,
  max_output_tokens: 2,
  pricing: { prompt: "3", completion: "4" },
};
export const tieredModel = {
  ...model,
  pricing_tiers: [
    { above_input_tokens: 0, prompt: "3", completion: "4" },
    { above_input_tokens: 9, prompt: "6", completion: "8" },
  ],
};
export const upstream = {
  object: "upstream",
  model: "MODEL",
  kind: "KIND",
  base_url: "URL",
  pricing_tiers: [],
  dialect: "DIALECT",
  reason: "host",
  quirks: { a: 1, b: ["c"] },
  known_as: "KNOWN",
  facts: {
    thinking: "always",
    efforts: ["none", "low", "high"],
    bound_thinking: true,
    sampling: "none",
    stop: false,
    forced_tools: true,
    forced_by: "required",
    single_calls: false,
    responses: "tools",
  },
};
export const entry = {
  object: "entry",
  id: "ID",
  account_id: "ACCOUNT",
  kind: "KIND",
  amount: "1",
  reference: "REFERENCE",
  note: "NOTE",
  actor: "ACTOR",
  at: "AT",
  model: "MODEL",
  key_id: "KEY",
  hash: "HASH",
  text: "TEXT",
};
export const record = {
  object: "audit_record",
  id: "ID",
  at: "AT",
  ended_at: "ENDED",
  actor: "ACTOR",
  role: "ROLE",
  operation: "OPERATION",
  target: "TARGET",
  result: "RESULT",
  error_code: "CODE",
  input: { i: 1 },
  before: { b: 2 },
  after: { a: 3 },
};
export const failedRequest = {
  object: "failed_request",
  id: "ID",
  at: "AT",
  account_id: "ACCOUNT",
  key_id: "KEY",
  model: "MODEL",
  protocol: "chat",
  status: 429,
  outcome: "failed",
  held: true,
  error_code: "CODE",
  pointer: "/FIELD",
  limit: "LIMIT",
};
export const secret = { key: "SECRET" };
export const shownKey = { id: "ID", key: "SECRET", account_id: "ACCOUNT" };
export const shownBudget = "5/month@15,ZONE, 3 left until RESETS";
