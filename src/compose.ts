import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { operations } from "../generated/operations.ts";
import {
  createResponseValidation,
  type ResponseValidation,
  type ResponseValidationDependencies,
} from "./response-validation/response-validation.ts";
import type { AdminContext } from "./admin/admin-context.ts";
import type { Catalog } from "./catalog/model.ts";
import type { Plan } from "./catalog/plan.ts";
import type { Config } from "./config/config.ts";
import { createServesHost } from "./config/served-hosts.ts";
import { WorkerEstimator } from "./generation/estimator.ts";
import { createGenerator } from "./generation/generator.ts";
import type { AdminSide, AppDependencies } from "./http/app-dependencies.ts";
import { createAdminApp, createApp, createMetricsApp } from "./http/app.ts";
import type { createConsoleApi } from "./http/console/console-api.ts";
import { contractPage } from "./http/contract-page.ts";
import { createProxyTrust } from "./http/client-address.ts";
import { createOriginOf } from "./http/public-address.ts";
import type { App } from "./http/listener.ts";
import { modelRecord } from "./http/records/model-record.ts";
import {
  createServer,
  defaultServerLimits,
  type GatewayServer,
  type ServerOptions,
} from "./http/server.ts";
import type { Store } from "./ledger/store.ts";
import type { Limiter } from "./limits/limiter.ts";
import { AttemptLog } from "./observe/attempt-log.ts";
import type { Log } from "./observe/log.ts";
import { breakerReadings } from "./observe/breaker-readings.ts";
import type { Metrics, Reading } from "./observe/metrics.ts";
import type { Tracing } from "./observe/tracing.ts";
import { observeGenerations } from "./observe/observe-generations.ts";
import { observeLedger } from "./observe/observe-ledger.ts";
import { createProviders } from "./providers/create-providers.ts";
import { createHttpClient } from "./providers/transport/http-client.ts";
import { RandomHex } from "./random-hex.ts";
import { Router } from "./routing/router.ts";
import { TimerWheel } from "./timing/timer-wheel.ts";
import { sleepUntilStop } from "./timing/stop-signal.ts";

/** The operations whose requests are counted as generations. */
const generations: ReadonlySet<string> = new Set(
  Object.entries(operations).flatMap(([id, { method }]) => (method === "post" ? [id] : [])),
);
/** How long a client may take to send its body; the server's own limit is above it. */
const BODY_TIMEOUT_MS = 120_000;
/** How long it may pause: what has arrived of it takes memory from others. */
const BODY_IDLE_MS = 30_000;

export interface ComposeDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing?: Tracing;
  readonly document: AppDependencies["document"];
  /** Makes the pages for browsers, when the first of them is asked for. */
  readonly createPages: (
    parts: Pick<AppDependencies, "catalog" | "originOf">,
  ) => Promise<AppDependencies["pages"]>;
  readonly clock: { readonly nowMs: () => number };
  /** In [0, 1). */
  readonly random: () => number;
  /** How the pause before an upstream is called again passes; by the machine's timers if absent. */
  readonly sleep?: typeof sleepUntilStop;
  readonly ready: () => boolean;
  readonly phase: AppDependencies["phase"];
  /** How long a client may take to send its body; two minutes unless a test asks for less. */
  readonly bodyTimeoutMs?: number;
  /** Makes the gateway read its configuration; its process id. Absent: there is no process of it. */
  readonly requestReload?: () => number;
}

/** The whole gateway, composed and not yet listening. */
export interface Gateway {
  readonly server: GatewayServer;
  /** Serves the operators' API on a separate port; null if it shares the main one or is off. */
  readonly adminServer: GatewayServer | null;
  /** Serves `/metrics` and the probes on a separate port; null if they share the main one. */
  readonly metricsServer: GatewayServer | null;
  /** Switches to another catalog and other plans; running requests keep the old ones. */
  readonly reload: (next: { readonly catalog: Catalog; readonly plans: Config["plans"] }) => void;
  /** The circuit breakers of the upstreams that were called, by upstream id. */
  readonly circuits: Router["circuits"];
  /** Closes what it opened, after the server has drained. */
  readonly close: () => Promise<void>;
}

