import { resolve } from "node:path";
import { defaultTimeouts } from "../../upstreams/catalog/default-timeouts.ts";
import type { UpstreamTimeouts } from "../../upstreams/catalog/model.ts";
import { REPLY_BYTES_MAX } from "../../core/ledger/decisions.ts";
import type { ConfigProblems } from "./config-problems.ts";
import type { Config } from "./config.ts";
import type { ServerSection, TimeoutsSection } from "./gateway-file.ts";
import { readAdminTokens } from "./read-admin-tokens.ts";
import { readProxies, readSetting, settings } from "./read-environment.ts";
import { readTracing } from "./read-tracing.ts";
import { type ConfigSources, readErrorCode, type Environment } from "./sources.ts";
import { pathToFileURL } from "node:url";
import { databaseUrlFault } from "../../storage/database-url.ts";

const DEFAULT_BODY_BYTES_MAX = 33_554_432;
const DEFAULT_CONNECTIONS_PER_ADDRESS = 6_000;

/** The configuration except models, presets and plans. */
export type ProcessSettings = Omit<
  Config,
  "alerts" | "plans" | "catalog" | "presets" | "warnings" | "sources"
>;

/** Returns the section's timeouts, with the enclosing ones as defaults. */
export function mergeTimeouts(
  section: TimeoutsSection | undefined,
  outer: UpstreamTimeouts = defaultTimeouts,
): UpstreamTimeouts {
  return {
    connectMs: section?.connect_ms ?? outer.connectMs,
    firstByteMs: section?.first_byte_ms ?? outer.firstByteMs,
    idleMs: section?.idle_ms ?? outer.idleMs,
    totalMs: section?.total_ms ?? outer.totalMs,
  };
}

/** Reads the archive's folder, and the retention for automatic archiving. */
function readArchive(
  from: Parameters<typeof readSetting>[1],
  cwd: string,
): Pick<Config, "archiveDir" | "retentionMonths"> {
  const folder = readSetting(settings.archiveDir, from);
  const retentionMonths = readSetting(settings.retentionMonths, from);
  if (retentionMonths !== null && folder === null) {
    from.problems.add(
      "LEDGER_ARCHIVE_DIR",
      "is missing: LEDGER_RETENTION_MONTHS has no folder to archive to",
    );
  }
  return { archiveDir: folder === null ? null : resolve(cwd, folder), retentionMonths };
}

/**
 * Reads whether other processes may listen on the port too; refuses settings that several processes
 * cannot share.
 */
function readReusePort(
  from: Parameters<typeof readSetting>[1],
  section: ServerSection,
  databaseUrl: string | null,
): boolean {
  readSetting(settings.workers, from);
  const reusePort = readSetting(settings.reusePort, from, section.reuse_port);
  if (reusePort && databaseUrl === null) {
    const reason = "needs DATABASE_URL: the embedded ledger belongs to one process";
    from.problems.add("REUSE_PORT", reason);
  }
  return reusePort;
}

/** Merges the settings: environment over file over defaults. */
export function mergeSettings(
  section: ServerSection,
  { env, cwd, readFile, withoutKeys = false }: ConfigSources,
  problems: ConfigProblems,
): ProcessSettings {
  const from = { env, problems };
  const port = readSetting(settings.port, from, section.port);
  const metricsPort = readSetting(settings.metricsPort, from, section.metrics_port);
  if (metricsPort !== null && metricsPort !== 0 && metricsPort === port) {
    problems.add("METRICS_PORT", "is the gateway's own port; omit it to serve both on one port");
  }
  const databaseUrl = readDatabaseUrl(from, { cwd, readFile });
  const adminTokens = readAdminTokens(section.admin_tokens ?? [], { env, withoutKeys }, problems);
  const adminPort = readSetting(settings.adminPort, from, section.admin_port);
  if (adminPort !== null && adminPort !== 0 && [port, metricsPort].includes(adminPort)) {
    problems.add("ADMIN_PORT", "is another port of the gateway; omit it to serve both on one");
  }
  return {
    server: {
      host: readSetting(settings.host, from, section.host),
      port,
      reusePort: readReusePort(from, section, databaseUrl),
      maxBodyBytes: section.max_body_bytes ?? DEFAULT_BODY_BYTES_MAX,
      clientStallMs: readSetting(settings.clientStallMs, from, section.client_stall_ms),
      keepAliveMs: readSetting(settings.keepAliveMs, from, section.keep_alive_ms),
      drainDelayMs: readSetting(settings.drainDelayMs, from, section.drain_delay_ms),
      drainMs: readSetting(settings.drainMs, from, section.drain_ms),
      bodyBytesInFlight: section.body_bytes_in_flight ?? null,
      connectionsPerAddress: section.connections_per_address ?? DEFAULT_CONNECTIONS_PER_ADDRESS,
      corsOrigins: (section.cors_origins ?? []).filter((origin) => origin !== null),
      allowedHosts: readSetting(settings.allowedHosts, from),
      trustedProxies: readSetting(settings.trustedProxies, from),
    },
    publicUrl: readSetting(settings.publicUrl, from),
    replyBytesMax: section.stored_reply_bytes ?? REPLY_BYTES_MAX,
    dataDir: resolve(cwd, readSetting(settings.dataDir, from, section.data_dir)),
    ...readArchive(from, cwd),
    databaseUrl,
    demo: readSetting(settings.demo, from) ?? databaseUrl === null,
    shard: readSetting(settings.shard, from),
    redisUrl: readSetting(settings.redisUrl, from),
    logLevel: readSetting(settings.logLevel, from, section.log_level),
    responseValidationRate: readSetting(settings.responseValidationRate, from),
    adminTokens,
    adminPort,
    tracing: readTracing(from),
    metricsToken: readSetting(settings.metricsToken, from),
    metricsPort,
    proxies: readProxies(from),
  };
}

/**
 * Returns the address of the ledger's database, or `file:` with the path of a file that contains
 * it, which is read again for each connection; null if neither is set.
 */
function readDatabaseUrl(
  from: { readonly env: Environment; readonly problems: ConfigProblems },
  { cwd, readFile }: Pick<ConfigSources, "cwd" | "readFile">,
): string | null {
  const { problems } = from;
  const databaseUrl = readSetting(settings.databaseUrl, from);
  const file = readSetting(settings.databaseUrlFile, from);
  if (file === null) return databaseUrl;
  const { variable } = settings.databaseUrlFile;
  if (databaseUrl !== null) problems.add(variable, "give DATABASE_URL or this, not both");
  const path = resolve(cwd, file);
  try {
    const fault = databaseUrlFault(readFile(path).trim());
    if (fault !== null) problems.add(variable, `the address in the file is not valid: ${fault}`);
  } catch (error) {
    problems.add(variable, `the file ${file} cannot be read (${readErrorCode(error)})`);
  }
  return pathToFileURL(path).href;
}
