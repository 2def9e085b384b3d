import type { EntryPage, EntryQuery } from "../../core/ledger/reports.ts";
import { ENTRY_COLUMNS, ENTRY_TABLES, entryRecord } from "../shared/entry-records.ts";
import { integer } from "../shared/rows.ts";
import { allOf, constant, conditionsFor, sql, type Sql } from "../shared/sql.ts";
import type { Steps } from "./steps.ts";
import type { EntryRepair } from "../../core/ledger/repair.ts";

/** If an account has more entries, a slice of the log is searched before its entries are sorted. */
const SORTED_MAX = 20_000;
/** Size of this slice, in log entries. */
const SLICE = 100_000;

/**
 * Lists an account's entries page by page, in log order. Their index is ordered by time, which
 * differs from log order after late settlements. A page therefore sorts all entries of the account,
 * which takes a second for some millions. For an account with this many entries, a slice of the log
 * near the start of the page usually contains the whole page.
 */
export function* listEntries(query: EntryQuery): Steps<EntryPage> {
  const { kind, accountId } = query;
  const isOfAccount = sql`e.account_id = ${accountId}`;
  if (kind !== null && kind !== "usage") {
    return yield* readPage(query, [isOfAccount, ofKind(kind), ...narrowing(query)]);
  }
  if (yield* hasMany(accountId)) {
    const page = yield* readPage(query, yield* nearby(query));
    if (page.hasMore) return page;
  }
  const sorted = sql`SELECT e.seq FROM entries e
    WHERE ${allOf([isOfAccount, ...narrowing(query), ...(kind === null ? [] : [isUsageByIndex(accountId)])])}
    ORDER BY ${order(query)} LIMIT ${query.count + 1}`;
  return yield* readPage(query, [sql`e.seq IN (${sorted})`]);
}

function* readPage(query: EntryQuery, conditions: readonly Sql[]): Steps<EntryPage> {
  const { count } = query;
  const rows = yield sql`SELECT ${constant(ENTRY_COLUMNS)} FROM ${constant(ENTRY_TABLES)}
    WHERE ${allOf(conditions)} ORDER BY ${order(query)} LIMIT ${count + 1}`;
  return { entries: rows.slice(0, count).map(entryRecord), hasMore: rows.length > count };
}

function order({ isNewestFirst = false }: EntryQuery): Sql {
  return isNewestFirst ? sql`e.seq DESC` : sql`e.seq`;
}

function narrowing({ fromMs, toMs, isNewestFirst = false, afterSeq }: EntryQuery): readonly Sql[] {
  return [
    ...conditionsFor({ "e.at_ms >=": fromMs, "e.at_ms <": toMs }),
    ...conditionsFor({ [isNewestFirst ? "e.seq <" : "e.seq >"]: afterSeq === 0 ? null : afterSeq }),
  ];
}

function* hasMany(accountId: string): Steps<boolean> {
  const rows = yield sql`SELECT 1 AS one FROM entries
    WHERE account_id = ${accountId} LIMIT 1 OFFSET ${SORTED_MAX}`;
  return rows.length > 0;
}

/**
 * Restricts to a slice of the log from the start of the page. The concatenation prevents the use of
 * the account's index.
 */
function* nearby(query: EntryQuery): Steps<readonly Sql[]> {
  const { accountId, kind, isNewestFirst = false, afterSeq } = query;
  const end = isNewestFirst ? sql`max(seq)` : sql`min(seq)`;
  const [row] = afterSeq === 0 ? yield sql`SELECT ${end} AS n FROM entries` : [];
  const first = row === undefined ? afterSeq : integer(row, "n");
  return [
    sql`(e.account_id || '') = ${accountId}`,
    isNewestFirst ? sql`e.seq > ${first - SLICE}` : sql`e.seq < ${first + SLICE}`,
    ...(kind === null ? [] : [sql`e.kind = 'usage'`]),
    ...narrowing(query),
  ];
}

/** Excludes other entries by the index of non-usage entries, so no entry has to be read. */
function isUsageByIndex(accountId: string): Sql {
  return sql`e.seq NOT IN (SELECT seq FROM entries WHERE account_id = ${accountId} AND kind <> 'usage')`;
}

/**
 * Selects entries of a kind. A correction is stored as a top-up or a refund, by its sign (see
 * `storedKind`). Non-usage entries have a partial index; a statement uses it if it contains the
 * index's condition.
 */
function ofKind(kind: Exclude<EntryQuery["kind"], null | "usage">): Sql {
  const isPaid = sql`e.kind <> 'usage' AND e.kind IN ('top-up', 'refund')`;
  if (kind === "payment") return isPaid;
  if (kind === "correction") return sql`${isPaid} AND e.posted_as IS NOT NULL`;
  return sql`e.kind <> 'usage' AND e.kind = ${kind} AND e.posted_as IS NULL`;
}

/** Adds the repair of an entry, unless it already has one. */
export function* addRepair({ seq, record, hash }: EntryRepair): Steps<void> {
  yield sql`INSERT INTO repairs (seq, record, hash)
    VALUES (${seq}, ${record}, ${Buffer.from(hash, "hex")}) ON CONFLICT (seq) DO NOTHING`;
}
