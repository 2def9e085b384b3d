import { createHash } from "node:crypto";
import { gzipLines } from "../shared/gzip-lines.ts";
import { transferredTables, type TransferredTable } from "./transferred-tables.ts";
import { FORMAT, FORMAT_VERSION, type ExportResult } from "./export-ledger.ts";
import { TransferRefused, type ImportSide } from "./ledger-side.ts";
import { NulTexts, type ReplacedTexts } from "./nul-texts.ts";

/** Maximum number of rows, and of characters, in one statement. */
const ROWS_MAX = 1_000;
const CHARS_MAX = 1_048_576;

/** What was read from a file. */
export interface ImportResult extends ExportResult {
  /** The texts with U+FFFD in place of NUL. */
  readonly replaced: ReplacedTexts;
}

/**
 * Fills an empty ledger from a file of `exportLedger`, in bounded memory. Rejects with
 * `TransferRefused` if the file is truncated, altered, of another version or not an export, if it
 * has a row that the ledger cannot store, or if the imported ledger does not verify. The ledger is
 * then still empty.
 */
export async function importLedger(side: ImportSide, file: string): Promise<ImportResult> {
  const reading = new Reading(side);
  for await (const line of readLines(file)) await reading.take(line);
  const transferred = reading.end();
  const { problems } = await side.finish();
  const [first] = problems;
  if (first !== undefined)
    throw new TransferRefused(`the imported ledger does not verify: ${first}`);
  return { ...transferred, replaced: reading.replaced };
}

interface OpenTable {
  readonly table: TransferredTable;
  readonly columns: readonly string[];
}

/** A file, read up to some line. */
class Reading {
  readonly #side: ImportSide;
  readonly #hash = createHash("sha256");
  readonly #rows: Record<string, number> = {};
  readonly #nulTexts = new NulTexts();
  #hasHeader = false;
  #open: OpenTable | null = null;
  #waiting: string[] = [];
  #waitingChars = 0;
  #end: ExportResult | null = null;

  constructor(side: ImportSide) {
    this.#side = side;
  }

  get replaced(): ReplacedTexts {
    return this.#nulTexts.replaced;
  }

  async take(line: string): Promise<void> {
    if (this.#end !== null) throw new TransferRefused("the file has data after its last line");
    if (!line.startsWith("[")) await this.#takeStatement(line);
    else await this.#takeRow(line);
    if (this.#end === null) this.#hash.update(`${line}\n`);
  }

  /** Returns the content of the last line, once it is checked. */
  end(): ExportResult {
    if (this.#end === null)
      throw new TransferRefused("the file is cut off: its last line is missing");
    const { rows, sha256 } = this.#end;
    const isWhole = Object.entries(this.#rows).every(([table, count]) => rows[table] === count);
    if (!isWhole || this.#hash.digest("hex") !== sha256) {
      throw new TransferRefused("the file was altered: its digest differs");
    }
    this.#nulTexts.refuseUnproven();
    return this.#end;
  }

  async #takeRow(line: string): Promise<void> {
    if (this.#open === null) throw notALedger();
    this.#waiting.push(line);
    this.#waitingChars += line.length;
    if (this.#waiting.length >= ROWS_MAX || this.#waitingChars >= CHARS_MAX) await this.#write();
  }

  async #takeStatement(line: string): Promise<void> {
    const statement = parseObject(line);
    if (!this.#hasHeader) return this.#takeHeader(statement);
    await this.#write();
    if (typeof statement["table"] === "string") this.#openTable(statement);
    else this.#end = readEnd(statement);
  }

  #takeHeader({ format, version }: Readonly<Record<string, unknown>>): void {
    if (format !== FORMAT || typeof version !== "number") throw notALedger();
    if (version > FORMAT_VERSION) throw otherGateway(`its format is ${version}`);
    this.#hasHeader = true;
  }

  #openTable({ table: name, columns }: Readonly<Record<string, unknown>>): void {
    const table = transferredTables.find((known) => known.name === name);
    if (table === undefined)
      throw otherGateway(`the table ${String(name)} is unknown to this version`);
    if (!Array.isArray(columns)) throw notALedger();
    const names = columns.map(String);
    const unknown = names.find((column) => table.columns[column] === undefined);
    if (unknown !== undefined) {
      throw otherGateway(`the column ${table.name}.${unknown} is unknown to this version`);
    }
    this.#open = { table, columns: names };
    this.#rows[table.name] = 0;
  }

  async #write(): Promise<void> {
    if (this.#open === null || this.#waiting.length === 0) return;
    const { table, columns } = this.#open;
    const rows = this.#side.storesNul
      ? this.#waiting
      : this.#nulTexts.take(table.name, columns, this.#waiting);
    await this.#side.insert(table, columns, rows);
    this.#rows[table.name] = (this.#rows[table.name] ?? 0) + this.#waiting.length;
    this.#waiting = [];
    this.#waitingChars = 0;
  }
}

function notALedger(): TransferRefused {
  return new TransferRefused("the file is not an export of a ledger");
}

function otherGateway(why: string): TransferRefused {
  return new TransferRefused(
    `the file was written by another version of the gateway: ${why}; import it with that one`,
  );
}

function parseObject(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw notALedger();
}

function readEnd({ rows, sha256 }: Readonly<Record<string, unknown>>): ExportResult {
  if (typeof rows !== "object" || rows === null || typeof sha256 !== "string") throw notALedger();
  return { rows: rows as ExportResult["rows"], sha256 };
}

async function* readLines(file: string): AsyncGenerator<string> {
  try {
    yield* gzipLines(file);
  } catch (error) {
    throw readingFailed(error);
  }
}

/** Converts zlib's errors for a file that is truncated or is not gzip. */
function readingFailed(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  if (error.code === "Z_BUF_ERROR") {
    return new TransferRefused("the file is cut off: its last line is missing");
  }
  if (error.code === "Z_DATA_ERROR") {
    return new TransferRefused("the file is not an export of a ledger, or was altered");
  }
  return error;
}
