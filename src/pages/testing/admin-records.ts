import type { Schemas } from "../../../generated/admin/types.ts";

/** Records of the admin API as the gateway sends them; tests change the fields they are about. */

export function account(change: Partial<Schemas["Account"]> = {}): Schemas["Account"] {
  return {
    object: "account",
    id: "acc_1",
    name: "Acme",
    plan: "open",
    state: "active",
    balance: "1234.5",
    available: "1233.25",
    held: "1.25",
    spent: "65.5",
    topped_up: "1300",
    budget: null,
    external_id: null,
    email: null,
    metadata: {},
    webhook_url: null,
    created_at: "2026-01-02T03:04:05.678Z",
    suspended_at: null,
    closed_at: null,
    ...change,
  };
}

export function budget(
  change: Partial<NonNullable<Schemas["Budget"]>> = {},
): NonNullable<Schemas["Budget"]> {
  return {
    limit: "100",
    period: "month",
    time_zone: "UTC",
    resets_on: change.period === "day" ? null : "1",
    spent: "65.5",
    held: "1.25",
    left: "33.25",
    starts_at: "2026-03-01T00:00:00.000Z",
    resets_at: "2026-04-01T00:00:00.000Z",
    ...change,
  };
}

export function key(change: Partial<Schemas["Key"]> = {}): Schemas["Key"] {
  return {
    object: "key",
    id: "key_1",
    account_id: "acc_1",
    label: "Build server",
    status: "active",
    models: null,
    unlisted_fields: null,
    spending_limit: null,
    spent: null,
    budget: null,
    created_at: "2026-01-02T03:04:05.678Z",
    expires_at: null,
    previous_expires_at: null,
    revoked_at: null,
    made_by: null,
    last_used_at: null,
    ...change,
  };
}

export function createdKey(change: Partial<Schemas["CreatedKey"]> = {}): Schemas["CreatedKey"] {
  return { ...key(), key: "sk-gw-secret", warnings: [], ...change };
}

export function plan(id: string, name: string = id): Schemas["Plan"] {
  return {
    object: "plan",
    id,
    name,
    models: ["*"],
    requests_per_minute: null,
    tokens_per_minute: null,
    concurrent_requests: null,
    unlisted_fields: "refuse",
    customer_keys: null,
  };
}

export function entry(change: Partial<Schemas["Entry"]> = {}): Schemas["Entry"] {
  return {
    object: "entry",
    id: "ent_1",
    account_id: "acc_1",
    kind: "top-up",
    amount: "10",
    reference: "invoice-7",
    note: "March",
    actor: "ops",
    at: "2026-03-01T02:03:04.567Z",
    model: null,
    key_id: null,
    hash: null,
    text: "",
    ...change,
  };
}

export function request(change: Partial<Schemas["RequestRecord"]> = {}): Schemas["RequestRecord"] {
  return {
    object: "request",
    id: "req_1",
    account_id: "acc_1",
    key_id: "key_1",
    model: "acme/large",
    protocol: "chat",
    stream: true,
    status: 200,
    outcome: "finished",
    usage: {
      prompt_tokens: 12_345,
      completion_tokens: 67,
      cached_tokens: 89,
      cache_write_tokens: 10,
      reasoning_tokens: 11,
    },
    estimated: false,
    reported_usage: null,
    hold: "0.5",
    charge: "0.25",
    taken_back_at: null,
    upstream: "acme",
    upstream_cost: "0.125",
    margin: "0.1",
    vendor_cost: null,
    upstreams: [],
    started_at: "2026-03-01T02:03:04.567Z",
    ended_at: "2026-03-01T02:03:09.876Z",
    error_code: null,
    pointer: null,
    limit: null,
    agent_session: null,
    agent: null,
    ...change,
  };
}

export function upstreamCall(
  change: Partial<Schemas["UpstreamCall"]> = {},
): Schemas["UpstreamCall"] {
  return {
    upstream: "openai:https://one.example#large-1",
    kind: "openai",
    model: "large-1",
    after_ms: 0,
    status: 200,
    ms: 90,
    failure: null,
    ...change,
  };
}

export function upstreamAttempts(
  change: Partial<Schemas["UpstreamAttempts"]> = {},
): Schemas["UpstreamAttempts"] {
  return {
    object: "upstream_attempts",
    upstream: "u1",
    attempts: 1,
    failed: 0,
    first_byte_p50_ms: null,
    first_byte_p95_ms: null,
    duration_p50_ms: null,
    duration_p95_ms: null,
    last_failure: null,
    ...change,
  };
}

