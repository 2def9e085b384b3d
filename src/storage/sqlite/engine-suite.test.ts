import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe } from "vitest";
import { CallQueue } from "../call-queue.ts";
import { CallingStore, type StoreArgument, type StoreOperation } from "../calling-store.ts";
import type { StoreResult } from "../calling-store.ts";
import { statementSuite, storeSuite, type StoreFixture } from "../store-suite.ts";
import { NOW } from "../suite/ledger-script.ts";
import { openDatabase } from "./database.ts";
import { Engine, type EngineCall } from "./engine.ts";

/** The engine without its thread: mutation testing sees no code that runs in another. */
class EngineStore extends CallingStore {
  readonly #database: DatabaseSync;
  readonly #queue: CallQueue<EngineCall>;

  constructor(directory: string, owner: string) {
    super();
    this.#database = openDatabase(join(directory, "ledger.sqlite"));
    const engine = new Engine(this.#database, { owner, replyBytesMax: 1_000_000 });
    engine.recover(NOW);
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

async function openFixture(): Promise<StoreFixture> {
  const directory = await mkdtemp(join(tmpdir(), "ledger-"));
  let opened = 1;
  let current = new EngineStore(directory, "process 1");
  return {
    store: current,
    kill: async () => {
      await current.close();
      opened += 1;
      current = new EngineStore(directory, `process ${opened}`);
      return current;
    },
    dispose: async () => {
      await current.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe("the embedded store's engine", () => {
  storeSuite(openFixture);
});

/** Days and hours are in UTC, whatever the machine's zone is. */
describe("the embedded store's statements", () => {
  const zone = process.env["TZ"];
  beforeAll(() => {
    process.env["TZ"] = "Pacific/Kiritimati";
  });
  afterAll(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });
  statementSuite(openFixture);
});
