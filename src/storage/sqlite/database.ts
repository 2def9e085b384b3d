import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { SchemaTooNew } from "../shared/errors.ts";
import { indexNames, indexRows } from "../shared/indices.ts";
import { sqlite } from "../shared/sql.ts";
import { stateAfter, type Migration } from "../shared/migration.ts";
import { linkOlderEntries } from "./link-older-entries.ts";
import { migrations } from "./migrations.ts";

/** Opens (or creates, readable only by its owner) the ledger's file and migrates it. */
export function openDatabase(path: string): DatabaseSync {
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 10_000 });
  try {
    refuseNewerSchema(database, path);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(database, migrations);
    makeIndices(database);
    linkOlderEntries(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a second connection for long reads; each read sees the data committed when it begins. */
export function openForReading(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
}

/** Returns `user_version`, the minimum number of steps that a gateway must know. */
function neededSteps(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

/**
 * Returns the number of steps run. Ledgers of the first gateways have no table for it; there both
 * numbers are equal.
 */
function appliedSteps(database: DatabaseSync): number {
  const table = "SELECT 1 FROM sqlite_schema WHERE name = 'schema_steps'";
  if (database.prepare(table).get() === undefined) return neededSteps(database);
  return Number(database.prepare("SELECT applied FROM schema_steps").get()?.["applied"]);
}

function refuseNewerSchema(database: DatabaseSync, path: string): void {
  const found = neededSteps(database);
  if (found <= migrations.length) return;
  throw new SchemaTooNew({ where: path, found, known: migrations.length });
}

/** Creates the missing indices of reports and lists. Each of them ends with the row number. */
export function makeIndices(database: DatabaseSync): void {
  for (const name of indexNames) {
    const columns = indexRows(name, sqlite).replace("at_ms, seq", "at_ms");
    database.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${columns}`);
  }
}

/** Runs those of the steps that the ledger lacks, in one transaction. */
export function migrate(database: DatabaseSync, steps: readonly Migration[]): void {
  const missing = steps.slice(appliedSteps(database));
  if (missing.length === 0) return;
  const { needed, applied } = stateAfter(steps);
  database.exec(`
    BEGIN IMMEDIATE;
    ${missing.map(({ sql }) => sql).join(";")};
    CREATE TABLE IF NOT EXISTS schema_steps (applied INTEGER NOT NULL) STRICT;
    DELETE FROM schema_steps;
    INSERT INTO schema_steps VALUES (${applied});
    PRAGMA user_version = ${needed};
    COMMIT;`);
}
