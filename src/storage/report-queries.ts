import type {
  ReportFilter,
  RequestQuery,
  StatementQuery,
  UsageGrouping,
  UsageQuery,
} from "../ledger/reports.ts";

/** A query of either store; each `?` is the next of its values. */
export interface ReportQuery {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** How a store's SQL writes the UTC day and hour of `at_ms`. */
export interface ReportDialect {
  readonly day: string;
  readonly hour: string;
}

/** A condition with its values. */
type Condition = readonly [sql: string, ...values: (string | number)[]];

/** The account of a key narrows too: entries are found by account and time. */
const KEY_CONDITION =
  "e.account_id = (SELECT account_id FROM api_keys WHERE id = ?) AND e.key_id = ?";

function conditionsOf(filter: ReportFilter): readonly Condition[] {
  const { accountId, keyId, model, upstream, fromMs, toMs } = filter;
  const given = (sql: string, value: string | number | null | undefined): readonly Condition[] =>
    value === null || value === undefined ? [] : [[sql, value]];
  return [
    ...given("e.account_id = ?", accountId),
    ...(keyId === null || keyId === undefined ? [] : [[KEY_CONDITION, keyId, keyId] as const]),
    ...given("e.model = ?", model),
    ...given("e.upstream = ?", upstream),
    ...given("e.at_ms >= ?", fromMs),
    ...given("e.at_ms < ?", toMs),
  ];
}

function where(conditions: readonly Condition[]): ReportQuery {
  return {
    sql: conditions.map(([sql]) => sql).join("\n      AND "),
    values: conditions.flatMap(([, ...values]) => values),
  };
}

function groupOf(by: UsageGrouping, { day, hour }: ReportDialect): string {
  const groups = {
    key: "e.key_id",
    model: "e.model",
    account: "e.account_id",
    upstream: "coalesce(e.upstream, '')",
    day,
    hour,
  } as const satisfies Record<UsageGrouping, string>;
  return groups[by];
}

/** A reversal lessens the charge of its group; its request stays counted, with its cost. */
const SUMS = `count(*) FILTER (WHERE e.kind = 'usage') AS requests,
      CAST(coalesce(sum(e.prompt_tokens), 0) AS bigint) AS prompt_tokens,
      CAST(coalesce(sum(e.completion_tokens), 0) AS bigint) AS completion_tokens`;

/** Sums of usage by group, in the order of the groups. */
export function usageQuery(query: UsageQuery, dialect: ReportDialect): ReportQuery {
  const { by, after = null, limit = null } = query;
  const group = groupOf(by, dialect);
  const { sql, values } = where([
    ["e.kind IN ('usage', 'reversal')"],
    ...conditionsOf(query),
    ...(after === null ? [] : [[`${group} > ?`, after] as const]),
  ]);
  return {
    sql: `SELECT ${group} AS "group", ${SUMS},
      CAST(-sum(e.amount) AS bigint) AS charge,
      CAST(coalesce(sum(e.upstream_cost), 0) AS bigint) AS cost,
      count(*) FILTER (WHERE e.kind = 'usage' AND e.upstream_cost IS NULL)
        AS requests_without_cost
    FROM entries e
    WHERE ${sql}
    GROUP BY 1 ORDER BY 1${limit === null ? "" : " LIMIT ?"}`,
    values: limit === null ? values : [...values, limit],
  };
}

/** Requests that have ended, the latest first: one more than a page holds. */
export function requestsQuery(query: RequestQuery): ReportQuery {
  const { after = null, limit } = query;
  const { sql, values } = where([
    ["e.kind = 'usage'"],
    ...conditionsOf(query),
    ...(after === null ? [] : [["(e.at_ms, e.seq) < (?, ?)", after.atMs, after.seq] as const]),
  ]);
  return {
    sql: `SELECT e.*, r.at_ms AS taken_back_at_ms
    FROM entries e LEFT JOIN entries r ON r.reference = e.reference AND r.kind = 'reversal'
    WHERE ${sql}
    ORDER BY e.at_ms DESC, e.seq DESC LIMIT ?`,
    values: [...values, limit + 1],
  };
}

/** The three parts of a statement; to be read in one transaction. */
export interface StatementQueries {
  /** `opening` and `closing`, back from today's balance; no row: no such account. */
  readonly balances: ReportQuery;
  readonly usage: ReportQuery;
  readonly entries: ReportQuery;
  /** `hash` of the last entry; no row: there is none. */
  readonly head: ReportQuery;
}

/** A balance before a moment: what is kept of the account, less all that came since. */
const BALANCE_BEFORE = `CAST(a.balance - coalesce((SELECT sum(amount) FROM entries
      WHERE account_id = a.id AND at_ms >= ?), 0) AS bigint)`;

export function statementQueries(
  { accountId, fromMs, toMs }: StatementQuery,
  { day }: ReportDialect,
): StatementQueries {
  const { sql, values } = where(conditionsOf({ accountId, fromMs, toMs }));
  return {
    balances: {
      sql: `SELECT ${BALANCE_BEFORE} AS opening, ${BALANCE_BEFORE} AS closing
    FROM accounts a WHERE a.id = ?`,
      values: [fromMs, toMs, accountId],
    },
    usage: {
      sql: `SELECT ${day} AS day, e.model AS model, ${SUMS}, CAST(sum(e.amount) AS bigint) AS amount
    FROM entries e WHERE ${sql} AND e.kind IN ('usage', 'reversal')
    GROUP BY 1, 2 ORDER BY 1, 2`,
      values,
    },
    entries: {
      sql: `SELECT e.* FROM entries e WHERE ${sql} AND e.kind NOT IN ('usage', 'reversal')
    ORDER BY e.at_ms, e.seq`,
      values,
    },
    head: {
      sql: `SELECT hash FROM entries WHERE account_id = ? AND at_ms < ?
    ORDER BY at_ms DESC, seq DESC LIMIT 1`,
      values: [accountId, toMs],
    },
  };
}
