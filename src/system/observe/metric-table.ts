import { usageFaults } from "../../core/conversation/token-usage.ts";
import { surpriseKinds } from "../../upstreams/providers/shared/surprise.ts";

/** A row of the table of metrics. */
export interface MetricRow<Names extends readonly string[] = readonly string[]> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: Names;
}

/** A row for values that are counted by size. */
export interface HistogramRow<
  Names extends readonly string[] = readonly string[],
> extends MetricRow<Names> {
  /** Upper bounds, ascending, without infinity. */
  readonly buckets: readonly number[];
}

/** Buckets for a request's duration, up to the maximum duration by default. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 600];
const ledgerBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

// The buckets recommended by OpenTelemetry's GenAI conventions.
const operationBuckets = [
  0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92,
];
const firstTokenBuckets = [
  0.001, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];
const perTokenBuckets = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 2.5];
const tokenBuckets = [
  1, 4, 16, 64, 256, 1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216,
  67_108_864,
];

/** Labels of OpenTelemetry's GenAI conventions. */
export const genAi = [
  "gen_ai_operation_name",
  "gen_ai_provider_name",
  "gen_ai_request_model",
] as const;

/** Reasons for which a request is refused before its operation is known. */
export const refusalReasons = [
  "malformed",
  "connect",
  "header_overflow",
  "chunk_extensions",
  "timeout",
  "too_many_connections",
  "pipeline_overflow",
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** The counters. */
export const counterTable = {
  requests: {
    name: "gateway_requests_total",
    help:
      "Requests that ended, by operation and status class (0xx: the client disconnected; a stream " +
      "that broke counts with the status of its error).",
    labelNames: ["operation", "status"],
  },
  errors: {
    name: "gateway_request_errors_total",
    help: "Requests that ended with an error, by its code, such as rate_limited or insufficient_balance.",
    labelNames: ["operation", "code"],
  },
  refused: {
    name: "gateway_requests_refused_total",
    help:
      "Requests refused before their operation was known, which no other metric counts; reason is " +
      `one of ${refusalReasons.join(", ")}.`,
    labelNames: ["reason"],
  },
  alerts: {
    name: "gateway_alert_attempts_total",
    help: "Attempts to send an alert to a webhook, by result: delivered or failed.",
    labelNames: ["result"],
  },
  broken: {
    name: "gateway_streams_broken_total",
    help: "Streams that ended with an error after their head was sent, by code of the error.",
    labelNames: ["code"],
  },
  stalled: {
    name: "gateway_clients_stalled_total",
    help: "Clients that were disconnected because they did not read their response.",
    labelNames: [],
  },
  tokens: {
    name: "gateway_tokens_total",
    help: "Billed tokens; each has one type: input, cached_input, cache_write, output or reasoning.",
    labelNames: ["model", "type"],
  },
  charged: {
    name: "gateway_charged_usd_total",
    help:
      "US dollars charged to accounts. The charge of a request whose process was killed counts only " +
      "if it is reversed.",
    labelNames: ["model"],
  },
  reversed: {
    name: "gateway_reversed_usd_total",
    help:
      "US dollars of charges that were reversed, because a repeat of the request is charged instead " +
      "or its client got an error. The charged dollars minus these are the sum of the ledger's usage " +
      "and reversal entries, except for requests whose process was killed.",
    labelNames: ["model"],
  },
  unbilled: {
    name: "gateway_unbilled_usd_total",
    help: "Upstream cost in US dollars charged to no account: above the hold, or of a failed response.",
    labelNames: [],
  },
  holds: {
    name: "gateway_holds_total",
    help: "Holds that ended or were refused, by result (failed: the ledger did not take the settlement at once, or never; key-… and account-…: why a key may not spend).",
    labelNames: ["result"],
  },
  attempts: {
    name: "gateway_upstream_attempts_total",
    help: "Calls to upstreams that ended.",
    labelNames: ["upstream", "model"],
  },
  failures: {
    name: "gateway_upstream_failures_total",
    help: "Calls to upstreams that failed, by kind of failure.",
    labelNames: ["upstream", "model", "failure"],
  },
  refusedFields: {
    name: "gateway_upstream_refused_fields_total",
    help:
      "Requests that an upstream refused, with a 400 or by an error within its reply, naming a field " +
      "that the gateway chose for its dialect, by that field; an increase shows that the upstream has " +
      "changed.",
    labelNames: ["upstream", "model", "field"],
  },
  misreported: {
    name: "gateway_usage_contradictions_total",
    help:
      "Usage reports of upstreams that contradict themselves or the reply, by reason: " +
      `${usageFaults.join(", ")}. The tokens are estimated, except for total and reasoning, where only ` +
      "that number is ignored.",
    labelNames: ["upstream", "reason"],
  },
  surprises: {
    name: "gateway_upstream_surprises_total",
    help:
      "Finish reasons, events and parts of replies that the gateway does not know, each once per " +
      `reply; kind is one of ${surpriseKinds.join(", ")}.`,
    labelNames: ["upstream", "model", "kind"],
  },
  logDropped: {
    name: "gateway_log_lines_dropped_total",
    help:
      "Log lines that were dropped because too much text was unwritten: the log's disk is full or " +
      "hangs, or the reader of its pipe does not read.",
    labelNames: [],
  },
  validated: {
    name: "gateway_responses_validated_total",
    help: "Responses validated against the contract, by operation.",
    labelNames: ["operation"],
  },
  violations: {
    name: "gateway_contract_violations_total",
    help: "Contract rules that the gateway's own responses broke, by operation and part of it.",
    labelNames: ["operation", "part"],
  },
} as const satisfies Readonly<Record<string, MetricRow>>;

/** The histograms. */
export const histogramTable = {
  duration: {
    name: "gateway_request_duration_seconds",
    help: "Seconds from the request's head to the end of its response, by operation.",
    labelNames: ["operation"],
    buckets: durationBuckets,
  },
  serverDuration: {
    name: "gen_ai_server_request_duration_seconds",
    help:
      "Seconds from a generation request's head to the end of its response; error_type is the code " +
      "of its error, that of a broken stream included, or client_disconnected.",
    labelNames: [...genAi, "error_type"],
    buckets: operationBuckets,
  },
  firstToken: {
    name: "gen_ai_server_time_to_first_token_seconds",
    help: "Seconds from a request's head to the head of its stream, of streams that succeeded.",
    labelNames: genAi,
    buckets: firstTokenBuckets,
  },
  perToken: {
    name: "gen_ai_server_time_per_output_token_seconds",
    help: "Seconds per output token after the first one, of streams that succeeded.",
    labelNames: genAi,
    buckets: perTokenBuckets,
  },
  upstreamDuration: {
    name: "gateway_upstream_attempt_duration_seconds",
    help: "Seconds of a call to an upstream that succeeded, to the end of its reply.",
    labelNames: ["upstream", "model"],
    buckets: operationBuckets,
  },
  clientDuration: {
    name: "gen_ai_client_operation_duration_seconds",
    help:
      "Seconds of a call to an upstream, to the end of its reply; gen_ai_request_model is the " +
      "upstream's own name of the model, error_type the kind of failure.",
    labelNames: [...genAi, "server_address", "server_port", "error_type"],
    buckets: operationBuckets,
  },
  tokenUsage: {
    name: "gen_ai_client_token_usage",
    help: "Billed tokens of a request, by gen_ai_token_type: input or output.",
    labelNames: [...genAi, "gen_ai_token_type"],
    buckets: tokenBuckets,
  },
  ledger: {
    name: "gateway_ledger_call_duration_seconds",
    help: "Seconds until the ledger answered, its queue and its commit included.",
    labelNames: ["operation"],
    buckets: ledgerBuckets,
  },
} as const satisfies Readonly<Record<string, HistogramRow>>;

/** The gauges, read at each scrape. */
export const gaugeTable = {
  inFlight: {
    name: "gateway_requests_in_flight",
    help: "Requests in progress.",
    labelNames: [],
  },
  streams: {
    name: "gateway_streams_open",
    help: "Streams whose head was sent and whose end was not.",
    labelNames: [],
  },
  generations: {
    name: "gateway_generations_in_flight",
    help: "Requests for a model in progress; stream is true once the head of a stream was sent.",
    labelNames: ["model", "stream"],
  },
  ledgerPending: {
    name: "gateway_ledger_calls_pending",
    help: "Calls to the ledger that wait in its queue or for their commit.",
    labelNames: [],
  },
  ledgerRewinds: {
    name: "gateway_ledger_rewinds",
    help:
      "Number of times since its start that the process found its ledger without acknowledged writes, as after " +
      "a failover to a standby that was behind; absent without DATABASE_URL.",
    labelNames: [],
  },
  ledgerRefusedHolds: {
    name: "gateway_ledger_refused_holds",
    help:
      "Number of holds since its start whose end the ledger refused to the process, because a sum contradicts them; " +
      "`ledger verify` names them, `ledger repair` ends them.",
    labelNames: [],
  },
  breaker: {
    name: "gateway_upstream_breaker_state",
    help: "An upstream's circuit breaker: 0 closed, 1 half-open, 2 open (refuses all calls, or one account's).",
    labelNames: ["upstream", "model"],
  },
  storeUp: {
    name: "gateway_store_up",
    help: "1 while the ledger can be written, else 0.",
    labelNames: [],
  },
  redisUp: {
    name: "gateway_redis_up",
    help: "1 while rate limits are shared through Redis, 0 while they are local; absent without REDIS_URL.",
    labelNames: [],
  },
  build: {
    name: "gateway_build_info",
    help: "1, labelled with the versions that run.",
    labelNames: ["version", "node_version"],
  },
} as const satisfies Readonly<Record<string, MetricRow>>;

export type GaugeName = keyof typeof gaugeTable;

/** Returns every metric of the gateway as a Markdown table, for the operators' guide. */
export function metricsTable(): string {
  const tables = { counter: counterTable, histogram: histogramTable, gauge: gaugeTable };
  const rows = Object.entries(tables).flatMap(([type, table]) =>
    Object.values(table).map(({ name, help, labelNames }: MetricRow) => {
      const labels = labelNames.map((label) => `\`${label}\``).join(", ");
      return `| \`${name}\` | ${type} | ${labels} | ${help} |`;
    }),
  );
  return ["| metric | type | labels | meaning |", "|---|---|---|---|", ...rows].join("\n");
}
