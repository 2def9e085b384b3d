import { Cluster, Redis, type RedisOptions } from "iovalkey";
import { redisAddress, type RedisAddress } from "./redis-address.ts";

/** A server that has not answered after this time counts as unavailable. */
const COMMAND_TIMEOUT_MS = 250;
const RECONNECT_MS = 1_000;
/** For a cluster that is changing: a slot that moved twice. */
const REDIRECTIONS_MAX = 3;

/**
 * The commands that the limiter needs from a Redis or Valkey server; each promise rejects while the
 * server is unavailable.
 */
export interface RedisClient {
  /**
   * Runs a script; the first `keyCount` values of `rest` are its keys, the others its arguments.
   */
  readonly eval: (
    script: string,
    keyCount: number,
    ...rest: readonly (string | number)[]
  ) => Promise<unknown>;
  readonly zrem: (key: string, member: string) => Promise<unknown>;
  readonly disconnect: () => void;
}

/** The part of the library's connection used here. */
export interface RedisConnection extends RedisClient {
  readonly on: (event: "error", listener: () => void) => unknown;
}

/** Opens a connection, like the library does. */
export type OpenRedis = (address: RedisAddress, options: RedisOptions) => RedisConnection;

/** Returns the library's options for authentication and TLS. */
export function signIn({ isTls, username, password }: RedisAddress): RedisOptions {
  return {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(isTls && { tls: {} }),
  };
}

const openRedis: OpenRedis = (address, options) => {
  const { kind, hosts, isTls, primary, database: db, sentinelPassword } = address;
  const [host] = hosts;
  switch (kind) {
    case "single":
      return new Redis({ ...options, ...host, ...signIn(address), db });
    case "sentinel":
      return new Redis({
        ...options,
        ...signIn(address),
        sentinels: [...hosts],
        name: primary,
        db,
        // Notifies at once about another primary, not only when the connection ends.
        failoverDetector: true,
        sentinelRetryStrategy: () => RECONNECT_MS,
        ...(sentinelPassword !== undefined && { sentinelPassword }),
        ...(isTls && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
      });
    case "cluster":
      return new Cluster([...hosts], {
        redisOptions: { ...options, ...signIn(address) },
        // Certificates contain host names; without this the library connects to resolved addresses.
        ...(isTls && { dnsLookup: (host, found) => found(null, host) }),
        enableAutoPipelining: true,
        // A command that cannot be sent at once is skipped.
        enableOfflineQueue: false,
        maxRedirections: REDIRECTIONS_MAX,
        clusterRetryStrategy: () => RECONNECT_MS,
        slotsRefreshTimeout: RECONNECT_MS,
      });
  }
};

/**
 * Connects in the background, and reconnects until the client is disconnected: to the server, to
 * the primary that the Sentinels report, or to all primaries of a cluster.
 */
export function connectRedis(url: string, open = openRedis): RedisClient {
  const address = redisAddress(url);
  const redis = open(address, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: RECONNECT_MS,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RECONNECT_MS,
    // A demoted primary accepts no writes: its name may belong to another server now.
    reconnectOnError: ({ message }) => message.startsWith("READONLY"),
  });
  // Every failed command reports it too; without a listener the library prints it.
  redis.on("error", () => undefined);
  // The library's own time limit excludes a cluster's redirections and retries.
  const within = address.kind === "cluster" ? inTime : <T>(answer: Promise<T>) => answer;
  return {
    eval: (script, keyCount, ...rest) => within(redis.eval(script, keyCount, ...rest)),
    zrem: (key, member) => within(redis.zrem(key, member)),
    disconnect: () => redis.disconnect(),
  };
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), COMMAND_TIMEOUT_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
