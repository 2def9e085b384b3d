import type { OnReversed } from "../core/ledger/reversed-charge.ts";
import type { Store } from "../core/ledger/store.ts";
import type { RefusedHold } from "../core/ledger/unresolved-holds.ts";
import type { Rewind } from "./postgres/batches/rewind.ts";
import { SqliteStore } from "./sqlite/sqlite-store.ts";

export interface OpenStoreOptions {
  readonly dataDir: string;
  /** PostgreSQL in place of the embedded store; null: embedded. */
  readonly databaseUrl: string | null;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Maximum bytes of stored replies per account. */
  readonly replyBytesMax?: number;
  /** Called at startup with each reason why a failover or a crash may lose acknowledged data. */
  readonly onRisk?: (risk: string) => void;
  /** Called after the ledger went back in time and was repaired. */
  readonly onRewind?: (rewind: Rewind) => void;
  /** Called when the ledger can never settle a request whose first settlement failed. */
  readonly onLost?: (requestId: string, cause: unknown) => void;
  /** Called with each hold whose end the ledger refused for the first time. */
  readonly onRefused?: (refused: RefusedHold) => void;
  /**
   * Called with each charge that this process reversed, once it is durable. Reversals made again
   * after the ledger went back in time are left out: they were reported before.
   */
  readonly onReversed?: OnReversed;
  /** Called if the periodic work on PostgreSQL failed while the database answers. */
  readonly onUpkeepFailed?: (cause: unknown) => void;
  /**
   * Called if the embedded ledger ends without being closed: all calls fail from then on, and only
   * another process can open the ledger again.
   */
  readonly onEnded?: (cause: unknown) => void;
  /** Unique among all processes that ever opened this ledger; generated if absent. */
  readonly ownerId?: string;
  /** Maximum time to wait for the embedded ledger's lock. */
  readonly lockWaitMs?: number;
}

/**
 * Opens the configured ledger; this process then owns an embedded one. Rejects with `StoreLocked`
 * if another process owns it, with `SchemaTooNew` if a newer gateway wrote it.
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { databaseUrl } = options;
  if (databaseUrl === null) return SqliteStore.open(options);
  const { openPostgresStore } = await import("./postgres/postgres-store.ts");
  return openPostgresStore({ ...options, databaseUrl });
}
