import type { AlertsConfig } from "./alerts-config.ts";
import type { AdminToken } from "../../access/auth/authenticate-admin.ts";
import type { Catalog } from "../../upstreams/catalog/model.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import type { LogLevel } from "../../core/log/log.ts";
import type { RecordedSources } from "./sources.ts";
import type { TracingConfig } from "./tracing-config.ts";
import type { Proxies } from "../../upstreams/catalog/proxies.ts";

/** The entire configuration, validated and frozen; environment over file over default. */
export interface Config {
  readonly server: {
    readonly host: string;
    readonly port: number;
    /** Whether other processes may also listen on the port. */
    readonly reusePort: boolean;
    /** Maximum size of a request body after decompression. */
    readonly maxBodyBytes: number;
    /** How long a client may leave its response unread before it is disconnected. */
    readonly clientStallMs: number;
    /** How long a stream may be silent before it gets a keep-alive comment. */
    readonly keepAliveMs: number;
    /** How long requests are still accepted after a stop signal. */
    readonly drainDelayMs: number;
    /** How long running requests may take after that. */
    readonly drainMs: number;
    /** Maximum total size of all request bodies in flight; null: a share of the heap limit. */
    readonly bodyBytesInFlight: number | null;
    /**
     * Maximum number of connections per client address; behind a trusted proxy, of its requests in
     * flight.
     */
    readonly connectionsPerAddress: number;
    /** Origins of web pages that may call the API, or `*`; empty: no cross-origin calls. */
    readonly corsOrigins: readonly string[];
    /** Host names served in addition to the loopback names if `host` is a loopback address. */
    readonly allowedHosts: readonly string[];
    /** Addresses and networks from which `X-Forwarded-For` is accepted. */
    readonly trustedProxies: readonly string[];
  };
  /** Origin in samples and the served document; null: that of each request. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** The folder of the ledger's archive; null: not configured. */
  readonly archiveDir: string | null;
  /** Number of whole months before the current one that stay in the ledger; null: all. */
  readonly retentionMonths: number | null;
  /** Maximum size of the stored responses of one account, for idempotent retries. */
  readonly replyBytesMax: number;
  /**
   * Address of a PostgreSQL database, or `file:…` for a file that contains it; null: the embedded
   * store.
   */
  readonly databaseUrl: string | null;
  /** Whether an empty ledger gets the demo account and its key. */
  readonly demo: boolean;
  /** The name at the start of keys created here; null: no name. */
  readonly shard: string | null;
  /** Redis for shared rate limits; null: limits are kept in the process. */
  readonly redisUrl: string | null;
  readonly logLevel: LogLevel;
  /** Share of outgoing responses that are validated against the contract, 0 to 1. */
  readonly responseValidationRate: number;
  /** Tokens of the admin API; empty: the API is not served. */
  readonly adminTokens: readonly AdminToken[];
  /** A separate port for the admin API; null: the main port. */
  readonly adminPort: number | null;
  /** Null: no traces. */
  readonly tracing: TracingConfig | null;
  readonly metricsToken: string | null;
  /** A separate port for /metrics; null: the main port. */
  readonly metricsPort: number | null;
  readonly proxies: Proxies;
  /** Null: no alerts. */
  readonly alerts: AlertsConfig | null;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly catalog: Catalog;
  /** Enabled presets: name, number of models, and the payer. */
  readonly presets: readonly {
    readonly name: string;
    readonly models: number;
    readonly paidBy: string;
  }[];
  /** The sources from which it was loaded. */
  readonly sources: RecordedSources;
  /** Valid settings that are probably mistakes, each with the path of its key. */
  readonly warnings: readonly { readonly path: string; readonly message: string }[];
}

/** All problems of a configuration; `message` holds one line per problem. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly { readonly path: string; readonly message: string }[];

  constructor(problems: readonly { readonly path: string; readonly message: string }[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join("\n"));
    this.problems = problems;
  }
}
