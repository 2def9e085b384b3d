import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 600];

/** Labels come from closed sets only: operations, statuses, kinds; no key, account or model. */
export interface EndedRequest {
  /** Operation id, the name of a page, or `unmatched`. */
  readonly operation: string;
  /** HTTP status; 0 where the client left before it got one. */
  readonly status: number;
  readonly seconds: number;
}

export interface SpentTokens {
  readonly protocol: "chat" | "messages";
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** Counts what the process does; one instance a process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: "gateway_requests_total",
    help: "Requests that ended, by operation and class of status (0xx: the client left).",
    labelNames: ["operation", "status"],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: "gateway_request_seconds",
    help: "From the request's head to the end of its reply.",
    labelNames: ["operation"],
    buckets: secondsBuckets,
    registers: [this.#registry],
  });
  readonly #inFlight = new Gauge({
    name: "gateway_requests_in_flight",
    help: "Requests whose reply has not ended.",
    registers: [this.#registry],
  });
  readonly #tokens = new Counter({
    name: "gateway_tokens_total",
    help: "Tokens as billed, by client protocol and direction.",
    labelNames: ["protocol", "direction"],
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: "gateway_upstream_failures_total",
    help: "Upstream attempts that failed, by kind of upstream and of failure.",
    labelNames: ["upstream", "failure"],
    registers: [this.#registry],
  });
  readonly #attempts = new Counter({
    name: "gateway_upstream_attempts_total",
    help: "Upstream attempts, by kind of upstream.",
    labelNames: ["upstream"],
    registers: [this.#registry],
  });
  readonly #holds = new Counter({
    name: "gateway_holds_total",
    help: "Holds, by what became of them.",
    labelNames: ["result"],
    registers: [this.#registry],
  });
  readonly #unbilled = new Counter({
    name: "gateway_unbilled_nanodollars_total",
    help: "Upstream cost above its hold or of a reply that ended in an error: our loss.",
    registers: [this.#registry],
  });

  readonly #validated = new Counter({
    name: "gateway_replies_attested_total",
    help: "Replies that were checked against the contract, by operation.",
    labelNames: ["operation"],
    registers: [this.#registry],
  });
  readonly #violations = new Counter({
    name: "gateway_contract_violations_total",
    help: "Rules of the contract that our own replies broke, by operation and part of the reply.",
    labelNames: ["operation", "part"],
    registers: [this.#registry],
  });

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

  tokensSpent({ protocol, promptTokens, completionTokens }: SpentTokens): void {
    this.#tokens.inc({ protocol, direction: "prompt" }, promptTokens);
    this.#tokens.inc({ protocol, direction: "completion" }, completionTokens);
  }

  /** `failure` is null where the upstream answered to its end. */
  upstreamAttempted(attempt: { readonly upstream: string; readonly failure: string | null }): void {
    this.#attempts.inc({ upstream: attempt.upstream });
    if (attempt.failure !== null) {
      this.#failures.inc({ upstream: attempt.upstream, failure: attempt.failure });
    }
  }

  holdEnded(result: "settled" | "insufficient" | "key-refused" | "failed"): void {
    this.#holds.inc({ result });
  }

  /** Nano-dollars that nobody pays. */
  costUnbilled(nanoUsd: number): void {
    this.#unbilled.inc(nanoUsd);
  }

  responseValidated(operation: string): void {
    this.#validated.inc({ operation });
  }

  /** `part` is a word of a closed set. */
  contractViolated(operation: string, part: string): void {
    this.#violations.inc({ operation, part });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** The whole exposition in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