/** Builds the object graph; the only place that knows all parts. */
export async function compose(dependencies: ComposeDependencies): Promise<Gateway> {
  const { config, store, limiter, log, metrics, tracing, clock } = dependencies;
  let catalog: Catalog = config.catalog;
  let plans: ReadonlyMap<string, Plan> = config.plans;
  const timers = new TimerWheel();
  const http = createHttpClient(config.proxies, timers);
  const estimator = new WorkerEstimator();
  const hex = new RandomHex();
  const router = createRouter({ ...dependencies, http, hex });
  const generator = createGenerator({
    ...{ router, estimator, clock, timers, observer: observeGenerations(metrics, log) },
    store: observeLedger(tracing?.traceLedger(store) ?? store, metrics),
    ids: { replyId: (prefix) => prefix + hex.next() },
  });
  watchParts({ limiter, metrics, breakers: () => breakerReadings(catalog, router.circuits()) });
  const responseValidation = await createValidation(dependencies);
  const originOf = createOriginOf({ ...config, ...config.server });
  // Ids in order of time keep the store's indices together.
  const ids = { requestId: () => `req_${clock.nowMs().toString(36)}${hex.next()}` };
  const current = { catalog: () => catalog, plans: () => plans };
  const admin = await loadAdmin(dependencies, { ...current, http, hex });
  const app: AppDependencies = {
    limits: bodyLimits(dependencies),
    clientStallMs: config.server.clientStallMs,
    servesHost: createServesHost(config),
    clientOf: createProxyTrust(config.server.trustedProxies).clientOf,
    corsOrigins: config.server.corsOrigins,
    store,
    limiter,
    generator,
    ...current,
    ...{ clock, timers, ids, log, metrics },
    ...(tracing !== undefined && { tracing }),
    ready: dependencies.ready,
    phase: dependencies.phase,
    document: dependencies.document,
    originOf,
    metricsToken: config.metricsToken,
    servesMetrics: config.metricsPort === null,
    admin: config.adminPort === null ? admin : null,
    pages: [contractPage({ document: dependencies.document, originOf, ...responseValidation })],
    loadPages: () => dependencies.createPages({ ...current, originOf }),
    loadConsole: () => loadConsole({ ...app, store }),
    validatorFor: responseValidation.validatorFor,
  };
  const listen = (served: App): GatewayServer =>
    createServer({ ...serverOptions(dependencies), app: served, ids });
  return {
    server: listen(await createApp(app)),
    adminServer: app.admin === admin || admin === null ? null : listen(createAdminApp(admin, app)),
    metricsServer: config.metricsPort === null ? null : listen(createMetricsApp(app)),
    reload: (next) => {
      catalog = next.catalog;
      plans = next.plans;
      const upstreams = [...catalog.models.values()].flatMap((model) => model.upstreams);
      router.retain(new Set(upstreams.map(({ id }) => id)));
    },
    circuits: () => router.circuits(),
    close: () => closeAll(admin, http, estimator, limiter),
  };
}

async function closeAll(
  ...parts: readonly ({ readonly close: () => unknown } | null)[]
): Promise<void> {
  await Promise.all(parts.map((part) => part?.close()));
}

interface AdminParts extends Pick<AdminContext, "catalog" | "plans"> {
  readonly http: ReturnType<typeof createHttpClient>;
  readonly hex: RandomHex;
}

/** The operators' side; its contract takes memory, hence it is loaded only where it is served. */
async function loadAdmin(
  dependencies: ComposeDependencies,
  { catalog, plans, http, hex }: AdminParts,
): Promise<(AdminSide & { readonly close: () => void }) | null> {
  const { config, store, clock, metrics, requestReload } = dependencies;
  if (config.adminTokens.length === 0) return null;
  const { createAdminApi } = await import("./http/admin/admin-api.ts");
  const sleep = (ms: number): Promise<void> => delay(ms);
  const newCallId = (): string => `call_${hex.next().slice(0, 24)}`;
  const providers = createProviders({ http, sleep, newCallId });
  const { openFigures } = await import("./observe/activity/open-figures.ts");
  const { figures, close } = openFigures({ metrics, clock, operations: generations });
  const api = await createAdminApi({
    tokens: config.adminTokens,
    clientOf: createProxyTrust(config.server.trustedProxies).clientOf,
    clock,
    limits: bodyLimits(dependencies),
    context: {
      openStore: () => Promise.resolve(store),
      catalog,
      plans,
      catalogWithKeys: catalog,
      openUpstreams: () => ({ providers, close: () => Promise.resolve() }),
      describeModel: modelRecord,
      figures,
      reload: () => requestReload?.() ?? null,
      randomBytes,
      now: clock.nowMs,
      sleep,
    },
  });
  const loadPages = async (): ReturnType<AdminSide["loadPages"]> =>
    (await import("./pages/admin/admin-pages.ts")).adminPages();
  return { api, loadPages, close };
}

