import { BEFORE_ALL, type ChainPlace } from "../../core/ledger/chain-walk.ts";
import {
  monthOf,
  type ArchiveMove,
  type ArchiveMoveResult,
  type ArchivedPlace,
  type DeletedSlice,
  type LoggedEntry,
  type LogQuery,
} from "../../core/ledger/archive.ts";
import { ENTRY_COLUMNS, ENTRY_TABLES, entryRecord } from "../shared/entry-records.ts";
import { integer, nullable, onlyRow, type Row } from "../shared/rows.ts";
import { constant, joined, sql, startedAtMs, type Sql } from "../shared/sql.ts";
import { findPlaces, putLogPlace, putPlaces } from "./places.ts";
import type { Steps } from "./steps.ts";

/** Maximum number of attempts to read the end of the log, 20 ms apart. */
const TRIES_MAX = 250;
const PAUSE = constant("0.02");

/** Number of entries in one deletion; in the embedded ledger requests wait for it. */
const SLICE = { postgres: 10_000, sqlite: 2_000 } as const;

/** Returns the archived position; null: no entry is archived. */
export function* findArchivedPlace(): Steps<ArchivedPlace | null> {
  const [row] = yield sql`SELECT seq, before_ms FROM log_places WHERE kind = 'archived'`;
  const beforeMs = row === undefined ? null : nullable(row, "before_ms", integer);
  return row === undefined || beforeMs === null ? null : { seq: integer(row, "seq"), beforeMs };
}

/**
 * Returns the last entry such that every earlier one is visible or will never be. On PostgreSQL a
 * transaction that began earlier may still add one, so this waits for all running transactions.
 * Null: they did not end in time.
 */
export function* findLogEnd(): Steps<number | null> {
  const end = integer(onlyRow(yield sql`SELECT coalesce(max(seq), 0) AS n FROM entries`), "n");
  const [now] = yield {
    only: "postgres",
    sql: sql`SELECT CAST(pg_snapshot_xmax(pg_current_snapshot())::text AS bigint) AS n`,
  };
  if (now === undefined) return end;
  for (let tried = 0; tried < TRIES_MAX; tried += 1) {
    const oldest = yield {
      only: "postgres",
      sql: sql`SELECT CAST(pg_snapshot_xmin(pg_current_snapshot())::text AS bigint) AS n`,
    };
    if (integer(onlyRow(oldest), "n") >= integer(now, "n")) return end;
    yield { only: "postgres", sql: sql`SELECT pg_sleep(${PAUSE})` };
  }
  return null;
}

/** Reads entries of the log in order. */
export function* readLog({ afterSeq, upToSeq, count }: LogQuery): Steps<readonly LoggedEntry[]> {
  const rows = yield sql`SELECT ${constant(ENTRY_COLUMNS)} FROM ${constant(ENTRY_TABLES)}
    WHERE e.seq > ${afterSeq} AND e.seq <= ${upToSeq} ORDER BY e.seq LIMIT ${count}`;
  return rows.map(loggedEntry);
}

function loggedEntry(row: Row): LoggedEntry {
  const { seq, hash, text } = entryRecord(row);
  return { seq, hash, text };
}

/** Returns the archived positions of those accounts that have one. */
export function* findArchivedPlaces(accountIds: readonly string[]): Steps<readonly ChainPlace[]> {
  if (accountIds.length === 0) return [];
  const ids = accountIds.map((id) => sql`${id}`);
  return yield* findPlaces("archived", sql`account_id IN (${joined(ids, ", ")})`);
}

/** Advances the archived position, unless it has changed meanwhile. */
export function* moveArchived({ from, to, places }: ArchiveMove): Steps<ArchiveMoveResult> {
  // A concurrent move waits for this one and then finds the position changed.
  yield {
    only: "postgres",
    sql: sql`SELECT pg_advisory_xact_lock(${constant(String(ARCHIVE_LOCK))})`,
  };
  const now = yield* findArchivedPlace();
  if (now?.seq !== from?.seq || now?.beforeMs !== from?.beforeMs) return { result: "moved-on" };
  yield* putPlaces("archived", places, false);
  yield* putLogPlace("archived", { seq: to.seq, full: true });
  yield sql`UPDATE log_places SET before_ms = ${to.beforeMs} WHERE kind = 'archived'`;
  return { result: "updated" };
}

/** Arbitrary number, the same in all gateways. */
const ARCHIVE_LOCK = 7_142_336_043;

/**
 * Deletes the charges of the last archived month from a slice of the log. These entries stay:
 * - entries other than charges, because of their references
 * - reversed charges
 * - the last entry of each account in the month, whose hash is on the account's statement
 * - charges of requests that began after the month by another clock
 * - entries of earlier months
 *
 * Failed requests from before the archived position are deleted first. Without its charge a request
 * would seem refused. A failed request is kept for a week, and a month is archived later than that.
 */
export function* deleteArchived({
  afterSeq,
}: {
  readonly afterSeq: number | null;
}): Steps<DeletedSlice> {
  const place = yield* findArchivedPlace();
  if (place === null) return { deleted: 0, nextAfterSeq: null };
  const { beforeMs } = place;
  yield sql`DELETE FROM failed_requests WHERE at_ms < ${beforeMs}`;
  const after = afterSeq ?? BEFORE_ALL;
  const upTo = yield* endOfSlice(after, place.seq);
  const { fromMs } = monthOf(beforeMs - 1);
  const rows = yield sql`WITH gone AS (SELECT u.seq FROM entries u
    WHERE u.seq > ${after} AND u.seq <= ${upTo} AND u.kind = 'usage'
      AND u.at_ms >= ${fromMs} AND u.at_ms < ${beforeMs}
      AND coalesce(CAST(${startedAtMs} AS bigint), 0) < ${beforeMs}
      AND u.seq < (SELECT max(seq) FROM entries)
      AND NOT EXISTS (SELECT 1 FROM repairs p WHERE p.seq = u.seq)
      AND NOT EXISTS (SELECT 1 FROM entries r
        WHERE r.reference = u.reference AND r.kind = 'reversal')
      AND EXISTS (SELECT 1 FROM entries l WHERE l.account_id = u.account_id
        AND l.at_ms < ${beforeMs} AND (l.at_ms, l.seq) > (u.at_ms, u.seq)))
    DELETE FROM entries WHERE seq IN (SELECT seq FROM gone) RETURNING 1 AS one`;
  return { deleted: rows.length, nextAfterSeq: upTo >= place.seq ? null : upTo };
}

/** Returns the end of a slice of the log, at most `last`. */
function* endOfSlice(after: number, last: number): Steps<number> {
  const nth = (count: number): Sql => sql`SELECT seq FROM entries
    WHERE seq > ${after} AND seq <= ${last} ORDER BY seq LIMIT 1 OFFSET ${count - 1}`;
  const rows = [
    ...(yield { only: "postgres", sql: nth(SLICE.postgres) }),
    ...(yield { only: "sqlite", sql: nth(SLICE.sqlite) }),
  ];
  return rows.length === 0 ? last : integer(onlyRow(rows), "seq");
}
