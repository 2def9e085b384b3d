import { resolve } from "node:path";
import { parseDocument } from "yaml";
import { CommandCredentials } from "../../upstreams/credentials/command-credentials.ts";
import { runCommand } from "../../upstreams/credentials/run-command.ts";
import type { BuildInput } from "./build-input.ts";
import { buildCatalog } from "./build-catalog.ts";
import { buildPlans, planWarnings } from "./build-plans.ts";
import { checkSchema } from "./check-schema.ts";
import { type ConfigProblem, ConfigProblems } from "./config-problems.ts";
import type { Config } from "./config.ts";
import { mergeSettings, mergeTimeouts } from "./merge-settings.ts";
import { modelWarnings, replacementWarnings } from "./model-warnings.ts";
import { pricePlans } from "./price-plans.ts";
import { readAlerts } from "./read-alerts.ts";
import { readBrand } from "./read-brand.ts";
import { systemClock } from "../../core/timing/clock.ts";
import { readSetting } from "./read-settings.ts";
import { configFile } from "./settings.ts";
import { type ConfigSources, readErrorCode, type RecordedSources } from "./sources.ts";
import { parseNoProxy } from "../../upstreams/providers/transport/no-proxy.ts";
import { isLoopback, normalizeHost } from "../../upstreams/catalog/host-names.ts";

/**
 * Loads the entire configuration: the environment takes precedence over the file, the file over the
 * defaults. Throws a `ConfigError` with every problem, each with the path of its key; problems
 * never contain secrets.
 */
export function loadConfig(given: ConfigSources): Config {
  const { sources, recorded } = record(given);
  const problems = new ConfigProblems();
  const file = checkSchema(readGatewayFile(sources, problems), problems);
  const settings = mergeSettings(file.server ?? {}, sources, problems);
  const credentialFailed = sources.credentialFailed ?? (() => undefined);
  const { clock = systemClock } = sources;
  const readAgain =
    sources.readAgain ?? ((path: string) => Promise.try(() => given.readFile(path)));
  const input: BuildInput = {
    problems,
    env: sources.env,
    readFile: (path) => sources.readFile(resolve(sources.cwd, path)),
    readAgain: (path) => readAgain(resolve(sources.cwd, path)),
    needsKeys: sources.withoutKeys !== true,
    commands: new CommandCredentials({ run: runCommand, clock, failed: credentialFailed }),
    isRecorded: sources.isRecorded === true,
    credentialFailed,
    clock,
    timeouts: mergeTimeouts(file.server?.upstream_timeouts),
    self: sources.listensAt ?? settings,
  };
  const { catalog, presets } = buildCatalog(file, input);
  const sections = file.plans ?? [];
  const plans = buildPlans(sections, problems);
  const priced = pricePlans(sections, { plans, catalog, problems });
  const alerts = readAlerts(file.alerts, input);
  const brand = readBrand(file.brand, input);
  problems.throwIfAny();
  const warnings = [
    ...proxyWarnings(settings),
    ...noProxyWarnings(settings),
    ...planWarnings(sections, catalog.models.keys()),
    ...priced.warnings,
    ...modelWarnings(file.models ?? []),
    ...replacementWarnings(file.models ?? [], catalog.models),
  ];
  return Object.freeze({
    ...settings,
    alerts,
    brand,
    plans: priced.plans,
    catalog: priced.catalog,
    presets,
    warnings,
    sources: recorded,
  });
}

/** Returns the sources, and a record of all reads until the end of this turn of the event loop. */
function record(sources: ConfigSources): {
  readonly sources: ConfigSources;
  readonly recorded: RecordedSources;
} {
  const files = new Map<string, string>();
  let isLoading = true;
  queueMicrotask(() => (isLoading = false));
  const readFile = (path: string): string => {
    const text = sources.readFile(path);
    if (isLoading) files.set(path, text);
    return text;
  };
  const { env, cwd, listensAt } = sources;
  const recorded = { env, cwd, files, ...(listensAt !== undefined && { listensAt }) };
  return { sources: { ...sources, readFile }, recorded };
}

const DEFAULT_FILE = "gateway.yaml";

/** Returns the text of the file named by GATEWAY_CONFIG, or of the default file if it exists. */
function readFileText(sources: ConfigSources, problems: ConfigProblems): string {
  const named = readSetting(configFile, { env: sources.env, problems });
  const path = resolve(sources.cwd, named ?? DEFAULT_FILE);
  try {
    return sources.readFile(path);
  } catch (error) {
    const code = readErrorCode(error);
    if (named !== null || code !== "ENOENT") {
      problems.add("GATEWAY_CONFIG", `the file ${path} cannot be read (${code})`);
    }
    return "";
  }
}

/** Returns the YAML document of the configuration file; empty if the file is missing or invalid. */
function readGatewayFile(sources: ConfigSources, problems: ConfigProblems): unknown {
  const parsed = parseDocument(readFileText(sources, problems), { prettyErrors: true });
  for (const error of parsed.errors) {
    const [start] = error.linePos ?? [];
    const place = start === undefined ? "(yaml)" : `line ${start.line}, column ${start.col}`;
    problems.add(place, error.message.split("\n")[0] ?? error.code);
  }
  return parsed.errors.length > 0 ? {} : (parsed.toJS() ?? {});
}

/** Returns a warning if `NO_PROXY` has entries that look like networks and are not. */
function noProxyWarnings({ proxies }: Pick<Config, "proxies">): readonly ConfigProblem[] {
  const { malformed } = parseNoProxy(proxies.none);
  if (malformed.length === 0) return [];
  // An entry with a user may have a password too.
  const shown = malformed.map((entry) => (entry.includes("@") ? "an entry" : entry)).join(", ");
  const message =
    `${shown} is not a network and has no effect. Write networks as 10.0.0.0/8 or ` + "fd00::/8";
  return [{ path: "NO_PROXY", message }];
}

/**
 * Returns a warning if a reverse proxy is certainly in front and `TRUSTED_PROXIES` does not name
 * it: clients use `https`, which the gateway does not support, or another host name while the
 * gateway listens on a loopback address. In other cases there may be no proxy.
 */
function proxyWarnings({
  host,
  publicUrl,
  trustedProxies,
}: Pick<Config, "host" | "publicUrl" | "trustedProxies">): readonly ConfigProblem[] {
  if (publicUrl === null || trustedProxies.length > 0) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const isOtherHost = isLoopback(normalizeHost(host)) && !isLoopback(normalizeHost(hostname));
  if (protocol !== "https:" && !isOtherHost) return [];
  const message =
    `PUBLIC_URL is ${publicUrl}, so a reverse proxy is in front, and to the gateway all of its ` +
    "clients are one address: they share the limits by address (connections, wrong tokens). Set " +
    "it to the proxy's address";
  return [{ path: "TRUSTED_PROXIES", message }];
}
