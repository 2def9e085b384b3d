import { ForwardingStore, type CallingStore } from "../calling-store.ts";
import type { SqliteStore } from "../sqlite/sqlite-store.ts";
import { StoreServer } from "./store-server.ts";

/**
 * The owner's own way to its ledger while others reach it through its socket in `dataDir`. Closes the
 * store where it cannot listen there.
 */
export async function serveStore(
  store: SqliteStore,
  { dataDir }: { readonly dataDir: string },
): Promise<CallingStore> {
  try {
    const server = await StoreServer.listen({ store, dataDir });
    // What other processes still held is resolved before the ledger closes.
    return new ForwardingStore(store, () => server.close().then(() => store.close()));
  } catch (error) {
    await store.close();
    throw error;
  }
}
