import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import openapi from "../generated/openapi.json" with { type: "json" };
import { DEMO_KEY_FILE, seedDemo } from "./auth/seed-demo.ts";
import { banner } from "./banner.ts";
import { compose, type Gateway } from "./compose.ts";
import { ConfigError, type Config } from "./config/config.ts";
import { loadConfig } from "./config/load-config.ts";
import type { Store } from "./ledger/store.ts";
import { LocalLimiter } from "./limits/local-limiter.ts";
import { createLog, type ProcessLog } from "./observe/log.ts";
import { Metrics } from "./observe/metrics.ts";
import { describeError } from "./observe/redact.ts";
import { openStore } from "./storage/open-store.ts";

/** How long running requests may take to finish after a signal to stop. */
const DRAIN_MS = 30_000;
/** How often the store is asked whether it can write, for `/readyz`. */
const PING_MS = 2_000;

const clock = { nowMs: () => Date.now() };

function readConfig(): Config {
  const readFile = (path: string): string => readFileSync(path, "utf8");
  return loadConfig({ env: process.env, cwd: process.cwd(), readFile });
}

async function seed(store: Store, dataDir: string): Promise<void> {
  await seedDemo(store, {
    dataDir,
    randomBytes,
    clock: clock.nowMs,
    writeFile: async (path, text, { mode }) => {
      await writeFile(path, text, { mode });
      await chmod(path, mode);
    },
  });
}

/** Asks the store again and again; the answer is what `/readyz` says. */
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

/** Reads the configuration again; a bad one leaves the old in force and says why. */
function reload(gateway: Gateway, log: ProcessLog): void {
  try {
    const next = readConfig();
    gateway.reload(next);
    log.info(
      { models: next.catalog.models.size, plans: next.plans.size },
      "configuration reloaded",
    );
  } catch (error) {
    const complaints = error instanceof ConfigError ? error.complaints : describeError(error);
    log.error({ complaints }, "configuration not reloaded; the old one stays in force");
  }
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  const metrics = new Metrics({ processMetrics: true });
  await mkdir(config.dataDir, { recursive: true });
  const store = await openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    now: clock.nowMs,
  });
  await seed(store, config.dataDir);
  const health = watchStore(store);
  let isStarted = false;
  let isDraining = false;
  const gateway = await compose({
    config,
    store,
    limiter: new LocalLimiter(clock),
    log,
    metrics,
    document: openapi,
    pages: [],
    clock,
    random: Math.random,
    ready: () => isStarted && health.isUp(),
    draining: () => isDraining,
  });
  const port = await gateway.server.listen(config.server);
  if (config.metricsPort !== null) {
    await gateway.metricsServer?.listen({ host: config.server.host, port: config.metricsPort });
  }
  const stop = async (): Promise<void> => {
    if (isDraining) process.exit(1);
    isDraining = true;
    log.info({}, "draining");
    await gateway.server.drain(DRAIN_MS);
    await gateway.metricsServer?.drain(0);
    health.stop();
    await gateway.close();
    await store.close();
    log.info({}, "stopped");
    log.flush();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
  process.on("SIGHUP", () => reload(gateway, log));
  isStarted = true;
  const hasDemoKey = existsSync(join(config.dataDir, DEMO_KEY_FILE));
  process.stdout.write(`${banner({ config, port, hasDemoKey })}\n`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The gateway cannot start:\n${message}\n`);
  process.exit(1);
});
