import {
  CallingStore,
  changesKeys,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../calling-store.ts";
import { OwnHolds } from "../own-holds.ts";
import { isLongRead } from "../sqlite/worker-messages.ts";
import { RemoteLine, type RemoteLineOptions } from "./remote-line.ts";

export type RemoteStoreOptions = Pick<RemoteLineOptions, "dataDir" | "now">;

/**
 * The ledger that another process of this machine owns, through its socket. Where the owner is
 * away each call rejects with `StoreUnavailable`, and a later one connects again. What this
 * process held when a connection broke is resolved by the owner as a dead process's.
 */
export class RemoteStore extends CallingStore {
  readonly #line: RemoteLine;
  /**
   * For what takes long, and changes of keys, which wait for other processes: a batch is answered
   * whole, and no request waits for them.
   */
  readonly #slow: RemoteLine;
  readonly #ownHolds = new OwnHolds();

  private constructor({ dataDir, now }: RemoteStoreOptions) {
    super();
    this.#line = new RemoteLine({ dataDir, now });
    this.#slow = new RemoteLine({ dataDir, now });
  }

  /** Connects; rejects where no owner listens. */
  static async connect(options: RemoteStoreOptions): Promise<RemoteStore> {
    const store = new RemoteStore(options);
    await store.#line.connect();
    return store;
  }

  override async call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    const isSlow = isLongRead(operation) || changesKeys.has(operation);
    const line = isSlow ? this.#slow : this.#line;
    // The owner's engine gives each operation's own result.
    return (await line.queue.push([operation, argument])) as StoreResult<K>;
  }

  override async markProgress(progress: StoreArgument<"markProgress">): Promise<void> {
    await this.#line.queue.pushLater(progress.requestId, ["markProgress", progress]);
  }

  override placeHold(hold: StoreArgument<"placeHold">): Promise<StoreResult<"placeHold">> {
    return this.#ownHolds.place(hold.requestId, super.placeHold(hold));
  }

  override settle(settlement: StoreArgument<"settle">): Promise<StoreResult<"settle">> {
    this.#line.queue.withdraw(settlement.requestId);
    return this.#ownHolds.settle(settlement.requestId, super.settle(settlement));
  }

  override async close(): Promise<void> {
    await Promise.all([this.#line.close(), this.#slow.close()]);
  }
}
