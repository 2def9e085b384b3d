import document from "../../generated/openapi.json" with { type: "json" };
import { compose, type Gateway } from "../../src/compose.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { StoreUnavailable, type Store } from "../../src/ledger/store.ts";
import { LocalLimiter } from "../../src/limits/local-limiter.ts";
import { createLog } from "../../src/observe/log.ts";
import { Metrics } from "../../src/observe/metrics.ts";

const BODY_TIMEOUT_MS = 200;

/** A store that has no way to answer: every method rejects with this reason. */
function failingStore(reason: () => Error): Store {
  return new Proxy<Store>({} as Store, {
    get: (_target, method) =>
      method === "close" ? () => Promise.resolve() : () => Promise.reject(reason()),
  });
}

async function listen(store: Store): Promise<{ readonly gateway: Gateway; readonly port: number }> {
  const clock = { nowMs: () => Date.now() };
  const config = loadConfig({
    env: { HOST: "127.0.0.1", PORT: "0" },
    cwd: import.meta.dirname,
    readFile: () => "",
  });
  const gateway = await compose({
    config,
    store,
    limiter: new LocalLimiter(clock),
    log: createLog({ level: "silent" }),
    metrics: new Metrics({ processMetrics: false }),
    document,
    pages: [],
    clock,
    random: Math.random,
    ready: () => true,
    draining: () => false,
    bodyTimeoutMs: BODY_TIMEOUT_MS,
  });
  return { gateway, port: await gateway.server.listen({ host: "127.0.0.1", port: 0 }) };
}

/** Gateways whose parts fail as they may in life; the ports that they listen on. */
export interface FaultyGateways {
  /** A part throws what nobody foresaw: 500. */
  readonly brokenPort: number;
  /** The store is away: 503. */
  readonly storelessPort: number;
  /** Has little patience with slow clients: 408. Uses the store that was handed in. */
  readonly impatientPort: number;
  readonly close: () => Promise<void>;
}

/** Composes and starts them in this process. */
export async function startFaultyGateways(store: Store): Promise<FaultyGateways> {
  const broken = await listen(failingStore(() => new TypeError("a part that throws")));
  const storeless = await listen(failingStore(() => new StoreUnavailable("the store is away")));
  const impatient = await listen(store);
  const all = [broken, storeless, impatient];
  return {
    brokenPort: broken.port,
    storelessPort: storeless.port,
    impatientPort: impatient.port,
    close: async () => {
      await Promise.all(all.map(({ gateway }) => gateway.server.drain(0)));
      await Promise.all(all.map(({ gateway }) => gateway.close()));
    },
  };
}
