/**
 * A process of gateways with a faulty part each, for the tests that reach the statuses 500, 503 and
 * 408 over HTTP. Prints their ports as one line of JSON; ends with its standard input.
 */
import document from "../generated/openapi.json" with { type: "json" };
import { compose } from "../src/compose.ts";
import { loadConfig } from "../src/config/load-config.ts";
import { StoreUnavailable } from "../src/errors/store-unavailable.ts";
import type { Store } from "../src/ledger/store.ts";
import { LocalLimiter } from "../src/limits/local-limiter.ts";
import { createLog } from "../src/observe/log.ts";
import { Metrics } from "../src/observe/metrics.ts";
import { openWorkerStore } from "../src/storage/open-store.ts";

const BODY_TIMEOUT_MS = 200;

const clock = { nowMs: () => Date.now() };
const config = loadConfig({ env: process.env, cwd: import.meta.dirname, readFile: () => "" });

/** A store of which every method rejects with this reason. */
function failingStore(reason: () => Error): Store {
  return new Proxy<Store>({} as Store, {
    get: (_target, method) =>
      method === "close" ? () => Promise.resolve() : () => Promise.reject(reason()),
  });
}

/** Resolves with the port. */
async function listen(store: Store): Promise<number> {
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
  return gateway.server.listen({ host: "127.0.0.1", port: 0 });
}

process.stdin.resume().once("close", () => process.exit(0));
const { dataDir } = config;
const store = await openWorkerStore({ dataDir, databaseUrl: null, now: () => Date.now() });
const ports = {
  broken: await listen(failingStore(() => new TypeError("a part that throws"))),
  storeless: await listen(failingStore(() => new StoreUnavailable("the store is away"))),
  impatient: await listen(store),
};
process.stdout.write(`${JSON.stringify(ports)}\n`);
