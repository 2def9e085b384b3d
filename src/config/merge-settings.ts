import { resolve } from "node:path";
import { defaultTimeouts } from "../catalog/default-timeouts.ts";
import type { UpstreamTimeouts } from "../catalog/model.ts";
import { REPLY_BYTES_MAX } from "../ledger/decisions.ts";
import type { Complaints } from "./complaints.ts";
import type { Config } from "./config.ts";
import type { ServerSection, TimeoutsSection } from "./gateway-file.ts";
import { readAdminTokens } from "./read-admin-tokens.ts";
import { readProxies, readSetting, settings } from "./read-environment.ts";
import { readTracing } from "./read-tracing.ts";
import type { ConfigSources } from "./sources.ts";

const DEFAULT_BODY_BYTES_MAX = 33_554_432;
const DEFAULT_CONNECTIONS_PER_ADDRESS = 6_000;

/** The configuration except models, presets and plans. */
export type ProcessSettings = Omit<Config, "alerts" | "plans" | "catalog" | "presets" | "warnings">;

/** The section's timeouts, with the enclosing ones as defaults. */
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

/** Merges the settings: environment over file over defaults. */
export function mergeSettings(
  section: ServerSection,
  { env, cwd, withoutKeys = false }: ConfigSources,
  complaints: Complaints,
): ProcessSettings {
  const from = { env, complaints };
  const port = readSetting(settings.port, from, section.port);
  const metricsPort = readSetting(settings.metricsPort, from, section.metrics_port);
  if (metricsPort !== null && metricsPort !== 0 && metricsPort === port) {
    complaints.add("METRICS_PORT", "is the gateway's own port; omit it to serve both on one port");
  }
  const databaseUrl = readSetting(settings.databaseUrl, from);
  const adminTokens = readAdminTokens(section.admin_tokens ?? [], { env, withoutKeys }, complaints);
  const adminPort = readSetting(settings.adminPort, from, section.admin_port);
  if (adminPort !== null && adminPort !== 0 && [port, metricsPort].includes(adminPort)) {
    complaints.add("ADMIN_PORT", "is another port of the gateway; omit it to serve both on one");
  }
  if (adminPort !== null && adminTokens.length === 0 && !withoutKeys) {
    complaints.add("ADMIN_PORT", "needs ADMIN_TOKEN or server.admin_tokens");
  }
  return {
    server: {
      host: readSetting(settings.host, from, section.host),
      port,
      maxBodyBytes: section.max_body_bytes ?? DEFAULT_BODY_BYTES_MAX,
      clientStallMs: readSetting(settings.clientStallMs, from, section.client_stall_ms),
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
    databaseUrl,
    demo: readSetting(settings.demo, from) ?? databaseUrl === null,
    redisUrl: readSetting(settings.redisUrl, from),
    workers: readSetting(settings.workers, from, section.workers),
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
