import type { PostgresServer } from "../../contract-tests/harness/postgres.ts";
import type { RedisServer } from "../../contract-tests/harness/redis.ts";

/** The servers behind the gateways of `replicas`. */
export interface RunningServers {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
}

/** A failure of a server behind the gateways. */
export interface Failure {
  readonly name: string;
  readonly server: "postgres" | "redis";
  /** Whether the ledger comes back without some acknowledged writes. */
  readonly losesTime: boolean;
  /**
   * Starts its requirements before the gateways; null if this machine or this user cannot provide
   * them.
   */
  readonly prepare: (servers: RunningServers) => Promise<PreparedFailure | null>;
}

export interface PreparedFailure {
  /** Settings of the gateways, such as another address of a server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Resolves when a server is available again; `away` has ended before that. */
  readonly cause: (away: () => Promise<void>) => Promise<void>;
  /** Returns the last lines of its programs. */
  readonly lastLines?: () => string;
  readonly stop?: () => Promise<void>;
}
