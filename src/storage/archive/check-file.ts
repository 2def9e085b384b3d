import { isDeepStrictEqual } from "node:util";
import type { ArchiveFile } from "./archive-folder.ts";
import { readFile } from "./read-file.ts";
import type { AccountSpan, LogWalk, ReadEntry } from "./log-walk.ts";
import type { FileEnd } from "./write-file.ts";

/** The file that precedes the checked one. */
export interface FileBefore {
  /** 0: no file precedes. */
  readonly number: number;
  readonly sha256: string | null;
  /** Number of its last entry; null: no file precedes. */
  readonly last: number | null;
}

export const NO_FILE: FileBefore = { number: 0, sha256: null, last: null };

/** Result of checking a file. */
export interface CheckedFile {
  readonly end: FileEnd;
  readonly spans: readonly AccountSpan[];
  /** One sentence each. */
  readonly problems: readonly string[];
}

/**
 * Reads a file that follows another and verifies the chains through it. Rejects like `readFile`.
 * `onEntry` receives each entry in order.
 */
export async function checkFile(
  file: ArchiveFile,
  before: FileBefore,
  walk: LogWalk,
  onEntry: (entry: ReadEntry) => Promise<void> | void = () => undefined,
): Promise<CheckedFile> {
  const problems: string[] = [];
  const spans: AccountSpan[] = [];
  let end: FileEnd | null = null;
  const broken = new Set<string>();
  for await (const line of readFile(file)) {
    if ("entry" in line) {
      const problem = walk.take(line.entry);
      // Only the first break of a chain is reported.
      if (problem !== null && !broken.has(line.entry.accountId)) problems.push(problem);
      if (problem !== null) broken.add(line.entry.accountId);
      await onEntry(line.entry);
    } else if ("account" in line) spans.push(line.account);
    else if ("end" in line) end = line.end;
    else if (line.head.previous !== before.sha256 || line.head.after !== before.last) {
      problems.push(`it does not follow file ${before.number}`);
    }
  }
  if (end === null) throw new Error("a file that was read has an end");
  if (!isDeepStrictEqual(walk.endPart(), spans)) {
    problems.push("the positions of its accounts do not match its entries");
  }
  return { end, spans, problems: problems.map((problem) => `${file.path}: ${problem}`) };
}
