import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import {
  createResponseValidation,
  type ResponseValidation,
  type ResponseValidationDependencies,
} from "./wire/response-validation/response-validation.ts";
import type { AdminDependencies, Reload } from "./operator/admin/operation.ts";
import { composeGenerator } from "./compose-generator.ts";
import type { Config } from "./system/config/config.ts";
import {
  createOriginOf,
  createProxyTrust,
  createServesHost,
  createWithoutPrefix,
} from "./http/request/addresses.ts";
import type { AdminSide, AppDependencies } from "./http/pipeline/app-dependencies.ts";
import {
  createAdminApp,
  createApp,
  createMetricsApp,
  createSocketApp,
} from "./http/listener/app.ts";
import type { OperationDispatcher } from "./http/pipeline/operation-dispatcher.ts";
import type { createConsoleApi } from "./http/console/console-api.ts";
import { contractPage } from "./http/pages/contract-page.ts";
import { FailedRequests } from "./http/replies/failed-requests.ts";
import type { App } from "./http/listener/listener.ts";
import {
  createServer,
  createSocketServer,
  defaultServerLimits,
  type GatewayServer,
  type ServerDependencies,
} from "./http/listener/server.ts";
import { RequestScheduler } from "./http/fair-share/request-scheduler.ts";
import type { Store } from "./core/ledger/store.ts";
import type { Limiter } from "./access/limits/limiter.ts";
import type { Log } from "./core/log/log.ts";
import { breakerReadings, worstCircuits } from "./system/observe/breaker-readings.ts";
import type { Metrics, Reading } from "./system/observe/metrics.ts";
import type { Tracing } from "./system/observe/tracing.ts";
import { observeGenerations, observeLedger } from "./system/observe/observe-generations.ts";
import { createProviders } from "./upstreams/providers/create-providers.ts";
import type { HttpClient } from "./upstreams/providers/transport/http-client.ts";
import { type OffloadDependencies, OffloadThread } from "./http/offload/offload-thread.ts";
import { startOffloadThread } from "./http/offload/start-thread.ts";
import { RandomHex } from "./system/process/random-hex.ts";
import type { CircuitState } from "./upstreams/routing/breaker.ts";
import type { Outage } from "./upstreams/routing/router.ts";
import type { Clock } from "./core/timing/clock.ts";
import { TimerWheel } from "./core/timing/timer-wheel.ts";
import type { sleepUntilStop } from "./core/timing/stop-signal.ts";

const OFFLOAD_WORKER = new URL("./offload-worker.ts", import.meta.url);

/** Maximum duration of a request body; the server's own limit is higher. */
const BODY_TIMEOUT_MS = 120_000;
/** Maximum pause within a body, because the received part occupies memory. */
const BODY_IDLE_MS = 30_000;

export interface ComposeDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Null: no traces. */
  readonly tracing: Tracing | null;
  readonly document: AppDependencies["document"];
  /** Creates the pages for browsers, when the first one is requested. */
  readonly createPages: (
    parts: Pick<AppDependencies, "brand" | "catalog" | "clock" | "originOf">,
  ) => Promise<AppDependencies["pages"]>;
  readonly clock: Clock;
  /** In [0, 1). */
  readonly random: () => number;
  /** Waits before an upstream is called again; default: system timers. */
  readonly sleep?: typeof sleepUntilStop;
  /** See `AppDependencies.alive`; default: true. */
  readonly alive?: () => boolean;
  readonly ready: () => boolean;
  readonly phase: AppDependencies["phase"];
  /** Maximum duration of a request body; default: two minutes. */
  readonly bodyTimeoutMs?: number;
  /** Makes the gateway reload its configuration. Absent: reloading is not supported. */
  readonly requestReload?: () => Reload;
}

/** The parts of the configuration that a reload replaces. */
type Reloaded = Pick<Config, "brand" | "catalog" | "plans">;

