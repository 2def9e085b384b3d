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
  UsageTime,
} from "../../core/ledger/reports.ts";
import type { Outcome, RequestRecord } from "../../core/ledger/request-record.ts";
import { referenceOf } from "../../core/ledger/entry.ts";
import { entryHash, postedEntry } from "../shared/entry-records.ts";
import { hasOutcome } from "../shared/outcomes.ts";
import { endedRequest, HOUR_MS, runningRequest } from "../shared/records.ts";
import { amount, integer, text, total, type Row } from "../shared/rows.ts";
import {
  allOf,
  constant,
  day,
  durationMs,
  conditionsFor,
  hour,
  isFailed,
  isOneOf,
  joined,
  minute,
  sql,
  sumsByAccount,
  unindexed,
  type Sql,
} from "../shared/sql.ts";
import { findRewinds } from "./places.ts";
import { hoursOf, narrowing, ofNames, ofSession, ofTimes, withAccount } from "./report-filter.ts";
import type { Steps } from "./steps.ts";

const MINUTE_MS = HOUR_MS / 60;

/** Selects the hourly sums of a report, from `fromHour` up to but excluding `toHour`. */
interface SumQuery {
  readonly filter: ReportFilter;
  /** Grouping of the sums; null: several columns. */
  readonly by: UsageGrouping | null;
  readonly fromHour: number | null;
  readonly toHour: number | null;
}

/**
 * Selects hourly sums. For all hours the table is read in its own order; for some hours it is read
 * account by account. An index on a name or on the hours would require a separate look-up per row.
 */
function ofSums({ filter, by, fromHour, toHour }: SumQuery): Sql {
  const { accountId, keyId = null, model, upstream } = filter;
  const isOfAllHours = fromHour === null && toHour === null;
  const direct = isOfAllHours ? unindexed : sql``;
  const names = [
    // A key has fewer sums than its account.
    ...conditionsFor({ "account_id =": accountId }).map((name) =>
      keyId === null ? name : sql`${unindexed}${name}`,
    ),
    ...conditionsFor({ "key_id =": keyId }),
    ...conditionsFor({ "model =": model, "upstream =": upstream }).map(
      (name) => sql`${direct}${name}`,
    ),
  ];
  const hours = conditionsFor({ "hour >=": fromHour, "hour <": toHour });
  const isWithinEach = names.length === 0 && !isOfAllHours && by !== "account";
  return sql`FROM ${isWithinEach ? sumsByAccount : sql`hourly_sums`}
    WHERE ${allOf([...names, ...hours, sql`key_id <> ''`])}`;
}

/** Groups sums by the names of their entries. */
function summed(query: SumQuery): Sql {
  return sql`SELECT account_id, ${unindexed}key_id AS key_id, ${unindexed}model AS model,
      ${unindexed}upstream AS upstream, hour * 3600000 AS at_ms, requests, prompt_tokens,
      completion_tokens, amount, upstream_cost, requests_without_cost, failed_requests, duration_ms
    ${ofSums(query)}`;
}

/**
 * Groups sums by time only, so that each day or hour is formatted once; formatting costs as much as
 * adding up.
 */
function summedByTime(query: SumQuery, hours: 1 | 24): Sql {
  return byTime(constant(`hour / ${hours} * ${hours * HOUR_MS}`), ofSums(query));
}

/** Groups single entries by minute; there are no sums of minutes. */
function singleByMinute(filter: ReportFilter): Sql {
  const start = constant(`at_ms / ${MINUTE_MS} * ${MINUTE_MS}`);
  return byTime(start, sql`FROM (${single(filter)}) AS s`);
}

/** Adds up rows with the same start. */
function byTime(start: Sql, rows: Sql): Sql {
  return sql`SELECT '' AS account_id, '' AS key_id, '' AS model, '' AS upstream,
      ${start} AS at_ms, sum(requests) AS requests, sum(prompt_tokens) AS prompt_tokens,
      sum(completion_tokens) AS completion_tokens, sum(amount) AS amount,
      sum(upstream_cost) AS upstream_cost, sum(requests_without_cost) AS requests_without_cost,
      sum(failed_requests) AS failed_requests, sum(duration_ms) AS duration_ms
    ${rows} GROUP BY ${start}`;
}

