import type {
  ReportFilter,
  RequestPage,
  RequestQuery,
  StatementEntryRow,
  StatementQuery,
  StatementRecord,
  StatementUsageRow,
  UsageGrouping,
  UsageQuery,
  UsageRow,
} from "../../ledger/reports.ts";
import type { RequestRecord } from "../../ledger/request-record.ts";
import { referenceOf } from "../../ledger/entry.ts";
import { entryHash, postedEntry } from "../entry-records.ts";
import { endedRequest, runningRequest } from "../records.ts";
import { amount, integer, nullable, onlyRow, text, total, type Row } from "../rows.ts";
import {
  allOf,
  day,
  given,
  hour,
  joined,
  minute,
  sql,
  sumsByAccount,
  unindexed,
  type Sql,
} from "../sql.ts";
import { findRewinds } from "./places.ts";
import type { Steps } from "./steps.ts";

const DAY_MS = 86_400_000;

function narrowing(filter: ReportFilter): readonly Sql[] {
  const { accountId, keyId, model, upstream, fromMs, toMs } = filter;
  return [
    ...given({ "e.account_id =": accountId, "e.key_id =": keyId }),
    ...given({ "e.model =": model, "e.upstream =": upstream }),
    ...given({ "e.at_ms >=": fromMs, "e.at_ms <": toMs }),
  ];
}

/**
 * With the account of the key: entries are found by account and time. It is a value, and no subquery: of a
 * busy account, which PostgreSQL then knows to be one, it reads the latest entries and not all.
 */
function* withAccount(filter: ReportFilter): Steps<ReportFilter> {
  const { accountId = null, keyId = null } = filter;
  if (accountId !== null || keyId === null) return filter;
  const [key] = yield sql`SELECT account_id FROM api_keys WHERE id = ${keyId}`;
  return key === undefined ? filter : { ...filter, accountId: text(key, "account_id") };
}

/** The daily sums of whole days, from `fromDay` on and before `toDay`, that a report reads. */
interface SumQuery {
  readonly filter: ReportFilter;
  /** What they are added up by; null: by several things. */
  readonly by: UsageGrouping | null;
  readonly fromDay: number | null;
  readonly toDay: number | null;
}

/**
 * Those of all days are read in the order of the table, and those of some days within each account: by the
 * index of a name or of the days each row would be looked up for itself.
 */
function ofSums({ filter, by, fromDay, toDay }: SumQuery): Sql {
  const { accountId, keyId = null, model, upstream } = filter;
  const isOfAllDays = fromDay === null && toDay === null;
  const direct = isOfAllDays ? unindexed : sql``;
  const names = [
    // Those of a key are fewer than those of its account.
    ...given({ "account_id =": accountId }).map((name) =>
      keyId === null ? name : sql`${unindexed}${name}`,
    ),
    ...given({ "key_id =": keyId }),
    ...given({ "model =": model, "upstream =": upstream }).map((name) => sql`${direct}${name}`),
  ];
  const days = given({ "day >=": fromDay, "day <": toDay });
  const isWithinEach = names.length === 0 && !isOfAllDays && by !== "account";
  return sql`FROM ${isWithinEach ? sumsByAccount : sql`daily_sums`}
    WHERE ${allOf([...names, ...days, sql`key_id <> ''`])}`;
}

/** By the names that entries have. */
function summed(query: SumQuery): Sql {
  return sql`SELECT account_id, ${unindexed}key_id AS key_id, ${unindexed}model AS model,
      ${unindexed}upstream AS upstream, day * 86400000 AS at_ms, requests,
      prompt_tokens, completion_tokens, amount, upstream_cost, requests_without_cost
    ${ofSums(query)}`;
}

/** By day alone, so that each day is given its name once: that costs as much as to add up. */
function summedByDay(query: SumQuery): Sql {
  return sql`SELECT '' AS account_id, '' AS key_id, '' AS model, '' AS upstream,
      day * 86400000 AS at_ms, sum(requests) AS requests, sum(prompt_tokens) AS prompt_tokens,
      sum(completion_tokens) AS completion_tokens, sum(amount) AS amount,
      sum(upstream_cost) AS upstream_cost, sum(requests_without_cost) AS requests_without_cost
    ${ofSums(query)} GROUP BY ${unindexed}day`;
}

/** The entries of a time, each a sum of one. */
function single(filter: ReportFilter): Sql {
  const conditions = [sql`e.kind IN ('usage', 'reversal')`, ...narrowing(filter)];
  return sql`SELECT e.account_id, e.key_id, e.model, coalesce(e.upstream, '') AS upstream, e.at_ms,
      CASE e.kind WHEN 'usage' THEN 1 ELSE 0 END AS requests,
      coalesce(e.prompt_tokens, 0) AS prompt_tokens,
      coalesce(e.completion_tokens, 0) AS completion_tokens, e.amount,
      coalesce(e.upstream_cost, 0) AS upstream_cost,
      CASE WHEN e.kind = 'usage' AND e.upstream_cost IS NULL THEN 1 ELSE 0 END
        AS requests_without_cost
    FROM entries e WHERE ${allOf(conditions)}`;
}

