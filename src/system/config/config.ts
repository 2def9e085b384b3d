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
    /** Whether other processes may listen on the port too. */
    readonly reusePort: boolean;
    /** Maximum size of a request body after decompression. */
    readonly maxBodyBytes: number;
    /** How long a client may read nothing of its response before it is disconnected. */
    readonly clientStallMs: number;
    /** How long a stream may be silent before it gets a comment. */
    readonly keepAliveMs: number;
    /** How long requests are still accepted after a signal to stop. */
    readonly drainDelayMs: number;
    /** How long running requests may take after that. */
    readonly drainMs: number;
    /** Maximum of all request bodies at once; null: a part of the heap's limit. */
    readonly bodyBytesInFlight: number | null;
    /** Connections of one client address; behind a trusted proxy, its requests in flight. */
    readonly connectionsPerAddress: number;
    /** Origins whose web pages may call the API, or `*`; empty: none. */
    readonly corsOrigins: readonly string[];
    /** Names served besides the loopback's own while `host` is a loopback address. */
    readonly allowedHosts: readonly string[];
    /** Addresses and networks whose `X-Forwarded-For` counts. */
    readonly trustedProxies: readonly string[];
  };
  /** Origin in samples and the served document; null: that of each request. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** The folder of the ledger's archive; null: none is named. */
  readonly archiveDir: string | null;
  /** Whole months before the running one that stay in the ledger; null: all. */
  readonly retentionMonths: number | null;
  /** Bound of the stored replies of one account, for repeats of its requests. */
  readonly replyBytesMax: number;
  /** PostgreSQL instead of the embedded store, or `file:…` of a file that holds its address; null: embedded. */
  readonly databaseUrl: string | null;
  /** Whether an empty ledger gets the demo account and its key. */
  readonly demo: boolean;
  /** The name that keys made here begin with; null: none. */
  readonly shard: string | null;
  /** Redis for shared rate limits; null: in process. */
  readonly redisUrl: string | null;
  readonly logLevel: LogLevel;
  /** Share of outgoing responses that are validated against the contract, 0 to 1. */
  readonly responseValidationRate: number;
  /** Tokens of the operators' API; empty: it is not served. */
  readonly adminTokens: readonly AdminToken[];
  /** A separate port for the operators' API; null: on the main port. */
  readonly adminPort: number | null;
  /** Null: no traces. */
  readonly tracing: TracingConfig | null;
  readonly metricsToken: string | null;
  /** A separate port for /metrics; null: on the main port. */
  readonly metricsPort: number | null;
  readonly proxies: Proxies;
  /** Null: no alerts. */
  readonly alerts: AlertsConfig | null;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly catalog: Catalog;
  /** Enabled presets: name, number of models, and who pays for them. */
  readonly presets: readonly {
    readonly name: string;
    readonly models: number;
    readonly paidBy: string;
  }[];
  /** What it was loaded from. */
  readonly sources: RecordedSources;
  /** What is valid and probably not meant, each with the path of its key. */
  readonly warnings: readonly { readonly path: string; readonly message: string }[];
}

/** All complaints about a configuration; `message` holds one line per complaint. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly complaints: readonly { readonly path: string; readonly message: string }[];

  constructor(complaints: readonly { readonly path: string; readonly message: string }[]) {
    super(complaints.map(({ path, message }) => `${path}: ${message}`).join("\n"));
    this.complaints = complaints;
  }
}
