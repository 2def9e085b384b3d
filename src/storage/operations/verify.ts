import type { VerifiedPart, VerifyQuery } from "../../core/ledger/verification.ts";
import { BEFORE_ALL, type ChainPlace } from "../../core/ledger/chain-walk.ts";
import { ENTRY_COLUMNS, ENTRY_TABLES } from "../shared/entry-records.ts";
import { LogAudit } from "./log-audit.ts";
import { integer, text, type Row } from "../shared/rows.ts";
import { allOf, constant, joined, outcome, sql, type Sql } from "../shared/sql.ts";
import {
  invariantQueries,
  namedAccounts,
  namedKeys,
  ORPHANED_HOLDS,
  REPEATED_CHARGES,
  wrongHourlySums,
} from "./verification.ts";
import { findLogEnd } from "./archive.ts";
import { findLogPlace, findPlaces, findRewinds } from "./places.ts";
import type { Steps } from "./steps.ts";

/** Bounds how much of the ledger is in memory at a time. */
export interface VerifySize {
  readonly accountsPerPart: number;
  readonly entriesPerRead: number;
  /** Whether one transaction spans the verification, without other writers. */
  readonly isAlone?: boolean;
}

export const VERIFY_SIZE: VerifySize = { accountsPerPart: 50_000, entriesPerRead: 1_000 };

/** Maximum number of entries in the final read, which sees one state of the ledger. */
const TAIL_ENTRIES = 10_000;
const ROUNDS_MAX = 5;

/**
 * Verifies the accounts of one part. Entries never change, so they are read page by page, each page
 * in its own state. Only the last entries and the sums of accounts and keys are read in one state.
 */
export function* verify(query: VerifyQuery = {}, size = VERIFY_SIZE): Steps<VerifiedPart> {
  const { full = false, after = null } = query;
  const isFirst = after === null;
  const problems = isFirst ? yield* brokenInvariants() : [];
  const rewinds = isFirst ? yield* findRewinds({ fromMs: 0, toMs: Number.MAX_SAFE_INTEGER }) : [];
  const part = yield* nextPart(after, size.accountsPerPart);
  let reading = yield* readPart(part, full, size);
  // Entries that were archived meanwhile may have been deleted unread.
  while (reading === null) reading = yield* readPart(part, full, size);
  const { audit, accounts, keys, seq } = reading;
  const found = audit.finish(accounts, keys);
  // If several rows name the same missing account or key, an entry is reported.
  const missing = [
    ...(isFirst ? yield* named("account", namedAccounts) : []),
    ...(isFirst ? yield* named("key", namedKeys) : []),
    ...[...found.missing].map(([id, place]) => [`account ${id}`, place] as const),
    ...(yield* missingKeys(audit.keys)),
  ];
  problems.push(...found.problems, ...(yield* wrongSums(audit.days, full, part)));
  for (const [what, place] of new Map(missing)) {
    problems.push(`${what} does not exist, but is named by ${place}`);
  }
  const { entries, repaired } = audit;
  return {
    ok: problems.length === 0,
    accounts: accounts.length,
    entries,
    repaired,
    full,
    problems,
    rewinds,
    seq,
    places: audit.places,
    next: part.last,
  };
}

/** The content of a part that was read, up to one state of the ledger. */
interface ReadPart {
  readonly audit: LogAudit;
  readonly accounts: readonly Row[];
  readonly keys: readonly Row[];
  /** See `VerifiedPart`. */
  readonly seq: number;
}

/** Reads a part; null: some of its entries were archived meanwhile. */
function* readPart(part: Part, full: boolean, size: VerifySize): Steps<ReadPart | null> {
  const { places, seq: start } = yield* beginning(full, part);
  const audit = new LogAudit(places);
  const read = { audit, part, entriesPerRead: size.entriesPerRead };
  let seq = start;
  const { isAlone = false } = size;
  for (let round = 0; round < ROUNDS_MAX && !isAlone; round += 1) {
    const end: number = (yield* findLogEnd()) ?? seq;
    const before = seq;
    yield* readLog(read, { after: seq, upTo: end });
    seq = Math.max(seq, end);
    if (seq - before < TAIL_ENTRIES) break;
  }
  if (!isAlone) yield "begin";
  yield* readLog(read, { after: seq, upTo: Number.MAX_SAFE_INTEGER });
  const accounts = yield sql`SELECT id, head, CAST(balance AS text) AS balance,
      CAST(spent AS text) AS spent, CAST(topped_up AS text) AS topped_up
    FROM accounts WHERE ${within(sql`id`, part)}`;
  const keys = yield sql`SELECT k.id, k.account_id, CAST(k.spent AS text) AS spent,
      CAST(k.held AS text) AS held, CAST(k.spending_limit AS text) AS spending_limit,
      CAST(coalesce(h.held, 0) AS text) AS in_holds
    FROM api_keys k LEFT JOIN (
      SELECT key_id, sum(amount) AS held FROM holds GROUP BY key_id) h ON h.key_id = k.id
    WHERE k.spending_limit IS NOT NULL AND ${within(sql`k.account_id`, part)}`;
  const archivedSeq = yield* findLogPlace("archived");
  if (!isAlone) yield "end";
  if (archivedSeq !== null && archivedSeq > start) return null;
  return { audit, accounts, keys, seq };
}

/** Accounts after `after` and up to `last`; null: no bound. */
interface Part {
  readonly after: string | null;
  readonly last: string | null;
}

