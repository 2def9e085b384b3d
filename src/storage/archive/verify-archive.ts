import { isDeepStrictEqual } from "node:util";
import { BEFORE_ALL, type ChainPlace } from "../../core/ledger/chain-walk.ts";
import type { LoggedEntry } from "../../core/ledger/archive.ts";
import { storableText } from "../../core/ledger/repair.ts";
import type { Store } from "../../core/ledger/store.ts";
import { listArchive } from "./archive-folder.ts";
import { checkFile, NO_FILE, type FileBefore } from "./check-file.ts";
import { LogWalk, type ReadEntry } from "./log-walk.ts";
import { ArchiveRefused } from "./read-file.ts";

const IDS_PER_CALL = 500;

/** Result of verifying the archive. */
export interface VerifiedArchive {
  readonly ok: boolean;
  readonly files: number;
  readonly entries: number;
  readonly accounts: number;
  /** One sentence each. */
  readonly problems: readonly string[];
}

type ReadStore = Pick<Store, "findArchivedPlace" | "readLog" | "findArchivedPlaces">;

/**
 * Verifies the chains through the files of a folder, from the first entry of the ledger to its
 * archived position, and compares them with the entries that the ledger still has. Rejects with
 * `ArchiveRefused` if a file cannot be read or the position moved meanwhile.
 */
export async function verifyArchive(store: ReadStore, folder: string): Promise<VerifiedArchive> {
  const place = await store.findArchivedPlace();
  if (place === null) return verifyUnarchived(folder);
  const walk = new LogWalk();
  const kept = new KeptEntries(store, place.seq);
  const ends = new Map<string, ChainPlace>();
  const problems: string[] = [];
  let before: FileBefore = NO_FILE;
  let entries = 0;
  for (const file of await listArchive(folder)) {
    if ((before.last ?? BEFORE_ALL) >= place.seq) break;
    if (file.number !== before.number + 1) {
      problems.push(`${folder} has file ${file.number} after file ${before.number}`);
    }
    const checked = await checkFile(file, before, walk, (entry) => kept.take(entry));
    for (const { accountId, to } of checked.spans) ends.set(accountId, to);
    problems.push(...checked.problems);
    const { end } = checked;
    before = { number: file.number, sha256: end.sha256, last: end.last };
    entries += end.entries;
  }
  if (before.last !== place.seq) {
    problems.push(
      `the files do not end with entry ${place.seq}, up to which the ledger is archived`,
    );
  } else {
    const other = await findDifferingAccount(store, [...ends.values()]);
    if (other !== null) {
      problems.push(`the archived position of account ${other} differs from the end of its files`);
    }
  }
  problems.push(...(await kept.end()));
  if (!isDeepStrictEqual(await store.findArchivedPlace(), place)) {
    throw new ArchiveRefused("the ledger was archived meanwhile: try again");
  }
  const counts = { files: before.number, entries, accounts: ends.size };
  return { ok: problems.length === 0, ...counts, problems };
}

/** Verifies a ledger without an archived position. */
async function verifyUnarchived(folder: string): Promise<VerifiedArchive> {
  const files = (await listArchive(folder)).length;
  const problems =
    files === 0
      ? []
      : [`${folder} has files, but no entry of the ledger is archived: archive it again`];
  return { ok: files === 0, files, entries: 0, accounts: 0, problems };
}

const ENTRIES_PER_CALL = 1_000;

/** Entries of the ledger that are also in the archive, in the order of the log. */
class KeptEntries {
  readonly #store: Pick<Store, "readLog">;
  readonly #upToSeq: number;
  readonly #problems: string[] = [];
  #page: readonly LoggedEntry[] = [];
  #at = 0;
  #afterSeq = BEFORE_ALL;
  #hasMore = true;

  constructor(store: Pick<Store, "readLog">, upToSeq: number) {
    this.#store = store;
    this.#upToSeq = upToSeq;
  }

  /** Compares the next entry of the archive. */
  async take({ seq, kind, id, hash, text }: ReadEntry): Promise<void> {
    await this.#passBefore(seq);
    const kept = this.#page[this.#at];
    if (kept?.seq !== seq) {
      // Charges are deleted from the ledger after they are archived.
      if (kind !== "usage")
        this.#problems.push(`entry ${seq} (${kind} ${id}) is only in the archive`);
      return;
    }
    this.#at += 1;
    // A move to PostgreSQL puts U+FFFD in place of NUL.
    if (kept.hash === hash && (kept.text === text || kept.text === storableText(text))) return;
    this.#problems.push(`entry ${seq} (${kind} ${id}) differs in the archive`);
  }

  /** Returns all differences, once the archive has ended. */
  async end(): Promise<readonly string[]> {
    await this.#passBefore(Number.MAX_SAFE_INTEGER);
    return this.#problems;
  }

  async #passBefore(seq: number): Promise<void> {
    for (;;) {
      const kept = await this.#peek();
      if (kept === null || kept.seq >= seq) return;
      this.#problems.push(`entry ${kept.seq} of the ledger is not in the archive`);
      this.#at += 1;
    }
  }

  async #peek(): Promise<LoggedEntry | null> {
    if (this.#at < this.#page.length) return this.#page[this.#at] ?? null;
    if (!this.#hasMore) return null;
    const query = { afterSeq: this.#afterSeq, upToSeq: this.#upToSeq, count: ENTRIES_PER_CALL };
    this.#page = await this.#store.readLog(query);
    this.#at = 0;
    this.#hasMore = this.#page.length > 0;
    this.#afterSeq = this.#page.at(-1)?.seq ?? this.#afterSeq;
    return this.#page[0] ?? null;
  }
}

/**
 * Returns the first account whose archived position differs from the end of the files; null: all
 * match.
 */
export async function findDifferingAccount(
  store: Pick<Store, "findArchivedPlaces">,
  ends: readonly ChainPlace[],
): Promise<string | null> {
  for (let at = 0; at < ends.length; at += IDS_PER_CALL) {
    const some = ends.slice(at, at + IDS_PER_CALL);
    const places = await store.findArchivedPlaces(some.map(({ accountId }) => accountId));
    const found = new Map(places.map((place) => [place.accountId, place]));
    const other = some.find((end) => !isDeepStrictEqual(found.get(end.accountId), end));
    if (other !== undefined) return other.accountId;
  }
  return null;
}