export function attemptsReport(
  data: readonly Schemas["UpstreamAttempts"][],
  change: Partial<Schemas["UpstreamAttemptsReport"]> = {},
): Schemas["UpstreamAttemptsReport"] {
  const from = "2026-03-03T05:06:07.000Z";
  return { object: "list", from, complete: true, requests: 1, data, ...change };
}

export function usageGroup(change: Partial<Schemas["UsageGroup"]> = {}): Schemas["UsageGroup"] {
  return {
    group: "acme/large",
    requests: 1_234,
    prompt_tokens: 5_678,
    completion_tokens: 910,
    charge: "12.5",
    upstream_cost: "7.25",
    margin: "5.125",
    requests_without_cost: 0,
    failed_requests: 0,
    mean_duration_ms: 1_500,
    ...change,
  };
}

export function usage(
  by: Schemas["UsageReport"]["by"],
  data: Schemas["UsageReport"]["data"],
  cursor: string | null = null,
): Schemas["UsageReport"] {
  return { object: "list", by, data, next_cursor: cursor };
}

export function auditRecord(change: Partial<Schemas["AuditRecord"]> = {}): Schemas["AuditRecord"] {
  return {
    object: "audit_record",
    id: "aud_1",
    at: "2026-03-01T02:03:04.567Z",
    ended_at: "2026-03-01T02:03:05.567Z",
    actor: "ops",
    role: "full",
    operation: "updateKey",
    target: "key_1",
    result: "done",
    error_code: null,
    input: null,
    before: null,
    after: null,
    ...change,
  };
}

export function live(change: Partial<Schemas["LiveReport"]> = {}): Schemas["LiveReport"] {
  return {
    object: "live",
    at: "2026-03-04T05:06:07.008Z",
    requests: 1_203,
    streams: 45,
    ledger_calls: 6,
    event_loop_delay_ms: 7,
    store_up: true,
    models: [],
    breakers: [],
    ...change,
  };
}

/** Returns a page of a list. */
export function list(data: readonly unknown[], cursor: string | null = null): object {
  return { object: "list", data, next_cursor: cursor };
}

const known: Readonly<Record<string, Omit<Schemas["Name"], "object" | "id">>> = {
  acc_1: { kind: "account", name: "Acme", account_id: "acc_1" },
  key_1: { kind: "key", name: "Build server", account_id: "acc_1" },
};

/** Returns the names of the ids in an address; an account and a key are known. */
export function names(path: string): Schemas["NameList"] {
  const ids = new URL(path, "http://x").searchParams.get("ids")?.split(",") ?? [];
  const data = ids.flatMap((id) => {
    const name = known[id];
    return name === undefined ? [] : [{ object: "name" as const, id, ...name }];
  });
  return { object: "list", data };
}

export function failedRequest(
  change: Partial<Schemas["FailedRequest"]> = {},
): Schemas["FailedRequest"] {
  return {
    object: "failed_request",
    outcome: "failed",
    held: true,
    id: "req_1",
    at: "2026-03-01T02:03:04.567Z",
    account_id: "acc_1",
    key_id: "key_1",
    model: "acme/large",
    protocol: "chat",
    status: 400,
    error_code: "unknown_field",
    pointer: "/temprature",
    limit: null,
    ...change,
  };
}

export function statement(change: Partial<Schemas["Statement"]> = {}): Schemas["Statement"] {
  return {
    object: "statement",
    account_id: "acc_1",
    account_name: "Acme",
    account_external_id: null,
    number: "2026-03-acc_1",
    issuer: { name: "Chat gateway", address: [], tax_id: null, email: null, url: null },
    customer: { name: "Acme", address: [], tax_id: null, email: null },
    month: "2026-03",
    from: "2026-03-01T00:00:00.000Z",
    to: "2026-04-01T00:00:00.000Z",
    is_complete: false,
    currency: "USD",
    opening_balance: "10",
    closing_balance: "14.5",
    usage_total: "-0.5",
    entries_total: "5",
    usage: [],
    entries: [],
    chain_head: null,
    rewinds: [],
    as_of: "2026-03-04T05:06:07.008Z",
    ...change,
  };
}
