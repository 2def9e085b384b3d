import type { DatabaseSync } from "node:sqlite";
import { MemoryStore, openEmptyLedger } from "../sqlite/test-memory-store.ts";
import type { LawProcesses } from "./test-law.ts";

/** The embedded store: one process, whose successor opens the same ledger. */
export class SqliteProcesses implements LawProcesses {
  readonly max = 1;
  #database: DatabaseSync | null = null;
  #clock = { nowMs: 0 };
  #store: MemoryStore | null = null;
  #opened = 0;

  /** The engine runs the calls of a turn one after the other, whatever they are. */
  isOrdered(): boolean {
    return true;
  }

  async begin(_count: number, clock: { readonly nowMs: number }): Promise<void> {
    await this.close();
    this.#clock = clock;
    this.#database = openEmptyLedger();
    this.#open();
  }

  store(): MemoryStore {
    if (this.#store === null) throw new Error("no process has begun");
    return this.#store;
  }

  kill(): Promise<void> {
    this.#open();
    return Promise.resolve();
  }

  fence(): Promise<void> {
    return this.kill();
  }

  restart(): Promise<void> {
    return this.kill();
  }

  add(): Promise<void> {
    return Promise.reject(new Error("a second process cannot open the ledger"));
  }

  async close(): Promise<void> {
    await this.#store?.close();
    this.#store = null;
  }

  #open(): void {
    if (this.#database === null) throw new Error("no ledger is open");
    const owner = `process ${(this.#opened += 1)}`;
    const { nowMs: recoverAtMs } = this.#clock;
    this.#store = new MemoryStore({ database: this.#database, owner, recoverAtMs });
  }
}
