import { isLoopback, normalizeHost } from "../../upstreams/catalog/host-names.ts";
import { resolve } from "node:path";
import { defaultTimeouts, type UpstreamTimeouts } from "../../upstreams/catalog/model.ts";
import type { ConfigProblems } from "./config-problems.ts";
import type { ProcessSettings } from "./config.ts";
import type { AdminTokenSection, ServerSection, TimeoutsSection } from "./gateway-file.ts";
import { readSettings } from "./read-settings.ts";
import { readTracing } from "./read-tracing.ts";
import type { Settings } from "./settings.ts";
import { type ConfigSources, readErrorCode, readText } from "./sources.ts";
import { pathToFileURL } from "node:url";
import { databaseUrlFault } from "../../storage/database-url.ts";
import type { AdminToken } from "../../access/auth/authenticate-admin.ts";

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

/** Adds a problem for each pair of settings that exclude each other. */
function checkTogether(
  { port, metricsPort, adminPort, archiveDir, retentionMonths, reusePort }: Settings,
  databaseUrl: string | null,
  problems: ConfigProblems,
): void {
  if (metricsPort !== null && metricsPort !== 0 && metricsPort === port) {
    problems.add("METRICS_PORT", "is the gateway's own port; omit it to serve both on one port");
  }
  if (adminPort !== null && adminPort !== 0 && [port, metricsPort].includes(adminPort)) {
    problems.add("ADMIN_PORT", "is another port of the gateway; omit it to serve both on one");
  }
  if (retentionMonths !== null && archiveDir === null) {
    problems.add(
      "LEDGER_ARCHIVE_DIR",
      "is missing: LEDGER_RETENTION_MONTHS has no folder to archive to",
    );
  }
  if (reusePort && databaseUrl === null) {
    const reason = "needs DATABASE_URL: the embedded ledger belongs to one process";
    problems.add("REUSE_PORT", reason);
  }
}

/** Merges the settings: environment over file over defaults. */
export function mergeSettings(
  section: ServerSection,
  sources: ConfigSources,
  problems: ConfigProblems,
): ProcessSettings {
  const { env, cwd } = sources;
  const read = readSettings(section, { env, problems });
  const { adminToken, databaseUrlFile, httpProxy, httpsProxy, noProxy, demo, ...rest } = read;
  const databaseUrl = databaseUrlOf(rest.databaseUrl, databaseUrlFile, sources, problems);
  checkTogether(read, databaseUrl, problems);
  const { dataDir, archiveDir } = rest;
  const adminTokens = readAdminTokens(adminToken, section.admin_tokens ?? [], sources, problems);
  return {
    ...rest,
    dataDir: resolve(cwd, dataDir),
    archiveDir: archiveDir === null ? null : resolve(cwd, archiveDir),
    databaseUrl,
    demo: demo ?? databaseUrl === null,
    adminTokens,
    // Processes on a shared port have a folder each: each would make a token of its own.
    makesAdminToken:
      adminTokens.length === 0 &&
      !isOff(adminToken) &&
      isLoopback(normalizeHost(rest.host)) &&
      !rest.reusePort,
    tracing: readTracing({ env, problems }),
    proxies: { https: httpsProxy, http: httpProxy, none: noProxy },
  };
}

/**
 * Returns the address of the ledger's database, or `file:` with the path of a file that contains
 * it, which is read again for each connection; null if neither is set.
 */
function databaseUrlOf(
  databaseUrl: string | null,
  file: string | null,
  { cwd, readFile }: Pick<ConfigSources, "cwd" | "readFile">,
  problems: ConfigProblems,
): string | null {
  if (file === null) return databaseUrl;
  const variable = "DATABASE_URL_FILE";
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

/** The name of the token in `ADMIN_TOKEN`. */
export const MAIN_TOKEN_NAME = "admin";

/** Returns whether `ADMIN_TOKEN` is `off` (also `OFF`): the gateway is to have no dashboard. */
function isOff(adminToken: string | null): boolean {
  return adminToken?.toLowerCase() === "off";
}

/** Returns `ADMIN_TOKEN` with every right, and the named tokens of the file with their roles. */
function readAdminTokens(
  main: string | null,
  sections: readonly (AdminTokenSection | null)[],
  { env, withoutKeys }: Pick<ConfigSources, "env" | "withoutKeys">,
  problems: ConfigProblems,
): readonly AdminToken[] {
  const tokens: AdminToken[] =
    main === null || isOff(main) ? [] : [{ name: MAIN_TOKEN_NAME, role: "full", token: main }];
  for (const [at, section] of sections.entries()) {
    // Values that the schema refused already have a problem.
    if (section?.name === undefined || section.role === undefined) continue;
    if (section.token_env === undefined) continue;
    const { name, role, token_env: variable } = section;
    const path = `server.admin_tokens[${at}]`;
    const token = readText(env, variable);
    if (tokens.some((other) => other.name === name)) {
      problems.add(`${path}.name`, "is the name of another admin token");
    } else if (token === undefined) {
      if (withoutKeys !== true) problems.add(`${path}.token_env`, `${variable} is not set`);
    } else if (tokens.some((other) => other.token === token)) {
      problems.add(`${path}.token_env`, "holds the same token as another entry");
    } else tokens.push({ name, role, token });
  }
  return tokens;
}
