import { createHash } from "node:crypto";
import type { ChainPlace } from "../../core/ledger/chain-walk.ts";
import { gzipLines } from "../shared/gzip-lines.ts";
import type { ArchiveFile } from "./archive-folder.ts";
import { readEntry, type AccountSpan, type ReadEntry } from "./log-walk.ts";
import { FORMAT, FORMAT_VERSION, type FileEnd, type FileHead } from "./write-file.ts";

/** The archive refuses the request; no ledger entry has been deleted for it. */
export class ArchiveRefused extends Error {
  override readonly name = "ArchiveRefused";
}

/** Content of a file, in the order of its lines. */
export type ReadLine =
  | { readonly head: FileHead }
  | { readonly entry: ReadEntry }
  | { readonly account: AccountSpan }
  | { readonly end: FileEnd };

/**
 * Reads an archive file in bounded memory. Rejects with `ArchiveRefused` if the file is truncated,
 * altered, from a newer gateway or not an archive file. The digest is checked at the last line.
 */
export async function* readFile(file: ArchiveFile): AsyncGenerator<ReadLine> {
  try {
    const hash = createHash("sha256");
    const counts = { entries: 0, accounts: 0, last: 0 };
    let isHead = true;
    let end: FileEnd | null = null;
    for await (const line of gzipLines(file.path)) {
      if (end !== null) throw new SyntaxError("it has data after its last line");
      const read = isHead ? readHead(line, file) : readLine(line);
      isHead = false;
      if ("end" in read) {
        end = read.end;
        const isSame =
          end.entries === counts.entries &&
          end.accounts === counts.accounts &&
          end.last === counts.last &&
          end.sha256 === hash.digest("hex");
        if (!isSame) throw new SyntaxError("it was altered: its digest differs");
      } else hash.update(`${line}\n`);
      if ("entry" in read) {
        counts.entries += 1;
        counts.last = read.entry.seq;
      }
      if ("account" in read) counts.accounts += 1;
      yield read;
    }
    if (end === null) throw new SyntaxError("it is cut off: its last line is missing");
  } catch (error) {
    throw refusal(file, error);
  }
}

/** Reads the first line of a file; rejects like `readFile`. */
export async function readHeadOf(file: ArchiveFile): Promise<FileHead> {
  for await (const line of readFile(file)) if ("head" in line) return line.head;
  throw new ArchiveRefused(`${file.path} has no first line`);
}

function refusal(file: ArchiveFile, error: unknown): unknown {
  if (!(error instanceof SyntaxError || error instanceof TypeError)) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!code.startsWith("Z_")) return error;
    const why = code === "Z_BUF_ERROR" ? "is cut off" : "is not compressed, or was altered";
    return new ArchiveRefused(`${file.path} ${why}`);
  }
  return new ArchiveRefused(`${file.path} is not a complete archive file: ${error.message}`);
}

function readHead(line: string, { number, month }: ArchiveFile): ReadLine {
  const { format, version, ...head } = JSON.parse(line) as FileHead & {
    readonly format?: unknown;
    readonly version?: unknown;
  };
  if (format !== FORMAT || typeof version !== "number") throw new SyntaxError("it is another file");
  if (version > FORMAT_VERSION) {
    throw new ArchiveRefused(
      `a newer gateway wrote file ${number} of the archive: use that version`,
    );
  }
  if (head.file !== number || head.month !== month) {
    throw new SyntaxError(`its header names file ${head.file} of ${head.month}`);
  }
  return { head };
}

/** The line contains the entry's text exactly as it was hashed. */
function readLine(line: string): ReadLine {
  if (line.startsWith("[")) {
    const [, seq, hash, text = ""] =
      /^\[(-?\d+),(null|"[0-9a-f]{64}"),(\{.*\})\]$/s.exec(line) ?? [];
    if (seq === undefined || hash === undefined) throw new SyntaxError("a line is not an entry");
    const logged = { seq: Number(seq), hash: JSON.parse(hash) as string | null, text };
    return { entry: readEntry(logged) };
  }
  const read = JSON.parse(line) as Partial<FileEnd> & {
    readonly account?: string;
    readonly from?: ChainPlace | null;
    readonly to?: ChainPlace;
  };
  const { account: accountId, from = null, to } = read;
  if (accountId !== undefined && to !== undefined) return { account: { accountId, from, to } };
  const { entries, accounts, last, sha256 } = read;
  if (entries === undefined || accounts === undefined || last === undefined || !sha256) {
    throw new SyntaxError("a line is neither an account nor the end");
  }
  return { end: { entries, accounts, last, sha256 } };
}

/**
 * Reports whether a file has exactly the first entries of another file that follows the same
 * predecessor. Rejects like `readFile`.
 */
export async function isBeginningOf(file: ArchiveFile, longer: ArchiveFile): Promise<boolean> {
  const others = readFile(longer);
  try {
    for await (const line of readFile(file)) {
      if (!("head" in line || "entry" in line)) return true;
      const other = await others.next();
      if (other.done === true || !isSame(line, other.value)) return false;
    }
    return true;
  } finally {
    await others.return(undefined);
  }
}

function isSame(line: ReadLine, other: ReadLine): boolean {
  if ("head" in line && "head" in other) {
    return line.head.previous === other.head.previous && line.head.after === other.head.after;
  }
  if (!("entry" in line && "entry" in other)) return false;
  return line.entry.seq === other.entry.seq && line.entry.text === other.entry.text;
}
