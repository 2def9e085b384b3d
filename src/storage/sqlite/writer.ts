import type { DatabaseSync, StatementSync } from "node:sqlite";

const TAKE_OVER = `INSERT INTO pings (id, count, owner) VALUES (1, 0, ?)
  ON CONFLICT (id) DO UPDATE SET owner = excluded.owner`;

/**
 * Names this process as the one that writes. `gateway.lock` keeps a second process out, but a person
 * can remove that file. The name is in the ledger itself, so that of two processes only the later
 * one writes.
 */
export function takeOver(database: DatabaseSync, owner: string): void {
  database.prepare(TAKE_OVER).run(owner);
}

/** Another process has taken the ledger over, although this one has the lock of the directory. */
export class OtherWriter extends Error {
  override readonly name = "OtherWriter";

  constructor() {
    super("another process has opened the ledger: was the file gateway.lock removed?");
  }
}

/** Begins the transactions of a process, as long as no other one takes the ledger over. */
export class Writer {
  readonly #begin: StatementSync;
  readonly #rollback: StatementSync;
  readonly #read: StatementSync;
  readonly #owner: unknown;

  /** Must precede the reading of the ledger's state, which another process makes wrong. */
  constructor(database: DatabaseSync) {
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#rollback = database.prepare("ROLLBACK");
    this.#read = database.prepare("SELECT owner FROM pings");
    this.#owner = this.#readOwner();
  }

  /** Begins a transaction. Throws `OtherWriter`, without one, if another process has taken over. */
  begin(): void {
    this.#begin.run();
    if (this.#readOwner() === this.#owner) return;
    this.#rollback.run();
    throw new OtherWriter();
  }

  #readOwner(): unknown {
    return this.#read.get()?.["owner"];
  }
}
