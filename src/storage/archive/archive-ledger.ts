import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  ARCHIVED_AFTER_MS,
  monthName,
  monthOf,
  type ArchivedPlace,
} from "../../core/ledger/archive.ts";
import { BEFORE_ALL } from "../../core/ledger/chain-walk.ts";
import type { Store } from "../../core/ledger/store.ts";
import { verifyLedger } from "../../core/ledger/verify-ledger.ts";
import {
  archiveFile,
  listArchive,
  type ArchiveFile,
  disk as realDisk,
  UNFINISHED,
  type Disk,
} from "./archive-folder.ts";
import { checkFile, NO_FILE, type FileBefore } from "./check-file.ts";
import { LogWalk, type AccountSpan, type ReadEntry, LogCursor } from "./log-walk.ts";
import { ArchiveRefused, isBeginningOf, readFile, readHeadOf } from "./read-file.ts";
import { findDifferingAccount } from "./verify-archive.ts";
import { writeFile, type FileEnd } from "./write-file.ts";

/** The store methods that the archive uses. */
export type ArchivedStore = Pick<
  Store,
  | "verify"
  | "keepVerified"
  | "findArchivedPlace"
  | "findLogEnd"
  | "readLog"
  | "findArchivedPlaces"
  | "moveArchived"
  | "deleteArchived"
>;

/** Maximum size of a file. */
export interface FileSize {
  readonly entries: number;
  /** Total length of the canonical texts. */
  readonly chars: number;
}

const FILE_SIZE: FileSize = { entries: 200_000, chars: 134_217_728 };

export interface ArchiveOptions {
  readonly store: ArchivedStore;
  readonly folder: string;
  /** Start of a month in UTC; entries of earlier months are archived. */
  readonly beforeMs: number;
  readonly nowMs: number;
  /**
   * Called once the files of a month are complete, before the month's entries are deleted. The
   * returned function is called after the deletion.
   */
  readonly onMonth?: (month: ArchivedMonth) => Promise<() => Promise<void>>;
  readonly size?: FileSize;
  readonly disk?: Disk;
}

export interface ArchivedMonth {
  /** Such as `2026-07`. */
  readonly month: string;
  readonly files: readonly string[];
  readonly entries: number;
}

/** Result of a run. */
export interface ArchiveResult {
  /** Such as `2026-07`. */
  readonly months: readonly string[];
  readonly files: readonly string[];
  /** Entries in these files. */
  readonly entries: number;
  readonly bytes: number;
  /** Entries deleted from the ledger; the ledger still needs the others. */
  readonly deleted: number;
  /** Entries before this time may be only in the archive; null: no entry is archived. */
  readonly beforeMs: number | null;
}

/**
 * Writes the months before `beforeMs` to files, one month at a time, and deletes their charges from
 * the ledger after reading the files back. An interrupted run is continued by the next one. Rejects
 * with `ArchiveRefused` if the month ended too recently, the ledger does not verify, or the folder
 * does not contain the entries archived so far.
 */
export async function archiveLedger(options: ArchiveOptions): Promise<ArchiveResult> {
  const { store, folder, beforeMs, nowMs, disk = realDisk } = options;
  refuseRecent(beforeMs, nowMs);
  await disk.prepare(folder, nowMs);
  const place = await store.findArchivedPlace();
  const before = await findLast(store, folder, place);
  const run = new Run({ ...options, disk }, place, before);
  await run.deleteArchived();
  const { problems } = await verifyLedger(store, {
    full: false,
    keep: (update) => store.keepVerified(update),
  });
  const [problem] = problems;
  if (problem !== undefined) throw new ArchiveRefused(`the ledger does not verify: ${problem}`);
  const end = await store.findLogEnd();
  if (end === null) {
    throw new ArchiveRefused("a database transaction has been open for too long: try again");
  }
  // The last entry of the log stays: without it the embedded ledger would reuse its number.
  while (await run.archiveMonth(end - 1));
  return run.archived;
}

