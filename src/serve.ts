import { contractDocument as openapi } from "../generated/document.ts";
import { compose } from "./compose.ts";
import { ConfigError, type Config } from "./config/config.ts";
import type { Store } from "./ledger/store.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { Log } from "./observe/log.ts";
import { Metrics } from "./observe/metrics.ts";
import { describeError } from "./observe/redact.ts";
import { createPages } from "./pages/pages.ts";

/** How long running requests may take to finish after a signal to stop. */
const DRAIN_MS = 30_000;
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
  /** Lets running requests finish, bounded, and closes everything, the store included. */
  readonly stop: () => Promise<void>;
}

/** Composes the gateway around its store and listens; `/readyz` returns 200 from then on. */
export async function serve(dependencies: ServeDependencies): Promise<Serving> {
  const { config, store, log } = dependencies;
  const health = watchStore(store);
  let isStarted = false;
  let isDraining = false;
  const gateway = await compose({
    ...dependencies,
    metrics: new Metrics({ processMetrics: true }),
    document: openapi,
    pages: createPages(),
    random: Math.random,
    ready: () => isStarted && health.isUp(),
    draining: () => isDraining,
  });
  const port = await gateway.server.listen({ host: config.server.host, port: config.server.port });
  if (config.metricsPort !== null) {
    await gateway.metricsServer?.listen({ host: config.server.host, port: config.metricsPort });
  }
  isStarted = true;
  return {
    port,
    reload: (readConfig) => reload(gateway, readConfig, log),
    stop: async () => {
      isDraining = true;
      await gateway.server.drain(DRAIN_MS);
      await gateway.metricsServer?.drain(0);
      health.stop();
      await gateway.close();
      await store.close();
    },
  };
}

function reload(
  gateway: Pick<Awaited<ReturnType<typeof compose>>, "reload">,
  readConfig: () => Config,
  log: Log,
): void {
  try {
    const next = readConfig();
    gateway.reload(next);
    const counts = { models: next.catalog.models.size, plans: next.plans.size };
    log.info(counts, "configuration reloaded");
  } catch (error) {
    const complaints = error instanceof ConfigError ? error.complaints : describeError(error);
    log.error({ complaints }, "configuration not reloaded; keeping the previous one");
  }
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