/** What a report adds up: the sums of the whole days of its time, and the entries of the rest. */
function addends(filter: ReportFilter, by: UsageGrouping | null = null): Sql {
  const { fromMs = null, toMs = null } = filter;
  const fromDay = fromMs === null ? null : Math.ceil(fromMs / DAY_MS);
  const toDay = toMs === null ? null : Math.floor(toMs / DAY_MS);
  if (fromDay !== null && toDay !== null && fromDay >= toDay) return single(filter);
  const sums = { filter, by, fromDay, toDay };
  const parts = [by === "day" ? summedByDay(sums) : summed(sums)];
  if (fromMs !== null && fromDay !== null && fromMs < fromDay * DAY_MS) {
    parts.push(single({ ...filter, toMs: fromDay * DAY_MS }));
  }
  if (toMs !== null && toDay !== null && toMs > toDay * DAY_MS) {
    parts.push(single({ ...filter, fromMs: toDay * DAY_MS }));
  }
  return joined(parts, " UNION ALL ");
}

const groups = {
  key: sql`e.key_id`,
  model: sql`e.model`,
  account: sql`e.account_id`,
  upstream: sql`e.upstream`,
  day,
  hour,
  minute,
} as const satisfies Record<UsageGrouping, Sql>;

/** A reversal lessens the charge of its group; its request stays counted, with its cost. */
const SUMS = sql`CAST(sum(e.requests) AS bigint) AS requests,
  CAST(sum(e.prompt_tokens) AS bigint) AS prompt_tokens,
  CAST(sum(e.completion_tokens) AS bigint) AS completion_tokens`;

/** Sums of usage by group, in the order of the groups. */
export function* usage(query: UsageQuery): Steps<readonly UsageRow[]> {
  const { by, after = null, limit } = query;
  if ((yield* daysOf(query)) === null) return [];
  const group = groups[by];
  const isOfEntries = by === "hour" || by === "minute";
  const filter = yield* withAccount(query);
  const source = isOfEntries ? single(filter) : addends(filter, by);
  const later = after === null ? sql`` : sql`WHERE ${group} > ${after}`;
  const rows = yield sql`SELECT ${group} AS "group", ${SUMS},
      CAST(-sum(e.amount) AS text) AS charge, CAST(sum(e.upstream_cost) AS text) AS cost,
      CAST(sum(e.requests_without_cost) AS bigint) AS requests_without_cost
    FROM (${source}) AS e ${later}
    GROUP BY 1 ORDER BY 1${limit === undefined ? sql`` : sql` LIMIT ${limit}`}`;
  return rows.map(usageRow);
}

function usageRow(row: Row): UsageRow {
  return {
    group: text(row, "group"),
    requests: integer(row, "requests"),
    promptTokens: integer(row, "prompt_tokens"),
    completionTokens: integer(row, "completion_tokens"),
    charge: total(row, "charge"),
    cost: total(row, "cost"),
    requestsWithoutCost: integer(row, "requests_without_cost"),
  };
}

/** Requests that have ended, the latest first. */
export function* listRequests(query: RequestQuery): Steps<RequestPage> {
  const { after = null, limit } = query;
  const days = yield* daysOf(query);
  if (days === null) return { requests: [], next: null };
  const conditions = [
    sql`e.kind = 'usage'`,
    ...narrowing(yield* withAccount(query)),
    ...days,
    ...(after === null ? [] : [sql`(e.at_ms, e.seq) < (${after.atMs}, ${after.seq})`]),
  ];
  const rows = yield sql`SELECT e.*, r.at_ms AS taken_back_at_ms
    FROM entries e LEFT JOIN entries r ON r.reference = e.reference AND r.kind = 'reversal'
    WHERE ${allOf(conditions)} ORDER BY e.at_ms DESC, e.seq DESC LIMIT ${limit + 1}`;
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    requests: shown.map((row) => endedRequest(row, text(row, "reference"))),
    next: last === undefined ? null : { atMs: integer(last, "at_ms"), seq: integer(last, "seq") },
  };
}

/** Days of the daily sums, both included. */
interface Days {
  readonly first: number;
  readonly last: number;
}

/**
 * The time in which there are requests of a key, a model or an upstream: the log, which has no index of
 * them, is read no further. Null: there are none. Each of them is looked up in its own index of the sums, so
 * that one that nobody used costs nothing; those of all together are sought within what that leaves.
 */
