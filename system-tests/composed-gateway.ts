import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stringify } from "yaml";
import { readSeed, seededRandom } from "../contract-tests/harness/read-seed.ts";
import { wallClockMs } from "../contract-tests/harness/real-clock.ts";
import { contractDocument as document } from "../generated/document.ts";
import type { Reload } from "../src/operator/admin/operation.ts";
import { seedDemo } from "../src/system/process/seed-demo.ts";
import { compose, type ComposeDependencies, type Gateway } from "../src/compose.ts";
import type { Config } from "../src/system/config/config.ts";
import { loadConfig } from "../src/system/config/load-config.ts";
import type { Phase } from "../src/system/process/stop-serving.ts";
import type { Store } from "../src/core/ledger/store.ts";
import { LocalLimiter } from "../src/access/limits/local-limiter.ts";
import { openProcessLog } from "../src/system/observe/create-log.ts";
import { Metrics } from "../src/system/observe/metrics.ts";
import { openStore } from "../src/storage/open-store.ts";

export interface ComposedOptions {
  /** The content of a gateway.yaml. */
  readonly config: object;
  /** Returns Unix milliseconds; default: the real clock. */
  readonly nowMs?: () => number;
  /** In [0, 1). */
  readonly random?: () => number;
  /** Waits before an upstream is called again; default: a real pause. */
  readonly sleep?: NonNullable<ComposeDependencies["sleep"]>;
  readonly env?: Readonly<Record<string, string>>;
}

/** The whole gateway within this process, on a separate port and store. */
export interface ComposedGateway {
  readonly root: string;
  /** The demo account's key. */
  readonly key: string;
  readonly store: Store;
  readonly config: Config;
  readonly gateway: Gateway;
  readonly close: () => Promise<void>;
}

/** Reads a configuration like the process, from the content of a gateway.yaml. */
export function readConfig(
  file: object,
  env: Readonly<Record<string, string>> = {},
  dataDir = "unused",
  nowMs = wallClockMs,
): Config {
  return loadConfig({
    clock: { nowMs, elapsedMs: nowMs },
    env: { ...env, GATEWAY_CONFIG: "gateway.yaml", DATA_DIR: dataDir, PORT: "0" },
    cwd: dataDir,
    // Without aliases, since the parser accepts only a hundred.
    readFile: (path) =>
      path === resolve(dataDir, "gateway.yaml")
        ? stringify(file, { aliasDuplicateObjects: false })
        : readFileSync(path, "utf8"),
  });
}

/** The id of the demo account, which an empty store gets. */
export const DEMO_ACCOUNT = "demo";

export interface ListenOptions extends Pick<ComposedOptions, "nowMs" | "random" | "sleep"> {
  readonly config: Config;
  readonly store: Store;
  readonly bodyTimeoutMs?: number;
  /** Default: the phase in which it serves. */
  readonly phase?: () => Phase;
  readonly requestReload?: () => Reload;
}

/** Composes a gateway on this store and listens on a free port. */
export async function listen(
  options: ListenOptions,
): Promise<{ readonly gateway: Gateway; readonly port: number }> {
  const { nowMs = wallClockMs } = options;
  const clock = { nowMs, elapsedMs: nowMs };
  const gateway = await compose({
    config: options.config,
    store: options.store,
    limiter: new LocalLimiter(clock),
    log: openProcessLog({ level: "silent" }),
    tracing: null,
    metrics: new Metrics({ processMetrics: false, version: "1.0.0" }),
    document,
    createPages: () => Promise.resolve([]),
    clock,
    random: options.random ?? seededRandom(readSeed(process.env)),
    ...(options.sleep !== undefined && { sleep: options.sleep }),
    ready: () => true,
    phase: options.phase ?? (() => "serving"),
    ...(options.bodyTimeoutMs !== undefined && { bodyTimeoutMs: options.bodyTimeoutMs }),
    ...(options.requestReload !== undefined && { requestReload: options.requestReload }),
  });
  return { gateway, port: await gateway.server.listen({ host: "127.0.0.1", port: 0 }) };
}

/** Composes the gateway like the process, with a real store in a temporary folder. */
export async function composeGateway(options: ComposedOptions): Promise<ComposedGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-upstreams-"));
  const { nowMs = wallClockMs } = options;
  const config = readConfig(options.config, options.env, dataDir, nowMs);
  const store = await openStore({ dataDir, databaseUrl: null, now: nowMs });
  await seedDemo(store, { dataDir, randomBytes, clock: nowMs, writeFile });
  const key = (await readFile(join(dataDir, "demo-key"), "utf8")).trim();
  const { gateway, port } = await listen({ ...options, config, store });
  const close = async (): Promise<void> => {
    await gateway.server.drain(0);
    await gateway.close();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { root: `http://127.0.0.1:${port}`, key, store, config, gateway, close };
}