function refuseRecent(beforeMs: number, nowMs: number): void {
  const possibleMs = beforeMs + ARCHIVED_AFTER_MS;
  if (possibleMs <= nowMs) return;
  const [month, day] = [monthName(beforeMs - 1), new Date(possibleMs).toISOString().slice(0, 10)];
  throw new ArchiveRefused(
    `${month} can be archived from ${day} on: a month must have ended at least 8 days ago`,
  );
}

/**
 * Finds the file that ends at the archived position; rejects with `ArchiveRefused` if the folder
 * has no such file.
 */
async function findLast(
  store: Pick<Store, "findArchivedPlaces">,
  folder: string,
  place: ArchivedPlace | null,
): Promise<FileBefore> {
  if (place === null) return NO_FILE;
  const files = await listArchive(folder);
  for (const file of files.toReversed()) {
    const { after } = await readHeadOf(file);
    // A file beyond the archived position is written again.
    if ((after ?? BEFORE_ALL) >= place.seq) continue;
    const spans: AccountSpan[] = [];
    let end: FileEnd | null = null;
    for await (const line of readFile(file)) {
      if ("account" in line) spans.push(line.account);
      if ("end" in line) end = line.end;
    }
    if (end?.last !== place.seq) break;
    const other = await findDifferingAccount(
      store,
      spans.map(({ to }) => to),
    );
    if (other !== null) {
      throw new ArchiveRefused(
        `the archived position of account ${other} differs from the end of its last file`,
      );
    }
    return { number: file.number, sha256: end.sha256, last: end.last };
  }
  throw new ArchiveRefused(
    `${folder} does not end with entry ${place.seq}, up to which the ledger is archived: ` +
      "use the folder that contains the archive",
  );
}

type RunOptions = ArchiveOptions & { readonly disk: Disk };

