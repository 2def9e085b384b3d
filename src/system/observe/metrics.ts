import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Model, Upstream } from "../../upstreams/catalog/model.ts";
import { type HoldEnd, holdEnds } from "../../core/ledger/store.ts";
import type { ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import type { UsageRecord } from "../../core/ledger/request-record.ts";
import type { UsageFault } from "../../core/conversation/token-usage.ts";
import type { SurpriseKind } from "../../upstreams/providers/shared/surprise.ts";
import { CounterFamily, HistogramFamily } from "./families.ts";
import { counterTable, gaugeTable, histogramTable, refusalReasons } from "./metric-table.ts";
import type { GaugeName, RefusalReason } from "./metric-table.ts";
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
  readonly #charged = this.#counter(counterTable.charged, NANO_USD_PER_USD);
  readonly #reversed = this.#counter(counterTable.reversed, NANO_USD_PER_USD);
  readonly #unbilled = this.#counter(counterTable.unbilled, NANO_USD_PER_USD);
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
    for (const result of holdEnds) this.#holds.add(0, result);
    for (const reason of refusalReasons) this.#refused.add(0, reason);
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
    this.#requests.add(1, operation, statusClass(status));
    if (code !== null) this.#errors.add(1, operation, code);
    this.#duration.record(seconds, operation);
  }

  /** Counts the metrics of a generation, in addition to `requestEnded`. */
  generationEnded(ended: EndedGeneration): void {
    const { model, upstream, usage, status, code, seconds, firstTokenSeconds } = ended;
    const provider = upstream === null ? "" : upstreamNames(upstream).provider;
    const error = code ?? (status === 0 ? "client_disconnected" : "");
    this.#serverDuration.record(seconds, CHAT, provider, model, error);
    if (ended.chargeNanoUsd > 0) this.#charged.add(ended.chargeNanoUsd, model);
    if (usage !== null) this.#countTokens(usage, model, provider);
    if (error !== "" || firstTokenSeconds === null) return;
    this.#firstToken.record(firstTokenSeconds, CHAT, provider, model);
    const laterTokens = (usage?.completionTokens ?? 0) - 1;
    if (laterTokens < 1) return;
    const perToken = (seconds - firstTokenSeconds) / laterTokens;
    this.#perToken.record(perToken, CHAT, provider, model);
  }

  requestRefused(reason: RefusalReason): void {
    this.#refused.add(1, reason);
  }

  alertAttempted(result: "delivered" | "failed"): void {
    this.#alerts.add(1, result);
  }

  /** `code` is a code of the error table. */
  streamBroken(code: string): void {
    this.#broken.add(1, code);
  }

  clientStalled(): void {
    this.#stalled.add(1);
  }

  upstreamAttempted(ended: EndedAttempt): void {
    const { upstream, model, seconds, failure, refusedField, surprises } = ended;
    const { provider, address, port } = upstreamNames(upstream);
    this.#attempts.add(1, upstream.id, model.id);
    if (failure !== null) this.#failures.add(1, upstream.id, model.id, failure);
    else this.#upstreamDuration.record(seconds, upstream.id, model.id);
    if (refusedField !== null) this.#refusedFields.add(1, upstream.id, model.id, refusedField);
    for (const kind of surprises) this.#surprises.add(1, upstream.id, model.id, kind);
    const error = failure ?? "";
    this.#clientDuration.record(seconds, CHAT, provider, upstream.model, address, port, error);
  }

  holdEnded(result: HoldEnd): void {
    this.#holds.add(1, result);
  }

  /**
   * Counts a reversal. Only the charge of a broken reply was counted by its request. A killed request
   * has no end here, and one whose client got an error ended without a charge (rule 26).
   */
  chargeReversed({ model, amount, outcome }: ReversedCharge): void {
    if (outcome !== "broken") this.#charged.add(amount, model);
    this.#reversed.add(amount, model);
  }

  /** Counts costs in nano-dollars that were not charged to an account. */
  costUnbilled(nanoUsd: number): void {
    this.#unbilled.add(nanoUsd);
  }

  /** `upstream` is an id of the catalog. */
  usageMisreported(upstream: string, fault: UsageFault): void {
    this.#misreported.add(1, upstream, fault);
  }

  ledgerAnswered(operation: string, seconds: number): void {
    this.#ledger.record(seconds, operation);
  }

  logLinesDropped(lines: number): void {
    this.#logDropped.add(lines);
  }

  responseValidated(operation: string): void {
    this.#validated.add(1, operation);
  }

  /** `part` is one of a closed set. */
  contractViolated(operation: string, part: string): void {
    this.#violations.add(1, operation, part);
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
    if (freshTokens > 0) this.#tokens.add(freshTokens, model, "input");
    if (cachedTokens > 0) this.#tokens.add(cachedTokens, model, "cached_input");
    if (cacheWriteTokens > 0) this.#tokens.add(cacheWriteTokens, model, "cache_write");
    const answerTokens = completionTokens - reasoningTokens;
    if (answerTokens > 0) this.#tokens.add(answerTokens, model, "output");
    if (reasoningTokens > 0) this.#tokens.add(reasoningTokens, model, "reasoning");
    if (promptTokens > 0) this.#tokenUsage.record(promptTokens, CHAT, provider, model, "input");
    if (completionTokens > 0) {
      this.#tokenUsage.record(completionTokens, CHAT, provider, model, "output");
    }
  }

  #counter<const Names extends readonly string[]>(
    row: { readonly name: string; readonly help: string; readonly labelNames: Names },
    divisor = 1,
  ): CounterFamily<Names> {
    return new CounterFamily({ row, registry: this.registry, divisor });
  }

  #histogram<const Names extends readonly string[]>(row: {
    readonly name: string;
    readonly help: string;
    readonly labelNames: Names;
    readonly buckets: readonly number[];
  }): HistogramFamily<Names> {
    return new HistogramFamily({ row, registry: this.registry });
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

const classes = ["0xx", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;

function statusClass(status: number): string {
  return classes[Math.floor(status / 100)] ?? "5xx";
}
