import { localServers, vendors } from "../../upstreams/catalog/vendors.ts";
import { shardForm } from "../../access/auth/key-format.ts";
import { logLevels, type LogLevel } from "../../core/log/log.ts";
import type { Proxies } from "../../upstreams/catalog/proxies.ts";
import type { ConfigProblems } from "./config-problems.ts";
import { ONE_WORKER } from "./gateway-schema.ts";
import { parseHostNames, parseNetworks } from "./read-lists.ts";
import { parseRedisUrl, REDIS_URL_FORM, redisUrlFault } from "../../access/limits/redis-address.ts";
import {
  DATABASE_URL_FORM,
  databaseUrlFault,
  parseDatabaseUrl,
} from "../../storage/database-url.ts";
import { safeOrigin } from "./safe-origin.ts";
import type { Environment } from "./sources.ts";

/** An environment variable: how it is read, and its entry in the operators' guide. */
export interface Setting<Value> {
  readonly variable: string;
  /** Used if neither the environment nor the file sets it. */
  readonly default: Value;
  /** The default as shown in the guide, if it differs from the value. */
  readonly defaultText?: string;
  /** Description in Markdown. */
  readonly meaning: string;
  /** Returns undefined if the text is not a valid value. */
  readonly parse: (text: string) => Value | undefined;
  /** Completes the message "must be …". Never quotes the value, which may contain a password. */
  readonly form: string;
  /** Returns a more exact message about an invalid value; as careful as `form`. */
  readonly faultOf?: (text: string) => string | null;
}

const text = { parse: (value: string): string => value, form: "text" };

function wholeNumber(min: number, max: number): Pick<Setting<number>, "parse" | "form"> {
  return {
    parse: (value) => {
      const number = Number(value);
      return /^\d{1,15}$/.test(value) && number >= min && number <= max ? number : undefined;
    },
    form: `a whole number from ${min} to ${max}`,
  };
}

function address(...schemes: readonly string[]): Pick<Setting<string>, "parse" | "form"> {
  return {
    parse: (value) =>
      URL.canParse(value) && schemes.includes(new URL(value).protocol) ? value : undefined,
    form: `an address such as ${schemes.map((scheme) => `${scheme}//…`).join(" or ")}`,
  };
}

function parseSwitch(value: string): boolean | undefined {
  if (value === "on") return true;
  return value === "off" ? false : undefined;
}

function parseShare(value: string): number | undefined {
  if (value === "off") return 0;
  if (value === "all") return 1;
  return /^[01]?(\.\d{1,9})?$/.test(value) && Number(value) <= 1 ? Number(value) : undefined;
}

const proxy = { default: null, ...address("http:", "https:") };

/** Checks one row of the table, and infers its type. */
function setting<Value>(row: Setting<Value>): Setting<Value> {
  return row;
}

