import { Cluster, Redis, type RedisOptions } from "iovalkey";
import { redisAddress, type RedisAddress } from "./redis-address.ts";

/** A server that answers later than this counts as away. */
const COMMAND_TIMEOUT_MS = 250;
const RECONNECT_MS = 1_000;
/** Of a cluster that is changing: a slot that moved, and moved again. */
const REDIRECTIONS_MAX = 3;

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
export type OpenRedis = (address: RedisAddress, options: RedisOptions) => RedisConnection;

/** Who connects, as the library is told it. */
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
        // Told at once of another primary, and not only by the end of the connection.
        failoverDetector: true,
        sentinelRetryStrategy: () => RECONNECT_MS,
        ...(sentinelPassword !== undefined && { sentinelPassword }),
        ...(isTls && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
      });
    case "cluster":
      return new Cluster([...hosts], {
        redisOptions: { ...options, ...signIn(address) },
        // Certificates are of names: else the library connects to the addresses that they resolve to.
        ...(isTls && { dnsLookup: (host, found) => found(null, host) }),
        enableAutoPipelining: true,
        // What cannot be sent at once is decided without it.
        enableOfflineQueue: false,
        maxRedirections: REDIRECTIONS_MAX,
        clusterRetryStrategy: () => RECONNECT_MS,
        slotsRefreshTimeout: RECONNECT_MS,
      });
  }
};

/**
 * Connects in the background, and again for as long as the client is not disconnected: to the server, to
 * the primary that the Sentinels name, or to all primaries of a cluster.
 */
export function connectRedis(url: string, open = openRedis): RedisClient {
  const address = redisAddress(url);
  const redis = open(address, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: RECONNECT_MS,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RECONNECT_MS,
    // A primary that was demoted takes no writes: its name may be another server's by now.
    reconnectOnError: ({ message }) => message.startsWith("READONLY"),
  });
  // Every failed command reports it too; without a listener the library prints it.
  redis.on("error", () => undefined);
  // A cluster's redirections and retries are not within the library's own limit.
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
