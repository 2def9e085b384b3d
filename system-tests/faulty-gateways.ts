/**
 * A process of gateways with a faulty part each, for the tests that reach the statuses 500, 503 and
 * 408 over HTTP, one that is about to end, and one that is only another process, for 409.
 * Prints their ports as one line of JSON; ends with its standard input.
 */
import type { Config } from "../src/config/config.ts";
import { loadConfig } from "../src/config/load-config.ts";
import { StoreUnavailable } from "../src/errors/store-unavailable.ts";
import type { Store } from "../src/ledger/store.ts";
import { openOperatorStore } from "../src/storage/open-store.ts";
import { listen, type ListenOptions } from "./composed-gateway.ts";
import { wallClockMs } from "../contract-tests/harness/real-clock.ts";

const BODY_TIMEOUT_MS = 200;

const config = loadConfig({ env: process.env, cwd: import.meta.dirname, readFile: () => "" });

/** A store of which every method rejects with this reason. */
function failingStore(reason: () => Error): Store {
  return new Proxy<Store>({} as Store, {
    get: (_target, method) => {
      // A promise for it must not take it for another promise.
      if (method === "then") return undefined;
      return method === "close" ? () => Promise.resolve() : () => Promise.reject(reason());
    },
  });
}

/** A map that cannot be read. */
function failingMap<Key, Value>(): ReadonlyMap<Key, Value> {
  const fail = (): never => {
    throw new TypeError("a part that throws");
  };
  return Object.assign(new Map<Key, Value>(), { has: fail, values: fail });
}

const brokenConfig = {
  ...config,
  plans: failingMap(),
  catalog: { models: failingMap() },
} as Config;

async function portOf(store: Store, options: Partial<ListenOptions> = {}) {
  return (await listen({ config, store, ...options })).port;
}

process.stdin.resume().once("close", () => process.exit(0));
const { dataDir } = config;
const store = await openOperatorStore({ dataDir, databaseUrl: null, now: () => wallClockMs() });
const ports = {
  broken: await portOf(
    failingStore(() => new TypeError("a part that throws")),
    {
      config: brokenConfig,
      requestReload: () => {
        throw new TypeError("a part that throws");
      },
    },
  ),
  storeless: await portOf(failingStore(() => new StoreUnavailable("the store is away"))),
  impatient: await portOf(store, { bodyTimeoutMs: BODY_TIMEOUT_MS }),
  other: await portOf(store),
  stopping: await portOf(store, { phase: () => "draining" }),
};
process.stdout.write(`${JSON.stringify(ports)}\n`);
