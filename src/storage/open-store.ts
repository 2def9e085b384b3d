import { setTimeout as delay } from "node:timers/promises";
import type { Store } from "../ledger/store.ts";
import { StoreLocked } from "./errors.ts";
import type { Rewind } from "./postgres/rewind.ts";
import { RemoteStore } from "./remote/remote-store.ts";
import { serveStore } from "./remote/served-store.ts";
import { SqliteStore } from "./sqlite/sqlite-store.ts";

export interface OpenStoreOptions {
  readonly dataDir: string;
  /** PostgreSQL in place of the embedded store; null: embedded. */
  readonly databaseUrl: string | null;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Bound of the stored replies of one account. */
  readonly replyBytesMax?: number;
  /** Called at the start with each reason why a failover or a crash may lose what was acknowledged. */
  readonly onRisk?: (risk: string) => void;
  /** Called when the ledger went back in time, once it was made good. */
  readonly onRewind?: (rewind: Rewind) => void;
  /** Unique among all processes that ever opened this ledger; made up where absent. */
  readonly ownerId?: string;
}

/** A gateway that starts or stops holds the lock without listening for less than this. */
const OPERATOR_WAIT_MS = 5_000;
const OPERATOR_RETRY_MS = 50;

/**
 * Opens the ledger that the configuration names, for a gateway: the embedded one as its owner,
 * whom other processes reach through a socket. Rejects with `StoreLocked` where another gateway
 * owns it, with `SchemaTooNew` where a newer one wrote it.
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { databaseUrl } = options;
  if (databaseUrl !== null) {
    const { openPostgresStore } = await import("./postgres/postgres-store.ts");
    return openPostgresStore({ ...options, databaseUrl });
  }
  return serveStore(await SqliteStore.open(options), options);
}

/**
 * Opens the ledger for another process of the same machine (an operator's command): through the
 * gateway that owns it, or as its owner for a while where none runs.
 */
export async function openOperatorStore(
  options: OpenStoreOptions & {
    /** Absent: as long as it is. */
    readonly sleep?: (ms: number) => Promise<unknown>;
  },
): Promise<Store> {
  const { sleep = delay } = options;
  if (options.databaseUrl !== null) return openStore(options);
  const deadlineMs = options.now() + OPERATOR_WAIT_MS;
  for (;;) {
    const store = await openEither(options);
    if (!(store instanceof StoreLocked)) return store;
    if (options.now() >= deadlineMs) throw store;
    await sleep(OPERATOR_RETRY_MS);
  }
}

/** The lock's owner does not listen in the moments when it starts or stops: then the lock. */
async function openEither(options: OpenStoreOptions): Promise<Store | StoreLocked> {
  try {
    return await SqliteStore.open({ ...options, lockWaitMs: 0 });
  } catch (error) {
    if (!(error instanceof StoreLocked)) throw error;
    return RemoteStore.connect(options).catch(() => error);
  }
}
