import { shardForm } from "../../access/auth/key-format.ts";
import { parseRedisUrl, REDIS_URL_FORM, redisUrlFault } from "../../access/limits/redis-address.ts";
import { REPLY_BYTES_MAX } from "../../core/ledger/decisions.ts";
import { logLevels, type LogLevel } from "../../core/log/log.ts";
import {
  DATABASE_URL_FORM,
  databaseUrlFault,
  parseDatabaseUrl,
} from "../../storage/database-url.ts";
import {
  parseHostNames,
  parseNetworks,
  address,
  type Form,
  line,
  onOrOff,
  oneOf,
  origins,
  parseShare,
  wholeNumber,
} from "./setting-forms.ts";
import { safeAddress } from "./safe-origin.ts";

interface Description<Value> {
  /** Used if neither the environment nor the file sets it. */
  readonly default: Value;
  /** The default as shown in the guide, if it differs from the value. */
  readonly defaultText?: string;
  /** Description in Markdown, also for the operators' guide. */
  readonly meaning: string;
}

/** A setting that has an environment variable. */
export interface Variable<Value> extends Description<Value>, Form<Value> {
  readonly variable: string;
  /** Whether the variable's name in lower case takes precedence, as in other programs. */
  readonly hasLowerCase?: true;
}

/** A setting that has a key in the section `server` of `gateway.yaml`. */
interface Key<Value> extends Description<Value> {
  readonly key: string;
  readonly schema: object;
}

export type Setting<Value> = Variable<Value> | Key<Value> | (Variable<Value> & Key<Value>);

export type SettingValue = string | number | boolean | readonly string[] | null;

const proxy = { default: null, ...address("http:", "https:") };

/** Checks one row of the table, and infers its type. */
function setting<Value>(row: Setting<Value>): Setting<Value> {
  return row;
}

/** Read before all others: the file has some of them. */
export const configFile: Variable<string | null> = {
  variable: "GATEWAY_CONFIG",
  default: null,
  defaultText: "`gateway.yaml` if it exists",
  meaning: "the configuration file",
  ...line,
};

