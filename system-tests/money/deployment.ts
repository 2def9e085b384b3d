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

/** The kinds of deployment; each must keep the same ledger. */
export type DeploymentKind = "embedded" | "postgres" | "replicas";

/** One store, and the gateways on it. */
export interface Deployment extends Servers {
  readonly store: OperatorStore;
  readonly gateways: readonly [TestServer, ...TestServer[]];
  readonly start: () => Promise<TestServer>;
  readonly stop: () => Promise<void>;
}

const gatewayCounts = { embedded: 1, postgres: 1, replicas: 2 } as const;

/** Returns whether the machine lacks the requirements of a deployment; always false in CI. */
export function lacks(kind: DeploymentKind): boolean {
  const lacksRedis = kind === "replicas" && redisProgram === undefined;
  if (lacksRedis && process.env["CI"] !== undefined) throw new Error("CI must have Redis");
  return lacksRedis || (isShared(kind) && lacksPostgres());
}

function isShared(kind: DeploymentKind): boolean {
  return kind === "postgres" || kind === "replicas";
}

/** The servers behind the gateways. */
export interface Servers {
  readonly postgres: PostgresServer | undefined;
  readonly redis: RedisServer | undefined;
}

export interface DeploymentOptions {
  /** Returns settings that depend on the servers, such as another address of one. */
  readonly through?: (servers: Servers) => Promise<Readonly<Record<string, string>>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs this file instead of `src/main.ts`. */
  readonly entry?: string;
}

/** Starts the required servers, and the gateways with the text of a gateway.yaml. */
export async function startDeployment(
  kind: DeploymentKind,
  config: string,
  options: DeploymentOptions = {},
): Promise<Deployment> {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-money-"));
  const postgres = isShared(kind) ? await startPostgres() : undefined;
  const redis = kind === "replicas" ? await startRedis() : undefined;
  const env = {
    ...options.env,
    ...(postgres !== undefined && { DATABASE_URL: postgres.url }),
    ...(redis !== undefined && { REDIS_URL: redis.url }),
    ...(await options.through?.({ postgres, redis })),
  };
  const start = (): Promise<TestServer> => startServer({ ...options, config, dataDir, env });
  const gateways: TestServer[] = [];
  const stop = async (): Promise<void> => {
    const ends = await Promise.allSettled(gateways.map((gateway) => gateway.stop()));
    await redis?.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  };
  try {
    const first = await start();
    gateways.push(first);
    // In sequence: the first writes the demo key that all share.
    while (gateways.length < gatewayCounts[kind]) gateways.push(await start());
    const [, ...others] = gateways;
    return { store: { dataDir, env }, gateways: [first, ...others], postgres, redis, start, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns an amount such as `0.000000830` in nano-dollars, exactly. */
export function nanoOf(amount: string | null): number {
  const [dollars = "0", fraction = ""] = (amount ?? "0").split(".");
  return Number(BigInt(dollars) * 1_000_000_000n + BigInt(fraction.padEnd(9, "0")));
}
