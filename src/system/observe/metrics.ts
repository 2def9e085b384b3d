import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Model, Upstream } from "../../upstreams/catalog/model.ts";
import { type HoldEnd, holdEnds } from "../../core/ledger/store.ts";
import type { ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import type { UsageRecord } from "../../core/ledger/request-record.ts";
import type { UsageFault } from "../../core/conversation/token-usage.ts";
import type { SurpriseKind } from "../../upstreams/providers/shared/surprise.ts";
import { counterTable, gaugeTable, histogramTable, refusalReasons } from "./metric-table.ts";
import type { GaugeName, genAi, HistogramRow, MetricRow, RefusalReason } from "./metric-table.ts";
import { upstreamNames } from "./upstream-names.ts";

/** `gen_ai.operation.name` of every generation. */
const CHAT = "chat";
const NANO_USD_PER_USD = 1e9;

export interface EndedRequest {
  /** Operation id, the name of a page, or `unmatched`. */
  readonly operation: string;
  /**
   * HTTP status, or for a broken stream that of its error; 0 if the client disconnected before the
   * response.
   */
  readonly status: number;
  /** The error code sent to the client; null without an error. */
  readonly code: string | null;
  readonly seconds: number;
}

/** A request for a model of the catalog. */
export interface EndedGeneration extends EndedRequest {
  /** The catalog's id. */
  readonly model: string;
  /** The last called upstream; null if no upstream was called. */
  readonly upstream: Upstream | null;
  readonly usage: UsageRecord | null;
  readonly chargeNanoUsd: number;
  /** From the head of the request to the head of its stream; null without a stream. */
  readonly firstTokenSeconds: number | null;
}

export interface EndedAttempt {
  readonly upstream: Upstream;
  readonly model: Model;
  readonly seconds: number;
  /** Null if the response was complete. */
  readonly failure: string | null;
  /** The field of `dialectFields` that the upstream refuses. */
  readonly refusedField: string | null;
  /** The kinds of the parts of the reply that the gateway does not know. */
  readonly surprises: readonly SurpriseKind[];
}

/** One figure of a gauge, with a value for each label. */
export interface Reading {
  readonly value: number;
  readonly labels: Readonly<Record<string, string>>;
}

export interface MetricsOptions {
  /** Adds memory, CPU and event-loop figures of the process. */
  readonly processMetrics: boolean;
  readonly version: string;
}

/** Process metrics; one instance per process. Label values come from closed sets. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = this.#counter(counterTable.requests);
  readonly #errors = this.#counter(counterTable.errors);
  readonly #refused = this.#counter(counterTable.refused);
  readonly #alerts = this.#counter(counterTable.alerts);
  readonly #broken = this.#counter(counterTable.broken);
  readonly #stalled = this.#counter(counterTable.stalled);
  readonly #tokens = this.#counter(counterTable.tokens);
  readonly #charged = this.#usdCounter(counterTable.charged);
  readonly #reversed = this.#usdCounter(counterTable.reversed);
  readonly #unbilled = this.#usdCounter(counterTable.unbilled);
  readonly #holds = this.#counter(counterTable.holds);
  readonly #attempts = this.#counter(counterTable.attempts);
  readonly #failures = this.#counter(counterTable.failures);
  readonly #refusedFields = this.#counter(counterTable.refusedFields);
  readonly #misreported = this.#counter(counterTable.misreported);
  readonly #surprises = this.#counter(counterTable.surprises);
  readonly #logDropped = this.#counter(counterTable.logDropped);
  readonly #validated = this.#counter(counterTable.validated);
  readonly #violations = this.#counter(counterTable.violations);
  readonly #duration = this.#histogram(histogramTable.duration);
  readonly #serverDuration = this.#histogram(histogramTable.serverDuration);
  readonly #firstToken = this.#histogram(histogramTable.firstToken);
  readonly #perToken = this.#histogram(histogramTable.perToken);
  readonly #upstreamDuration = this.#histogram(histogramTable.upstreamDuration);
  readonly #clientDuration = this.#histogram(histogramTable.clientDuration);
  readonly #tokenUsage = this.#histogram(histogramTable.tokenUsage);
  readonly #ledger = this.#histogram(histogramTable.ledger);
  readonly #sources = new Map<GaugeName, (() => readonly Reading[])[]>();

  constructor(options: MetricsOptions) {
    for (const name of Object.keys(gaugeTable) as GaugeName[]) this.#gauge(name);
    const labels = { version: options.version, node_version: process.version };
    this.watch("build", () => [{ value: 1, labels }]);
    for (const result of holdEnds) this.#holds.inc({ result }, 0);
    for (const reason of refusalReasons) this.#refused.inc({ reason }, 0);
    if (options.processMetrics) collectDefaultMetrics({ register: this.registry });
  }

  /** Reads a gauge at each scrape; the figures of several sources are added. */
  watch(name: GaugeName, read: () => readonly Reading[]): void {
    const sources = this.#sources.get(name) ?? [];
    this.#sources.set(name, [...sources, read]);
  }

  /** Returns the current figures of a gauge. */
  read(name: GaugeName): readonly Reading[] {
    return (this.#sources.get(name) ?? []).flatMap((read) => read());
  }

  requestEnded({ operation, status, code, seconds }: EndedRequest): void {
    this.#requests.inc({ operation, status: statusClass(status) });
    if (code !== null) this.#errors.inc({ operation, code });
    this.#duration.observe({ operation }, seconds);
  }

  /** Counts the metrics of a generation, in addition to `requestEnded`. */
  generationEnded(ended: EndedGeneration): void {
    const { model, upstream, usage, status, code, seconds, firstTokenSeconds } = ended;
    const provider = upstream === null ? "" : upstreamNames(upstream).provider;
    const error = code ?? (status === 0 ? "client_disconnected" : "");
    const labels = genAiLabels(provider, model);
    this.#serverDuration.observe(present({ ...labels, error_type: error }), seconds);
    if (ended.chargeNanoUsd > 0) this.#charged.inc({ model }, ended.chargeNanoUsd);
    if (usage !== null) this.#countTokens(usage, model, provider);
    if (error !== "" || firstTokenSeconds === null) return;
    this.#firstToken.observe(present(labels), firstTokenSeconds);
    const laterTokens = (usage?.completionTokens ?? 0) - 1;
    if (laterTokens < 1) return;
    const perToken = (seconds - firstTokenSeconds) / laterTokens;
    this.#perToken.observe(present(labels), perToken);
  }

  requestRefused(reason: RefusalReason): void {
    this.#refused.inc({ reason });
  }

  alertAttempted(result: "delivered" | "failed"): void {
    this.#alerts.inc({ result });
  }

  /** `code` is a code of the error table. */
  streamBroken(code: string): void {
    this.#broken.inc({ code });
  }

  clientStalled(): void {
    this.#stalled.inc();
  }

  upstreamAttempted(ended: EndedAttempt): void {
    const { upstream, model, seconds, failure, refusedField, surprises } = ended;
    const { provider, address, port } = upstreamNames(upstream);
    const labels = { upstream: upstream.id, model: model.id };
    this.#attempts.inc(labels);
    if (failure !== null) this.#failures.inc({ ...labels, failure });
    else this.#upstreamDuration.observe(labels, seconds);
    if (refusedField !== null) this.#refusedFields.inc({ ...labels, field: refusedField });
    for (const kind of surprises) this.#surprises.inc({ ...labels, kind });
    const called = genAiLabels(provider, upstream.model);
    const server = { server_address: address, server_port: port };
    const error = failure ?? "";
    this.#clientDuration.observe(present({ ...called, ...server, error_type: error }), seconds);
  }

  holdEnded(result: HoldEnd): void {
    this.#holds.inc({ result });
  }

  /**
   * Counts a reversal. Only the charge of a broken reply was counted by its request. A killed request
   * has no end here, and one whose client got an error ended without a charge (rule 26).
   */
  chargeReversed({ model, amount, outcome }: ReversedCharge): void {
    if (outcome !== "broken") this.#charged.inc({ model }, amount);
    this.#reversed.inc({ model }, amount);
  }

  /** Counts costs in nano-dollars that were not charged to an account. */
  costUnbilled(nanoUsd: number): void {
    this.#unbilled.inc(nanoUsd);
  }

  /** `upstream` is an id of the catalog. */
  usageMisreported(upstream: string, fault: UsageFault): void {
    this.#misreported.inc(present({ upstream, reason: fault }));
  }

  ledgerAnswered(operation: string, seconds: number): void {
    this.#ledger.observe({ operation }, seconds);
  }

  logLinesDropped(lines: number): void {
    this.#logDropped.inc(lines);
  }

  responseValidated(operation: string): void {
    this.#validated.inc({ operation });
  }

  /** `part` is one of a closed set. */
  contractViolated(operation: string, part: string): void {
    this.#violations.inc({ operation, part });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  #countTokens(usage: UsageRecord, model: string, provider: string): void {
    const { promptTokens, cachedTokens, cacheWriteTokens, completionTokens } = usage;
    const { reasoningTokens } = usage;
    const freshTokens = promptTokens - cachedTokens - cacheWriteTokens;
    if (freshTokens > 0) this.#tokens.inc({ model, type: "input" }, freshTokens);
    if (cachedTokens > 0) this.#tokens.inc({ model, type: "cached_input" }, cachedTokens);
    if (cacheWriteTokens > 0) this.#tokens.inc({ model, type: "cache_write" }, cacheWriteTokens);
    const answerTokens = completionTokens - reasoningTokens;
    if (answerTokens > 0) this.#tokens.inc({ model, type: "output" }, answerTokens);
    if (reasoningTokens > 0) this.#tokens.inc({ model, type: "reasoning" }, reasoningTokens);
    const labels = genAiLabels(provider, model);
    if (promptTokens > 0) {
      this.#tokenUsage.observe(present({ ...labels, gen_ai_token_type: "input" }), promptTokens);
    }
    if (completionTokens > 0) {
      this.#tokenUsage.observe(
        present({ ...labels, gen_ai_token_type: "output" }),
        completionTokens,
      );
    }
  }

  #counter<Name extends string>(row: MetricRow<readonly Name[]>): Counter<Name> {
    const { labelNames } = row;
    return new Counter({ ...row, labelNames: [...labelNames], registers: [this.registry] });
  }

  #usdCounter<Name extends string>(row: MetricRow<readonly Name[]>): Counter<Name> {
    const { labelNames } = row;
    return new UsdCounter({ ...row, labelNames: [...labelNames], registers: [this.registry] });
  }

  #histogram<Name extends string>(row: HistogramRow<readonly Name[]>): Histogram<Name> {
    const { labelNames, buckets } = row;
    return new Histogram({
      ...row,
      labelNames: [...labelNames],
      buckets: [...buckets],
      registers: [this.registry],
    });
  }

  #gauge(name: GaugeName): void {
    const { labelNames, ...row } = gaugeTable[name];
    const read = (): readonly Reading[] => this.read(name);
    const isWatched = (): boolean => this.#sources.has(name);
    new Gauge<string>({
      ...row,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect() {
        this.reset();
        // Removes prom-client's zero of an unlabelled gauge that has no source.
        if (!isWatched() && labelNames.length === 0) this.remove();
        for (const { labels, value } of read()) this.inc(labels, value);
      },
    });
  }
}

/** A counter of US dollars that counts nano-dollars, so that its sums are exact. */
class UsdCounter<Name extends string> extends Counter<Name> {
  override async get(): ReturnType<Counter<Name>["get"]> {
    const counted = await super.get();
    const values = counted.values.map((counted) => ({
      ...counted,
      value: counted.value / NANO_USD_PER_USD,
    }));
    return { ...counted, values };
  }
}

/** Returns the labels with a value; the others are omitted. */
function present<Name extends string>(
  labels: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const shown: Partial<Record<Name, string>> = {};
  for (const name in labels) if (labels[name] !== "") shown[name] = labels[name];
  return shown;
}

/** Returns the labels by OpenTelemetry's GenAI conventions; no provider: no upstream was called. */
function genAiLabels(provider: string, model: string): Record<(typeof genAi)[number], string> {
  return {
    gen_ai_operation_name: CHAT,
    gen_ai_provider_name: provider,
    gen_ai_request_model: model,
  };
}

const classes = ["0xx", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;

function statusClass(status: number): string {
  return classes[Math.floor(status / 100)] ?? "5xx";
}
