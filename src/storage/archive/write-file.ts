import type { LoggedEntry } from "../../core/ledger/archive.ts";
import { writeGzipLines } from "../shared/gzip-lines.ts";
import type { AccountSpan } from "./log-walk.ts";

/** Format name in the first line of a file; a later format has a higher version. */
export const FORMAT = "chat-gateway archive";
export const FORMAT_VERSION = 1;

/** Content of the first line of a file. */
export interface FileHead {
  /** From 1. */
  readonly file: number;
  readonly month: string;
  /** `FileEnd.sha256` of the previous file; null for the first. */
  readonly previous: string | null;
  /** Number of the last entry of the previous file; null for the first. */
  readonly after: number | null;
}

/** Content of the last line of a file. */
export interface FileEnd {
  readonly entries: number;
  readonly accounts: number;
  /** Number of the last entry. */
  readonly last: number;
  /** SHA-256 of all preceding lines, hex. */
  readonly sha256: string;
}

/**
 * Returns the line of an entry: its number in the log, its hash and its canonical text, which is
 * JSON.
 */
function entryLine({ seq, hash, text }: LoggedEntry): string {
  return `[${seq},${JSON.stringify(hash)},${text}]`;
}

interface Part {
  readonly head: FileHead;
  readonly entries: AsyncIterable<LoggedEntry>;
  /** Called once the entries have ended. */
  readonly accounts: () => readonly AccountSpan[];
}

/**
 * Writes a part of the log with `writeGzipLines`: a header, one line per entry, one per account and
 * one with the digest.
 */
export async function writeFile(path: string, { head, entries, accounts }: Part): Promise<FileEnd> {
  let spans: readonly AccountSpan[] = [];
  let [count, last] = [0, 0];
  async function* lines(): AsyncGenerator<string> {
    yield JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, ...head });
    for await (const entry of entries) {
      yield entryLine(entry);
      count += 1;
      last = entry.seq;
    }
    spans = accounts();
    for (const { accountId, from, to } of spans) {
      yield JSON.stringify({ account: accountId, from, to });
    }
  }
  const endOf = (sha256: string): FileEnd => {
    return { entries: count, accounts: spans.length, last, sha256 };
  };
  return endOf(await writeGzipLines(path, lines(), endOf));
}
