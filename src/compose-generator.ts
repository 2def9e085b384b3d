import type { Config } from "./system/config/config.ts";
import { createGenerator } from "./generation/generator.ts";
import type { Generator } from "./generation/job.ts";
import type { GenerationStore } from "./generation/prepared-job.ts";
import { WorkerEstimator } from "./generation/estimator.ts";
import { AttemptLog } from "./system/observe/attempt-log.ts";
import type { Log } from "./core/log/log.ts";
import type { Metrics } from "./system/observe/metrics.ts";
import { observeGenerations } from "./system/observe/observe-generations.ts";
import type { Tracing } from "./system/observe/tracing.ts";
import type { Catalog } from "./upstreams/catalog/model.ts";
import { createProviders } from "./upstreams/providers/create-providers.ts";
import { createHttpClient, type HttpClient } from "./upstreams/providers/transport/http-client.ts";
import type { RandomHex } from "./system/process/random-hex.ts";
import { type Outage, Router } from "./upstreams/routing/router.ts";
import { sleepUntilStop } from "./core/timing/stop-signal.ts";
import type { Clock } from "./core/timing/clock.ts";
import type { Timers } from "./core/timing/timer-wheel.ts";

export interface ComposeGeneratorDependencies {
  readonly config: Pick<Config, "proxies" | "keepAliveMs">;
  /** The observed and traced store. */
  readonly store: GenerationStore;
  readonly log: Log;
  readonly metrics: Pick<
    Metrics,
    "upstreamAttempted" | "holdEnded" | "costUnbilled" | "usageMisreported"
  >;
  readonly tracing: Pick<Tracing, "traceProviders" | "attemptEnded"> | null;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly hex: RandomHex;
  /** In [0, 1). */
  readonly random: () => number;
  /** Waits before an upstream is called again; default: system timers. */
  readonly sleep?: typeof sleepUntilStop;
}

/** Runs generations on one thread, with its own connections to the upstreams. */
export interface ComposedGenerator {
  readonly generator: Generator;
  readonly http: HttpClient;
  /** Returns the circuit breakers of the called upstreams, by upstream id. */
  readonly circuits: () => ReturnType<Router["circuits"]>;
  /** Returns the open circuits by upstream id, in Unix milliseconds. */
  readonly outages: () => ReadonlyMap<string, Outage>;
  /** Forgets the circuit breakers of upstreams that are not in this catalog. */
  readonly reload: (catalog: Catalog) => void;
  readonly close: () => Promise<void>;
}

/** Builds the generator with its router, providers and estimator. */
export function composeGenerator(parts: ComposeGeneratorDependencies): ComposedGenerator {
  const { config, store, metrics, log, clock, timers, hex } = parts;
  const http = createHttpClient(config.proxies, timers);
  const estimator = new WorkerEstimator();
  const router = createRouter(parts, http);
  const generator = createGenerator({
    store,
    router,
    estimator,
    clock,
    timers,
    elapsedMs: clock.elapsedMs,
    keepAliveMs: config.keepAliveMs,
    observer: observeGenerations({ metrics, log, clock }),
    ids: { replyId: (prefix) => prefix + hex.next() },
  });
  const close = async (): Promise<void> => {
    await Promise.all([http.close(), estimator.close()]);
  };
  const reload = ({ models }: Catalog): void => {
    const upstreams = [...models.values()].flatMap((model) => model.upstreams);
    router.retain(new Set(upstreams.map(({ id }) => id)));
  };
  const circuits = () => router.circuits();
  const outages = () => datedOutages(router.outages(), clock);
  return { generator, http, circuits, outages, reload, close };
}

/** Converts the monotonic times of outages, which other threads cannot compare with their own. */
function datedOutages(
  outages: ReadonlyMap<string, Outage>,
  { nowMs, elapsedMs }: Clock,
): ReadonlyMap<string, Outage> {
  const originMs = nowMs() - elapsedMs();
  const dated = ({ sinceMs, nextTrialMs, cause }: Outage): Outage => ({
    sinceMs: Math.round(originMs + sinceMs),
    nextTrialMs: Math.round(originMs + nextTrialMs),
    cause,
  });
  return new Map([...outages].map(([id, outage]) => [id, dated(outage)]));
}

function createRouter(parts: ComposeGeneratorDependencies, http: HttpClient): Router {
  const { metrics, tracing, log, clock, random, hex, sleep = sleepUntilStop } = parts;
  const newCallId = (): string => `call_${hex.next().slice(0, 24)}`;
  const attempts = new AttemptLog({ log, clock });
  const providers = createProviders({ http, sleep: sleepUntilStop, newCallId });
  return new Router({
    providers: tracing?.traceProviders(providers) ?? providers,
    clock: { elapsedMs: clock.elapsedMs, sleep },
    random,
    attemptEnded: ({ requestId, model, upstream, ms, failure, surprises }) => {
      const seconds = ms / 1_000;
      metrics.upstreamAttempted({
        upstream,
        model,
        seconds,
        failure: failure?.kind ?? null,
        refusedField: failure?.refusedField?.name ?? null,
        surprises: surprises.map(({ kind }) => kind),
      });
      tracing?.attemptEnded({ requestId, upstream, failure: failure?.kind ?? null });
      if (failure !== undefined) attempts.failed(requestId, upstream.id, failure);
      attempts.surprised({ requestId, upstreamId: upstream.id, modelId: model.id, surprises });
    },
    countFailed: (requestId, upstream, failure) => attempts.failed(requestId, upstream.id, failure),
  });
}
