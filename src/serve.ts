import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { contractDocument as openapi } from "../generated/document.ts";
import { setTimeout as delay } from "node:timers/promises";
import type { Alerts } from "./alerts/alerts.ts";
import { compose } from "./compose.ts";
import { ConfigError, type Config } from "./config/config.ts";
import { missingPlans } from "./ledger/missing-plans.ts";
import type { Phase } from "./http/app-dependencies.ts";
import type { Store } from "./ledger/store.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { Log } from "./observe/log.ts";
import type { Tracing } from "./observe/tracing.ts";
import { Metrics } from "./observe/metrics.ts";
import { describeError } from "./observe/redact.ts";
import { VERSION } from "./version.ts";

/** How often the store is checked for writability, for `/readyz`. */
const PING_MS = 2_000;

export interface ServeDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly clock: { readonly nowMs: () => number };
}

/** A gateway that listens. */
export interface Serving {
  readonly port: number;
  /** Reloads the configuration; if it is not valid, keeps the previous one and logs why. */
  readonly reload: (readConfig: () => Config) => void;
  /**
   * Serves on for the configured delay while `/readyz` answers 503, then lets running requests
   * finish, bounded, and closes everything, the store included.
   */
  readonly stop: () => Promise<void>;
}

/** Composes the gateway around its store and listens; `/readyz` returns 200 from then on. */
export async function serve(dependencies: ServeDependencies): Promise<Serving> {
  const { config, store } = dependencies;
  const health = watchStore(store);
  const metrics = new Metrics({
    ...{ processMetrics: true, version: VERSION },
    isWorker: cluster.isWorker,
  });
  metrics.watch("storeUp", () => [{ labels: {}, value: Number(health.isUp()) }]);
  let isStarted = false;
  let phase: Phase = "serving";
  const tracing = await openTracing(config);
  const gateway = await compose({
    ...dependencies,
    ...(tracing !== null && { tracing }),
    metrics,
    document: openapi,
    createPages: async (parts) => {
      const { createPages } = await import("./pages/pages.ts");
      return createPages(parts);
    },
    random: Math.random,
    requestReload,
    ready: () => isStarted && health.isUp(),
    phase: () => phase,
  });
  const port = await gateway.server.listen({ host: config.server.host, port: config.server.port });
  if (config.metricsPort !== null) {
    await gateway.metricsServer?.listen({ host: config.server.host, port: config.metricsPort });
  }
  if (config.adminPort !== null) {
    await gateway.adminServer?.listen({ host: config.server.host, port: config.adminPort });
  }
  isStarted = true;
  const alerts = await startAlerts(dependencies, gateway.circuits, metrics);
  warnOfConfig(config, dependencies);
  return {
    port,
    reload: (readConfig) => reload(gateway, readConfig, dependencies),
    stop: async () => {
      if (config.server.drainDelayMs > 0) {
        phase = "leaving";
        await delay(config.server.drainDelayMs);
      }
      phase = "draining";
      await gateway.server.drain(config.server.drainMs);
      await gateway.adminServer?.drain(0);
      await gateway.metricsServer?.drain(0);
      health.stop();
      await alerts?.stop();
      await gateway.close();
      await tracing?.close();
      await store.close();
    },
  };
}

/** By the signal that an operator sends: it reaches all workers, and each logs its result. */
function requestReload(): number {
  const pid = cluster.isWorker ? process.ppid : process.pid;
  process.kill(pid, "SIGHUP");
  return pid;
}

/** Loaded only where alerts are configured: without them they cost nothing. */
async function startAlerts(
  { config, store, log, clock }: ServeDependencies,
  circuits: Awaited<ReturnType<typeof compose>>["circuits"],
  metrics: Metrics,
): Promise<Alerts | null> {
  if (config.alerts === null) return null;
  const { Alerts: Started } = await import("./alerts/alerts.ts");
  const { createSendWebhook } = await import("./alerts/send-webhook.ts");
  return new Started({
    config: config.alerts,
    ...{ store, log, circuits },
    send: createSendWebhook({ proxies: config.proxies }),
    randomHex: () => randomBytes(16).toString("hex"),
    nowMs: clock.nowMs,
    attempted: (result) => metrics.alertAttempted(result),
  });
}

/** OpenTelemetry is loaded only where traces are asked for. */
async function openTracing({ tracing }: Config): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { startTracing } = await import("./observe/otel-tracing.ts");
  return startTracing({ ...tracing, version: VERSION, replica: `${hostname()}:${process.pid}` });
}

function reload(
  gateway: Pick<Awaited<ReturnType<typeof compose>>, "reload">,
  readConfig: () => Config,
  dependencies: Pick<ServeDependencies, "store" | "log">,
): void {
  const { log } = dependencies;
  try {
    const next = readConfig();
    gateway.reload(next);
    warnOfConfig(next, dependencies);
    const counts = { models: next.catalog.models.size, plans: next.plans.size };
    log.info(counts, "configuration reloaded");
  } catch (error) {
    const complaints = error instanceof ConfigError ? error.complaints : describeError(error);
    log.error({ complaints }, "configuration not reloaded; keeping the previous one");
  }
}

/** Logs what is valid and probably not meant: patterns without a model, accounts without a plan. */
function warnOfConfig(
  { plans, warnings }: Config,
  { store, log }: Pick<ServeDependencies, "store" | "log">,
): void {
  for (const { path, message } of warnings) {
    log.warn({ path, warning: message }, "configuration warning");
  }
  store.listAccounts().then(
    (accounts) => {
      for (const missing of missingPlans(accounts, plans)) {
        log.warn({ ...missing }, "accounts are on a plan that is not configured");
      }
    },
    (error: unknown) => {
      log.warn({ error: describeError(error) }, "plans not compared with the ledger's accounts");
    },
  );
}

/** Pings the store at intervals; `/readyz` reports the last result. */
function watchStore(store: Store): { readonly isUp: () => boolean; readonly stop: () => void } {
  let isUp = true;
  const timer = setInterval(() => {
    store.ping().then(
      () => (isUp = true),
      () => (isUp = false),
    );
  }, PING_MS);
  return { isUp: () => isUp, stop: () => clearInterval(timer) };
}