/** Every variable of the process, in the order of the operators' guide. */
export const settings = {
  host: setting<string>({
    variable: "HOST",
    default: "127.0.0.1",
    meaning: "the address to listen on",
    ...text,
  }),
  port: setting<number>({
    variable: "PORT",
    default: 8_080,
    meaning: "the port to listen on; 0 takes a free one",
    ...wholeNumber(0, 65_535),
  }),
  publicUrl: setting<string | null>({
    variable: "PUBLIC_URL",
    default: null,
    defaultText: "each request's own host",
    meaning:
      "the address that clients use, such as `https://gateway.example`: for samples, install " +
      "lines and the served document",
    parse: safeOrigin,
    form: "an origin such as https://gateway.example, without a path",
  }),
  dataDir: setting<string>({
    variable: "DATA_DIR",
    default: "data",
    meaning:
      "the directory of the embedded ledger, its lock and socket, the demo key and the process id; " +
      "with `DATABASE_URL` it need not be writable",
    ...text,
  }),
  archiveDir: setting<string | null>({
    variable: "LEDGER_ARCHIVE_DIR",
    default: null,
    meaning: "the folder of the ledger's [archive](archive.md), on storage that is backed up",
    ...text,
  }),
  retentionMonths: setting<number | null>({
    variable: "LEDGER_RETENTION_MONTHS",
    default: null,
    defaultText: "all",
    meaning:
      "number of whole months before the current one that stay in the ledger: once a day older entries move to " +
      "`LEDGER_ARCHIVE_DIR`",
    ...wholeNumber(1, 1_200),
  }),
  configFile: setting<string | null>({
    variable: "GATEWAY_CONFIG",
    default: null,
    defaultText: "`gateway.yaml` if it exists",
    meaning: "the configuration file",
    ...text,
  }),
  databaseUrl: setting<string | null>({
    variable: "DATABASE_URL",
    default: null,
    meaning:
      "PostgreSQL 14 or newer (`postgres://…`) instead of the embedded ledger; several hosts, `sslmode` and " +
      "`target_session_attrs` as libpq reads them",
    parse: (value) => (parseDatabaseUrl(value) === null ? undefined : value),
    form: DATABASE_URL_FORM,
    faultOf: databaseUrlFault,
  }),
  databaseUrlFile: setting<string | null>({
    variable: "DATABASE_URL_FILE",
    default: null,
    meaning:
      "a file that contains `DATABASE_URL`, read for each new connection: a changed password needs no restart",
    ...text,
  }),
  shard: setting<string | null>({
    variable: "SHARD",
    default: null,
    meaning:
      "the name of this gateway's ledger among several: new keys begin with `sk-gw-` and it, so that a proxy can " +
      "[route by key](shards.md)",
    parse: (value) => (shardForm.test(value) ? value : undefined),
    form: "4 to 8 letters and digits, such as eu01",
  }),
  redisUrl: setting<string | null>({
    variable: "REDIS_URL",
    default: null,
    meaning:
      "Redis or Valkey for rate limits shared by replicas: `redis://…`, `redis+sentinel://host,host/primary` or " +
      "`redis+cluster://host,host`, with `rediss` over TLS ([scale](scale.md#redis))",
    parse: (value) => (parseRedisUrl(value) === null ? undefined : value),
    form: REDIS_URL_FORM,
    faultOf: redisUrlFault,
  }),
  demo: setting<boolean | null>({
    variable: "DEMO",
    default: null,
    defaultText: "`on`, with `DATABASE_URL` `off`",
    meaning: "whether an empty ledger gets the account `demo` and its key: `on` or `off`",
    parse: parseSwitch,
    form: "on or off",
  }),
  reusePort: setting<boolean>({
    variable: "REUSE_PORT",
    default: false,
    defaultText: "`off`",
    meaning:
      "whether other gateways of this machine may listen on `PORT` too, which takes `DATABASE_URL`: " +
      "`on` or `off` ([all cores of a machine](scale.md#all-cores-of-a-machine))",
    parse: parseSwitch,
    form: "on or off",
  }),
  workers: setting<1>({
    variable: "WORKERS",
    default: 1,
    meaning: "only `1`: a gateway is one process, and `REUSE_PORT` lets several share a port",
    parse: (value) => (value === "1" ? 1 : undefined),
    form: ONE_WORKER,
  }),
  logLevel: setting<LogLevel>({
    variable: "LOG_LEVEL",
    default: "info",
    meaning: logLevels.map((level) => `\`${level}\``).join(", "),
    parse: (value) => logLevels.find((level) => level === value),
    form: `one of ${logLevels.join(", ")}`,
  }),
  clientStallMs: setting<number>({
    variable: "CLIENT_STALL_MS",
    default: 60_000,
    meaning:
      "how long a client may read nothing of its response before it is disconnected, at the latest after twice as long",
    ...wholeNumber(1, 86_400_000),
  }),
  keepAliveMs: setting<number>({
    variable: "KEEP_ALIVE_MS",
    default: 4_000,
    meaning:
      "how long a stream may be silent before the client gets a comment line, so that no read timeout " +
      "cuts it; it extends no deadline",
    ...wholeNumber(1, 86_400_000),
  }),
  drainDelayMs: setting<number>({
    variable: "DRAIN_DELAY_MS",
    default: 0,
    meaning:
      "how long requests are still accepted after SIGTERM, while `/readyz` answers 503 so that load " +
      "balancers send no more",
    ...wholeNumber(0, 86_400_000),
  }),
  drainMs: setting<number>({
    variable: "DRAIN_MS",
    default: 30_000,
    meaning: "how long running requests may take after that",
    ...wholeNumber(0, 86_400_000),
  }),
  allowedHosts: setting<readonly string[]>({
    variable: "ALLOWED_HOSTS",
    default: [],
    defaultText: "",
    meaning:
      "while `HOST` is a loopback address: names that clients may use besides the loopback's own, " +
      "separated by commas, such as the one that a reverse proxy keeps; `*` for all",
    parse: parseHostNames,
    form: "host names separated by commas, such as api.example.com",
  }),
  trustedProxies: setting<readonly string[]>({
    variable: "TRUSTED_PROXIES",
    default: [],
    defaultText: "",
    meaning:
      "addresses and networks of reverse proxies, separated by commas (`10.0.0.0/8`): a connection from " +
      "them counts as one of the client that their `X-Forwarded-For` names",
    parse: parseNetworks,
    form: "addresses or networks separated by commas, such as 127.0.0.1 or 10.0.0.0/8",
  }),
  metricsPort: setting<number | null>({
    variable: "METRICS_PORT",
    default: null,
    meaning: "a separate port for `/metrics`, on `HOST`",
    ...wholeNumber(0, 65_535),
  }),
  metricsToken: setting<string | null>({
    variable: "METRICS_TOKEN",
    default: null,
    meaning: "the bearer token required by `/metrics`",
    ...text,
  }),
  adminToken: setting<string | null>({
    variable: "ADMIN_TOKEN",
    default: null,
    meaning:
      "a token with every right on the admin API below `/admin/api/v1`, which is served only " +
      "while there is a token; `server.admin_tokens` adds others with fewer rights",
    ...text,
  }),
  adminPort: setting<number | null>({
    variable: "ADMIN_PORT",
    default: null,
    meaning: "a separate port for the admin API, on `HOST`; closed without an admin token",
    ...wholeNumber(0, 65_535),
  }),
  responseValidationRate: setting<number>({
    variable: "ATTEST",
    default: 0,
    defaultText: "`off`",
    meaning:
      "validate the gateway's own responses against the contract: `off`, `all`, or a share such as " +
      "`0.01`",
    parse: parseShare,
    form: "off, all, or a share from 0 to 1 such as 0.01",
  }),
  httpsProxy: setting<string | null>({
    variable: "HTTPS_PROXY",
    meaning: "the proxy for upstreams at `https://` addresses (also `https_proxy`)",
    ...proxy,
  }),
  httpProxy: setting<string | null>({
    variable: "HTTP_PROXY",
    meaning:
      "the proxy for upstreams at `http://` addresses (also `http_proxy`), and at `https://` ones " +
      "without an `HTTPS_PROXY`",
    ...proxy,
  }),
  noProxy: setting<string>({
    variable: "NO_PROXY",
    default: "",
    defaultText: "",
    meaning:
      "hosts that are called directly, separated by commas (also `no_proxy`): `example.com` with all " +
      "below it, `*` for all; the loopback always is",
    ...text,
  }),
};

