import type { VerifyReport } from "../../core/ledger/verification.ts";
import type { Row } from "../shared/rows.ts";
import type { TransferredTable } from "./transferred-tables.ts";

/** The command is refused and has changed no data. */
export class TransferRefused extends Error {
  override readonly name = "TransferRefused";
}

/**
 * Returns a line's values by column, for people: an integer may be too large to be exact. Throws
 * `TransferRefused` if it is not JSON.
 */
export function rowOf(columns: readonly string[], line: string): Row {
  try {
    const values = JSON.parse(line) as readonly unknown[];
    return Object.fromEntries(columns.map((column, at) => [column, values[at]]));
  } catch {
    throw new TransferRefused("the file was altered: a row of it is not JSON");
  }
}

/** A ledger to read while no gateway uses it. */
export interface ExportSide {
  readonly store: "sqlite" | "postgres";
  readonly verify: () => Promise<VerifyReport>;
  /** The rows of a table in its order, each as a JSON array of its columns. */
  readonly rows: (table: TransferredTable) => AsyncIterable<string>;
  readonly close: () => Promise<void>;
}

/** An empty ledger to fill; its content is invisible before `finish`. */
export interface ImportSide {
  /** Whether its texts may have NUL. */
  readonly storesNul: boolean;
  /** Writes rows, each a JSON array of these columns. */
  readonly insert: (
    table: TransferredTable,
    columns: readonly string[],
    rows: readonly string[],
  ) => Promise<void>;
  /** Verifies the imported ledger and keeps it if it has no problems. */
  readonly finish: () => Promise<VerifyReport>;
  /** Ends the import; unfinished work is discarded. */
  readonly close: () => Promise<void>;
}
