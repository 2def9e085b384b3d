import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../sqlite/database.ts";
import { takeLock } from "../sqlite/lock.ts";
import { verifyAll } from "../sqlite/statements.ts";
import { LEDGER_FILE } from "../sqlite/worker-messages.ts";
import { text } from "../shared/rows.ts";
import type { TransferredTable, ColumnKind } from "./transferred-tables.ts";
import { TransferRefused, type ExportSide, type ImportSide } from "./ledger-side.ts";

/** Name of a ledger during the import, so that no gateway opens it. */
const UNFINISHED = `${LEDGER_FILE}.import`;

/**
 * Finds the trigger that maintains the sums. It is removed during an import: the sums are imported
 * as well, so the inserted rows must not be counted again.
 */
const FIND_TRIGGER = "SELECT sql FROM sqlite_schema WHERE name = 'sum_entry'";

const inLine = (column: string, kind: ColumnKind): string => {
  if (kind === "boolean") return `json(iif(${column}, 'true', 'false'))`;
  return kind === "bytes" ? `iif(${column} IS NULL, NULL, lower(hex(${column})))` : column;
};

/** Opens the embedded ledger for an export. Throws `StoreLocked` if a gateway is using it. */
export function exportFromSqlite(dataDir: string): ExportSide {
  const lock = takeLock(dataDir, { waitMs: 0 });
  try {
    const database = openDatabase(join(dataDir, LEDGER_FILE));
    return {
      store: "sqlite",
      verify: () => verifyAll(database),
      rows: async function* ({ name, columns, order }) {
        const values = Object.entries(columns).map(([column, kind]) => inLine(column, kind));
        const sql = `SELECT json_array(${values.join(", ")}) AS line FROM ${name} ORDER BY ${order}`;
        for (const row of database.prepare(sql).iterate()) yield text(row, "line");
      },
      close: () => {
        database.close();
        lock.release();
        return Promise.resolve();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creates an embedded ledger for an import, which gets its name once it is complete. Throws
 * `StoreLocked` if a gateway is using the directory, `TransferRefused` if a ledger exists.
 */
export function importIntoSqlite(dataDir: string): ImportSide {
  const file = join(dataDir, LEDGER_FILE);
  const unfinished = join(dataDir, UNFINISHED);
  const lock = takeLock(dataDir, { waitMs: 0 });
  try {
    if (existsSync(file)) throw new TransferRefused(`there is a ledger already: ${file}`);
    removeDatabase(unfinished);
    const database = openDatabase(unfinished);
    // An incomplete file is recreated, so only the complete one has to be on disk.
    database.exec("PRAGMA synchronous = OFF; BEGIN IMMEDIATE");
    const summing = text(database.prepare(FIND_TRIGGER).get() ?? {}, "sql");
    database.exec("DROP TRIGGER sum_entry");
    return {
      storesNul: true,
      insert: ({ name, columns: kinds }, columns, rows) => {
        const values = columns.map((column, at) => fromLine(kinds[column], at));
        database
          .prepare(
            `INSERT INTO ${name} (${columns.join(", ")})
             SELECT ${values.join(", ")} FROM json_each(?) ORDER BY key`,
          )
          .run(`[${rows.join(",")}]`);
        return Promise.resolve();
      },
      finish: async () => {
        database.exec(`
          ${summing};
          UPDATE chained SET seq = coalesce((SELECT max(seq) FROM entries), 0);
          COMMIT;`);
        const report = await verifyAll(database);
        if (report.problems.length > 0) return report;
        database.exec("PRAGMA journal_mode = DELETE");
        database.close();
        flush(unfinished);
        renameSync(unfinished, file);
        flush(dataDir);
        return report;
      },
      close: () => {
        if (database.isOpen) database.close();
        removeDatabase(unfinished);
        lock.release();
        return Promise.resolve();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Returns the SQL expression for the value at this index of the line, which `json_each` returns as
 * `value`.
 */
function fromLine(kind: TransferredTable["columns"][string] | undefined, at: number): string {
  const value = `value ->> '$[${at}]'`;
  return kind === "bytes" ? `unhex(${value})` : value;
}

function removeDatabase(path: string): void {
  for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(path + end, { force: true });
}

/** Flushes the file, since SQLite without synchronous mode leaves that to the operating system. */
function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