class Run {
  readonly #options: RunOptions;
  readonly #walk: LogWalk;
  readonly #done = {
    months: [] as string[],
    files: [] as string[],
    entries: 0,
    bytes: 0,
    deleted: 0,
  };
  #place: ArchivedPlace | null;
  #before: FileBefore;

  constructor(options: RunOptions, place: ArchivedPlace | null, before: FileBefore) {
    this.#options = options;
    this.#place = place;
    this.#before = before;
    this.#walk = new LogWalk(place?.seq);
  }

  get archived(): ArchiveResult {
    return { ...this.#done, beforeMs: this.#place?.beforeMs ?? null };
  }

  /** Deletes archived entries from the ledger, one slice at a time. */
  async deleteArchived(): Promise<void> {
    for (let afterSeq: number | null = null; ;) {
      const { deleted, nextAfterSeq } = await this.#options.store.deleteArchived({ afterSeq });
      this.#done.deleted += deleted;
      if (nextAfterSeq === null) return;
      afterSeq = nextAfterSeq;
    }
  }

  /** Archives the first month that is not archived yet; false: no month is left. */
  async archiveMonth(endSeq: number): Promise<boolean> {
    const { store, beforeMs, onMonth } = this.#options;
    const cursor = new LogCursor(
      store,
      { afterSeq: this.#place?.seq ?? BEFORE_ALL, endSeq },
      this.#walk,
    );
    const first = await cursor.peek();
    if (first === null) return false;
    const { toMs } = monthOf(Math.max(first.atMs, this.#place?.beforeMs ?? first.atMs));
    if (toMs > beforeMs) return false;
    const spans = new Map<string, AccountSpan>();
    const written: WrittenFile[] = [];
    for (let next: ReadEntry | null = first; next !== null && next.atMs < toMs;) {
      const file = await this.#writeFile(cursor, toMs);
      for (const span of file.spans) {
        const { from } = spans.get(span.accountId) ?? span;
        spans.set(span.accountId, { ...span, from });
      }
      written.push(file);
      next = await cursor.peek();
    }
    const last = await this.#readAgain(written, [...spans.values()]);
    const to = { seq: last.last, beforeMs: toMs };
    const places = [...spans.values()].map((span) => span.to);
    const month = monthName(toMs - 1);
    const onDeleted = await onMonth?.({
      month,
      files: written.map(({ file }) => file.path),
      entries: written.reduce((sum, { end }) => sum + end.entries, 0),
    });
    const moved = await store.moveArchived({ from: this.#place, to, places });
    if (moved.result === "moved-on") await this.#refuse("the archived position has changed");
    this.#place = to;
    this.#before = last;
    this.#done.months.push(month);
    await this.deleteArchived();
    await onDeleted?.();
    return true;
  }

  async #writeFile(cursor: LogCursor, toMs: number): Promise<WrittenFile> {
    const { folder, disk, size = FILE_SIZE } = this.#options;
    const before = this.#written ?? this.#before;
    const month = monthName(toMs - 1);
    const file = archiveFile(folder, before.number + 1, month);
    const unfinished = file.path.replace(/(?=\.jsonl\.gz$)/, `-${randomUUID()}`) + UNFINISHED;
    let spans: readonly AccountSpan[] = [];
    const head = { file: file.number, month, previous: before.sha256, after: before.last };
    const end = await writeFile(unfinished, {
      head,
      entries: this.#entries(cursor, toMs, size),
      accounts: () => (spans = this.#walk.endPart()),
    });
    const there = await digestOf(file);
    // A killed run may have written a shorter file of this month; no archived position covers it.
    const isReplaced =
      there === null ||
      (there !== end.sha256 && (await isBeginningOf(file, { ...file, path: unfinished })));
    if (isReplaced) await disk.rename(unfinished, file.path);
    else await disk.remove(unfinished);
    if (!isReplaced && there !== end.sha256) {
      throw new ArchiveRefused(
        `${file.path} has other entries than the ledger: move it away, or use another folder`,
      );
    }
    this.#written = { number: file.number, sha256: end.sha256, last: end.last };
    return { file, before, end, spans };
  }

  /** The last file that was written but not read back yet. */
  #written: FileBefore | null = null;

  /** Yields the entries of the next file. */
  async *#entries(cursor: LogCursor, toMs: number, size: FileSize): AsyncGenerator<ReadEntry> {
    let chars = 0;
    for (let count = 0; count < size.entries && chars < size.chars; count += 1) {
      const entry = await cursor.peek();
      if (entry === null || entry.atMs >= toMs) return;
      const problem = this.#walk.take(entry);
      if (problem !== null) await this.#refuse(`the ledger does not verify: ${problem}`);
      chars += entry.text.length;
      cursor.skip();
      yield entry;
    }
  }

  /** If another process archives the log, entries are missing and the error states that. */
  async #refuse(why: string): Promise<never> {
    const place = await this.#options.store.findArchivedPlace();
    const isOwn = isDeepStrictEqual(place, this.#place);
    throw new ArchiveRefused(isOwn ? why : "another process archives the ledger");
  }

  /** Verifies the chains through the files as they are on disk. */
  async #readAgain(
    written: readonly WrittenFile[],
    spans: readonly AccountSpan[],
  ): Promise<FileBefore & { readonly last: number }> {
    const walk = new LogWalk(this.#place?.seq);
    for (const { accountId, from } of spans) walk.begin(accountId, from);
    let last = null;
    for (const { file, before, end } of written) {
      const checked = await checkFile(file, before, walk);
      const [problem] = checked.problems;
      if (problem !== undefined) throw new ArchiveRefused(problem);
      if (!isDeepStrictEqual(checked.end, end)) {
        throw new ArchiveRefused(`${file.path} differs from the data that was written`);
      }
      this.#done.files.push(file.path);
      this.#done.entries += end.entries;
      this.#done.bytes += (await stat(file.path)).size;
      last = { number: file.number, sha256: end.sha256, last: end.last };
    }
    this.#written = null;
    if (last === null) throw new Error("a month has a file");
    return last;
  }
}

interface WrittenFile {
  readonly file: ArchiveFile;
  readonly before: FileBefore;
  readonly end: FileEnd;
  readonly spans: readonly AccountSpan[];
}

/** Returns the digest of a file left by an unfinished run; null: the file does not exist. */
async function digestOf(file: ArchiveFile): Promise<string | null> {
  const files = await listArchive(dirname(file.path));
  if (!files.some(({ path }) => path === file.path)) return null;
  for await (const line of readFile(file)) if ("end" in line) return line.end.sha256;
  return null;
}