/** Selects the entries of a time range, each as the sum of one entry. */
function single(filter: ReportFilter): Sql {
  return singleOf([sql`e.kind IN ('usage', 'reversal')`, ...narrowing(filter)]);
}

/**
 * Selects the requests with an outcome, which the hourly sums do not have, and their reversals. The
 * few reversals are read without regard to the time, from the index of the entries beside usage.
 */
function singleWith(outcome: Outcome, filter: ReportFilter): Sql {
  const isUsage = sql`e.kind = 'usage' AND ${constant(hasOutcome("e", outcome))}`;
  const isReversal = sql`e.kind <> 'usage' AND e.kind = 'reversal' AND EXISTS (SELECT 1
    FROM entries u WHERE u.reference = e.reference AND u.kind = 'usage'
      AND ${constant(hasOutcome("u", outcome))})`;
  const times = ofTimes(filter).map((time) => sql`${unindexed}${time}`);
  const requests = singleOf([isUsage, ...narrowing(filter)]);
  return sql`${requests} UNION ALL ${singleOf([isReversal, ...ofNames(filter), ...times])}`;
}

function singleOf(conditions: readonly Sql[]): Sql {
  return sql`SELECT e.account_id, e.key_id, e.model, coalesce(e.upstream, '') AS upstream, e.at_ms,
      CASE e.kind WHEN 'usage' THEN 1 ELSE 0 END AS requests,
      coalesce(e.prompt_tokens, 0) AS prompt_tokens,
      coalesce(e.completion_tokens, 0) AS completion_tokens, e.amount,
      coalesce(e.upstream_cost, 0) AS upstream_cost,
      CASE WHEN e.kind = 'usage' AND e.upstream_cost IS NULL THEN 1 ELSE 0 END
        AS requests_without_cost, ${isFailed} AS failed_requests, ${durationMs} AS duration_ms
    FROM entries e WHERE ${allOf(conditions)}`;
}

/**
 * Selects the addends of a report: hourly sums for the whole hours of its range, and entries for
 * the rest.
 */
