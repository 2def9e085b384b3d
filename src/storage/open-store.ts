import type { Store } from "../core/ledger/store.ts";
import type { Rewind } from "./postgres/batches/rewind.ts";
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
  /** Called when the ledger can never settle a request that it could not settle at first. */
  readonly onLost?: (requestId: string, cause: unknown) => void;
  /** Unique among all processes that ever opened this ledger; made up where absent. */
  readonly ownerId?: string;
  /** How long the embedded ledger's lock is waited for. */
  readonly lockWaitMs?: number;
}

/**
 * Opens the ledger that the configuration names; of the embedded one this process is then the owner.
 * Rejects with `StoreLocked` where another process owns it, with `SchemaTooNew` where a newer gateway
 * wrote it.
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { databaseUrl } = options;
  if (databaseUrl === null) return SqliteStore.open(options);
  const { openPostgresStore } = await import("./postgres/postgres-store.ts");
  return openPostgresStore({ ...options, databaseUrl });
}
