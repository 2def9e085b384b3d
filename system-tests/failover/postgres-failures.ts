import { chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { lacksPatroni, PatroniCluster } from "../../contract-tests/harness/patroni.ts";
import { lacksPgBouncer, startPgBouncer } from "../../contract-tests/harness/pgbouncer.ts";
import type { PostgresServer } from "../../contract-tests/harness/postgres.ts";
import { pause } from "../../contract-tests/harness/real-clock.ts";
import { startProxy } from "../../src/storage/postgres/test-proxy.ts";
import { openFileSystem } from "../money/full-disk.ts";
import type { Failure, PreparedFailure } from "./failure.ts";
import { whileHung } from "./while-hung.ts";

type Cause = (postgres: PostgresServer, away: () => Promise<void>) => Promise<void>;

/** Returns a failure that needs only the server. */
const failure = (name: string, cause: Cause, losesTime = false): Failure => ({
  name,
  server: "postgres",
  losesTime,
  prepare: ({ postgres }) => Promise.resolve({ cause: (away) => cause(postgres, away) }),
});

/** Returns a failure of a program before or behind the server. */
const around = (
  name: string,
  prepare: (postgres: PostgresServer) => Promise<PreparedFailure | null>,
  losesTime = false,
): Failure => ({
  name,
  server: "postgres",
  losesTime,
  prepare: ({ postgres }) => prepare(postgres),
});

/** Number of acknowledged entries that the standby lacks. */
const LOST_ENTRIES = 40;
/** PostgreSQL's user if tests run as root. */
const NOBODY = 65_534;
/** An empty database takes a third of it. */
const DISK_BYTES = "32m";

async function ask(url: string, question: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly count: number }>(question);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

async function reach(count: number, read: () => Promise<number>): Promise<void> {
  while ((await read()) < count) await pause(50);
}

/** A streaming standby replaces a primary that is killed and does not come back. */
async function promoted(
  postgres: PostgresServer,
  kind: "synchronous" | "asynchronous",
): Promise<PreparedFailure> {
  const link = await startProxy(postgres.url);
  const standby = await postgres.startStandby(link.url);
  const streaming = "SELECT count(*)::int FROM pg_stat_replication WHERE state = 'streaming'";
  await reach(1, () => ask(postgres.url, streaming));
  if (kind === "synchronous") {
    await postgres.configure("synchronous_standby_names", "*");
    // The server applies a setting with a delay.
    const synchronous = "SELECT count(*)::int FROM pg_stat_replication WHERE sync_state = 'sync'";
    await reach(1, () => ask(postgres.url, synchronous));
  }
  const hosts = [postgres, standby].map(({ url }) => new URL(url).host).join(",");
  const address = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`;
  return {
    env: { DATABASE_URL: address },
    cause: async (away) => {
      if (kind === "asynchronous") {
        link.hang();
        const read = () => ask(postgres.url, "SELECT count(*)::int FROM entries");
        await reach((await read()) + LOST_ENTRIES, read);
      }
      process.kill(postgres.pid(), "SIGQUIT");
      await away();
      await standby.promote();
    },
    stop: async () => {
      await standby.stop();
      await link.close();
    },
  };
}

/** Patroni assigns the roles, and HAProxy asks it for the leader. */
async function ledByPatroni(kind: "killed" | "hung"): Promise<PreparedFailure | null> {
  if (await lacksPatroni()) return null;
  const cluster = await PatroniCluster.start();
  return {
    env: { DATABASE_URL: cluster.url },
    // The standby takes 20 s or more to become the leader, independent of `away`.
    cause: (away) => (kind === "killed" ? cluster.killLeader(away) : cluster.hangLeader(away)),
    lastLines: () => cluster.lastLines(),
    stop: () => cluster.stop(),
  };
}

async function behindPgBouncer(
  postgres: PostgresServer,
  kind: "killed" | "hung",
): Promise<PreparedFailure | null> {
  if (lacksPgBouncer()) return null;
  const pooler = await startPgBouncer(postgres.url);
  return {
    env: { DATABASE_URL: pooler.urlOf(postgres.url) },
    cause: (away) => (kind === "killed" ? pooler.restart(away) : whileHung(pooler, away)),
    stop: () => pooler.stop(),
  };
}

async function behindNetwork(postgres: PostgresServer): Promise<PreparedFailure> {
  const network = await startProxy(postgres.url);
  return {
    env: { DATABASE_URL: network.url },
    cause: async (away) => {
      network.cut();
      await away();
      network.restore();
    },
    stop: () => network.close(),
  };
}

/** The tables are on a small file system, which only root can mount. */
async function onSmallDisk(postgres: PostgresServer): Promise<PreparedFailure | null> {
  const disk = await openFileSystem(DISK_BYTES);
  if (disk === null) return null;
  const folder = join(disk.folder, "tables");
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, NOBODY, NOBODY);
  await ask(postgres.url, `CREATE TABLESPACE small LOCATION '${folder}'`);
  await ask(postgres.url, "CREATE DATABASE on_small TABLESPACE small");
  return {
    env: { DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: "/on_small" }).href },
    cause: async (away) => {
      await disk.fill();
      await away();
      await disk.makeRoom();
    },
    stop: () => disk.remove(),
  };
}

async function withoutStandby(postgres: PostgresServer, away: () => Promise<void>): Promise<void> {
  await postgres.configure("synchronous_standby_names", "away");
  try {
    await away();
  } finally {
    await postgres.configure("synchronous_standby_names", "");
  }
}

/** Failures of PostgreSQL, and of the programs between it and the gateways. */
export const postgresFailures: readonly Failure[] = [
  failure("PostgreSQL is killed", (postgres, away) => postgres.restart("SIGQUIT", away)),
  failure("PostgreSQL is shut down", (postgres, away) => postgres.restart("SIGINT", away)),
  failure("PostgreSQL hangs", whileHung),
  failure("PostgreSQL waits for its synchronous standby, which is away", withoutStandby),
  failure(
    "PostgreSQL comes back without its last seconds, as from a snapshot",
    (postgres, away) => postgres.goBack(away),
    true,
  ),
  around("The primary is killed, a synchronous standby is promoted", (postgres) =>
    promoted(postgres, "synchronous"),
  ),
  around(
    "The primary is killed, an asynchronous standby is promoted without the last charges",
    (postgres) => promoted(postgres, "asynchronous"),
    true,
  ),
  around("Patroni with HAProxy: the leader is killed", () => ledByPatroni("killed")),
  around("Patroni with HAProxy: the leader hangs", () => ledByPatroni("hung")),
  around("The network to PostgreSQL is cut off", behindNetwork),
  around("PgBouncer is killed", (postgres) => behindPgBouncer(postgres, "killed")),
  around("PgBouncer hangs", (postgres) => behindPgBouncer(postgres, "hung")),
  around("PostgreSQL's disk is full", onSmallDisk),
];
