import cluster from "node:cluster";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { DEMO_KEY_FILE, seedDemo } from "./auth/seed-demo.ts";
import { banner } from "./banner.ts";
import type { Config } from "./config/config.ts";
import { isLoopback, normalizeHost } from "./config/host-names.ts";
import { loadConfig } from "./config/load-config.ts";
import { setEngineFlags } from "./engine-flags.ts";
import { followSignals } from "./follow-signals.ts";
import type { Store } from "./ledger/store.ts";
import type { Limiter } from "./limits/limiter.ts";
import { LocalLimiter } from "./limits/local-limiter.ts";
import { WorkerLimiter } from "./limits/worker-limiter.ts";
import { createLog, type ProcessLog } from "./observe/log.ts";
import { checkPageFiles } from "./pages/page-files.ts";
import { releaseStartMemory } from "./release-memory.ts";
import { openStore, openWorkerStore } from "./storage/open-store.ts";
import { writePidFile } from "./storage/pid-file.ts";
import { channelToSupervisor, supervise } from "./supervise.ts";
import { VERSION } from "./version.ts";

const clock = { nowMs: () => Date.now() };

/** A running process, in any of its roles. */
interface Running {
  readonly port: number;
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

/** The log itself depends on the configuration; no credential is renewed before there is one. */
type LogOf = () => Pick<ProcessLog, "error"> | null;

/** `listeningPort` is what port 0 became: after a reload no upstream may point there either. */
function readConfig(logOf: LogOf, listeningPort?: number): Config {
  const readFile = (path: string): string => readFileSync(path, "utf8");
  const port = listeningPort === undefined ? {} : { PORT: String(listeningPort) };
  const credentialFailed = (source: string, reason: string): void => {
    logOf()?.error({ source, reason }, "credential not renewed");
  };
  const env = { ...process.env, ...port };
  return loadConfig({ env, cwd: process.cwd(), readFile, credentialFailed });
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`DATA_DIR ${dataDir} cannot be made: ${reason}`, { cause });
  }
}

/** Only what is written there needs a data directory: the embedded ledger and the demo key. */
async function openSeededStore(config: Config): Promise<Store> {
  const { dataDir, databaseUrl, replyBytesMax } = config;
  if (databaseUrl === null || config.demo) await makeDataDir(dataDir);
  const store = await openStore({ dataDir, databaseUrl, replyBytesMax, now: clock.nowMs });
  if (!config.demo) return store;
  await seedDemo(store, {
    dataDir,
    randomBytes,
    clock: clock.nowMs,
    writeFile: async (path, text, { mode }) => {
      await writeFile(path, text, { mode });
      await chmod(path, mode);
    },
  });
  return store;
}

/** Shared by all gateways on one Redis, or local to this process. */
async function openLimiter({ redisUrl }: Config, log: ProcessLog): Promise<Limiter> {
  if (redisUrl === null) return new LocalLimiter(clock);
  const { connectRedis } = await import("./limits/redis-client.ts");
  const { RedisLimiter } = await import("./limits/redis-limiter.ts");
  const changed = (isUp: boolean): void => {
    if (isUp) log.info({}, "limits are shared through Redis again");
    else log.error({}, "Redis is unavailable; limits are local to this process");
  };
  return new RedisLimiter({ redis: connectRedis(redisUrl), clock, ownerId: randomUUID(), changed });
}

async function runAlone(config: Config, log: ProcessLog): Promise<Running> {
  const store = await openSeededStore(config);
  const limiter = await openLimiter(config, log);
  const { serve } = await import("./serve.ts");
  const serving = await serve({ config, store, limiter, log, clock });
  return { ...serving, reload: () => serving.reload(() => readConfig(() => log, serving.port)) };
}

/** Owns the store and the limits; its workers serve, and only they load what serving takes. */
async function runSupervisor(config: Config, log: ProcessLog): Promise<Running> {
  const store = await openSeededStore(config);
  const limiter = await openLimiter(config, log);
  const supervising = await supervise({ workers: config.workers, limiter, log });
  return {
    ...supervising,
    stop: async () => {
      await supervising.stop();
      await Promise.all([store.close(), limiter.close()]);
    },
  };
}

async function runWorker(config: Config, log: ProcessLog): Promise<Running> {
  const { dataDir, databaseUrl, replyBytesMax } = config;
  const store = await openWorkerStore({ dataDir, databaseUrl, replyBytesMax, now: clock.nowMs });
  const limiter =
    config.redisUrl === null
      ? new WorkerLimiter(channelToSupervisor())
      : await openLimiter(config, log);
  const { serve } = await import("./serve.ts");
  const serving = await serve({ config, store, limiter, log, clock });
  return { ...serving, reload: () => serving.reload(() => readConfig(() => log, serving.port)) };
}

/** Writes the pid file, which a gateway on PostgreSQL can do without; returns what removes it. */
function notePid({ dataDir, databaseUrl }: Config, log: ProcessLog): () => void {
  try {
    return writePidFile(dataDir);
  } catch (error) {
    if (databaseUrl === null) throw error;
    log.info({ dataDir }, "no pid file: the commands `reload` and `stop` do not find this process");
    return () => undefined;
  }
}

function warnOfOpenMetrics({ server, metricsToken }: Config, log: ProcessLog): void {
  if (metricsToken !== null || isLoopback(normalizeHost(server.host))) return;
  const host = server.host;
  log.warn({ host }, "/metrics is open to everyone who reaches HOST: set METRICS_TOKEN");
}

async function main(): Promise<void> {
  setEngineFlags();
  let opened: ProcessLog | null = null;
  const config = readConfig(() => opened);
  const constant = { version: VERSION, replica: hostname(), pid: process.pid };
  const log = createLog({ level: config.logLevel, constant });
  opened = log;
  process.on("exit", () => log.flush());
  if (cluster.isWorker) {
    const running = await runWorker(config, log);
    followSignals({ running, log, ended: () => undefined, isPrimary: false, process });
    releaseStartMemory();
    return;
  }
  checkPageFiles();
  warnOfOpenMetrics(config, log);
  const running = await (config.workers > 1 ? runSupervisor : runAlone)(config, log);
  followSignals({ running, log, ended: notePid(config, log), isPrimary: true, process });
  const hasDemoKey = existsSync(join(config.dataDir, DEMO_KEY_FILE));
  log.info({ port: running.port, workers: config.workers }, "listening");
  // For people: standard output has log lines only.
  process.stderr.write(`${banner({ config, port: running.port, hasDemoKey })}\n`);
  releaseStartMemory();
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The gateway cannot start:\n${message}\n`);
  process.exit(1);
});
