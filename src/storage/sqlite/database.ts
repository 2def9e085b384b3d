import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { SchemaTooNew } from "../errors.ts";
import { migrations } from "./migrations.ts";

/** Opens (or makes, readable by its owner only) the ledger's file and brings it up to date. */
export function openDatabase(path: string): DatabaseSync {
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 10_000 });
  try {
    refuseNewerSchema(database, path);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A second connection for long reads; it sees what is committed when a read begins. */
export function openForReading(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
}

function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

function refuseNewerSchema(database: DatabaseSync, path: string): void {
  const version = schemaVersion(database);
  if (version <= migrations.length) return;
  throw new SchemaTooNew({ where: path, found: version, known: migrations.length });
}

/** Runs the missing steps, each with its version in one transaction. */
function migrate(database: DatabaseSync): void {
  for (const [at, step] of migrations.entries()) {
    if (schemaVersion(database) > at) continue;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${at + 1}; COMMIT;`);
  }
}
