import { Redis } from "iovalkey";
import { RedisGroup, until } from "../../contract-tests/harness/redis-forms.ts";
import type { Failure, PreparedFailure } from "./failure.ts";
import { whileHung } from "./while-hung.ts";

const failure = (name: string, prepare: Failure["prepare"]): Failure => ({
  name,
  server: "redis",
  losesTime: false,
  prepare,
});

const urlOf = (scheme: string, ports: readonly number[], path = ""): string =>
  `${scheme}://${ports.map((port) => `127.0.0.1:${port}`).join(",")}${path}`;

/** Three Sentinels promote the replica of a killed primary. */
async function behindSentinels(): Promise<PreparedFailure> {
  const group = await RedisGroup.open();
  const primary = await group.start();
  const replica = await group.start([`replicaof 127.0.0.1 ${primary}`]);
  const sentinels = await group.startSentinels(primary);
  const tells = async (port: number, question: readonly string[], what: string) =>
    String(await group.ask(port, question)).includes(what);
  await until(() => tells(replica, ["INFO", "replication"], "master_link_status:up"));
  for (const sentinel of sentinels) {
    const question = ["SENTINEL", "master", "main"];
    await until(() => tells(sentinel, question, "num-slaves,1,num-other-sentinels,2"));
  }
  return {
    env: { REDIS_URL: urlOf("redis+sentinel", sentinels, "/main") },
    cause: async (away) => {
      await group.kill(primary);
      await away();
      await until(() => tells(replica, ["INFO", "replication"], "role:master"));
    },
    stop: () => group.stop(),
  };
}

/** One of three primaries is killed, and its replica takes over its slots. */
async function inCluster(): Promise<PreparedFailure> {
  const group = await RedisGroup.open();
  const { primaries, replicas } = await group.startCluster();
  const [first = 0, second = 0] = primaries;
  const [successor = 0] = replicas;
  return {
    env: { REDIS_URL: urlOf("redis+cluster", primaries) },
    cause: async (away) => {
      await group.kill(first);
      await away();
      const tells = async (port: number, question: readonly string[], what: string) =>
        String(await group.ask(port, question)).includes(what);
      // Before this the cluster may not have noticed yet.
      await until(() => tells(successor, ["INFO", "replication"], "role:master"));
      await until(() => tells(second, ["CLUSTER", "INFO"], "cluster_state:ok"));
    },
    stop: () => group.stop(),
  };
}

/** Failures of Redis, which do not affect money. */
export const redisFailures: readonly Failure[] = [
  failure("Redis is killed", ({ redis }) =>
    Promise.resolve({ cause: (away) => redis.restart(away) }),
  ),
  failure("Redis is demoted", ({ redis: { url } }) =>
    Promise.resolve({
      cause: async (away) => {
        const redis = new Redis(url);
        try {
          // A replica of a primary that does not exist.
          await redis.replicaof("127.0.0.1", 1);
          await away();
          await redis.replicaof("NO", "ONE");
        } finally {
          redis.disconnect();
        }
      },
    }),
  ),
  failure("Redis hangs", ({ redis }) =>
    Promise.resolve({ cause: (away) => whileHung(redis, away) }),
  ),
  failure("Redis with Sentinels: the primary is killed", behindSentinels),
  failure("Redis Cluster: one of three primaries is killed", inCluster),
];
