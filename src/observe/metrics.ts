import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 600];

export interface EndedRequest {
  /** Operation id, the name of a page, or `unmatched`. */
  readonly operation: string;
  /**
   * HTTP status, or for a stream that broke, its error's; 0 if the client disconnected before it
   * got one.
   */
  readonly status: number;
  readonly seconds: number;
}

export interface SpentTokens {
  readonly protocol: "chat" | "messages";
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** Every metric of the gateway. Label values come from closed sets: no key, account or model. */
export const metricTable = {
  requests: {
    name: "gateway_requests_total",
    help:
      "Requests that ended, by operation and status class (0xx: the client disconnected; a stream " +
      "that broke counts with the status of its error).",
    labelNames: ["operation", "status"],
  },
  broken: {
    name: "gateway_streams_broken_total",
    help: "Streams that ended with an error after their head was sent, by code of the error.",
    labelNames: ["error"],
  },
  stalled: {
    name: "gateway_clients_stalled_total",
    help: "Clients that were disconnected because they did not read their response.",
    labelNames: [],
  },
  seconds: {
    name: "gateway_request_seconds",
    help: "Seconds from the request's head to the end of its response.",
    labelNames: ["operation"],
  },
  inFlight: {
    name: "gateway_requests_in_flight",
    help: "Requests in progress.",
    labelNames: [],
  },
  tokens: {
    name: "gateway_tokens_total",
    help: "Billed tokens, by client protocol and direction.",
    labelNames: ["protocol", "direction"],
  },
  failures: {
    name: "gateway_upstream_failures_total",
    help: "Failed upstream attempts, by kind of upstream and kind of failure.",
    labelNames: ["upstream", "failure"],
  },
  attempts: {
    name: "gateway_upstream_attempts_total",
    help: "Upstream attempts, by kind of upstream.",
    labelNames: ["upstream"],
  },
  holds: {
    name: "gateway_holds_total",
    help: "Holds, by result.",
    labelNames: ["result"],
  },
  unbilled: {
    name: "gateway_unbilled_nanodollars_total",
    help: "Upstream cost charged to no account: above the hold, or of a failed response.",
    labelNames: [],
  },
  validated: {
    name: "gateway_replies_attested_total",
    help: "Responses validated against the contract, by operation.",
    labelNames: ["operation"],
  },
  violations: {
    name: "gateway_contract_violations_total",
    help: "Contract rules that our own responses broke, by operation and part of it.",
    labelNames: ["operation", "part"],
  },
} as const;

/** Process metrics; one instance per process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({ ...metricTable.requests, registers: [this.#registry] });
  readonly #broken = new Counter({ ...metricTable.broken, registers: [this.#registry] });
  readonly #stalled = new Counter({ ...metricTable.stalled, registers: [this.#registry] });
  readonly #seconds = new Histogram({
    ...metricTable.seconds,
    buckets: secondsBuckets,
    registers: [this.#registry],
  });
  readonly #inFlight = new Gauge({ ...metricTable.inFlight, registers: [this.#registry] });
  readonly #tokens = new Counter({ ...metricTable.tokens, registers: [this.#registry] });
  readonly #failures = new Counter({ ...metricTable.failures, registers: [this.#registry] });
  readonly #attempts = new Counter({ ...metricTable.attempts, registers: [this.#registry] });
  readonly #holds = new Counter({ ...metricTable.holds, registers: [this.#registry] });
  readonly #unbilled = new Counter({ ...metricTable.unbilled, registers: [this.#registry] });
  readonly #validated = new Counter({ ...metricTable.validated, registers: [this.#registry] });
  readonly #violations = new Counter({ ...metricTable.violations, registers: [this.#registry] });

  /** `processMetrics` adds memory, CPU and event-loop figures of the process. */
  constructor(options: { readonly processMetrics: boolean }) {
    if (options.processMetrics) collectDefaultMetrics({ register: this.#registry });
  }

  requestStarted(): void {
    this.#inFlight.inc();
  }

  requestEnded({ operation, status, seconds }: EndedRequest): void {
    this.#inFlight.dec();
    this.#requests.inc({ operation, status: `${Math.floor(status / 100)}xx` });
    this.#seconds.observe({ operation }, seconds);
  }

  /** `error` is a code of the error table. */
  streamBroken(error: string): void {
    this.#broken.inc({ error });
  }

  clientStalled(): void {
    this.#stalled.inc();
  }

  tokensSpent({ protocol, promptTokens, completionTokens }: SpentTokens): void {
    this.#tokens.inc({ protocol, direction: "prompt" }, promptTokens);
    this.#tokens.inc({ protocol, direction: "completion" }, completionTokens);
  }

  /** `failure` is null if the attempt succeeded. */
  upstreamAttempted(attempt: { readonly upstream: string; readonly failure: string | null }): void {
    this.#attempts.inc({ upstream: attempt.upstream });
    if (attempt.failure !== null) {
      this.#failures.inc({ upstream: attempt.upstream, failure: attempt.failure });
    }
  }

  holdEnded(result: "settled" | "insufficient" | "key-refused" | "failed"): void {
    this.#holds.inc({ result });
  }

  /** Nano-dollars charged to no account. */
  costUnbilled(nanoUsd: number): void {
    this.#unbilled.inc(nanoUsd);
  }

  responseValidated(operation: string): void {
    this.#validated.inc({ operation });
  }

  /** `part` is one of a closed set. */
  contractViolated(operation: string, part: string): void {
    this.#violations.inc({ operation, part });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** The metrics as a Markdown table, for the operators' guide. */
export function metricsTable(): string {
  const rows = Object.values(metricTable).map(({ name, help, labelNames }) => {
    const labels = labelNames.map((label) => `\`${label}\``).join(", ");
    return `| \`${name}\` | ${labels} | ${help} |`;
  });
  return ["| metric | labels | meaning |", "|---|---|---|", ...rows].join("\n");
}
