import { fileURLToPath } from "node:url";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { ADMIN_TOKEN_FILE, readOrMakeAdminToken } from "./system/process/admin-token-file.ts";
import { MAIN_TOKEN_NAME } from "./system/config/merge-settings.ts";
import { DEMO_KEY_FILE, seedDemo } from "./system/process/seed-demo.ts";
import { banner } from "./system/process/banner.ts";
import { ownCommandLine } from "./system/process/command-line.ts";
import type { Config } from "./system/config/config.ts";
import { ConfigError } from "./system/config/config-problems.ts";
import {
  createFileReader,
  readRegularFileSync,
} from "./upstreams/credentials/read-regular-file.ts";
import { isLoopback, normalizeHost } from "./upstreams/catalog/host-names.ts";
import { loadConfig } from "./system/config/load-config.ts";
import type { ListeningAddress } from "./system/config/sources.ts";
import { setEngineFlags, releaseStartMemory } from "./system/process/engine-memory.ts";
import { followSignals } from "./system/process/follow-signals.ts";
import { detach } from "./core/errors/detach.ts";
import type { OnReversed } from "./core/ledger/reversed-charge.ts";
import type { Store } from "./core/ledger/store.ts";
import type { Limiter } from "./access/limits/limiter.ts";
import { LocalLimiter } from "./access/limits/local-limiter.ts";
import { openProcessLog, type ProcessLog } from "./system/observe/create-log.ts";
import { printNotice } from "./system/observe/process-output.ts";
import { describeError } from "./core/log/redact.ts";
import { checkPageFiles } from "./pages/page-files.ts";
import type { ServeDependencies } from "./serve.ts";
import { openStore, type OpenStoreOptions } from "./storage/open-store.ts";
import { writePidFile } from "./system/process/data-dir-files.ts";
import {
  checkArchiveDir,
  startRetention,
  withRetention,
} from "./system/process/start-retention.ts";
import { systemClock as clock } from "./core/timing/clock.ts";
import { VERSION } from "./system/process/version.ts";

/** The command line that archives old months. */
const CLI = fileURLToPath(new URL("./operator/cli/main.ts", import.meta.url));

/** A running gateway. */
interface Running {
  readonly port: number;
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Returns the log, which depends on the configuration; null before it is loaded, when no
 * credentials are renewed.
 */
type LogOf = () => Pick<ProcessLog, "error"> | null;

const readAgain = createFileReader();

function readConfig(logOf: LogOf, listensAt?: ListeningAddress): Config {
  // A pipe may delay the start, but not the requests that are served during a reload.
  const readFile = (path: string): string =>
    listensAt === undefined ? readFileSync(path, "utf8") : readRegularFileSync(path);
  const credentialFailed = (source: string, reason: string): void => {
    logOf()?.error({ source, reason }, "credential not renewed");
  };
  const base = { env: { ...process.env }, cwd: process.cwd() };
  const sources = { ...base, readFile, readAgain, credentialFailed };
  return loadConfig({ ...sources, ...(listensAt !== undefined && { listensAt }) });
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`DATA_DIR ${dataDir} cannot be created: ${reason}`, { cause });
  }
}

/** Events of the ledger besides its answers. */
interface LedgerEvents {
  readonly handlers: Required<
    Pick<
      OpenStoreOptions,
      "onRewind" | "onRisk" | "onLost" | "onRefused" | "onReversed" | "onUpkeepFailed" | "onEnded"
    >
  >;
  /** For metrics and probes; `rewinds` is absent if the ledger cannot go back in time. */
  readonly facts: Pick<
    ServeDependencies,
    "rewinds" | "refusedHolds" | "watchReversals" | "hasLedger"
  >;
}

/**
 * Logs the ledger's events. Counts each time the ledger lost acknowledged writes, whose lost entries
 * were restored as far as they were still in memory, and each hold that the ledger refused to end.
 */