async function loadConsole(
  parts: Parameters<typeof createConsoleApi>[0],
): ReturnType<typeof createConsoleApi> {
  return (await import("./http/console/console-api.ts")).createConsoleApi(parts);
}

function bodyLimits({ config, bodyTimeoutMs }: ComposeDependencies): AppDependencies["limits"] {
  const { maxBodyBytes, bodyBytesInFlight } = config.server;
  return {
    maxBodyBytes,
    bodyBytesInFlight,
    bodyTimeoutMs: bodyTimeoutMs ?? BODY_TIMEOUT_MS,
    bodyIdleMs: BODY_IDLE_MS,
  };
}

function serverOptions({
  config,
  log,
  metrics,
}: ComposeDependencies): Omit<ServerOptions, "app" | "ids"> {
  const { connectionsPerAddress, trustedProxies } = config.server;
  const limits = { ...defaultServerLimits, connectionsPerAddress };
  return { limits, log, metrics, trustedProxies };
}

type ClosedContracts = Pick<ResponseValidationDependencies, "grammars" | "contracts">;

const nothingToValidate: ClosedContracts = { grammars: new Map(), contracts: [] };

/** What responses are validated with; some megabytes, hence only where they are. */
async function loadClosedContracts(): Promise<ClosedContracts> {
  const { closedContracts: contracts } = await import("./contract/closed-contracts.ts");
  const { streamGrammars: grammars } = await import("./contract/grammar/stream-grammars.ts");
  return { grammars, contracts };
}

async function createValidation({
  config,
  log,
  metrics,
  random,
}: ComposeDependencies): Promise<ResponseValidation> {
  const rate = config.responseValidationRate;
  return createResponseValidation({
    rate,
    ...(rate === 0 ? nothingToValidate : await loadClosedContracts()),
    log,
    metrics: {
      responseValidated: (operation) => metrics.responseValidated(operation),
      contractViolated: (operation, part) => metrics.contractViolated(operation, part),
    },
    random,
  });
}

interface WatchedParts extends Pick<ComposeDependencies, "limiter" | "metrics"> {
  readonly breakers: () => readonly Reading[];
}

/** What is read at each scrape. */
function watchParts({ limiter, metrics, breakers }: WatchedParts): void {
  metrics.watch("breaker", breakers);
  if (limiter.isShared === undefined) return;
  metrics.watch("redisUp", () => [{ labels: {}, value: Number(limiter.isShared?.()) }]);
}

interface RoutingParts extends Pick<
  ComposeDependencies,
  "metrics" | "tracing" | "log" | "clock" | "random" | "sleep"
> {
  readonly http: ReturnType<typeof createHttpClient>;
  readonly hex: RandomHex;
}

function createRouter(parts: RoutingParts): Router {
  const { http, metrics, tracing, log, clock, random, hex, sleep = sleepUntilStop } = parts;
  const newCallId = (): string => `call_${hex.next().slice(0, 24)}`;
  const attempts = new AttemptLog({ log, clock });
  const providers = createProviders({ http, sleep: sleepUntilStop, newCallId });
  return new Router({
    providers: tracing?.traceProviders(providers) ?? providers,
    clock: { nowMs: clock.nowMs, sleep },
    random,
    attemptEnded: ({ requestId, model, upstream, ms, failure }) => {
      const seconds = ms / 1_000;
      metrics.upstreamAttempted({ upstream, model, seconds, failure: failure?.kind ?? null });
      tracing?.attemptEnded({ requestId, upstream, failure: failure?.kind ?? null });
      if (failure !== undefined) attempts.failed(requestId, upstream.id, failure);
    },
  });
}
