import type { Socket } from "node:net";
import type { KeyRecord } from "../../ledger/accounts.ts";
import {
  CallingStore,
  changesKeys,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../calling-store.ts";
import { KeyCache } from "../key-cache.ts";
import { OwnHolds } from "../own-holds.ts";
import { isLongRead } from "../sqlite/worker-messages.ts";
import { words } from "./messages.ts";
import { RemoteLine, type RemoteLineOptions } from "./remote-line.ts";

export interface RemoteStoreOptions extends Pick<RemoteLineOptions, "dataDir" | "now"> {
  /** Whether keys that were looked up are kept; then each change of one waits for this process. */
  readonly keepsKeys?: boolean;
}

/**
 * The ledger that another process of this machine owns, through its socket. Where the owner is
 * away each call rejects with `StoreUnavailable`, and a later one connects again. What this
 * process held when a connection broke is resolved by the owner as a dead process's.
 */
export class RemoteStore extends CallingStore {
  readonly #keepsKeys: boolean;
  readonly #line: RemoteLine;
  /**
   * For what takes long, and changes of keys, which wait for other processes: a batch is answered
   * whole, and no request waits for them.
   */
  readonly #slow: RemoteLine;
  readonly #ownHolds = new OwnHolds();
  readonly #keys = new KeyCache();
  /** How often the keys were forgotten: what was looked up before is not kept. */
  #forgot = 0;

  private constructor({ dataDir, now, keepsKeys = false }: RemoteStoreOptions) {
    super();
    this.#keepsKeys = keepsKeys;
    this.#line = new RemoteLine({
      dataDir,
      now,
      opened: (socket) => keepsKeys && socket.write(`${words.keepsKeys}\n`),
      heard: (line, socket) => this.#heard(line, socket),
      closed: () => this.#forgetKeys(),
    });
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

  override async findKey(hash: string): Promise<KeyRecord | null> {
    const kept = this.#keys.get(hash);
    if (kept !== undefined) return kept;
    const forgot = this.#forgot;
    const found = await super.findKey(hash);
    const isKept = this.#keepsKeys && forgot === this.#forgot;
    if (isKept && found !== null) this.#keys.set(hash, found);
    return found;
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

  #heard(line: string, socket: Socket): boolean {
    if (line !== words.forgetKeys) return false;
    this.#forgetKeys();
    socket.write(`${words.forgotKeys}\n`);
    return true;
  }

  #forgetKeys(): void {
    this.#forgot += 1;
    this.#keys.clear();
  }
}
