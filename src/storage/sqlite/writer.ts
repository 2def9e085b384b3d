import type { DatabaseSync, StatementSync } from "node:sqlite";

const TAKE_OVER = `INSERT INTO pings (id, count, owner) VALUES (1, 0, ?)
  ON CONFLICT (id) DO UPDATE SET owner = excluded.owner`;

/** Another process has taken the ledger over, although this one has the lock of the directory. */
export class OtherWriter extends Error {
  override readonly name = "OtherWriter";

  constructor() {
    super("another process has opened the ledger: was the file gateway.lock removed?");
  }
}

/**
 * The column `pings.owner`, which names the process that opened the ledger last. `gateway.lock` keeps a
 * second process out, but a person can remove that file. The name stands in the ledger itself, and
 * each transaction reads it, so that of two processes only the later one writes.
 */
export class Writer {
  readonly #owner: string;
  readonly #begin: StatementSync;
  readonly #rollback: StatementSync;
  readonly #read: StatementSync;

  /** Takes the ledger over from the process that opened it before. */
  constructor(database: DatabaseSync, owner: string) {
    this.#owner = owner;
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#rollback = database.prepare("ROLLBACK");
    this.#read = database.prepare("SELECT owner FROM pings");
    database.prepare(TAKE_OVER).run(owner);
  }

  /** Begins a transaction. Throws `OtherWriter`, without one, if another process has taken over. */
  begin(): void {
    this.#begin.run();
    if (this.#read.get()?.["owner"] === this.#owner) return;
    this.#rollback.run();
    throw new OtherWriter();
  }
}
