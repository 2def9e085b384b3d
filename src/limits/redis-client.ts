import { Redis, type RedisOptions } from "iovalkey";

/** A server that answers later than this counts as away. */
const COMMAND_TIMEOUT_MS = 250;
const RECONNECT_MS = 1_000;

/** What the limiter asks of a Redis or Valkey server; each promise rejects while it is away. */
export interface RedisClient {
  /** Runs a script on the first `keyCount` of `rest` as its keys, the others as its arguments. */
  readonly eval: (
    script: string,
    keyCount: number,
    ...rest: readonly (string | number)[]
  ) => Promise<unknown>;
  readonly zrem: (key: string, member: string) => Promise<unknown>;
  readonly disconnect: () => void;
}

/** The part of the library's connection that this takes. */
export interface RedisConnection extends RedisClient {
  readonly on: (event: "error", listener: () => void) => unknown;
}

/** Opens a connection, as the library does. */
export type OpenRedis = (url: string, options: RedisOptions) => RedisConnection;

const openRedis: OpenRedis = (url, options) => new Redis(url, options);

/** Connects in the background, and again for as long as the client is not disconnected. */
export function connectRedis(url: string, open = openRedis): RedisClient {
  const redis = open(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: RECONNECT_MS,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RECONNECT_MS,
  });
  // Every failed command reports it too; without a listener the library prints it.
  redis.on("error", () => undefined);
  return {
    eval: (script, keyCount, ...rest) => redis.eval(script, keyCount, ...rest),
    zrem: (key, member) => redis.zrem(key, member),
    disconnect: () => redis.disconnect(),
  };
}
