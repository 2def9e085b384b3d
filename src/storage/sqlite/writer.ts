import type { DatabaseSync, StatementSync } from "node:sqlite";

const TAKE_OVER = `INSERT INTO pings (id, count, owner) VALUES (1, 0, ?)
  ON CONFLICT (id) DO UPDATE SET owner = excluded.owner`;

/** Another process writes to the ledger, although this one has the lock of the directory. */
export class OtherWriter extends Error {
  override readonly name = "OtherWriter";

  constructor() {
    super("another process has opened the ledger: was the file gateway.lock removed?");
  }
}

/**
 * Begins the transactions of a process. `gateway.lock` keeps a second process out, but a person can
 * remove that file. So the ledger itself names the process that writes: the first transaction of a
 * process takes it over, and the one before can no longer write.
 */
export class Writer {
  readonly #owner: string;
  readonly #begin: StatementSync;
  readonly #rollback: StatementSync;
  readonly #read: StatementSync;
  readonly #takeOver: StatementSync;
  /** The process that is replaced. */
  readonly #before: unknown;

  constructor(database: DatabaseSync, owner: string) {
    this.#owner = owner;
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#rollback = database.prepare("ROLLBACK");
    this.#read = database.prepare("SELECT owner FROM pings");
    this.#takeOver = database.prepare(TAKE_OVER);
    this.#before = this.#readOwner();
  }

  /**
   * Begins a transaction; calls `reload` if it takes the ledger over: the process before may have
   * written. Throws `OtherWriter`, without a transaction, if another process has taken over.
   */
  begin(reload: () => void): void {
    this.#begin.run();
    const owner = this.#readOwner();
    if (owner === this.#owner) return;
    if (owner !== this.#before) {
      this.#rollback.run();
      throw new OtherWriter();
    }
    this.#takeOver.run(this.#owner);
    reload();
  }

  #readOwner(): unknown {
    return this.#read.get()?.["owner"];
  }
}