/** Every setting of the process; those with a variable in the order of the operators' guide. */
export const settings = {
  host: setting<string>({
    variable: "HOST",
    key: "host",
    default: "127.0.0.1",
    meaning: "the address to listen on",
    ...line,
  }),
  port: setting<number>({
    variable: "PORT",
    key: "port",
    default: 8_080,
    meaning: "the port to listen on; 0 takes a free one",
    ...wholeNumber(0, 65_535),
  }),
  publicUrl: setting<string | null>({
    variable: "PUBLIC_URL",
    default: null,
    defaultText: "each request's own host",
    meaning:
      "the address that clients use, such as `https://gateway.example` or, [under a path](deploy.md#under-a-path), " +
      "`https://example.com/llm`: for samples, install lines and the served document",
    parse: safeAddress,
    form:
      "an address such as https://gateway.example or https://example.com/llm, without query, whose " +
      "path does not begin like one of the gateway's own, such as /docs",
  }),
  dataDir: setting<string>({
    variable: "DATA_DIR",
    key: "data_dir",
    default: "data",
    meaning:
      "the directory of the embedded ledger, its lock and socket, the demo key, the admin token and the process id; " +
      "with `DATABASE_URL` it need not be writable",
    ...line,
  }),
  archiveDir: setting<string | null>({
    variable: "LEDGER_ARCHIVE_DIR",
    default: null,
    meaning: "the folder of the ledger's [archive](archive.md), on storage that is backed up",
    ...line,
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
  configFile,
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
    ...line,
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
    ...onOrOff,
  }),
  reusePort: setting<boolean>({
    variable: "REUSE_PORT",
    key: "reuse_port",
    default: false,
    defaultText: "`off`",
    meaning:
      "whether other gateways of this machine may listen on `PORT` too, which takes `DATABASE_URL`: " +
      "`on` or `off` ([all cores of a machine](scale.md#all-cores-of-a-machine))",
    ...onOrOff,
  }),
  logLevel: setting<LogLevel>({
    variable: "LOG_LEVEL",
    key: "log_level",
    default: "info",
    meaning: logLevels.map((level) => `\`${level}\``).join(", "),
    ...oneOf(logLevels),
  }),
  clientStallMs: setting<number>({
    variable: "CLIENT_STALL_MS",
    key: "client_stall_ms",
    default: 60_000,
    meaning:
      "how long a client may read nothing of its response before it is disconnected, at the latest after twice as long",
    ...wholeNumber(1, 86_400_000),
  }),
  keepAliveMs: setting<number>({
    variable: "KEEP_ALIVE_MS",
    key: "keep_alive_ms",
    default: 4_000,
    meaning:
      "how long a stream may be silent before the client gets a comment line, so that no read timeout " +
      "cuts it; it extends no deadline",
    ...wholeNumber(1, 86_400_000),
  }),
  drainDelayMs: setting<number>({
    variable: "DRAIN_DELAY_MS",
    key: "drain_delay_ms",
    default: 0,
    meaning:
      "how long requests are still accepted after SIGTERM, while `/readyz` answers 503 so that load " +
      "balancers send no more",
    ...wholeNumber(0, 86_400_000),
  }),
  drainMs: setting<number>({
    variable: "DRAIN_MS",
    key: "drain_ms",
    default: 30_000,
    meaning: "how long running requests may take after that",
    ...wholeNumber(0, 86_400_000),
  }),
  maxBodyBytes: setting<number>({
    key: "max_body_bytes",
    default: 33_554_432,
    meaning: "the maximum size of a request body after decompression",
    ...wholeNumber(1_024, 268_435_456),
  }),
  bodyBytesInFlight: setting<number | null>({
    key: "body_bytes_in_flight",
    default: null,
    defaultText: "a share of the heap limit",
    meaning: "the maximum total size of all request bodies in flight",
    ...wholeNumber(1_024, 1_000_000_000_000),
  }),
  connectionsPerAddress: setting<number>({
    key: "connections_per_address",
    default: 6_000,
    meaning:
      "the maximum number of connections per client address; behind a trusted proxy, of its " +
      "requests in flight",
    ...wholeNumber(1, 1_000_000),
  }),
  corsOrigins: setting<readonly string[]>({
    key: "cors_origins",
    default: [],
    meaning:
      "origins of web pages that may call the API, or `*`; without them no cross-origin calls",
    schema: origins,
  }),
  replyBytesMax: setting<number>({
    key: "stored_reply_bytes",
    default: REPLY_BYTES_MAX,
    meaning: "the maximum size of the stored replies of one account, for idempotent repeats",
    ...wholeNumber(1_048_576, 1_099_511_627_776),
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
    key: "metrics_port",
    default: null,
    meaning: "a separate port for `/metrics`, on `HOST`",
    ...wholeNumber(0, 65_535),
  }),
  metricsToken: setting<string | null>({
    variable: "METRICS_TOKEN",
    default: null,
    meaning: "the bearer token required by `/metrics`",
    ...line,
  }),
  adminToken: setting<string | null>({
    variable: "ADMIN_TOKEN",
    default: null,
    meaning:
      "a token with every right on the dashboard at `/admin` and the admin API, which are served only " +
      "while there is a token; `server.admin_tokens` adds others with fewer rights. Without any, a gateway on a " +
      "loopback address makes one in `DATA_DIR/admin-token`, unless this is `off` or `REUSE_PORT` is `on`",
    ...line,
  }),
  adminPort: setting<number | null>({
    variable: "ADMIN_PORT",
    key: "admin_port",
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
    hasLowerCase: true,
    meaning: "the proxy for upstreams at `https://` addresses (also `https_proxy`)",
    ...proxy,
  }),
  httpProxy: setting<string | null>({
    variable: "HTTP_PROXY",
    hasLowerCase: true,
    meaning:
      "the proxy for upstreams at `http://` addresses (also `http_proxy`), and at `https://` ones " +
      "without an `HTTPS_PROXY`",
    ...proxy,
  }),
  noProxy: setting<string>({
    variable: "NO_PROXY",
    hasLowerCase: true,
    default: "",
    defaultText: "",
    meaning:
      "hosts that are called directly, separated by commas (also `no_proxy`): `example.com` with all " +
      "below it, addresses, networks such as `10.0.0.0/8` or `fd00::/8` for hosts given as an " +
      "address, `*` for all; the loopback always is",
    ...line,
  }),
};

/** The value of each setting. */
export type Settings = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name]["default"];
};

/** Returns the schema of each key in the section `server`. */
export function settingSchemas(): object {
  const rows = Object.values<Setting<unknown>>(settings);
  return Object.fromEntries(
    rows.flatMap((row) => ("key" in row ? [[row.key, row.schema] as const] : [])),
  );
}
