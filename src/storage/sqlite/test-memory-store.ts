import { DatabaseSync } from "node:sqlite";
import type { Settlement, SettleResult, Store } from "../../core/ledger/store.ts";
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
import { makeIndices } from "./database.ts";
import { migrations } from "./migrations.ts";

const REPLY_BYTES_MAX = 1_000_000;

/** The file of an empty ledger; opening a copy takes a tenth of the time of creating one. */
const emptyLedger = makeEmptyLedger();

function makeEmptyLedger(): Uint8Array {
  const database = new DatabaseSync(":memory:");
  database.exec(migrations.map(({ sql }) => sql).join(";"));
  makeIndices(database);
  const file = database.serialize();
  database.close();
  return file;
}

function openEmptyLedger(): DatabaseSync {
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
    retryMs: 1_000,
  });

  /** `recoverAtMs`: time at which the holds of other owners are resolved, as if these were dead. */
  constructor({ database = openEmptyLedger(), owner = "a test", recoverAtMs }: MemoryOptions = {}) {
    super();
    this.#database = database;
    const engine = new Engine(database, { owner, replyBytesMax: REPLY_BYTES_MAX });
    if (recoverAtMs !== undefined) engine.recover(recoverAtMs);
    this.#queue = new CallQueue((calls) => Promise.resolve(engine.run(calls)));
  }

  override call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    return this.#queue.push([operation, argument]) as Promise<StoreResult<K>>;
  }

  override settle(settlement: Settlement): Promise<SettleResult> {
    return this.#unsettled.settle(settlement);
  }

  override async close(): Promise<void> {
    await this.#queue.close();
    if (this.#database.isOpen) this.#database.close();
  }
}

interface MemoryOptions {
  readonly database?: DatabaseSync;
  readonly owner?: string;
  readonly recoverAtMs?: number;
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
