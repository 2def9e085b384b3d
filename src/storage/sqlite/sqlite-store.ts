import { randomUUID } from "node:crypto";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { CALL_STATE_BYTES_MAX } from "../../core/ledger/call-states.ts";
import { REPLY_BYTES_MAX } from "../../core/ledger/decisions.ts";
import type { OnReversed } from "../../core/ledger/reversed-charge.ts";
import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import type { Settlement, SettleResult, Store } from "../../core/ledger/store.ts";
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
import { type LedgerLine, type OnEnded, reportReversed } from "./ledger-line.ts";
import { LedgerThread } from "./ledger-thread.ts";
import type { WorkerTask } from "./worker-messages.ts";
import type { KeyRecord } from "../../core/ledger/accounts.ts";

/** An operator's command holds the lock for less than this; a starting gateway waits for it. */
const LOCK_WAIT_MS = 2_000;

/** Interval of retries of a failed settlement. */
const SETTLE_RETRY_MS = 1_000;

/** The report thread and its pending reports. */
interface Reports {
  readonly thread: LedgerLine;
  readonly queue: CallQueue<StoreCall>;
}

export interface SqliteStoreOptions {
  readonly dataDir: string;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Unique among all processes that ever opened this ledger; generated if absent. */
  readonly ownerId?: string;
  /** Maximum bytes of stored replies per account. */
  readonly replyBytesMax?: number;
  /** Maximum bytes of call states per key. */
  readonly callStateBytesMax?: number;
  readonly lockWaitMs?: number;
  /** See `UnsettledOptions.onLost`. */
  readonly onLost?: (requestId: string, cause: unknown) => void;
  /** See `OpenStoreOptions.onRefused`. */
  readonly onRefused?: (refused: RefusedHold) => void;
  /** See `OpenStoreOptions.onReversed`. */
  readonly onReversed?: OnReversed;
  /** See `OpenStoreOptions.onEnded`. */
  readonly onEnded?: OnEnded;
  /** Opens the files; default: in a thread. Rejects with `StoreLocked` like `open`. */
  readonly start?: (task: WorkerTask, onEnded?: OnEnded) => Promise<LedgerLine>;
}

const startThread: NonNullable<SqliteStoreOptions["start"]> = (task, onEnded) =>
  LedgerThread.start(task, onEnded);

const KEYS_MAX = 10_000;

/**
 * Cache of keys by hash. It is exact: the single process that owns the ledger clears it before any
 * change of a key is acknowledged. Unknown keys are not cached.
 */
export class KeyCache {
  readonly #keys = new Map<string, KeyRecord>();

  get(hash: string): KeyRecord | undefined {
    return this.#keys.get(hash);
  }

  set(hash: string, key: KeyRecord): void {
    if (this.#keys.size >= KEYS_MAX) this.#keys.clear();
    this.#keys.set(hash, key);
  }

  clear(): void {
    this.#keys.clear();
  }
}

/**
 * The ledger in one SQLite file, owned by this process. A thread does all file access; the calls of
 * one turn of the event loop share a transaction.
 */
export class SqliteStore extends CallingStore {
  readonly #thread: LedgerLine;
  readonly #options: SqliteStoreOptions;
  readonly #queue: CallQueue<StoreCall>;
  readonly #keys = new KeyCache();
  readonly #unsettled: UnsettledRequests;
  #reports: Promise<Reports> | null = null;
  /** Report threads that were replaced, until they end. */
  readonly #leaving = new Set<Promise<void>>();
  #closed: Promise<void> | null = null;

  private constructor(thread: LedgerLine, options: SqliteStoreOptions) {
    super();
    this.#thread = thread;
    this.#options = options;
    this.#queue = new CallQueue(async (calls) =>
      reportReversed(await thread.run(calls), options.onReversed),
    );
    this.#unsettled = new UnsettledRequests({
      settle: (settlement) => this.#settle(settlement),
      release: (claim) => this.call("releaseReply", claim),
      retryMs: SETTLE_RETRY_MS,
      ...(options.onLost && { onLost: options.onLost }),
      ...(options.onRefused && { onRefused: options.onRefused }),
    });
  }

  /**
   * Opens the ledger, creates or migrates it, and resolves the holds of dead processes. Rejects
   * with `StoreLocked` if another process owns the ledger.
   */
  static async open(options: SqliteStoreOptions): Promise<SqliteStore> {
    const { start = startThread } = options;
    const task = {
      role: "ledger",
      dataDir: options.dataDir,
      owner: options.ownerId ?? randomUUID(),
      replyBytesMax: options.replyBytesMax ?? REPLY_BYTES_MAX,
      callStateBytesMax: options.callStateBytesMax ?? CALL_STATE_BYTES_MAX,
      lockWaitMs: options.lockWaitMs ?? LOCK_WAIT_MS,
      nowMs: options.now(),
    } as const;
    const thread = await start(task, options.onEnded);
    for (const refused of thread.refused) options.onRefused?.(refused);
    return new SqliteStore(thread, options);
  }

  override findKey: Store["findKey"] = async (hash) => {
    const cached = this.#keys.get(hash);
    if (cached !== undefined) return cached;
    const found = await this.call("findKey", hash);
    if (found !== null) this.#keys.set(hash, found);
    return found;
  };

  override markProgress: Store["markProgress"] = async (progress) => {
    await this.#queue.pushLater(progress.requestId, ["markProgress", progress]);
  };

  override settle: Store["settle"] = (settlement) => this.#unsettled.settle(settlement);

  override releaseReply: Store["releaseReply"] = (claim) =>
    this.#unsettled.orRelease(claim, this.call("releaseReply", claim));

  override call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    const called = isLongRead(operation)
      ? this.#report(operation, argument)
      : this.#queue.push([operation, argument]);
    // The engine's table returns each operation's own result type.
    const answered = called as Promise<StoreResult<K>>;
    return kinds[operation] === "change" ? answered.finally(() => this.#keys.clear()) : answered;
  }

  override close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  #settle(settlement: Settlement): Promise<SettleResult> {
    this.#queue.withdraw(settlement.requestId);
    return this.call("settle", settlement);
  }

  /** Runs a long read in the report thread, so that no hold waits for it. */
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

  /**
   * Discards the report thread: the next report starts another one. Pending reports still get their
   * answers.
   */
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

/**
 * Closes the thread once its reports are answered; if it did not open, there is no thread to close.
 */
async function closeReports(opening: Promise<Reports>): Promise<void> {
  const reports = await opening.catch(() => null);
  await reports?.queue.close();
  await reports?.thread.close();
}
