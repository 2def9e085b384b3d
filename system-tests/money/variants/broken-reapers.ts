import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * What a broken reaper would do to the embedded ledger of a dead process, as SQL that runs instead
 * of the reaper: before the store is opened, and while nobody else has it open.
 */
export type BrokenReaper = readonly string[];

/** Drops the holds instead of charging what they owe; the sums agree. */
export const droppingHolds: BrokenReaper = [
  "DELETE FROM holds",
  "UPDATE accounts SET held = 0",
  "UPDATE api_keys SET held = 0",
];

/** Takes the whole hold as what a started request owes; the sums agree. */
export const chargingWholeHolds: BrokenReaper = ["UPDATE holds SET owed = amount, started = 1"];

/** Lowers the balance twice by what a hold owes: once here, once in the entry. */
export const chargingTwice: BrokenReaper = [
  `UPDATE accounts SET balance = balance - min(balance - held, coalesce(
     (SELECT sum(max(owed, 1)) FROM holds WHERE account_id = accounts.id), 0))`,
];

/** Runs it, if there is a ledger already. */
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
