import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
  type Attributes,
  type Context,
  type Span,
} from "@opentelemetry/api";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";
import type { Log } from "../../core/log/log.ts";
import { describeError } from "../../core/log/redact.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { Provider } from "../../upstreams/providers/shared/provider.ts";
import type { Providers, TracedEnd, Tracing } from "./tracing.ts";
import { upstreamNames } from "./upstream-names.ts";

const CHAT = "chat";

/** How long the export of the last spans may take. */
const CLOSE_MS = 3_000;

/** Failed exports are logged at most once in this time. */
const FAILURES_MS = 60_000;

export interface TracingOptions {
  readonly sampler: string;
  readonly ratio: number;
  readonly exportIntervalMs: number;
  readonly waitingSpansMax: number;
  readonly version: string;
  /** Identifies this process among its replicas. */
  readonly replica: string;
  readonly log: Pick<Log, "warn">;
  /** The span exporter; default: OTLP over HTTP. */
  readonly exporter?: SpanExporter;
}

interface RequestTrace {
  readonly span: Span;
  /** The parent of the request's other spans. */
  readonly context: Context;
  /** The current call to an upstream. */
  attempt: Span | null;
}

/**
 * Starts exporting traces by OTLP over HTTP. Loaded only if an `OTEL_*` variable requests it.
 * Attributes contain no client or model text.
 */
export function startTracing(options: TracingOptions): Tracing {
  const propagator = new W3CTraceContextPropagator();
  const provider = createTracerProvider(options);
  const tracer = provider.getTracer("chat-gateway", options.version);
  const requests = new Map<string, RequestTrace>();
  const startChild = (requestId: string, name: string, kind: SpanKind, attributes: Attributes) => {
    const parent = requests.get(requestId)?.context ?? ROOT_CONTEXT;
    return tracer.startSpan(name, { kind, attributes }, parent);
  };
  const step: Step = async (requestId, name, ask) => {
    const span = startChild(requestId, name, SpanKind.INTERNAL, {});
    try {
      return await ask();
    } catch (error) {
      markFailed(span, error instanceof Error ? error.name : "Error");
      throw error;
    } finally {
      span.end();
    }
  };
  const traced = (inner: Provider): Provider => ({
    generate: (...[request, ...rest]) => {
      const { requestId, upstream, stream } = request;
      const attributes = { ...upstreamAttributes(upstream), "gen_ai.request.stream": stream };
      const span = startChild(requestId, `${CHAT} ${upstream.model}`, SpanKind.CLIENT, attributes);
      const found = requests.get(requestId);
      if (found !== undefined) found.attempt = span;
      const headers = { ...upstream.headers };
      propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
      return inner.generate({ ...request, upstream: { ...upstream, headers } }, ...rest);
    },
  });
  return {
    requestStarted: ({ requestId, method, traceparent, atMs }) => {
      // The client's tracestate is omitted, since it is arbitrary client text.
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const attributes = { "http.request.method": method, "gateway.request_id": requestId };
      const started = { kind: SpanKind.SERVER, startTime: atMs, attributes };
      const span = tracer.startSpan(method, started, parent);
      requests.set(requestId, { span, context: trace.setSpan(parent, span), attempt: null });
    },
    requestEnded: (end) => {
      const found = requests.get(end.requestId);
      requests.delete(end.requestId);
      if (found === undefined) return;
      found.attempt?.end();
      endRequest(found.span, end);
    },
    ...acrossThreads(requests, propagator),
    attemptEnded: ({ requestId, failure }) => {
      const found = requests.get(requestId);
      if (found === undefined || found.attempt === null) return;
      if (failure !== null) markFailed(found.attempt, failure);
      found.attempt.end();
      found.attempt = null;
    },
    traceLedger: (store) => tracedLedger(store, step),
    traceProviders: (providers) => tracedProviders(providers, traced),
    close: () => inTime(provider.shutdown()),
  };
}

/** Returns a function that logs failed exports. */
function failureLog(log: Pick<Log, "warn">): (error: unknown) => void {
  let loggedAtMs = -Infinity;
  return (error) => {
    const nowMs = performance.now();
    if (nowMs - loggedAtMs < FAILURES_MS) return;
    loggedAtMs = nowMs;
    log.warn({ error: describeError(error) }, "spans were not exported");
  };
}

