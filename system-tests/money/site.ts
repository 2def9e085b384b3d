import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import {
  lacksPostgres,
  startPostgres,
  type PostgresServer,
} from "../../contract-tests/harness/postgres.ts";
import { redisProgram, startRedis, type RedisServer } from "../../contract-tests/harness/redis.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";

/** How gateways are run: each way has to keep the same books. */
export type SiteKind = "embedded" | "workers" | "postgres" | "replicas";

/** One set of books, and the gateways that work on it. */
export interface Site {
  readonly store: OperatorStore;
  readonly gateways: readonly [TestServer, ...TestServer[]];
  /** The servers behind the gateways, where the site has them. */
  readonly postgres: PostgresServer | undefined;
  readonly redis: RedisServer | undefined;
  readonly start: () => Promise<TestServer>;
  readonly stop: () => Promise<void>;
}

const gatewayCounts = { embedded: 1, workers: 1, postgres: 1, replicas: 2 } as const;

/** What a site must not lack; in CI it lacks nothing. */
export function lacks(kind: SiteKind): boolean {
  const lacksRedis = kind === "replicas" && redisProgram === undefined;
  if (lacksRedis && process.env["CI"] !== undefined) throw new Error("CI must have Redis");
  return lacksRedis || (isShared(kind) && lacksPostgres());
}

function isShared(kind: SiteKind): boolean {
  return kind === "postgres" || kind === "replicas";
}

/** Starts the servers that the site needs, and its gateways with the text of a gateway.yaml. */
export async function openSite(kind: SiteKind, config: string): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-money-"));
  const postgres = isShared(kind) ? await startPostgres() : undefined;
  const redis = kind === "replicas" ? await startRedis() : undefined;
  const env = {
    ...(postgres !== undefined && { DATABASE_URL: postgres.url }),
    ...(redis !== undefined && { REDIS_URL: redis.url }),
    ...(kind === "workers" && { WORKERS: "2" }),
  };
  const start = (): Promise<TestServer> => startServer({ config, dataDir, env });
  const gateways: [TestServer, ...TestServer[]] = [await start()];
  // One after the other: the first writes the demo key that all of them share.
  while (gateways.length < gatewayCounts[kind]) gateways.push(await start());
  return {
    store: { dataDir, env },
    gateways,
    postgres,
    redis,
    start,
    stop: async () => {
      await Promise.all(gateways.map((gateway) => gateway.stop()));
      await redis?.stop();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nano-dollars of an amount such as `0.000000830`; exact. */
export function nanoOf(amount: string | null): number {
  const [dollars = "0", fraction = ""] = (amount ?? "0").split(".");
  return Number(BigInt(dollars) * 1_000_000_000n + BigInt(fraction.padEnd(9, "0")));
}
