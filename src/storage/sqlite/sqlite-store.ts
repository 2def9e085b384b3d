import { randomUUID } from "node:crypto";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { REPLY_BYTES_MAX } from "../../core/ledger/decisions.ts";
import type { KeyRecord } from "../../core/ledger/accounts.ts";
import type { HoldProgress, Settlement, SettleResult } from "../../core/ledger/store.ts";
import { UnsettledRequests } from "../../core/ledger/unsettled-requests.ts";
import { CallQueue } from "../shared/call-queue.ts";
import {
  CallingStore,
  isLongRead,
  kinds,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
  type StoreCall,
} from "../shared/calling-store.ts";
import { KeyCache } from "./key-cache.ts";
import type { LedgerLine } from "./ledger-line.ts";
import { LedgerThread } from "./ledger-thread.ts";
import type { WorkerTask } from "./worker-messages.ts";

/** An operator's command holds the lock for less than this; a gateway that starts waits for it. */
const LOCK_WAIT_MS = 2_000;

/** How long after a failed settlement it is tried again. */
const SETTLE_RETRY_MS = 1_000;

/** The thread of reports, and what waits for it. */
interface Reports {
  readonly thread: LedgerLine;
  readonly queue: CallQueue<StoreCall>;
}

type Release = StoreArgument<"releaseReply">;

export interface SqliteStoreOptions {
  readonly dataDir: string;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Unique among all processes that ever opened this ledger; made up where absent. */
  readonly ownerId?: string;
  /** Bound of the stored replies of one account. */
  readonly replyBytesMax?: number;
  readonly lockWaitMs?: number;
  /** See `UnsettledOptions.onLost`. */
  readonly onLost?: (requestId: string, cause: unknown) => void;
  /** What works on the files; absent: a thread. Rejects with `StoreLocked` as `open` does. */
  readonly start?: (task: WorkerTask) => Promise<LedgerLine>;
}

const startThread = (task: WorkerTask): Promise<LedgerLine> => LedgerThread.start(task);

/**
 * The ledger in one SQLite file, owned by this process alone. A thread does all file access; the
 * calls of one turn of the loop share a transaction.
 */
export class SqliteStore extends CallingStore {
  readonly #thread: LedgerLine;
  readonly #options: SqliteStoreOptions;
  readonly #queue: CallQueue<StoreCall>;
  readonly #keys = new KeyCache();
  readonly #unsettled: UnsettledRequests;
  #reports: Promise<Reports> | null = null;
  /** Threads of reports that were replaced, until they have ended. */
  readonly #leaving = new Set<Promise<void>>();
  #closed: Promise<void> | null = null;

  private constructor(thread: LedgerLine, options: SqliteStoreOptions) {
    super();
    this.#thread = thread;
    this.#options = options;
    this.#queue = new CallQueue((calls) => thread.run(calls));
    this.#unsettled = new UnsettledRequests({
      settle: (settlement) => this.#settle(settlement),
      release: (claim) => this.#queue.push(["releaseReply", claim]),
      retryMs: SETTLE_RETRY_MS,
      ...(options.onLost && { onLost: options.onLost }),
    });
  }

  /**
   * Opens the ledger, creates or migrates it, and resolves the holds of dead processes. Rejects
   * with `StoreLocked` where another process owns them.
   */
  static async open(options: SqliteStoreOptions): Promise<SqliteStore> {
    const { start = startThread } = options;
    const thread = await start({
      role: "ledger",
      dataDir: options.dataDir,
      owner: options.ownerId ?? randomUUID(),
      replyBytesMax: options.replyBytesMax ?? REPLY_BYTES_MAX,
      lockWaitMs: options.lockWaitMs ?? LOCK_WAIT_MS,
      nowMs: options.now(),
    });
    return new SqliteStore(thread, options);
  }

  /** Holds of dead processes that were resolved at the start. */
  get recoveredHolds(): number {
    return this.#thread.recoveredHolds;
  }

  override call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    // The engine's table gives each operation's own result.
    return this.#route(operation, argument) as Promise<StoreResult<K>>;
  }

  override close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  #route(operation: StoreOperation, argument: unknown): Promise<unknown> {
    if (operation === "findKey") return this.#findKey(String(argument));
    if (isLongRead(operation)) return this.#report(operation, argument);
    if (operation === "settle") return this.#unsettled.settle(argument as Settlement);
    const call: StoreCall = [operation, argument];
    if (operation === "releaseReply") {
      return this.#unsettled.orRelease(argument as Release, this.#queue.push(call));
    }
    if (operation === "markProgress") {
      return this.#queue.pushLater((argument as HoldProgress).requestId, call);
    }
    const called = this.#queue.push(call);
    return kinds[operation] === "change" ? called.finally(() => this.#keys.clear()) : called;
  }

  #settle(settlement: Settlement): Promise<SettleResult> {
    this.#queue.withdraw(settlement.requestId);
    return this.#queue.push(["settle", settlement]) as Promise<SettleResult>;
  }

  async #findKey(hash: string): Promise<KeyRecord | null> {
    const cached = this.#keys.get(hash);
    if (cached !== undefined) return cached;
    const found = (await this.#queue.push(["findKey", hash])) as KeyRecord | null;
    if (found !== null) this.#keys.set(hash, found);
    return found;
  }

  /** Long reads have a thread of their own, so that no hold waits for them. */
  async #report(operation: StoreOperation, argument: unknown): Promise<unknown> {
    if (this.#closed !== null) throw new StoreUnavailable("the store is closed");
    this.#reports ??= this.#openReports();
    const reports = this.#reports;
    try {
      const { queue } = await reports;
      return await queue.push([operation, argument]);
    } catch (error) {
      if (error instanceof StoreUnavailable) this.#replaceReports(reports);
      throw error;
    }
  }

  async #openReports(): Promise<Reports> {
    const { start = startThread, dataDir } = this.#options;
    const thread = await start({ role: "reports", dataDir });
    return { thread, queue: new CallQueue((calls) => thread.run(calls)) };
  }

  /** The next report has another thread; what waits for this one is still answered by it. */
  #replaceReports(reports: Promise<Reports>): void {
    if (this.#reports !== reports) return;
    this.#reports = null;
    const leaving = closeReports(reports).finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }

  async #end(): Promise<void> {
    const drained = this.#queue.close();
    this.#unsettled.stop();
    if (this.#reports !== null) this.#replaceReports(this.#reports);
    await Promise.all(this.#leaving);
    await drained;
    await this.#thread.close();
  }
}

/** Ends them once they are answered; where they did not open there is nothing to end. */
async function closeReports(opening: Promise<Reports>): Promise<void> {
  const reports = await opening.catch(() => null);
  await reports?.queue.close();
  await reports?.thread.close();
}
