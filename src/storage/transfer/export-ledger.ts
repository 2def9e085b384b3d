import { stat } from "node:fs/promises";
import { writeGzipLines } from "../shared/gzip-lines.ts";
import { transferredTables } from "./transferred-tables.ts";
import { TransferRefused, type ExportSide } from "./ledger-side.ts";

/** Format name in the first line of the file; a later format has a higher version. */
export const FORMAT = "chat-gateway ledger";
export const FORMAT_VERSION = 1;

export interface ExportResult {
  /** Number of rows per table. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of all lines before the last, in hex. */
  readonly sha256: string;
}

/**
 * Writes the whole ledger into a new file, readable only by its owner: gzip over lines of JSON. The
 * first line is a header. For each table, one line names its columns, and its rows follow as
 * arrays. The last line has the counts and the digest of all preceding lines. Rejects with
 * `TransferRefused` if the ledger does not verify, and leaves no file; rejects like `open` if the
 * file exists.
 */
export async function exportLedger(
  side: ExportSide,
  file: string,
  exportedAt: string,
): Promise<ExportResult & { readonly bytes: number }> {
  const { problems } = await side.verify();
  if (problems.length > 0) {
    const [first = "", ...others] = problems;
    const more = others.length === 0 ? "" : `, and ${others.length} more`;
    throw new TransferRefused(`the ledger does not verify: ${first}${more}`);
  }
  const rows: Record<string, number> = {};
  const lines = linesOf(side, exportedAt, rows);
  const sha256 = await writeGzipLines(file, lines, (digest) => ({ rows, sha256: digest }));
  return { rows, sha256, bytes: (await stat(file)).size };
}

/** Yields all lines except the last; counts the rows of each table. */
async function* linesOf(
  side: ExportSide,
  exportedAt: string,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const header = { format: FORMAT, version: FORMAT_VERSION, store: side.store };
  yield JSON.stringify({ ...header, exported_at: exportedAt });
  for (const table of transferredTables) {
    const { name, columns } = table;
    yield JSON.stringify({ table: name, columns: Object.keys(columns) });
    let count = 0;
    for await (const row of side.rows(table)) {
      yield row;
      count += 1;
    }
    counts[name] = count;
  }
}
