import type { VerifyReport } from "../../core/ledger/verification.ts";
import type { CarriedTable } from "./carried.ts";

/** The command cannot do what was asked, and has changed nothing. */
export class TransferRefused extends Error {
  override readonly name = "TransferRefused";
}

/** A ledger that is read while no gateway works on it. */
export interface ExportSide {
  readonly store: "sqlite" | "postgres";
  readonly verify: () => Promise<VerifyReport>;
  /** The rows of a table in its order, each a JSON array of its columns. */
  readonly rows: (table: CarriedTable) => AsyncIterable<string>;
  readonly close: () => Promise<void>;
}

/** An empty ledger that is filled; nothing of it can be seen before `finish`. */
export interface ImportSide {
  /** Writes rows, each a JSON array of these columns. */
  readonly insert: (
    table: CarriedTable,
    columns: readonly string[],
    rows: readonly string[],
  ) => Promise<void>;
  /** Verifies what was written, and keeps it if nothing is wrong with it. */
  readonly finish: () => Promise<VerifyReport>;
  /** Ends the work; what was not finished is gone. */
  readonly close: () => Promise<void>;
}
