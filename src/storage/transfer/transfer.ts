import { ledgerExists, type LedgerPlace } from "../ledger-exists.ts";
import { exportLedger, type ExportResult } from "./export-ledger.ts";
import { importLedger, type ImportResult } from "./import-ledger.ts";
import { TransferRefused } from "./ledger-side.ts";

/**
 * Writes the ledger of `place` into a new file; returns the rows of each table, the digest and the
 * bytes. Rejects with `TransferRefused` or `StoreLocked` if a gateway runs, and with the file's own
 * error.
 */
export async function exportFrom(
  place: LedgerPlace,
  file: string,
  exportedAt: string,
): Promise<ExportResult & { readonly bytes: number }> {
  if (!(await ledgerExists(place))) throw new TransferRefused("there is no ledger to export");
  const side =
    place.databaseUrl === null
      ? (await import("./sqlite-sides.ts")).exportFromSqlite(place.dataDir)
      : await (await import("./postgres-sides.ts")).exportFromPostgres(place.databaseUrl);
  try {
    return await exportLedger(side, file, exportedAt);
  } finally {
    await side.close();
  }
}

/**
 * Fills the empty ledger of `place`, which is created if needed, from a file; returns the rows of
 * each table, the digest and the replaced texts. Rejects for the same reasons as `exportFrom`, and
 * if a ledger exists.
 */
export async function importInto(place: LedgerPlace, file: string): Promise<ImportResult> {
  const side =
    place.databaseUrl === null
      ? (await import("./sqlite-sides.ts")).importIntoSqlite(place.dataDir)
      : await (await import("./postgres-sides.ts")).importIntoPostgres(place.databaseUrl);
  try {
    return await importLedger(side, file);
  } finally {
    await side.close();
  }
}