type Circuits = ReadonlyMap<string, CircuitState>;

/** The composed gateway, not yet listening. */
export interface Gateway {
  readonly server: GatewayServer;
  /** Serves the admin API on a separate port; null if it shares the main one or is off. */
  readonly adminServer: GatewayServer | null;
  /** Serves `/metrics` and the probes on a separate port; null if they share the main one. */
  readonly metricsServer: GatewayServer | null;
  /**
   * Serves commands on this machine while this process owns the embedded ledger; null: the ledger
   * is in PostgreSQL.
   */
  readonly socketServer: GatewayServer | null;
  /** Switches to another brand, catalog and plans; running requests keep the old ones. */
  readonly reload: (next: Reloaded & Pick<Config, "sources">) => void;
  /** Returns the circuit breakers of the called upstreams, by upstream id. */
  readonly circuits: () => Circuits;
  /** Closes all opened resources, after the server has drained. */
  readonly close: () => Promise<void>;
}

/** Builds the object graph. No other module knows all parts. */
export async function compose(dependencies: ComposeDependencies): Promise<Gateway> {
  const { config, store, limiter, log, metrics, tracing, clock, document } = dependencies;
  let { brand, catalog, plans }: Reloaded = config;
  const timers = new TimerWheel();
  const hex = new RandomHex();
  const ledger = observeLedger(tracing?.traceLedger(store) ?? store, metrics);
  const composed = composeGenerator({ ...dependencies, store: ledger, timers, hex });
  const { generator, http } = composed;
  const { clientOf } = createProxyTrust(config.trustedProxies);
  const scheduler = new RequestScheduler({ clientOf, timers });
  const offload = createOffload(dependencies, { timers, store: ledger, catalog: () => catalog });
  const circuits = (): Circuits => worstCircuits(composed.circuits(), offload.circuits);
  watchParts({ limiter, metrics, breakers: () => breakerReadings(catalog, circuits()) });
  const responseValidation = await createValidation(dependencies);
  const originOf = createOriginOf(config);
  // Ids in chronological order improve the locality of the store's indices.
  const ids = { requestId: () => `req_${clock.nowMs().toString(36)}${hex.next()}` };
  const current = { brand: () => brand, catalog: () => catalog, plans: () => plans };
  const outages = () => new Map([...offload.outages, ...composed.outages()]);
  const operated = { ...current, http, hex, originOf, clientOf, outages };
  const admin = await loadAdmin(dependencies, operated);
  // All parts, including those that a test of the HTTP layer may leave out.
  const app: Required<AppDependencies> = {
    ...settingsOf(config),
    limits: bodyLimits(dependencies),
    clientOf,
    store,
    limiter,
    generator,
    offload,
    ...current,
    clock,
    timers,
    failedRequests: new FailedRequests({ store, timers }),
    scheduler,
    ids,
    log,
    metrics,
    tracing,
    ...probesOf(dependencies),
    document,
    originOf,
    ...adminParts(config, admin),
    pages: [contractPage({ document, originOf, ...responseValidation })],
    loadPages: () => dependencies.createPages({ ...current, clock, originOf }),
    loadConsole: () => loadConsole({ ...app, store, randomBytes, shard: config.shard }),
    validatorFor: responseValidation.validatorFor,
  };
  const options = { ...serverOptions(dependencies), ids, scheduler };
  const listen = (served: App): GatewayServer => createServer({ ...options, app: served });
  return {
    ...(await createServers({ app, admin, listen, config })),
    socketServer: createSocket(dependencies, operated, app),
    reload: (next) => {
      ({ brand, catalog, plans } = next);
      composed.reload(catalog);
      offload.reload(next.sources);
    },
    circuits,
    close: () => closeAll(admin, offload, composed, limiter),
  };
}

