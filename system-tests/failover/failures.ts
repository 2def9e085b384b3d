import type { PostgresServer } from "../../contract-tests/harness/postgres.ts";
import type { RedisServer } from "../../contract-tests/harness/redis.ts";
import { postgresFailures } from "./postgres-failures.ts";
import { redisFailures } from "./redis-failures.ts";

/** What the gateways of `replicas` work on. */
export interface RunningServers {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
}

/** A way in which a server behind the gateways fails. */
export interface Failure {
  readonly name: string;
  readonly server: "postgres" | "redis";
  /** The ledger comes back without what it had acknowledged. */
  readonly losesTime: boolean;
  /** Starts what it needs, before the gateways; null: this machine or this user cannot have it. */
  readonly prepare: (servers: RunningServers) => Promise<PreparedFailure | null>;
}

export interface PreparedFailure {
  /** Settings of the gateways, such as another way to a server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Resolves when there is a server again; `away` is done while there is none. */
  readonly cause: (away: () => Promise<void>) => Promise<void>;
  readonly stop?: () => Promise<void>;
}

/** Each failure that is caused here. */
export const failures: readonly Failure[] = [...postgresFailures, ...redisFailures];