/**
 * Returns a variable's value; an empty one counts as unset, since container files leave variables
 * empty.
 */
export function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** Returns a setting's value: that of the environment, else of the file, else the default. */
export function readSetting<Value>(
  setting: Setting<Value>,
  { env, problems }: { readonly env: Environment; readonly problems: ConfigProblems },
  fromFile?: NoInfer<Value>,
): Value {
  const fallback = fromFile ?? setting.default;
  const value = readText(env, setting.variable);
  if (value === undefined) return fallback;
  const parsed = setting.parse(value);
  if (parsed === undefined) {
    problems.add(setting.variable, setting.faultOf?.(value) ?? `must be ${setting.form}`);
  }
  return parsed ?? fallback;
}

/** Reads a proxy variable; the lower-case name takes precedence, as in other programs. */
function readProxySetting<Value>(
  setting: Setting<Value>,
  from: { readonly env: Environment; readonly problems: ConfigProblems },
): Value {
  const lower = setting.variable.toLowerCase();
  const isLower = readText(from.env, lower) !== undefined;
  return readSetting(isLower ? { ...setting, variable: lower } : setting, from);
}

/** Returns the proxies between the gateway and its upstreams. */
export function readProxies(from: {
  readonly env: Environment;
  readonly problems: ConfigProblems;
}): Proxies {
  return {
    https: readProxySetting(settings.httpsProxy, from),
    http: readProxySetting(settings.httpProxy, from),
    none: readProxySetting(settings.noProxy, from),
  };
}

/** Returns all variables as a Markdown table, for the operators' guide. */
export function settingsTable(): string {
  const rows = Object.values(settings).map(({ variable, default: value, defaultText, meaning }) => {
    const shown = defaultText ?? (value === null ? "" : `\`${String(value)}\``);
    return `| \`${variable}\` | ${shown} | ${meaning} |`;
  });
  const forVendors = vendors.map(({ keyVariables, title }) => {
    const names = keyVariables.map((name) => `\`${name}\``).join(", ");
    return `| ${names} | | enables the well-known models of ${title} |`;
  });
  const forServers = localServers.map(({ addressVariable, title }) => {
    const meaning = `the base URL of ${title}; enables its models, free of charge`;
    return `| \`${addressVariable}\` | | ${meaning} |`;
  });
  const head = ["| variable | default | meaning |", "|---|---|---|"];
  return [...head, ...rows, ...forVendors, ...forServers].join("\n");
}