function noteEvents({ databaseUrl }: Config, log: ProcessLog): LedgerEvents {
  let rewinds = 0;
  let refusedHolds = 0;
  let hasLedger = true;
  // No charge is reversed before the gateway serves.
  let onReversed: OnReversed = () => undefined;
  const onRewind: LedgerEvents["handlers"]["onRewind"] = (rewind) => {
    rewinds += 1;
    log.error({ ...rewind }, "the ledger went back in time: acknowledged batches were lost");
  };
  const onRefused: LedgerEvents["handlers"]["onRefused"] = ({ requestId, cause }) => {
    refusedHolds += 1;
    const facts = { request_id: requestId, error: describeError(cause) };
    log.error(facts, "the ledger refuses to end a hold; see `ledger verify` and `ledger repair`");
  };
  return {
    handlers: {
      onRewind,
      onRefused,
      onReversed: (reversed) => onReversed(reversed),
      onRisk: (risk) => log.warn({}, risk),
      onLost: (requestId, cause) =>
        log.error({ request_id: requestId, error: describeError(cause) }, "settlement lost"),
      onUpkeepFailed: (cause) =>
        log.error({ error: describeError(cause) }, "the ledger's periodic work failed"),
      onEnded: (cause) => {
        hasLedger = false;
        detach(endWithoutLedger(cause, log));
      },
    },
    facts: {
      ...(databaseUrl !== null && { rewinds: () => rewinds }),
      refusedHolds: () => refusedHolds,
      hasLedger: () => hasLedger,
      watchReversals: (listener) => {
        onReversed = listener;
      },
    },
  };
}

/**
 * Ends the process with an error, because it cannot serve without its ledger. Its supervisor starts
 * it again, and that start resolves the open holds.
 */
async function endWithoutLedger(cause: unknown, log: ProcessLog): Promise<void> {
  log.error({ error: describeError(cause) }, "the embedded ledger has failed: the process ends");
  await log.written();
  process.exit(1);
}

/**
 * Opens the store and seeds it. A data directory is needed only for the embedded ledger and the
 * demo key.
 */
async function openSeededStore(config: Config, handlers: LedgerEvents["handlers"]): Promise<Store> {
  const { dataDir, databaseUrl, replyBytesMax } = config;
  if (databaseUrl === null || config.demo) await makeDataDir(dataDir);
  const store = await openStore({
    dataDir,
    databaseUrl,
    replyBytesMax,
    ...handlers,
    now: clock.nowMs,
  } satisfies Required<Omit<OpenStoreOptions, "ownerId" | "lockWaitMs">>);
  if (!config.demo) return store;
  await seedDemo(store, {
    dataDir,
    randomBytes,
    shard: config.shard,
    clock: clock.nowMs,
    writeFile: async (path, text, { mode }) => {
      await writeFile(path, text, { mode });
      await chmod(path, mode);
    },
  });
  return store;
}

/** Throws if limits could never be shared; a Redis that is only unavailable is accepted. */
async function refuseRedis({ redisUrl }: Config): Promise<void> {
  if (redisUrl === null) return;
  const { checkRedis } = await import("./access/limits/check-redis.ts");
  const refusal = await checkRedis(redisUrl);
  if (refusal !== null) throw new ConfigError([{ path: "REDIS_URL", message: refusal }]);
}

/** Opens a limiter that is shared by all gateways on one Redis, or local to this process. */
async function openLimiter({ redisUrl }: Config, log: ProcessLog): Promise<Limiter> {
  if (redisUrl === null) return new LocalLimiter(clock);
  const { connectRedis } = await import("./access/limits/redis-client.ts");
  const { RedisLimiter } = await import("./access/limits/redis-limiter.ts");
  return new RedisLimiter({ redis: connectRedis(redisUrl), clock, log });
}

async function run(config: Config, log: ProcessLog): Promise<Running> {
  const { handlers, facts } = noteEvents(config, log);
  const store = await openSeededStore(config, handlers);
  const limiter = await openLimiter(config, log);
  const { serve } = await import("./serve.ts");
  const read = (listensAt: ListeningAddress): Config => {
    const next = readConfig(() => log, listensAt);
    // The token that was made at start stays in use.
    return next.makesAdminToken && config.makesAdminToken
      ? { ...next, adminTokens: config.adminTokens }
      : next;
  };
  return serve({
    config,
    store,
    limiter,
    log,
    clock,
    readConfig: read,
    ...facts,
    watchDroppedLines: log.watchDropped,
  });
}

