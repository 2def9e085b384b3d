import {
  CallingStore,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../calling-store.ts";
import type { SqliteStore } from "../sqlite/sqlite-store.ts";
import { StoreServer } from "./store-server.ts";

/** The owner's own way to its ledger while others reach it through its socket. */
export class ServedStore extends CallingStore {
  readonly #store: SqliteStore;
  readonly #server: StoreServer;

  private constructor(store: SqliteStore, server: StoreServer) {
    super();
    this.#store = store;
    this.#server = server;
  }

  /** Listens in `dataDir`; closes the store where it cannot. */
  static async open(
    store: SqliteStore,
    { dataDir }: { readonly dataDir: string },
  ): Promise<ServedStore> {
    try {
      return new ServedStore(store, await StoreServer.listen({ store, dataDir }));
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  override call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    return this.#store.call(operation, argument);
  }

  /** The socket first: what other processes still held is resolved before the ledger closes. */
  override async close(): Promise<void> {
    await this.#server.close();
    await this.#store.close();
  }
}
