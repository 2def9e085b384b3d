import { resolve } from "node:path";
import { defaultTimeouts } from "../catalog/default-timeouts.ts";
import { buildCatalog } from "./build-catalog.ts";
import { buildPlans } from "./build-plans.ts";
import { mergeTimeouts } from "./build-upstreams.ts";
import { Complaints } from "./complaints.ts";
import type { Config } from "./config.ts";
import type { GatewayFile, ServerSection } from "./gateway-file.ts";
import {
  readAddress,
  readInteger,
  readLogLevel,
  readShare,
  readText,
  type Environment,
} from "./read-environment.ts";
import { readGatewayFile } from "./read-gateway-file.ts";

/** What a configuration is read from; nothing else is looked at. */
export interface ConfigSources {
  readonly env: Environment;
  /** Relative paths are meant from here. */
  readonly cwd: string;
  /** The text of a file; throws an error with `code: "ENOENT"` where there is none. */
  readonly readFile: (path: string) => string;
  /** True: the upstreams' keys are not read, nor missed; for commands that call no upstream. */
  readonly withoutKeys?: boolean;
}

const DEFAULT_FILE = "gateway.yaml";
const DEFAULT_PORT = 8_080;
const DEFAULT_BODY_BYTES_MAX = 33_554_432;
const PORT_MAX = 65_535;
const WORKERS_MAX = 256;

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unreadable";
}

/** The file's content; empty where the default file is not there or what is there is complained of. */
function readFileSection(sources: ConfigSources, complaints: Complaints): GatewayFile {
  const named = readText(sources.env, "GATEWAY_CONFIG");
  const path = resolve(sources.cwd, named ?? DEFAULT_FILE);
  let text: string;
  try {
    text = sources.readFile(path);
  } catch (error) {
    const code = errorCode(error);
    if (named !== undefined || code !== "ENOENT") {
      complaints.add("GATEWAY_CONFIG", `the file ${path} cannot be read (${code})`);
    }
    return {};
  }
  return readGatewayFile(text, complaints);
}

function readServer(
  section: ServerSection,
  env: Environment,
  complaints: Complaints,
): Config["server"] {
  const port = readInteger(env, "PORT", { min: 0, max: PORT_MAX, complaints });
  return {
    host: readText(env, "HOST") ?? section.host ?? "127.0.0.1",
    port: port ?? section.port ?? DEFAULT_PORT,
    maxBodyBytes: section.max_body_bytes ?? DEFAULT_BODY_BYTES_MAX,
  };
}

function readMetricsPort(
  section: ServerSection,
  options: { env: Environment; complaints: Complaints; port: number },
): number | null {
  const { env, complaints, port } = options;
  const own = readInteger(env, "METRICS_PORT", { min: 0, max: PORT_MAX, complaints });
  const metricsPort = own ?? section.metrics_port ?? null;
  if (metricsPort !== null && metricsPort !== 0 && metricsPort === port) {
    complaints.add("METRICS_PORT", "is the gateway's own port; leave it out to have both on one");
  }
  return metricsPort;
}

/** All of the configuration but models and plans. */
function readProcessSettings(
  section: ServerSection,
  { env, cwd }: ConfigSources,
  complaints: Complaints,
): Omit<Config, "plans" | "catalog" | "presets"> {
  const server = readServer(section, env, complaints);
  const workers = readInteger(env, "WORKERS", { min: 1, max: WORKERS_MAX, complaints });
  const schemes = { database: ["postgres:", "postgresql:"], redis: ["redis:", "rediss:"] };
  return {
    server,
    dataDir: resolve(cwd, readText(env, "DATA_DIR") ?? section.data_dir ?? "data"),
    databaseUrl: readAddress(env, "DATABASE_URL", { schemes: schemes.database, complaints }),
    redisUrl: readAddress(env, "REDIS_URL", { schemes: schemes.redis, complaints }),
    workers: workers ?? section.workers ?? 1,
    logLevel: readLogLevel(readText(env, "LOG_LEVEL") ?? section.log_level, complaints),
    responseValidationRate: readShare(env, "ATTEST", complaints),
    adminToken: readText(env, "ADMIN_TOKEN") ?? null,
    metricsToken: readText(env, "METRICS_TOKEN") ?? null,
    metricsPort: readMetricsPort(section, { env, complaints, port: server.port }),
  };
}

/**
 * Reads the whole configuration: environment before file before default. Throws a `ConfigError`
 * that holds every complaint, each with the path of its key; no complaint shows a secret.
 */
export function loadConfig(sources: ConfigSources): Config {
  const complaints = new Complaints();
  const file = readFileSection(sources, complaints);
  const settings = readProcessSettings(file.server ?? {}, sources, complaints);
  const { catalog, presets } = buildCatalog(file, {
    complaints,
    env: sources.env,
    readFile: (path) => sources.readFile(resolve(sources.cwd, path)),
    needsKeys: sources.withoutKeys !== true,
    timeouts: mergeTimeouts(file.server?.upstream_timeouts, defaultTimeouts),
    self: settings.server,
  });
  const plans = buildPlans(file.plans ?? [], complaints);
  complaints.throwIfAny();
  return Object.freeze({ ...settings, plans, catalog, presets });
}
