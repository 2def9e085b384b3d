import type { Store } from "../ledger/store.ts";
import { SqliteStore } from "./sqlite/sqlite-store.ts";

export interface OpenStoreOptions {
  readonly dataDir: string;
  /** PostgreSQL in place of the embedded store; null: embedded. */
  readonly databaseUrl: string | null;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Unique among all processes that ever opened these books; made up where absent. */
  readonly ownerId?: string;
}

/**
 * Opens the books that the configuration names, as their owner. Rejects with `StoreLocked` where
 * another gateway owns the embedded store, with `SchemaTooNew` where a newer one wrote them.
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  if (options.databaseUrl !== null) throw new Error("no store serves this DATABASE_URL");
  return SqliteStore.open(options);
}