/** Rejects if the last spans are not exported in time. */
async function inTime(exported: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const error = new Error(`the last spans were not exported within ${CLOSE_MS} ms`);
  const timer = setTimeout(() => late.reject(error), CLOSE_MS);
  try {
    await Promise.race([exported, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the methods that let two threads serve one request within one trace. */
function acrossThreads(
  requests: Map<string, RequestTrace>,
  propagator: W3CTraceContextPropagator,
): Pick<Tracing, "traceparentOf" | "requestJoined" | "requestLeft"> {
  return {
    traceparentOf: (requestId) => {
      const found = requests.get(requestId);
      if (found === undefined) return null;
      const carrier: Record<string, string> = {};
      propagator.inject(found.context, carrier, defaultTextMapSetter);
      return carrier["traceparent"] ?? null;
    },
    requestJoined: ({ requestId, traceparent }) => {
      const context = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const span = trace.getSpan(context);
      if (span !== undefined) requests.set(requestId, { span, context, attempt: null });
    },
    requestLeft: (requestId) => {
      requests.get(requestId)?.attempt?.end();
      requests.delete(requestId);
    },
  };
}

/** Runs one step of a request within its own span. */
type Step = <Answer>(
  requestId: string,
  name: string,
  ask: () => Promise<Answer>,
) => Promise<Answer>;

function tracedLedger(store: GenerationStore, step: Step): GenerationStore {
  return {
    findCallStates: (query) =>
      step(query.requestId, "ledger find_call_states", () => store.findCallStates(query)),
    placeHold: (hold) => step(hold.requestId, "ledger place_hold", () => store.placeHold(hold)),
    settle: (settlement) =>
      step(settlement.requestId, "ledger settle", () => store.settle(settlement)),
    markProgress: (progress) => store.markProgress(progress),
    claimReply: (claim) => store.claimReply(claim),
    releaseReply: (claim) => store.releaseReply(claim),
  };
}

function tracedProviders(
  providers: Providers,
  traced: (provider: Provider) => Provider,
): Providers {
  // A count is not a generation, and has no span.
  const wrap = (inner: Provider): Provider => ({ ...inner, ...traced(inner) });
  return {
    openai: wrap(providers.openai),
    "openai-responses": wrap(providers["openai-responses"]),
    anthropic: wrap(providers.anthropic),
    sandbox: wrap(providers.sandbox),
  };
}

function createTracerProvider({
  version,
  replica,
  exporter,
  log,
  ...options
}: TracingOptions): TracerProvider {
  setGlobalErrorHandler(failureLog(log));
  const own = resourceFromAttributes({
    "service.name": "chat-gateway",
    "service.version": version,
    "service.instance.id": replica,
  });
  const stated = detectResources({ detectors: [envDetector, serviceNameEnvDetector] });
  return new TracerProvider({
    resource: own.merge(stated),
    sampler: createSampler(options),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporter ?? new OTLPTraceExporter(),
        scheduledDelayMillis: options.exportIntervalMs,
        maxQueueSize: options.waitingSpansMax,
      }),
    ],
  });
}

function createSampler({ sampler, ratio }: Pick<TracingOptions, "sampler" | "ratio">): Sampler {
  const name = sampler.replace("parentbased_", "");
  const root =
    name === "traceidratio"
      ? new TraceIdRatioBasedSampler(ratio)
      : name === "always_off"
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return name === sampler ? root : new ParentBasedSampler({ root });
}

function upstreamAttributes(upstream: Parameters<typeof upstreamNames>[0]): Attributes {
  const { provider, address, port } = upstreamNames(upstream);
  return {
    "gen_ai.operation.name": CHAT,
    "gen_ai.provider.name": provider,
    "gen_ai.request.model": upstream.model,
    ...(address !== "" && { "server.address": address, "server.port": Number(port) }),
  };
}

function endRequest(span: Span, end: TracedEnd): void {
  const { operation, status, code, model, stream, usage, firstByteMs } = end;
  span.updateName(model === null ? operation : `${CHAT} ${model}`);
  span.setAttributes({
    "gateway.operation": operation,
    ...(status > 0 && { "http.response.status_code": status }),
    ...(model !== null && { "gen_ai.operation.name": CHAT, "gen_ai.request.model": model }),
    ...(stream !== null && { "gen_ai.request.stream": stream }),
    ...(usage !== null && {
      "gen_ai.usage.input_tokens": usage.promptTokens,
      "gen_ai.usage.output_tokens": usage.completionTokens,
    }),
    ...(stream === true &&
      firstByteMs !== null && { "gen_ai.response.time_to_first_chunk": firstByteMs / 1_000 }),
  });
  if (code !== null) markFailed(span, code);
  span.end();
}

function markFailed(span: Span, errorType: string): void {
  span.setAttribute("error.type", errorType);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