function* daysOf(filter: ReportFilter): Steps<readonly Sql[] | null> {
  const { accountId, keyId = null, model, upstream } = filter;
  const names = given({ "key_id =": keyId, "model =": model, "upstream =": upstream });
  if (names.length === 0) return [];
  let days: Days = { first: 0, last: Number.MAX_SAFE_INTEGER };
  for (const name of names) {
    const found = yield* firstAndLastDay([name]);
    if (found === null) return null;
    days = { first: Math.max(days.first, found.first), last: Math.min(days.last, found.last) };
  }
  const together = [...given({ "account_id =": accountId }), ...names];
  if (together.length > 1) {
    const within = given({ "day >=": days.first, "day <=": days.last });
    const found = yield* firstAndLastDay([...together, ...within]);
    if (found === null) return null;
    days = found;
  }
  return given({ "e.at_ms >=": days.first * DAY_MS, "e.at_ms <": (days.last + 1) * DAY_MS });
}

/** Null: there are no sums. */
function* firstAndLastDay(conditions: readonly Sql[]): Steps<Days | null> {
  const found = sql`SELECT day FROM daily_sums WHERE ${allOf(conditions)}`;
  const row = onlyRow(
    yield sql`SELECT (${found} ORDER BY day LIMIT 1) AS first,
      (${found} ORDER BY day DESC LIMIT 1) AS last`,
  );
  const [first, last] = [nullable(row, "first", integer), nullable(row, "last", integer)];
  return first === null || last === null ? null : { first, last };
}

/** The hold is looked for first: a request that is settled in between is then found ended. */
export function* showRequest(id: string): Steps<RequestRecord | null> {
  const [hold] = yield sql`SELECT * FROM holds WHERE request_id = ${id}`;
  if (hold !== undefined) return runningRequest(hold);
  const [entry] = yield sql`SELECT u.*, r.at_ms AS taken_back_at_ms
    FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
    WHERE u.reference = ${id} AND u.kind = 'usage'`;
  return entry === undefined ? null : endedRequest(entry, id);
}

/** A balance before a moment: what is kept of the account `a`, less all that came since. */
function balanceBefore(ms: number): Sql {
  const dayMs = Math.ceil(ms / DAY_MS) * DAY_MS;
  const later = sql`(SELECT coalesce(sum(amount), 0) FROM daily_sums
    WHERE account_id = a.id AND day >= ${dayMs / DAY_MS})`;
  const sameDay = sql`(SELECT coalesce(sum(amount), 0) FROM entries
    WHERE account_id = a.id AND at_ms >= ${ms} AND at_ms < ${dayMs})`;
  return sql`CAST(a.balance - ${later}${ms < dayMs ? sql` - ${sameDay}` : sql``} AS bigint)`;
}

/** Null where there is no such account. */
export function* statement(query: StatementQuery): Steps<StatementRecord | null> {
  const { accountId, fromMs, toMs } = query;
  const [balances] = yield sql`SELECT ${balanceBefore(fromMs)} AS opening,
    ${balanceBefore(toMs)} AS closing FROM accounts a WHERE a.id = ${accountId}`;
  if (balances === undefined) return null;
  const ofTime = allOf(narrowing({ accountId, fromMs, toMs }));
  const requests = yield sql`SELECT ${day} AS day, e.model AS model, ${SUMS},
      CAST(sum(e.amount) AS text) AS amount
    FROM (${addends({ accountId, fromMs, toMs })}) AS e
    GROUP BY 1, 2 ORDER BY 1, 2`;
  const entries = yield sql`SELECT e.* FROM entries e
    WHERE ${ofTime} AND e.kind <> 'usage' AND e.kind IN ('top-up', 'refund') ORDER BY e.at_ms, e.seq`;
  const [head] = yield sql`SELECT hash FROM entries
    WHERE account_id = ${accountId} AND at_ms < ${toMs} ORDER BY at_ms DESC, seq DESC LIMIT 1`;
  return {
    openingBalance: amount(balances, "opening"),
    closingBalance: amount(balances, "closing"),
    usage: requests.map(statementUsage),
    entries: entries.map(statementEntry),
    head: head === undefined ? null : entryHash(head),
    rewinds: yield* findRewinds({ fromMs, toMs }),
  };
}

/** An entry without a reference of the operator's has its id instead. */
function statementEntry(row: Row): StatementEntryRow {
  const entry = postedEntry(row);
  const { kind, atMs, amount: signed, id, note } = entry;
  return { kind, reference: referenceOf(entry) ?? id, note, atMs, amount: signed };
}

function statementUsage(row: Row): StatementUsageRow {
  return {
    day: text(row, "day"),
    model: text(row, "model"),
    requests: integer(row, "requests"),
    promptTokens: integer(row, "prompt_tokens"),
    completionTokens: integer(row, "completion_tokens"),
    amount: total(row, "amount"),
  };
}