function within(column: Sql, { after, last }: Part): Sql {
  return allOf([
    ...(after === null ? [] : [sql`${column} > ${after}`]),
    ...(last === null ? [] : [sql`${column} <= ${last}`]),
  ]);
}

function* nextPart(after: string | null, count: number): Steps<Part> {
  const rows = yield sql`SELECT id FROM accounts WHERE ${within(sql`id`, { after, last: null })}
    ORDER BY id LIMIT 1 OFFSET ${count - 1}`;
  const [row] = rows;
  return { after, last: row === undefined ? null : text(row, "id") };
}

/** Returns the starting positions: those of accounts that have one, and the position in the log. */
function* beginning(
  full: boolean,
  part: Part,
): Steps<{ readonly places: readonly ChainPlace[]; readonly seq: number }> {
  // Read before the positions of the accounts, so that a concurrent move does not leave it behind
  // them.
  const archivedSeq = (yield* findLogPlace("archived")) ?? BEFORE_ALL;
  const verifiedSeq = full ? null : yield* findLogPlace("verified");
  const ofPart = within(sql`account_id`, part);
  const archived = yield* findPlaces("archived", ofPart);
  if (verifiedSeq === null) return { places: archived, seq: archivedSeq };
  const verified = yield* findPlaces("verified", ofPart);
  const later = new Map(archived.map((place) => [place.accountId, place]));
  for (const place of verified) {
    if (place.seq > (later.get(place.accountId)?.seq ?? BEFORE_ALL)) {
      later.set(place.accountId, place);
    }
  }
  return { places: [...later.values()], seq: Math.max(archivedSeq, verifiedSeq) };
}

function* brokenInvariants(): Steps<string[]> {
  const problems: string[] = [];
  const orphaned = { only: "postgres", sql: ORPHANED_HOLDS } as const;
  for (const step of [...invariantQueries, orphaned]) {
    for (const row of yield step) problems.push(text(row, "problem"));
  }
  const indices = [
    ...(yield {
      only: "postgres",
      sql: sql`SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('entries_by_reference')
        AND indisunique AND indisvalid`,
    }),
    ...(yield {
      only: "sqlite",
      sql: sql`SELECT 1 FROM pragma_index_list('entries')
        WHERE name = 'entries_by_reference' AND "unique" = 1`,
    }),
  ];
  if (indices.length > 0) return problems;
  problems.push("the unique index entries_by_reference is missing");
  for (const row of yield REPEATED_CHARGES) problems.push(text(row, "problem"));
  return problems;
}

interface Reading {
  readonly audit: LogAudit;
  readonly part: Part;
  readonly entriesPerRead: number;
}

/** Whether an entry is the reversal of a charge of the same amount whose outcome allows a reversal. */
const IS_OF_CHARGE = sql`CASE WHEN e.kind = 'reversal' THEN EXISTS (
    SELECT 1 FROM entries u WHERE u.reference = e.reference AND u.kind = 'usage'
      AND u.amount = -e.amount AND u.account_id = e.account_id
      AND ${outcome} IN ('killed', 'broken', 'finished')) END AS is_of_charge`;

function* readLog(
  { audit, part, entriesPerRead }: Reading,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Steps<void> {
  for (let seq = after; seq < upTo;) {
    const rows = yield sql`SELECT ${constant(ENTRY_COLUMNS)}, ${IS_OF_CHARGE}
      FROM ${constant(ENTRY_TABLES)}
      WHERE e.seq > ${seq} AND e.seq <= ${upTo} AND ${within(sql`e.account_id`, part)}
      ORDER BY e.seq LIMIT ${entriesPerRead}`;
    for (const row of rows) audit.take(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < entriesPerRead) return;
    seq = integer(last, "seq");
  }
}

/** Checks the hourly sums of the days of these entries, or of all days that are not archived. */
function* wrongSums(
  read: ReadonlySet<number>,
  full: boolean,
  part: Part,
): Steps<readonly string[]> {
  const days = new Set(read);
  if (full) {
    const kept = yield sql`SELECT DISTINCT hour / 24 AS day FROM hourly_sums s WHERE NOT EXISTS (
      SELECT 1 FROM log_places WHERE kind = 'archived' AND before_ms > s.hour * 3600000)`;
    for (const row of kept) days.add(integer(row, "day"));
  }
  const problems: string[] = [];
  for (const dayNumber of days) {
    const rows = yield wrongHourlySums(dayNumber, within(sql`account_id`, part));
    problems.push(...rows.map((row) => text(row, "problem")));
  }
  return problems;
}

/** A missing account or key, and the row that names it. */
type Missing = readonly [what: string, place: string];

function* named(what: "account" | "key", query: Sql): Steps<readonly Missing[]> {
  const rows = yield query;
  return rows.map((row) => [`${what} ${text(row, "id")}`, text(row, "place")]);
}

const KEYS_PER_STATEMENT = 500;

/** Returns the missing keys, each with the entry that names it. */
function* missingKeys(keys: ReadonlyMap<string, string>): Steps<readonly Missing[]> {
  const missing: Missing[] = [];
  const all = [...keys];
  for (let at = 0; at < all.length; at += KEYS_PER_STATEMENT) {
    const some = all.slice(at, at + KEYS_PER_STATEMENT);
    const ids = some.map(([id]) => sql`${id}`);
    const rows = yield sql`SELECT id FROM api_keys WHERE id IN (${joined(ids, ", ")})`;
    const there = new Set(rows.map((row) => text(row, "id")));
    const gone = some.filter(([id]) => !there.has(id));
    missing.push(...gone.map(([id, place]) => [`key ${id}`, place] as const));
  }
  return missing;
}
