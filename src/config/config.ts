import type { Catalog } from "../catalog/model.ts";
import type { Plan } from "../catalog/plan.ts";
import type { LogLevel } from "../observe/log.ts";
import type { Proxies } from "../providers/transport/http-client.ts";

/** The entire configuration, validated and frozen; environment over file over default. */
export interface Config {
  readonly server: {
    readonly host: string;
    readonly port: number;
    /** Maximum size of a request body after decompression. */
    readonly maxBodyBytes: number;
  };
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded store; null: embedded. */
  readonly databaseUrl: string | null;
  /** Redis for shared rate limits; null: in process. */
  readonly redisUrl: string | null;
  readonly workers: number;
  readonly logLevel: LogLevel;
  /** Share of outgoing responses that are validated against the contract, 0 to 1. */
  readonly responseValidationRate: number;
  readonly adminToken: string | null;
  readonly metricsToken: string | null;
  /** A separate port for /metrics; null: on the main port. */
  readonly metricsPort: number | null;
  readonly proxies: Proxies;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly catalog: Catalog;
  /** Enabled presets: name, number of models, and who pays for them. */
  readonly presets: readonly {
    readonly name: string;
    readonly models: number;
    readonly paidBy: string;
  }[];
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