/**
 * Writes the pid file, which is optional for a gateway on PostgreSQL; returns a function that
 * removes it.
 */
function notePid({ dataDir, databaseUrl }: Config, log: ProcessLog): () => void {
  try {
    return writePidFile(dataDir);
  } catch (error) {
    if (databaseUrl === null) throw error;
    log.info({ dataDir }, "no pid file: the commands `reload` and `stop` cannot find this process");
    return () => undefined;
  }
}

function noteUnusedAdminPort({ adminPort, adminTokens }: Config, log: ProcessLog): void {
  if (adminPort === null || adminTokens.length > 0) return;
  log.info({}, "ADMIN_PORT is not used: neither ADMIN_TOKEN nor server.admin_tokens is set");
}

function warnOfOpenMetrics({ host, metricsToken }: Config, log: ProcessLog): void {
  if (metricsToken !== null || isLoopback(normalizeHost(host))) return;
  log.warn({ host }, "/metrics is open to everyone who reaches HOST: set METRICS_TOKEN");
}

/** Refuses arguments: a command passed here would start a gateway instead. */
function refuseArguments(): void {
  if (process.argv.length === 2) return;
  throw new Error(
    `The gateway takes no arguments: its settings are environment variables and gateway.yaml. ${ownCommandLine()} --help lists the commands for operators.`,
  );
}

/**
 * Returns the configuration with the token of `DATA_DIR/admin-token` if none is configured on a
 * loopback address. The file is optional for a gateway on PostgreSQL.
 */
async function withAdminToken(config: Config, log: ProcessLog): Promise<Config> {
  const { dataDir, databaseUrl, makesAdminToken } = config;
  if (!makesAdminToken) {
    const file = join(dataDir, ADMIN_TOKEN_FILE);
    if (existsSync(file)) log.info({ file }, "the admin token in this file is not used");
    return config;
  }
  try {
    await makeDataDir(dataDir);
    const token = readOrMakeAdminToken(dataDir, randomBytes);
    return { ...config, adminTokens: [{ name: MAIN_TOKEN_NAME, role: "full", token }] };
  } catch (error) {
    if (databaseUrl === null) throw error;
    log.info({ dataDir, error: describeError(error) }, "no dashboard: its token cannot be stored");
    return config;
  }
}

async function main(): Promise<void> {
  if (process.argv[2] === "--version") {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  refuseArguments();
  setEngineFlags();
  let opened: ProcessLog | null = null;
  const configured = readConfig(() => opened);
  const constant = { version: VERSION, replica: hostname(), pid: process.pid };
  const log = openProcessLog({ level: configured.logLevel, constant });
  opened = log;
  process.on("exit", () => log.flush());
  checkPageFiles();
  const config = await withAdminToken(configured, log);
  await refuseRedis(config);
  await checkArchiveDir(config);
  noteUnusedAdminPort(config, log);
  warnOfOpenMetrics(config, log);
  const serving = await run(config, log);
  const running = withRetention(serving, startRetention(config, { log, command: CLI }));
  followSignals({ running, log, ended: notePid(config, log), process });
  const hasDemoKey = existsSync(join(config.dataDir, DEMO_KEY_FILE));
  const isMade = config.makesAdminToken && config.adminTokens.length > 0;
  const adminTokenFile = isMade ? join(config.dataDir, ADMIN_TOKEN_FILE) : null;
  const program = ownCommandLine();
  log.info({ port: running.port }, "listening");
  // Human-readable, on stderr because stdout contains only log lines.
  printNotice(banner({ config, port: running.port, hasDemoKey, adminTokenFile, program }));
  releaseStartMemory();
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  printNotice(`The gateway cannot start:\n${message}`);
  process.exit(1);
});
