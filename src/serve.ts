import { randomBytes } from "node:crypto";
import { chmod } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { contractDocument as openapi } from "../generated/document.ts";
import { type ReloadResult, reloadConfig, warnOfConfig } from "./system/process/reload-config.ts";
import type { Alerts, AlertsDependencies } from "./operator/alerts/alerts.ts";
import { compose, type Gateway } from "./compose.ts";
import type { Config } from "./system/config/config.ts";
import type { ListeningAddress } from "./system/config/sources.ts";
import { type Phase, stopServing } from "./system/process/stop-serving.ts";
import type { OnReversed } from "./core/ledger/reversed-charge.ts";
import type { Store } from "./core/ledger/store.ts";
import type { Limiter } from "./access/limits/limiter.ts";
import type { Clock } from "./core/timing/clock.ts";
import type { Log } from "./core/log/log.ts";
import { Metrics } from "./system/observe/metrics.ts";
import { openTracing } from "./system/process/open-tracing.ts";
import { claimSocketPath } from "./system/process/data-dir-files.ts";
import { VERSION } from "./system/process/version.ts";
import { watchStore } from "./system/process/watch-store.ts";

export interface ServeDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly clock: Clock;
  /** Reads the configuration again, while the gateway listens at this address. */
  readonly readConfig: (listensAt: ListeningAddress) => Config;
  /** Returns how often the ledger has gone back in time; absent if it cannot. */
  readonly rewinds?: () => number;
  /** Returns how many holds the ledger has refused to end since the process's start. */
  readonly refusedHolds: () => number;
  /** False once the embedded ledger has failed for good, which ends the process. */
  readonly hasLedger: () => boolean;
  /** Sets the listener of each number of log lines that were dropped. */
  readonly watchDroppedLines: (listener: (lines: number) => void) => void;
  /** Sets the listener of each charge that this process reverses. */
  readonly watchReversals: (listener: OnReversed) => void;
}

/** A listening gateway. */
export interface Serving {
  readonly port: number;
  /** Reloads the configuration; if it is not valid, keeps the previous one and logs the reason. */
  readonly reload: () => ReloadResult;
  /**
   * Continues to serve for the configured delay while `/readyz` returns 503, then lets running
   * requests finish within a bound, and closes everything, including the store.
   */
  readonly stop: () => Promise<void>;
}

/** Composes the gateway around its store and listens; `/readyz` returns 200 from then on. */
export async function serve(dependencies: ServeDependencies): Promise<Serving> {
  const { config, store } = dependencies;
  const health = watchStore(store);
  const metrics = new Metrics({ processMetrics: true, version: VERSION });
  watchLedger(metrics, { ...dependencies, health });
  let isStarted = false;
  let phase: Phase = "serving";
  const replica = `${hostname()}:${process.pid}`;
  const tracing = await openTracing(config, { replica, log: dependencies.log });
  const { host, port } = config;
  let listensAt = { host, port };
  let { brand } = config;
  const reload = (): ReloadResult =>
    reloadConfig(() => dependencies.readConfig(listensAt), {
      ...dependencies,
      started: config,
      gateway: {
        reload: (next) => {
          gateway.reload(next);
          ({ brand } = next);
        },
      },
    });
  const gateway = await compose({
    ...dependencies,
    tracing,
    metrics,
    document: openapi,
    createPages: async (parts) => {
      const { createPages } = await import("./pages/pages.ts");
      return createPages(parts);
    },
    random: Math.random,
    requestReload: () => ({ pid: process.pid, result: reload() }),
    alive: dependencies.hasLedger,
    ready: () => isStarted && health.isUp(),
    phase: () => phase,
  });
  listensAt = { host, port: await listen(gateway, config) };
  isStarted = true;
  const { circuits } = gateway;
  const alerts = await startAlerts(dependencies, metrics, { circuits, brand: () => brand });
  warnOfConfig(config, dependencies);
  return {
    port: listensAt.port,
    reload,
    stop: () =>
      stopServing({
        settings: config,
        enterPhase: (next) => (phase = next),
        sleep: delay,
        health,
        alerts,
        gateway,
        tracing,
        store,
        log: dependencies.log,
      }),
  };
}

interface LedgerSources extends ServeDependencies {
  readonly health: { readonly isUp: () => boolean };
}

/** Measures what the store and the log report. */
function watchLedger(
  metrics: Metrics,
  { health, rewinds, refusedHolds, watchReversals, watchDroppedLines }: LedgerSources,
): void {
  metrics.watch("storeUp", () => [{ labels: {}, value: Number(health.isUp()) }]);
  watchReversals((reversed) => metrics.chargeReversed(reversed));
  watchDroppedLines((lines) => metrics.logLinesDropped(lines));
  metrics.watch("ledgerRefusedHolds", () => [{ labels: {}, value: refusedHolds() }]);
  if (rewinds !== undefined)
    metrics.watch("ledgerRewinds", () => [{ labels: {}, value: rewinds() }]);
}

/** Listens on all ports, and on the socket if the process owns the ledger; returns the main port. */
async function listen(
  { server, metricsServer, adminServer, socketServer }: Gateway,
  { host, port, reusePort, metricsPort, adminPort, dataDir }: Config,
): Promise<number> {
  const mainPort = await named("PORT", server.listen({ host, port, reusePort }));
  if (metricsPort !== null) {
    await named("METRICS_PORT", metricsServer?.listen({ host, port: metricsPort }));
  }
  if (adminPort !== null) await named("ADMIN_PORT", adminServer?.listen({ host, port: adminPort }));
  if (socketServer !== null) {
    const path = claimSocketPath(dataDir);
    await named("DATA_DIR", socketServer.listen({ path }));
    await chmod(path, 0o600);
  }
  return mainPort;
}

/** Adds the setting's name to the reason why a server does not listen. */
async function named<Port>(setting: string, listening: Promise<Port> | Port): Promise<Port> {
  try {
    return await listening;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${setting}: ${reason}`, { cause });
  }
}

/** Loads and starts alerts, only if they are configured. */
async function startAlerts(
  { config, store, log, clock }: ServeDependencies,
  metrics: Metrics,
  parts: Pick<AlertsDependencies, "brand" | "circuits">,
): Promise<Alerts | null> {
  if (config.alerts === null) return null;
  const { Alerts: Started } = await import("./operator/alerts/alerts.ts");
  const { createSendWebhook } = await import("./operator/alerts/send-webhook.ts");
  return new Started({
    config: config.alerts,
    store,
    log,
    ...parts,
    send: createSendWebhook({ proxies: config.proxies }),
    sendToCustomer: createSendWebhook({
      proxies: config.proxies,
      isGuarded: config.alerts.customers?.allowsPrivate !== true,
    }),
    randomHex: () => randomBytes(16).toString("hex"),
    nowMs: clock.nowMs,
    attempted: (result) => metrics.alertAttempted(result),
  });
}