/** Returns the admin API of the main port. */
function adminParts(
  { adminPort }: Pick<Config, "adminPort">,
  admin: AppDependencies["admin"],
): Pick<Required<AppDependencies>, "admin" | "lacksAdminToken"> {
  return { admin: adminPort === null ? admin : null, lacksAdminToken: admin === null };
}

/** Returns the server settings of the main port. */
function settingsOf(
  config: Config,
): Pick<
  AppDependencies,
  | "clientStallMs"
  | "servesHost"
  | "withoutPrefix"
  | "corsOrigins"
  | "metricsToken"
  | "servesMetrics"
> {
  return {
    clientStallMs: config.clientStallMs,
    servesHost: createServesHost(config),
    withoutPrefix: createWithoutPrefix(config.publicUrl),
    corsOrigins: config.corsOrigins,
    metricsToken: config.metricsToken,
    servesMetrics: config.metricsPort === null,
  };
}

/** Returns what the probes report. */
function probesOf({
  alive = () => true,
  ready,
  phase,
}: ComposeDependencies): Pick<AppDependencies, "alive" | "ready" | "phase"> {
  return { alive, ready, phase };
}

interface ServersDependencies {
  readonly app: AppDependencies;
  readonly admin: AppDependencies["admin"];
  readonly listen: (served: App) => GatewayServer;
  readonly config: Pick<Config, "metricsPort">;
}

/** Creates a server for each port. */
async function createServers({
  app,
  admin,
  listen,
  config,
}: ServersDependencies): Promise<Pick<Gateway, "server" | "adminServer" | "metricsServer">> {
  return {
    server: listen(await createApp(app)),
    adminServer: app.admin === admin || admin === null ? null : listen(createAdminApp(admin, app)),
    metricsServer: config.metricsPort === null ? null : listen(createMetricsApp(app)),
  };
}

/**
 * Creates the socket server. Only the owner of the embedded ledger serves commands of its machine.
 */
function createSocket(
  dependencies: ComposeDependencies,
  parts: AdminSideDependencies,
  app: AppDependencies,
): GatewayServer | null {
  if (dependencies.config.databaseUrl !== null) return null;
  return createSocketServer(createSocketApp(() => loadSocketApi(dependencies, parts), app));
}

async function closeAll(
  ...parts: readonly ({ readonly close: () => unknown } | null)[]
): Promise<void> {
  await Promise.all(parts.map((part) => part?.close()));
}

function createOffload(
  { config, metrics, log, clock, tracing }: ComposeDependencies,
  parts: Pick<OffloadDependencies, "store" | "catalog" | "timers">,
): OffloadThread {
  return new OffloadThread({
    ...parts,
    start: (sources) => startOffloadThread(OFFLOAD_WORKER, sources),
    sources: config.sources,
    metrics,
    log,
    observer: observeGenerations({ metrics, log, clock }),
    clock,
    tracing,
  });
}

interface AdminSideDependencies
  extends
    Pick<AdminDependencies, "brand" | "catalog" | "plans">,
    Pick<AppDependencies, "clientOf" | "originOf"> {
  readonly http: HttpClient;
  readonly hex: RandomHex;
  /** Returns the open circuits of all threads by upstream id, in Unix milliseconds. */
  readonly outages: () => ReadonlyMap<string, Outage>;
}

/** Loads the admin API. Its contract takes memory, so it is loaded only if it is served. */
async function loadAdmin(
  dependencies: ComposeDependencies,
  parts: AdminSideDependencies,
): Promise<(AdminSide & { readonly close: () => void }) | null> {
  const { config, clock, metrics } = dependencies;
  if (config.adminTokens.length === 0) return null;
  const { authenticateTokens, createAdminApi } = await import("./http/admin/admin-api.ts");
  const { watchLiveFigures } = await import("./system/observe/live-figures.ts");
  const live = watchLiveFigures(metrics, parts.outages);
  const { clientOf, originOf } = parts;
  const api = await createAdminApi({
    authenticate: authenticateTokens({ tokens: config.adminTokens, clientOf, clock }),
    limits: bodyLimits(dependencies),
    dependencies: { ...adminDependencies(dependencies, parts), live: live.read },
  });
  const loadPages = async (): ReturnType<AdminSide["loadPages"]> => {
    const { adminPages } = await import("./pages/admin/admin-pages.ts");
    const { operatorPages, operatorSite } = await import("./pages/operator-docs/operator-pages.ts");
    const site = operatorSite(parts.brand);
    return [...adminPages(site), ...operatorPages(site, originOf)];
  };
  return { api, loadPages, close: live.close };
}

