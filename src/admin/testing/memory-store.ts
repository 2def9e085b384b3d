import { DatabaseSync } from "node:sqlite";
import { CallQueue } from "../../storage/call-queue.ts";
import {
  CallingStore,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../../storage/calling-store.ts";
import { Engine, type EngineCall } from "../../storage/sqlite/engine.ts";
import { makeIndices } from "../../storage/sqlite/indices.ts";
import { migrations } from "../../storage/sqlite/migrations.ts";

const REPLY_BYTES_MAX = 1_000_000;

/** The file of an empty ledger: read in a tenth of the time that it takes to make one. */
const emptyLedger = makeEmptyLedger();

function makeEmptyLedger(): Uint8Array {
  const database = new DatabaseSync(":memory:");
  database.exec(migrations.map(({ sql }) => sql).join(";"));
  makeIndices(database);
  const file = database.serialize();
  database.close();
  return file;
}

/** For tests: the embedded store itself, without its thread and its file. */
export class MemoryStore extends CallingStore {
  readonly #database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true });
  readonly #queue: CallQueue<EngineCall>;

  constructor() {
    super();
    this.#database.deserialize(emptyLedger);
    const options = { owner: "a test", replyBytesMax: REPLY_BYTES_MAX };
    const engine = new Engine(this.#database, options);
    this.#queue = new CallQueue((calls) => Promise.resolve(engine.run(calls)));
  }

  override call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    return this.#queue.push([operation, argument]) as Promise<StoreResult<K>>;
  }

  override async close(): Promise<void> {
    await this.#queue.close();
    if (this.#database.isOpen) this.#database.close();
  }
}
