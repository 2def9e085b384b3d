import { DatabaseSync } from "node:sqlite";
import type { SettleResult, Store } from "../../core/ledger/store.ts";
import type { OnReversed } from "../../core/ledger/reversed-charge.ts";
import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import { UnsettledRequests } from "../../core/ledger/unsettled-requests.ts";
import { CallQueue } from "../shared/call-queue.ts";
import {
  CallingStore,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
  type StoreCall,
} from "../shared/calling-store.ts";
import { Engine } from "./engine.ts";
import { makeIndices, migrate } from "./database.ts";
import { migrations } from "./migrations.ts";
import { reportReversed } from "./ledger-line.ts";

const REPLY_BYTES_MAX = 1_000_000;
const CALL_STATE_BYTES_MAX = 1_000_000;
const RETRY_MS = 1_000;

/** The file of an empty ledger; opening a copy takes a tenth of the time of creating one. */
const emptyLedger = makeEmptyLedger();

function makeEmptyLedger(): Uint8Array {
  const database = new DatabaseSync(":memory:");
  migrate(database, migrations);
  makeIndices(database);
  const file = database.serialize();
  database.close();
  return file;
}

/** Opens an empty ledger in memory. */
export function openEmptyLedger(): DatabaseSync {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true });
  database.deserialize(emptyLedger);
  return database;
}

/** For tests: the embedded store without its thread and, by default, without a file. */
export class MemoryStore extends CallingStore {
  readonly #database: DatabaseSync;
  readonly #queue: CallQueue<StoreCall>;
  readonly #unsettled = new UnsettledRequests({
    settle: (settlement) => this.#queue.push(["settle", settlement]) as Promise<SettleResult>,
    release: (claim) => this.#queue.push(["releaseReply", claim]),
    retryMs: RETRY_MS,
    onRefused: (refused) => this.#onRefused(refused),
  });
  readonly #onRefused: (refused: RefusedHold) => void;

  /** `recoverAtMs`: time at which the holds of other owners are resolved, as if these were dead. */
  constructor(options: MemoryOptions = {}) {
    super();
    const { database = openEmptyLedger(), owner = "a test", recoverAtMs } = options;
    const { onRefused = () => undefined, onReversed } = options;
    this.#database = database;
    this.#onRefused = onRefused;
    const engine = new Engine(database, {
      owner,
      replyBytesMax: REPLY_BYTES_MAX,
      callStateBytesMax: CALL_STATE_BYTES_MAX,
    });
    if (recoverAtMs !== undefined) for (const one of engine.recover(recoverAtMs)) onRefused(one);
    this.#queue = new CallQueue((calls) =>
      Promise.resolve(reportReversed(engine.run(calls), onReversed)),
    );
  }

  override call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    return this.#queue.push([operation, argument]) as Promise<StoreResult<K>>;
  }

  override settle: Store["settle"] = (settlement) => this.#unsettled.settle(settlement);

  /** Changes rows without the engine. */
  execute(sql: string): void {
    this.#database.exec(sql);
  }

  override async close(): Promise<void> {
    await this.#queue.close();
    this.#unsettled.stop();
    if (this.#database.isOpen) this.#database.close();
  }
}

interface MemoryOptions {
  readonly database?: DatabaseSync;
  readonly owner?: string;
  readonly recoverAtMs?: number;
  readonly onRefused?: (refused: RefusedHold) => void;
  readonly onReversed?: OnReversed;
}

/** Returns a store with some methods replaced; closing it leaves the original store open. */
export function replaceMethods(store: CallingStore, methods: Partial<Store>): Store {
  return Object.assign(new ReplacedStore(store), methods);
}

class ReplacedStore extends CallingStore {
  readonly #store: CallingStore;

  constructor(store: CallingStore) {
    super();
    this.#store = store;
  }

  override call: CallingStore["call"] = (operation, argument) =>
    this.#store.call(operation, argument);

  override close(): Promise<void> {
    return Promise.resolve();
  }
}
