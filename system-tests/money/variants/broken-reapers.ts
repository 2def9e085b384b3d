import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * The effect of a broken reaper on the embedded ledger of a dead process, as SQL that runs instead
 * of the reaper: before the store is opened, and without another process that has it open.
 */
export type BrokenReaper = readonly string[];

/** Drops the holds instead of charging their owed amounts; the sums agree. */
export const droppingHolds: BrokenReaper = [
  "DELETE FROM holds",
  "UPDATE accounts SET held = 0",
  "UPDATE api_keys SET held = 0",
];

/** Charges the whole hold of a started request; the sums agree. */
export const chargingWholeHolds: BrokenReaper = ["UPDATE holds SET owed = amount, started = 1"];

/** Lowers the balance twice by a hold's owed amount: once here, once in the entry. */
export const chargingTwice: BrokenReaper = [
  `UPDATE accounts SET balance = balance - min(balance - held, coalesce(
     (SELECT sum(max(owed, 1)) FROM holds WHERE account_id = accounts.id), 0))`,
];

/** Runs it if a ledger exists. */
export function reap(dataDir: string, statements: BrokenReaper): void {
  const file = join(dataDir, "ledger.sqlite");
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database.exec(["BEGIN IMMEDIATE", ...statements, "COMMIT"].join(";"));
  } finally {
    database.close();
  }
}