function addends(filter: ReportFilter, by: UsageGrouping | null = null): Sql {
  const { fromMs = null, toMs = null, outcome = null } = filter;
  if (outcome !== null) return singleWith(outcome, filter);
  if (by === "minute") return singleByMinute(filter);
  const fromHour = fromMs === null ? null : Math.ceil(fromMs / HOUR_MS);
  const toHour = toMs === null ? null : Math.floor(toMs / HOUR_MS);
  if (fromHour !== null && toHour !== null && fromHour >= toHour) return single(filter);
  const sums = { filter, by, fromHour, toHour };
  const isByTime = by === "day" || by === "hour";
  const parts = [isByTime ? summedByTime(sums, by === "day" ? 24 : 1) : summed(sums)];
  if (fromMs !== null && fromHour !== null && fromMs < fromHour * HOUR_MS) {
    parts.push(single({ ...filter, toMs: fromHour * HOUR_MS }));
  }
  if (toMs !== null && toHour !== null && toMs > toHour * HOUR_MS) {
    parts.push(single({ ...filter, fromMs: toHour * HOUR_MS }));
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

/** A reversal reduces the charge of its group; the request and its upstream cost still count. */
const SUMS = sql`CAST(sum(e.requests) AS bigint) AS requests,
  CAST(sum(e.prompt_tokens) AS bigint) AS prompt_tokens,
  CAST(sum(e.completion_tokens) AS bigint) AS completion_tokens`;

const TOTALS = sql`${SUMS},
      CAST(-sum(e.amount) AS text) AS charge, CAST(sum(e.upstream_cost) AS text) AS cost,
      CAST(sum(e.requests_without_cost) AS bigint) AS requests_without_cost,
      CAST(sum(e.failed_requests) AS bigint) AS failed_requests,
      CAST(sum(e.duration_ms) AS bigint) AS duration_ms`;

/** Returns sums of usage by group, in the order of the groups. */
export function* usage(query: UsageQuery): Steps<readonly UsageRow[]> {
  const { by, after = null, top = null, per = null, limit } = query;
  if ((yield* hoursOf(query)) === null) return [];
  const group = groups[by];
  if (per !== null) return yield* usagePerTime(query, per);
  const source = addends(yield* withAccount(query), by);
  const later = after === null ? sql`TRUE` : sql`${group} > ${after}`;
  const order = top === null ? sql`1` : sql`sum(e.amount), 1`;
  const rows = yield sql`SELECT ${group} AS "group", ${TOTALS} FROM (${source}) AS e
    WHERE ${later} GROUP BY 1 ORDER BY ${order}${limited(top ?? limit)}`;
  return rows.map(usageRow);
}

/** Returns sums of each group by time, of the groups with the highest charges if only these count. */
function* usagePerTime(query: UsageQuery, per: UsageTime): Steps<readonly UsageRow[]> {
  const { by, after = null, afterTime = null, top = null, limit } = query;
  const [group, time] = [groups[by], groups[per]];
  const filter = yield* withAccount(query);
  const isMinute = per === "minute" && (query.outcome ?? null) === null;
  const source = isMinute ? single(filter) : addends(filter);
  const conditions = after === null ? [] : [sql`(${group}, ${time}) > (${after}, ${afterTime})`];
  if (top !== null) {
    const highest = yield* usage({ ...query, per: null, after: null });
    conditions.push(
      isOneOf(
        group,
        highest.map((row) => row.group),
      ),
    );
  }
  const rows = yield sql`SELECT ${group} AS "group", ${time} AS "time", ${TOTALS}
    FROM (${source}) AS e WHERE ${allOf(conditions)}
    GROUP BY 1, 2 ORDER BY 1, 2${limited(limit)}`;
  return rows.map((row) => ({ ...usageRow(row), time: text(row, "time") }));
}

function limited(count: number | undefined): Sql {
  return count === undefined ? sql`` : sql` LIMIT ${count}`;
}

function usageRow(row: Row): UsageRow {
  return {
    group: text(row, "group"),
    time: null,
    requests: integer(row, "requests"),
    promptTokens: integer(row, "prompt_tokens"),
    completionTokens: integer(row, "completion_tokens"),
    charge: total(row, "charge"),
    cost: total(row, "cost"),
    requestsWithoutCost: integer(row, "requests_without_cost"),
    failedRequests: integer(row, "failed_requests"),
    durationMs: integer(row, "duration_ms"),
  };
}

/** Lists ended requests, newest first. */
export function* listRequests(query: RequestQuery): Steps<RequestPage> {
  const { after = null, outcome = null, agentSession, limit } = query;
  const hours = yield* hoursOf(query);
  if (hours === null) return { requests: [], next: null };
  const conditions = [
    sql`e.kind = 'usage'`,
    ...narrowing(yield* withAccount(query)),
    ...hours,
    ...(outcome === null ? [] : [constant(hasOutcome("e", outcome))]),
    ...ofSession(agentSession),
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

/**
 * Returns a request. The hold is read first, so a request that is settled in between is found as
 * ended.
 */
export function* showRequest(id: string): Steps<RequestRecord | null> {
  const [hold] = yield sql`SELECT * FROM holds WHERE request_id = ${id}`;
  if (hold !== undefined) return runningRequest(hold);
  const [entry] = yield sql`SELECT u.*, r.at_ms AS taken_back_at_ms
    FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
    WHERE u.reference = ${id} AND u.kind = 'usage'`;
  return entry === undefined ? null : endedRequest(entry, id);
}

/**
 * Computes the balance before a time: the current balance of account `a` minus all later entries.
 */
function balanceBefore(ms: number): Sql {
  const hourMs = Math.ceil(ms / HOUR_MS) * HOUR_MS;
  const later = sql`(SELECT coalesce(sum(amount), 0) FROM hourly_sums
    WHERE account_id = a.id AND hour >= ${hourMs / HOUR_MS})`;
  const sameHour = sql`(SELECT coalesce(sum(amount), 0) FROM entries
    WHERE account_id = a.id AND at_ms >= ${ms} AND at_ms < ${hourMs})`;
  return sql`CAST(a.balance - ${later}${ms < hourMs ? sql` - ${sameHour}` : sql``} AS bigint)`;
}

/** Returns a statement; null if the account does not exist. */
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

/** Reads an entry of a statement; without an operator's reference its id is used. */
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