/** Returns the dependencies of operations in this process. */
function adminDependencies(
  { config, store, clock, requestReload }: ComposeDependencies,
  { brand, catalog, plans, http, hex }: AdminSideDependencies,
): AdminDependencies {
  const sleep = (ms: number): Promise<void> => delay(ms);
  const newCallId = (): string => `call_${hex.next().slice(0, 24)}`;
  const providers = createProviders({ http, sleep, newCallId });
  return {
    openStore: () => Promise.resolve(store),
    brand,
    catalog,
    plans,
    catalogWithKeys: catalog,
    openUpstreams: () => Promise.resolve({ providers, close: () => Promise.resolve() }),
    live: null,
    reload: () => requestReload?.() ?? null,
    customerWebhooks: () => config.alerts?.customers ?? null,
    randomBytes,
    shard: () => config.shard,
    now: clock.nowMs,
    sleep,
  };
}

/** Loads the API for commands, on the first command. */
async function loadSocketApi(
  dependencies: ComposeDependencies,
  parts: AdminSideDependencies,
): Promise<OperationDispatcher> {
  const { createSocketApi } = await import("./http/admin/socket-api.ts");
  return createSocketApi({
    limits: bodyLimits(dependencies),
    dependencies: adminDependencies(dependencies, parts),
    store: dependencies.store,
  });
}

async function loadConsole(
  parts: Parameters<typeof createConsoleApi>[0],
): ReturnType<typeof createConsoleApi> {
  return (await import("./http/console/console-api.ts")).createConsoleApi(parts);
}

function bodyLimits({ config, bodyTimeoutMs }: ComposeDependencies): AppDependencies["limits"] {
  const { maxBodyBytes, bodyBytesInFlight } = config;
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
}: ComposeDependencies): Omit<ServerDependencies, "app" | "ids" | "scheduler"> {
  const { connectionsPerAddress, trustedProxies } = config;
  const limits = { ...defaultServerLimits, connectionsPerAddress };
  return { limits, log, metrics, trustedProxies };
}

type ClosedContracts = Pick<ResponseValidationDependencies, "grammars" | "contracts">;

const nothingToValidate: ClosedContracts = { grammars: new Map(), contracts: [] };

/**
 * Loads the contracts for validating responses. They are compiled with ajv, so they are loaded only
 * if needed.
 */
async function loadClosedContracts(): Promise<ClosedContracts> {
  const loaded = await import("./wire/contract/closed-contracts.ts");
  return { grammars: loaded.streamGrammars, contracts: loaded.closedContracts };
}

async function createValidation(parts: ComposeDependencies): Promise<ResponseValidation> {
  const rate = parts.config.responseValidationRate;
  const contracts = rate === 0 ? nothingToValidate : await loadClosedContracts();
  return createResponseValidation({ ...parts, ...contracts, rate });
}

interface WatchDependencies extends Pick<ComposeDependencies, "limiter" | "metrics"> {
  readonly breakers: () => readonly Reading[];
}

/** Registers the gauges that are read at each scrape. */
function watchParts({ limiter, metrics, breakers }: WatchDependencies): void {
  metrics.watch("breaker", breakers);
  if (limiter.isShared === undefined) return;
  metrics.watch("redisUp", () => [{ labels: {}, value: Number(limiter.isShared?.()) }]);
}
